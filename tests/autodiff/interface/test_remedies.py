"""Remedies speak the user's language, point into his file, and advise nothing that was done already."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc import ir
from enzyme_cc.ir.debug_info import language_of, tells_types
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule

BIN = Path(sys.executable).parent

VARIANTS = """
#include <variant>
#include <vector>
double __enzyme_autodiff(void *, ...);
static double f(double *x, int n) {
  std::vector<std::variant<double, std::vector<double>>> all;
  for (int i = 0; i < n; i++) if (i & 1) all.push_back(x[i] * x[i]); else all.push_back(std::vector<double>{x[i]});
  double s = 0;
  for (auto &e : all) s += e.index() ? std::get<1>(e)[0] : std::get<0>(e);
  return s;
}
int main() { double x[8] = {1}, d[8] = {0}; __enzyme_autodiff((void *)f, x, d, 8); }
"""


@pytest.mark.slow
@pytest.mark.parametrize("flags", ["-O1", "-O2 -g"])
def test_what_is_refused_in_a_library_is_told_in_the_users_file(tmp_path: Path, flags: str) -> None:
    (tmp_path / "unit.cpp").write_text(VARIANTS)
    words = [str(BIN / "enzyme-clang++"), "-std=c++17", *flags.split(), "unit.cpp", "-o", "unit"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    if done.returncode == 0:
        return  # it works by now
    places = re.findall(r"^(\S+?):\d+(?::\d+)?: (?:error|note): ", done.stderr, re.M)
    assert set(places) == {"unit.cpp"}, done.stderr
    assert "Vec " not in done.stderr


@pytest.mark.parametrize(("language", "name"), [("c", "C"), ("c++", "C++")])
@pytest.mark.parametrize("flag", ["-g", "-gline-tables-only"])
def test_language_and_types_of_a_unit(language: str, name: str, flag: str, tmp_path: Path) -> None:
    (tmp_path / "unit").write_text("static int square(int x) { return x * x; }\n"
                                   "int f(int x) { return square(x + 1); }\n")
    words = [*find_clang().command, "-x", language, "unit", flag, "-O2", "-c", "-emit-llvm", "-o", "unit.bc"]
    subprocess.run(words, cwd=tmp_path, check=True, timeout=60)
    module = ir.parse_module(LLVMModule.from_bitcode((tmp_path / "unit.bc").read_bytes()).text())
    function = next(f for f in module.functions.values() if f.has_body)
    instruction = function.blocks[0].instructions[0]
    assert language_of(instruction) == name
    assert tells_types(instruction) == (flag == "-g")
