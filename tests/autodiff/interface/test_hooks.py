"""Batches, fixed points, and shadows of variables, that make no sense are refused; the examples of docs/hooks.md do
what they say. Numbers are checked in tests/programs."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HEAD = """
extern int enzyme_vector, enzyme_scalar, enzyme_buffer, enzyme_width, enzyme_dup;
typedef struct { double x[2]; } two;
two __enzyme_batch(void *, ...);
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_void(void *, ...);
static double f(double x, int n) { return x * n; }
"""
BATCHES = {
    "__enzyme_batch((void *)f, 1.0, 2.0, 1, 2)": "'__enzyme_batch' needs 'enzyme_width' and the number of lanes",
    "__enzyme_batch((void *)f, enzyme_width, 0, 1.0, 1)":
        "the vector width after enzyme_width must be a positive constant, at most 4096",
    "__enzyme_batch((void *)f, enzyme_width, 2, 1.0, enzyme_scalar, 1)":
        "parameter 1 of 'f' needs 2 values, one for each lane, or 'enzyme_scalar' and one for all",
    "__enzyme_batch((void *)f, enzyme_width, 2, 1.0, 2.0)": "'f' takes 2 parameters, and 1 are given for 2 lanes",
    "__enzyme_batch((void *)f, enzyme_width, 3, 1.0, 2.0, 3.0, enzyme_scalar, 1)":
        "'__enzyme_batch' returns 3 results of 'f', 24 bytes in all; it is declared to return 16",
    "__enzyme_batch((void *)f, enzyme_width, 2, enzyme_dup, 1.0, 2.0, 1, 2)":
        "the marker 'enzyme_dup' is not supported with '__enzyme_batch'",
}


@pytest.mark.parametrize("what", BATCHES)
def test_batches_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"int main(void) {{ two t = {what}; return t.x[0] > 0; }}")
    assert BATCHES[what] in said
    assert said.count("error:") == 1, said


SHADOWS = {
    "void *__enzyme_shadow_global_g[] = {&g};": "expected addresses of variables, each followed by that of its shadow",
    "float dg; void *__enzyme_shadow_global_g[] = {&g, &dg};": "the shadow 'dg' is of another type than 'g'",
    "double dg, eg; void *__enzyme_shadow_global_g[] = {&g, &dg, &g, &eg};": "'g' has two shadows",
}


@pytest.mark.parametrize("what", SHADOWS)
def test_shadows_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
double g = 2;
{what}
static double h(double x) {{ return g * x; }}
int main(void) {{ return __enzyme_autodiff((void *)h, 3.0) != 2; }}
""")
    assert SHADOWS[what] in said


def test_several_directions_through_one_shadow_are_refused(refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + """
double g = 2, dg;
void *__enzyme_shadow_global_g[] = {&g, &dg};
static double h(double *x) { return g * x[0]; }
int main(void) {
  double x = 3, a = 0, b = 0;
  __enzyme_autodiff_void((void *)h, enzyme_width, 2, &x, &a, &b);
  return a != 2;
}
""")
    assert "cannot compute 2 directions at once: the variable 'g' has one shadow, by its registration" in said


