"""What a refusal says to do about it works: the program that is changed so is accepted, and its derivatives are right.

remedies_applied.c has for each kind of remedy a function that is refused, and what becomes of it by each remedy. A
comment on the line of the refusal has its code and the beginning of its remedy.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import find_clang

HERE = Path(__file__).parent
CHECKS = HERE.parent.parent / "programs"
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
PACKED = """
static inline double halve(double x, unsigned *sum) {
  unsigned words[2];
  __builtin_memcpy(words, &x, 8);
  *sum = words[0] ^ words[1];
  return *sum * 1e-300;
}
static inline double pack(double x, unsigned *sum) {
  return x + halve(x, sum);
}
static inline double unpack(double x) { return x; }
"""
ELSEWHERE = "double elsewhere(double x) { return x * x; }\n"
REFUSED = re.compile(r"/\* refused: (.*?) \*/")

pytestmark = pytest.mark.slow


def compiled(folder: Path, way: int, *flags: str) -> subprocess.CompletedProcess[str]:
    """The program with the remedies of one number, 0 for none."""
    headers = folder / "usr" / "include"  # where a system's libraries have theirs
    headers.mkdir(parents=True, exist_ok=True)
    (headers / "packed.h").write_text(PACKED)
    (folder / "elsewhere.c").write_text(ELSEWHERE)
    subprocess.run([*find_clang().command, "-c", "elsewhere.c"], cwd=folder, check=True, timeout=60)
    words = [str(ENZYME_CLANG), *flags, f"-DWAY={way}", f"-I{CHECKS}", f"-I{headers}", str(HERE / "remedies_applied.c"),
             "elsewhere.c" if way > 2 else "elsewhere.o", "-o", "program", "-lm"]
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("flags", ["-O0", pytest.param("-O2 -g", marks=pytest.mark.long)])
def test_each_is_refused_in_its_line_with_what_to_do(flags: str, tmp_path: Path) -> None:
    built = compiled(tmp_path, 0, *flags.split())
    assert built.returncode == 1, built.stderr
    for number, line in enumerate((HERE / "remedies_applied.c").read_text().splitlines(), 1):
        if expected := REFUSED.search(line):
            said = re.search(
                rf"remedies_applied\.c:{number}:\d+: error: .*(?:\n(?!\S+: error).*)*", built.stderr)
            assert said is not None, f"no error in line {number}:\n{built.stderr}"
            code, _, remedy = expected[1].rpartition("] ")
            assert f"{code}]" in said[0] if code else True
            assert remedy in said[0], said[0]
    assert re.search(
        r"packed\.h:9:14: note: the library comes to it from here\n.*\n.*\n"
        r"\S*packed\.h:6:10: note: it is done here, in the library's code", built.stderr)


@pytest.mark.parametrize("level", ["-O1", pytest.param("-O0", marks=pytest.mark.long),
                                   pytest.param("-O3", marks=pytest.mark.long)])
@pytest.mark.parametrize("way", [1, 2, 3])
def test_each_remedy_works(way: int, level: str, tmp_path: Path) -> None:
    built = compiled(tmp_path, way, level)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
