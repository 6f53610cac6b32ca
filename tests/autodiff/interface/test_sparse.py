"""Sparse derivatives that make no sense are refused, and what cannot be followed is, with its line; the examples of
docs/sparse.md do what they say. Numbers are checked in tests/programs and tests/cpp."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang

COMMAND = Path(sys.executable).parent / "enzyme-clang"
PAGE = (Path(__file__).parents[3] / "docs" / "sparse.md").read_text()


@pytest.mark.parametrize("name", ["heat.c", "energy.c", "columns.c", "heat.f90"])
def test_the_examples_of_the_page_do_what_they_say(name: str, tmp_path: Path) -> None:
    command = COMMAND if name.endswith(".c") else COMMAND.parent / "enzyme-flang"
    if name.endswith(".f90"):
        try:
            find_flang()
        except CompilerNotFound as problem:
            pytest.skip(str(problem))
    found = re.search(rf"\$ cat {re.escape(name)}\n(.*?)\$ {command.name} .*?\n(.*?)\n```", PAGE, re.S)
    assert found is not None
    (tmp_path / name).write_text(found[1])
    subprocess.run([command, "-O2", name, "-o", "program", "-lm"], cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert ran.stdout.rstrip() == found[2]


def test_gradcheck_takes_sets_of_indices_for_no_derivatives(tmp_path: Path) -> None:
    found = re.search(r"\$ cat heat\.c\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", PAGE, re.S)
    assert found is not None
    (tmp_path / "program.c").write_text(found[1])
    command = [COMMAND, "-O1", "--enzyme-gradcheck", "program.c", "-o", "program", "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == found[2]
    assert "MISMATCH" not in ran.stderr


HEAD = """
#include <enzyme/sparse.h>
double *__enzyme_todense(void *, ...);
static void f(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
static double e(const double *x, int n) { return n ? x[0] * x[0] : 0; }
static double at(const double *x, int k) { return x[k]; }
struct pair { double a, b, c; };
static void by_value(struct pair p, const double *x, double *y) { y[0] = x[0] * p.a; }
static void mixed(const void *x, double *y) { y[0] = ((const float *)x)[0] * 2.0; }
static void hidden(const void *x, void *y) { mixed(*(void **)x, *(void **)y); }
static void (*pointer)(const double *, double *, int);
static void through(const double *x, double *y, int n) { pointer(x, y, n); }
static void wide(const double *x, double *y, int n) { y[0] = (long double)x[0] * x[n]; }
double modf(double, double *);
static void parts(const double *x, double *y, int n) { y[0] = modf(x[0], y + 1); }
void dscal_(int *, double *, double *, int *);
static void blas(const double *x, double *y, int n) { double a = x[0]; dscal_(&n, &a, y, &n); }
static double unit(int64_t o, long i) { return o / 8 == i; }
static double none(int64_t o, long i) { return 0; }
static double below(int64_t o, long i) { return o / 8 < i; }
static double looped(int64_t o, long i) { for (long k = 0; k < i; k++) if (o == k) return 1; return 0; }
static int whole(int64_t o, long i) { return 0; }
static void put(double v, int64_t o, long i) {}
static void no_value(int64_t o, long i) {}
"""
SIGNS = {
    "LOAD(g)": "__enzyme_todense((void *)g, (void *)put, 1L)",
    "UNIT": "__enzyme_todense((void *)unit, (void *)put, 1L)",
    "NONE": "__enzyme_todense((void *)none, (void *)put, 1L)",
    "COLUMN(dx, dy)": "__enzyme_fwddiff_void((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, 2)",
    "JACOBIAN(...)": "__enzyme_sparse_jacobian((void *)f, &m, __VA_ARGS__)",
}
WRONG = {
    "__enzyme_sparse_jacobian((void *)f, &m)": "'f' takes 3 arguments, and 0 are given",
    "JACOBIAN(enzyme_input, x, 2, enzyme_output, y, 2)": "'f' takes 3 arguments, and 2 are given",
    "JACOBIAN(enzyme_input, x, 2, y, 2)":
        "'__enzyme_sparse_jacobian' needs 'enzyme_output', an array, and how many elements it has",
    "JACOBIAN(x, enzyme_output, y, 2, 2)":
        "'__enzyme_sparse_jacobian' needs 'enzyme_input', an array, and how many elements it has",
    "JACOBIAN(enzyme_input, x, 2, enzyme_output, y, x, 2)":
        "behind 'enzyme_output' stand an array and the number of its elements",
    "JACOBIAN(enzyme_input, x, 2, enzyme_dup, y, y, 2)":
        "the marker 'enzyme_dup' is not supported with '__enzyme_sparse_jacobian'",
    "JACOBIAN(enzyme_input, x, 2, enzyme_output, y, 2, 2.0)":
        "argument 3 of 'f' has type i32, and one of type double is given",
    "__enzyme_sparse_jacobian((void *)pointer, &m, enzyme_input, x, 2, enzyme_output, y, 2, 2)":
        "'__enzyme_sparse_jacobian' needs the function as its first argument, known at compile time, and its code",
    "__enzyme_sparse_jacobian((void *)by_value, &m, (struct pair){1}, enzyme_input, x, 2, enzyme_output, y, 2)":
        "'by_value' takes a structure by value: hand its address over",
    "__enzyme_sparse_hessian((void *)f, &m, enzyme_input, x, 2, y, 2)":
        "'f' does not return a number, of which there would be a Hessian",
    "__enzyme_sparse_hessian((void *)e, &m, x, 2)":
        "'__enzyme_sparse_hessian' takes 'enzyme_input', an array, and how many elements it has; the output is what "
        "the function returns",
    "__enzyme_sparse_jacobian((void *)hidden, &m, enzyme_input, x, 2, enzyme_output, y, 2)":
        "'hidden' computes with numbers of both precisions: put 'enzyme_single' or 'enzyme_doubles' before the marker "
        "of each array",
    "COLUMN(__enzyme_todense((void *)unit), NONE)":
        "'__enzyme_todense' needs two functions, 'load' and 'store', as its first arguments",
    "COLUMN(LOAD(pointer), NONE)":
        "the first argument of '__enzyme_todense' is the function 'load', known at compile time, with its code",
    "COLUMN(LOAD(whole), NONE)":
        "'whole' is no function that loads: it takes the offset in bytes, an integer, and returns a double or a float",
    "COLUMN(__enzyme_todense((void *)unit, (void *)put), NONE)":
        "'unit' takes 1 arguments behind the offset, and 0 are given",
    "COLUMN(__enzyme_todense((void *)unit, (void *)put, 1.0), NONE)":
        "argument 1 of 'unit' behind the offset has type i64, and one of type double is given",
    "COLUMN(LOAD(below), NONE)":
        "which elements 'below' makes other than zero is not told by its code: no comparison with the offset says "
        "where it is other than zero",
    "COLUMN(LOAD(looped), NONE)": "which elements 'looped' makes other than zero is not told by its code",
    "COLUMN(UNIT, __enzyme_todense((void *)none, (void *)no_value, 1L))":
        "'no_value' is no function that stores: it takes the value, as 'none' returns it, and the offset in bytes, an "
        "integer",
    "COLUMN(UNIT, x)": "argument 2 of 'f' has a shadow that is no array of '__enzyme_todense', as others are",
    "__enzyme_fwddiff_void((void *)f, enzyme_width, 2, enzyme_dup, x, UNIT, UNIT, enzyme_dup, y, NONE, NONE, 2)":
        "the marker 'enzyme_width' is not supported where a shadow is of '__enzyme_todense'",
    "y[0] = __enzyme_fwddiff((void *)at, enzyme_dup, x, UNIT, 1)":
        "the tangent of what 'at' returns is not computed where a shadow is of '__enzyme_todense'",
    "y[0] = UNIT[1]":
        "the pointer that '__enzyme_todense' returns leads to no memory: it can only be an argument of "
        "'__enzyme_fwddiff'",
}


def test_sparse_derivatives_that_make_no_sense_are_refused(refusal: Callable[..., str]) -> None:
    signs = "".join(f"#define {sign} {text}\n" for sign, text in SIGNS.items())
    said = refusal(f"{HEAD}{signs}int main(void) {{\n  double x[2] = {{1, 2}}, y[2];\n  struct enzyme_sparse m;\n"
                   "#line 1\n" + "".join(f"  {what};\n" for what in WRONG) + "  return y[0] > 0;\n}\n")
    for line, (what, message) in enumerate(WRONG.items(), 1):
        own = [each for each in said.split("\n") if re.match(rf"program\.c:{line}:\d+: error: ", each)]
        assert any(message in each for each in own), (what, own)


PATTERNS = {
    "through": "a call through a pointer does not hand on which inputs a number depends on",
    "wide": "an operation on numbers of type long double does not hand on which inputs a number depends on",
    "parts": "a call of 'modf' does not hand on which inputs a number depends on",
    "blas": "a call of 'dscal_' does not hand on which inputs a number depends on",
}


@pytest.mark.parametrize("name", PATTERNS)
def test_what_hides_how_numbers_come_about_is_refused_with_its_line(name: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
int main(void) {{
  double x[2] = {{1, 2}}, y[2];
  struct enzyme_sparse m;
  __enzyme_sparse_jacobian((void *){name}, &m, enzyme_input, x, 2, enzyme_output, y, 2, 1);
  return y[0] > 0;
}}
""")
    assert f"the pattern of a sparse derivative cannot be found: {PATTERNS[name]}" in said
    line = (HEAD.split("\n").index(next(text for text in HEAD.split("\n") if f"void {name}(" in text))) + 1
    assert f"program.c:{line}:" in said