@pytest.mark.parametrize("name", ["batch", "errors", "fixed", "narrow", "shadow"])
def test_the_examples_of_the_page_do_what_they_say(name: str, tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "hooks.md").read_text()
    found = re.search(rf"\$ cat {name}\.c\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", page, re.S)
    assert found is not None
    (tmp_path / "program.c").write_text(found[1])
    command = [Path(sys.executable).parent / "enzyme-clang", "-O2", "program.c", "-o", "program", "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == found[2]


FIXED = {
    "__enzyme_fixed_point((void *)step, z, 1.0)":
        "'__enzyme_fixed_point' needs 'enzyme_fp_state', the address of the state, and its bytes",
    "__enzyme_fixed_point((void *)step, enzyme_fp_state, z, 8, z)":
        "'step' takes 2 arguments behind the number of the step, and 1 are given",
    "__enzyme_fixed_point((void *)no_step, enzyme_fp_state, z, 8, z)":
        "'no_step' is no step: it takes its number first, an integer, and returns whether another one is to follow",
    "__enzyme_fixed_point((void *)step, enzyme_fp_state, z, 8, enzyme_fp_reduction, 3, z, 1.0)":
        "'enzyme_fp_reduction' takes a number, and 'enzyme_fp_max_iters' an integer",
    "__enzyme_fixed_point((void *)step, enzyme_fp_state, z, 8, enzyme_dup, z, 1.0)":
        "the marker 'enzyme_dup' is not supported with '__enzyme_fixed_point'",
}


@pytest.mark.parametrize("what", FIXED)
def test_fixed_points_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
extern int enzyme_fp_state, enzyme_fp_reduction;
void __enzyme_fixed_point(void *, ...);
static int step(long i, double *z, double p) {{ *z = 0.5 * *z + p; return i < 9; }}
static void no_step(double *z) {{ *z = 0; }}
int main(void) {{ double z[1] = {{1}}; {what}; return z[0] > 0; }}
""")
    assert FIXED[what] in said
    assert said.count("error:") == 1, said


TRUNCATED = {
    "__enzyme_truncate_op_func((void *)g, 64, 64)":
        "'__enzyme_truncate_op_func' takes numbers of 64 bits to 16 or 32 bits, or to those of an exponent and a "
        "fraction",
    "__enzyme_truncate_op_func((void *)g, 64, 8, 40)":
        "'__enzyme_truncate_op_func' takes numbers of 64 bits to 2 to 11 bits of exponent and 1 to 25 of fraction",
    "__enzyme_truncate_op_func((void *)g, 80, 32)":
        "'__enzyme_truncate_op_func' takes formats of 32 and 64 bits, and no others, to others",
    "__enzyme_truncate_op_func((void *)g)":
        "'__enzyme_truncate_op_func' takes the bits of the wide format and of the narrow one, as constants",
    "__enzyme_truncate_op_func(p, 64, 32)":
        "'__enzyme_truncate_op_func' needs a function whose code is at hand, known at compile time",
    "__enzyme_truncate_mem_func((void *)g, 64, 32)":
        "'elsewhere', whose code is not at hand, returns a number: it cannot be truncated in memory",
}


@pytest.mark.parametrize("what", TRUNCATED)
def test_truncations_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
void *__enzyme_truncate_op_func(void *, ...), *__enzyme_truncate_mem_func(void *, ...);
double elsewhere(double);
static double g(double x) {{ return elsewhere(x) + x; }}
int main(int n, char **p) {{ return {what} == 0; }}
""")
    assert TRUNCATED[what] in said
    assert said.count("error:") == 1, said


def test_an_error_estimate_needs_the_code_of_a_function(refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + """
double __enzyme_error_estimate(void *, ...), elsewhere(double);
int main(void) { return __enzyme_error_estimate((void *)elsewhere, 1.0, 0.0) > 1; }
""")
    assert "'__enzyme_error_estimate' needs the function as its first argument, known at compile time, and" in said


REFERENCES = {
    "__enzyme_autodiff((void *)f, enzyme_byref, x, 1)":
        "'enzyme_byref' must be followed by the bytes of the argument, a constant",
    "__enzyme_autodiff((void *)f, enzyme_byref, 4, &x, 1)":
        "the argument for parameter 1 ('x') is 4 bytes, and the function takes 8 bytes by value",
    "__enzyme_autodiff((void *)f, enzyme_byref, 8, 1.0, 1)":
        "the argument for parameter 1 ('x') is no address, and the function takes 8 bytes by value",
}


@pytest.mark.parametrize("what", REFERENCES)
def test_references_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
extern int enzyme_byref;
int main(void) {{ double x = 2; return {what} > 1; }}
""")
    assert REFERENCES[what] in said, said
