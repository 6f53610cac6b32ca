"""What requests reach decides whether a unit is differentiated now or at the link."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain.closure import Unit, open_calls, open_ends
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


LAWS = """
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
typedef struct Law Law;
typedef double (*energy)(Law *, double);
typedef double (*plain)(double);
struct Law { energy call; double k; };
static double square(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double spring(Law *law, double x) { return law->k * x * x; }
static double run(Law *law, double *x) { return law->call(law, *x); }
static double apply(plain f, double x) { return f(x); }
"""
OF_X = " double g(double x) { return __enzyme_autodiff((void *)f, x); }"
OF_LAW = " return __enzyme_autodiff((void *)run, enzyme_dup, law, shadow, enzyme_dup, &x, dx); }"
OF_ITS_OWN = OF_LAW.replace("law, shadow,", "&law, &shadow,")
FROM_X = "double g(double x, double *dx) { "
PLAIN, OF_LAWS = {"double (double)"}, {"double (ptr, double)"}


@pytest.mark.parametrize("source, expected", [
    ("double f(double x) { plain g = x > 1 ? square : cube; return g(x); }" + OF_X, set()),
    ("double f(double x) { plain g = x > 1 ? sin : cos; return g(x); }" + OF_X, set()),
    ("double f(double x) { return apply(square, x) + apply(cube, x); }" + OF_X, set()),
    ("static plain const t[] = {square, cube}; double f(double x) { return t[(int)x](x); }" + OF_X, set()),
    ("static plain p = square; void set(void) { p = cube; } double f(double x) { return p(x); }" + OF_X, set()),
    ("static plain p = square; static void set(plain q) { p = q; } void other_way(void) { set(cube); }"
     "double f(double x) { return p(x); }" + OF_X, set()),
    ("static plain p = square; void set(plain q) { p = q; } double f(double x) { return p(x); }" + OF_X, PLAIN),
    ("plain p = square; double f(double x) { return p(x); }" + OF_X, PLAIN),
    ("plain pick(int); double f(double x) { return pick(1)(x); }" + OF_X, PLAIN),
    ("double g(double x) { return __enzyme_autodiff((void *)apply, enzyme_const, square, x); }", set()),
    ("double g(plain f, double x) { return __enzyme_autodiff((void *)apply, enzyme_const, f, x); }", PLAIN),
    ("double g(Law *law, Law *shadow, double x, double *dx) {" + OF_LAW, OF_LAWS),
    (FROM_X + "Law law = {spring, 2}, shadow = {0};" + OF_ITS_OWN, set()),
    ("double elsewhere(Law *, double);"  # which may set it
     + FROM_X + "Law law = {elsewhere, 2}, shadow = {0};" + OF_ITS_OWN, OF_LAWS),
    ("void init(Law *law, energy f) { law->call = f; }"
     + FROM_X + "Law law, shadow = {0}; init(&law, spring);" + OF_ITS_OWN, set()),
    ("Law *make(energy f) { Law *law = malloc(sizeof *law); law->call = f; return law; }"
     + FROM_X + "Law *law = make(spring), *shadow = make(0);" + OF_LAW, set()),
    ("Law *make(double); " + FROM_X + "Law *law = make(2), *shadow = make(0);" + OF_LAW, OF_LAWS),
    ("void fill(Law *); " + FROM_X + "Law law = {spring, 2}, shadow = {0}; fill(&law);" + OF_ITS_OWN, OF_LAWS),
    ("double g(energy f, double x, double *dx) { Law law = {f, 2}, shadow = {0};" + OF_ITS_OWN, OF_LAWS),
    ("Law *kept; " + FROM_X + "Law law = {spring, 2}, shadow = {0}; kept = &law;" + OF_ITS_OWN, OF_LAWS),
    ("static Law law = {spring, 2}; " + FROM_X + "Law shadow = {0};" + OF_ITS_OWN, set()),
    ("static Law law = {spring, 2}; Law *get(void) { return &law; } " + FROM_X + "Law shadow = {0};" + OF_ITS_OWN,
     OF_LAWS),
    ("double f(double *x) { Law *all[2], a = {spring, *x}, b = {spring, 2}; all[0] = &a; all[1] = &b; double s = 0;"
     "for (int i = 0; i < 2; i++) s += all[i]->call(all[i], *x); return s; }"
     + FROM_X + "return __enzyme_autodiff((void *)f, enzyme_dup, &x, dx); }", set()),
])
def test_pointers_that_other_files_may_set(source: str, expected: set[str], tmp_path: Path) -> None:
    assert open_calls(_text(tmp_path, LAWS + source)) == expected


def test_what_a_pointer_of_the_file_itself_may_hold_is_reached(tmp_path: Path) -> None:
    text = _text(tmp_path, LAWS + "static double by_another(Law *law, double x) { return other(x); }"
                 + FROM_X + "Law law = {x > 1 ? spring : by_another, 2}, shadow = {0};" + OF_ITS_OWN)
    assert open_ends(text) == ["other"]
    request = "double g(double x) { return __enzyme_autodiff((void *)apply, enzyme_const, other, x); }"
    text = _text(tmp_path, LAWS + request)
    assert open_ends(text) == ["other"]


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
