"""What requests reach decides whether a unit is differentiated now or at the link."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain.closure import Unit, open_ends
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule

HEAD = """
#include <math.h>
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
double other(double), second(double);
"""


def _text(folder: Path, source: str) -> str:
    (folder / "unit.c").write_text(HEAD + source)
    subprocess.run(
        [*find_clang().command, "-O1", "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", "unit.c"],
        cwd=folder, check=True, timeout=60,
    )
    return LLVMModule.from_bitcode((folder / "unit.bc").read_bytes()).text()


REQUEST = "double gradient(double x) { return __enzyme_autodiff((void *)f, x); }\n"


@pytest.mark.parametrize("source, expected", [
    ("double f(double x) { return sin(x) + pow(x, 3); }", []),
    ("double f(double x) { printf(\"%g\", x); fflush(stdout); return x; }", []),
    ("double f(double x) { return other(x); }", ["other"]),
    ("double f(double x) { return j0(x) + lgamma(x); }", ["j0"]),
    ("double select(double); double f(double x) { return select(x); }", ["select"]),
    ("static double g(double x) { return other(x); } double f(double x) { return g(x); }", ["other"]),
    ("double g(double x) { return other(x); } double f(double x) { return x; }", []),
    ("double f(double x);", ["f"]),
    ("__attribute__((weak)) double f(double x) { return x; }", ["f"]),
    ("extern double (*table[])(double); double f(double x) { return table[0](x); }", ["table"]),
    ("static double (*const table[])(double) = {second};\n"
     "double f(double x) { return table[(int)x](x); }", ["second"]),
    ("extern double coefficient; double f(double x) { return coefficient * x; }", []),
    ("double f(double x) { return other(x); }\n"
     "double forward(double x) { return x; } double back(double x, double d) { return d; }\n"
     "void *__enzyme_register_gradient_other[] = {(void *)other, (void *)forward, (void *)back};", []),
    ("double f(double x) { return other(x); }\nvoid *__enzyme_function_like_other[] = {(void *)other, \"sin\"};", []),
])
def test_open_ends(source: str, expected: list[str], tmp_path: Path) -> None:
    assert open_ends(_text(tmp_path, source + "\n" + REQUEST)) == expected


def test_a_request_that_makes_no_sense_is_left_to_the_pass(tmp_path: Path) -> None:
    assert open_ends(_text(tmp_path, "double f(void *p, double x) { return __enzyme_autodiff(p, x); }")) == []


def test_symbols_are_those_of_the_object(tmp_path: Path) -> None:
    symbols = Unit(_text(tmp_path, """
        static int local; int global; extern int far; int *user(void) { local++; return &far; }
        __attribute__((weak)) int weak(void) { return local; }
        int alias(void) __attribute__((alias("weak")));
        int renamed(void) __asm__("other_name"); int renamed(void) { return 0; }
        """)).symbols()
    assert symbols.defined == {"global", "user", "weak", "alias", "other_name"}
    assert symbols.weak == {"weak"}
    assert "far" in symbols.undefined
