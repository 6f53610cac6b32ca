"""C++20 modules by way of a .pcm, and what -save-temps keeps."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import find_clang

pytestmark = pytest.mark.slow

BIN = Path(sys.executable).parent

MODULE = """
module;
#include <cmath>
export module m;
export double square(double x) { return x * std::sin(x); }
export template <class T> T cube(T x) { return x * x * x; }
double hidden(double x) { return x + 1; }
export inline double by_hidden(double x) { return hidden(x) * x; }
"""
MAIN = """
#include <cstdio>
import m;
double __enzyme_autodiff(void *, ...);
double f(double x) { return square(x) + cube(x) + by_hidden(x); }
int main() { std::printf("%.4f\\n", __enzyme_autodiff((void *)f, 2.0)); }
"""
ASKING_MODULE = """
module;
double __enzyme_autodiff(void *, ...);
export module slope;
double g(double x) { return x * x * x; }
export double slope(double x) { return __enzyme_autodiff((void *)g, x); }
"""
USER = "import slope;\nint main() { return slope(2) != 12; }\n"


def run(folder: Path, commands: str) -> str:
    printed = ""
    for line in filter(str.strip, commands.splitlines()):
        first, *rest = line.split()
        program = str(BIN / first) if first.startswith("enzyme") else first
        done = subprocess.run([program, *rest], cwd=folder, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, line + "\n" + done.stderr
        printed = done.stdout
    return printed


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    for name, text in (("m.cppm", MODULE), ("main.cpp", MAIN), ("slope.cppm", ASKING_MODULE), ("user.cpp", USER)):
        (tmp_path / name).write_text(text)
    words = [*find_clang().command, "--driver-mode=g++", "-std=c++20", "--precompile", "m.cppm", "-o", "probe.pcm"]
    if subprocess.run(words, cwd=tmp_path, capture_output=True, timeout=60).returncode:
        pytest.skip("this clang precompiles no modules")
    return tmp_path


@pytest.mark.parametrize("flags", ["-O1", pytest.param("-O0 -g", marks=pytest.mark.slow)])
def test_a_request_reaches_into_a_module(modules: Path, flags: str) -> None:
    cxx = f"enzyme-clang++ -std=c++20 {flags}"
    assert run(modules, f"""
        {cxx} --precompile m.cppm -o m.pcm
        {cxx} -c m.pcm -o m.o
        {cxx} -fmodule-file=m=m.pcm -c main.cpp -o main.o
        {cxx} main.o m.o -o program
        ./program""") == "17.0770\n"
    assert run(modules, f"""
        {cxx} -fmodule-file=m=m.pcm main.cpp m.pcm -o program
        ./program""") == "17.0770\n"


def test_a_module_asks(modules: Path) -> None:
    cxx = "enzyme-clang++ -std=c++20 -O1"
    run(modules, f"""
        {cxx} --precompile slope.cppm -o slope.pcm
        {cxx} -c slope.pcm -o slope.o
        {cxx} -fmodule-file=slope=slope.pcm user.cpp slope.o -o program
        ./program
        {cxx} -fmodule-file=slope=slope.pcm user.cpp slope.pcm -o program2
        ./program2""")


@pytest.mark.parametrize(("flag", "folder"), [
    ("-save-temps", "."), ("-save-temps=obj", "out"), pytest.param("-save-temps=cwd", ".", marks=pytest.mark.long),
])
def test_what_save_temps_keeps(tmp_path: Path, flag: str, folder: str) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "unit.c").write_text(
        "double __enzyme_autodiff(void *, ...);\nstatic double f(double x) { return x * x; }\n"
        "int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6; }\n")
    for words in ("-O1 -c unit.c -o out/unit.o", "-O1 unit.c -o out/unit"):
        for path in (tmp_path / folder).glob("unit.[ibs]*"):
            path.unlink()
        run(tmp_path, f"enzyme-clang {flag} {words}")
        kept = {path.name for path in (tmp_path / folder).iterdir()}
        assert {"unit.i", "unit.bc", "unit.s"} <= kept
        assert "__enzyme_autodiff" not in (tmp_path / folder / "unit.s").read_text()
    run(tmp_path, "./out/unit")


def test_objects_of_save_temps_are_differentiated_at_the_link(tmp_path: Path) -> None:
    (tmp_path / "asks.c").write_text(
        "double __enzyme_autodiff(void *, ...);\ndouble f(double);\n"
        "int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6; }\n")
    (tmp_path / "model.c").write_text("double f(double x) { return x * x; }\n")
    run(tmp_path, """
        enzyme-clang -O1 -save-temps -c asks.c model.c
        enzyme-clang asks.o model.o -o program
        ./program""")