RUN = HEAD + """
#include <stdio.h>
static void adds(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] += x[i] * x[i]; }
static void changes(double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i], x[i] = 1; }
static int count;
static void differs(const double *x, double *y, int n) { y[0] = count++ == 1 ? x[0] : x[1]; }
static void column(double v, int64_t o, long i) { printf("%ld %g\\n", (long)o / 8, v); }
"""
ENDS = {
    "adds": "the function adds to what was in its output before",
    "changes": "the function changes an input whose shadow is of '__enzyme_todense'",
    "differs": "the pattern of a sparse derivative does not hold",
}


@pytest.mark.parametrize("name", ENDS)
def test_a_function_that_cannot_run_several_times_ends_the_program(
    name: str, build: Callable[..., "subprocess.CompletedProcess[str]"], tmp_path: Path
) -> None:
    built = build(RUN + f"""
int main(void) {{
  double x[2] = {{1, 2}}, y[2] = {{0}};
  __enzyme_fwddiff_void((void *){name}, enzyme_dup, x, __enzyme_todense((void *)unit, (void *)put, 1L),
                   enzyme_dup, y, __enzyme_todense((void *)none, (void *)column, 1L), enzyme_const, 2);
}}
""")
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
    assert ran.returncode < 0
    assert ENDS[name] in ran.stderr


def test_a_loop_that_may_change_what_is_read_gets_a_warning(
    build: Callable[..., "subprocess.CompletedProcess[str]"], tmp_path: Path
) -> None:
    built = build(RUN + """
int main(void) {
  double x[2] = {1, 2}, y[2] = {0};
  for (long i = 0; i < 2; i++) {
    x[0] += 1;
    __enzyme_fwddiff_void((void *)f, enzyme_dup, x, __enzyme_todense((void *)unit, (void *)put, i),
                     enzyme_dup, y, __enzyme_todense((void *)none, (void *)column, i), enzyme_const, 2);
  }
}
""")
    assert built.returncode == 0, built.stderr
    assert "warning: this may change what 'f' reads: in this loop each column of its sparse derivative" in built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "0 4\n1 4\n"
