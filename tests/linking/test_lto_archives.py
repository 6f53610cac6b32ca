"""Under -flto objects are bitcode: archives without an index, every linker, and what checks a whole program."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import PRINTED, Run

from enzyme_cc.toolchain.archive_writing import archive

Build = Callable[[str], str]
LINKERS = [name for name in ("bfd", "gold", "lld", "mold")
           if any(shutil.which(f"ld.{name}{suffix}") for suffix in ("", "-19"))]


def without_index(path: Path, *objects: Path) -> None:
    """What an `ar` makes whose plugin cannot read the members."""
    path.write_bytes(archive((object.name, object.read_bytes()) for object in objects))


@pytest.mark.parametrize("kind", ["-flto", pytest.param("-flto=thin", marks=pytest.mark.slow)])
@pytest.mark.parametrize("linker", [LINKERS[0], *(pytest.param(n, marks=pytest.mark.slow) for n in LINKERS[1:])])
def test_members_without_an_index(build: Build, run: Run, program: Path, kind: str, linker: str) -> None:
    (program / "plain.c").write_text("double loss(double);\nint main(void) { return loss(2) > 0; }\n")
    build(f"enzyme-clang -O2 {kind} -c main.c loss.c model.c plain.c")
    without_index(program / "libboth.a", program / "loss.o", program / "model.o")
    probe = run("enzyme-clang", kind, f"-fuse-ld={linker}", "plain.o", "loss.o", "model.o", "-lm", "-o", "probe",
                succeeds=False)
    if probe.returncode:
        pytest.skip(f"{linker} does not optimise programs here: {probe.stderr}")
    whole = "-Wl,--whole-archive libboth.a -Wl,--no-whole-archive main.o"
    for inputs in ("main.o libboth.a", "main.o -L. -lboth", whole):
        assert build(f"""
            enzyme-clang -O2 {kind} -fuse-ld={linker} {inputs} -lm -o program
            ./program""") == PRINTED
    assert build(f"""
        enzyme-clang -O2 {kind} -fuse-ld={linker} plain.o libboth.a -lm -o plain
        ./plain""") == ""


BASE = """
struct Base { virtual double at(double x) const = 0; virtual ~Base() {} };
double use(const Base &, double);
double call(double (*)(double), double);
"""
ASKS = """
#include <cstdio>
#include "base.h"
struct Square : Base { double at(double x) const override { return x * x; } };
double __enzyme_autodiff(void *, ...);
double twice(double x) { return 2 * x; }
static double f(double x) { Square s; const Base *b = &s; return b->at(x); }
int main() {
  Square s;
  std::printf("%g %g %g\\n", __enzyme_autodiff((void *)f, 2.0), use(s, 3), call(twice, 2));
}
"""
OTHER = """
#include "base.h"
struct Cube : Base { double at(double x) const override { return x * x * x; } };
double use(const Base &b, double x) { return b.at(x); }
double call(double (*p)(double), double x) { return p(x); }
double local(double x) { Cube c; return use(c, x); }
"""


@pytest.mark.skipif("lld" not in LINKERS, reason="lld is not installed: apt-get install lld-19")
@pytest.mark.parametrize("flags", [
    "-fsanitize=cfi -flto -fvisibility=hidden",
    pytest.param("-fsanitize=cfi -flto=thin -fvisibility=hidden", marks=pytest.mark.slow),
    pytest.param("-flto -fwhole-program-vtables -fvisibility=hidden", marks=pytest.mark.slow),
])
def test_calls_that_rely_on_the_whole_program(build: Build, run: Run, tmp_path: Path, flags: str) -> None:
    for name, text in (("base.h", BASE), ("asks.cpp", ASKS), ("other.cpp", OTHER)):
        (tmp_path / name).write_text(text)
    if run("clang++-19", *flags.split(), "-c", "other.cpp", succeeds=False).returncode:
        pytest.skip("this clang has no lists for -fsanitize=cfi: apt-get install libclang-rt-19-dev")
    build(f"enzyme-clang++ -O2 {flags} -c asks.cpp other.cpp")
    without_index(tmp_path / "libother.a", tmp_path / "other.o")
    for inputs in ("asks.o other.o", "asks.cpp other.cpp", "asks.o libother.a"):
        assert build(f"""
            enzyme-clang++ -O2 {flags} -fuse-ld=lld {inputs} -o program
            ./program""") == "4 9 4\n"
