"""Calls of `__enzyme_taylor` that make no sense, and functions that have no series, are refused. Numbers are checked in
tests/programs."""

from collections.abc import Callable

import pytest

HEAD = """
extern int enzyme_dup, enzyme_const, enzyme_dupv, enzyme_out, enzyme_width, enzyme_strong_zero;
typedef struct { double c[4]; } series;
typedef struct { double a, b; } pair;
series __enzyme_taylor(void *, ...);
static double f(double x, int n) { return x * n; }
static double g(double *x) { return x[0]; }
static double h(pair p) { return p.a * p.b; }
static float single(float x) { return x * x; }
__attribute__((noinline)) double own(double x) { return x * x; }
__attribute__((noinline)) double own_slope(double x, double dx) { return 2 * x * dx; }
void *__enzyme_register_derivative_own[] = {(void *)own, (void *)own_slope};
static double registered(double x) { return own(x) * x; }
static double halves(double x) { _Float16 a = x; return a * a; }
static double strided(double x) { return x; }
"""
CALLS = {
    "(void *)f, argc, x, c, 3": "the order, the second argument of '__enzyme_taylor', must be a positive constant",
    "(void *)f, 0, x, c, 3": "the order, the second argument of '__enzyme_taylor', must be a positive constant",
    "(void *)argv, 3, x, c": "'__enzyme_taylor' needs the function as its first argument, known at compile time",
    "(void *)f, 3, x, c": "nothing is given for parameter 2 ('n')",
    "(void *)f, 3, x, 3, 3": "behind parameter 1 ('x') stands the address of its 3 coefficients",
    "(void *)f, 3, x, c, 3, 4": "there are more arguments than parameters",
    "(void *)f, 3, enzyme_out, x, c, 3": "the marker 'enzyme_out' is not supported with '__enzyme_taylor'",
    "(void *)f, 3, enzyme_strong_zero, x, c, 3": "the marker 'enzyme_strong_zero' is not supported",
    "(void *)f, 3, enzyme_width, 2, x, c, 3": "the marker 'enzyme_width' is not supported with '__enzyme_taylor'",
    "(void *)f, 4, x, c, 3": "this request returns 5 doubles, but '__enzyme_taylor' is declared to return 4 doubles",
    "(void *)g, 3, enzyme_dup, &x, c": "stands the address of 3 shadows, and not of numbers",
    "(void *)g, 3, enzyme_dupv, &x, c": "the address of its coefficients is missing of parameter 1 ('x')",
    "(void *)h, 3, both, &both": "parameter 1 ('p') of 'h' is passed by value and is no number",
    "(void *)f, 3, x, singles, 3": "the coefficients of parameter 1 ('x') are of type float, and the parameter is of",
    "(void *)registered, 3, x, c": "this call has no Taylor series: 'own' has a derivative of its own",
    "(void *)halves, 3, x, c": "no Taylor series are computed of numbers of type half",
}


@pytest.mark.parametrize("given", CALLS)
def test_calls_that_make_no_sense_are_refused(given: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"""
int main(int argc, char **argv) {{
  double x = 1, c[3] = {{1}};
  float singles[3] = {{1}};
  pair both = {{1, 2}};
  return __enzyme_taylor({given}).c[0] > argc + singles[0] + both.a;
}}
""", "-Wno-return-stack-address")
    assert CALLS[given] in said
    assert said.count("error:") == 1, said


def test_a_library_function_without_series_is_refused_at_its_line(refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + """
double cblas_ddot(int, const double *, int, const double *, int);
static double dot(double *x) {
  return cblas_ddot(2, x, 1, x, 1);
}
int main(void) {
  double x[2] = {1, 2}, c[3][2] = {{1}};
  return __enzyme_taylor((void *)dot, 3, enzyme_dupv, sizeof c[0], x, c).c[0] > 0;
}
""", "--enzyme-when=compile")
    assert "program.c:19:10: error: this call has no Taylor series: 'cblas_ddot' is a function of BLAS" in said
    assert "--enzyme-blas-bodies" in said


def test_numbers_by_value_may_have_coefficients_at_a_stride(check: Callable[..., None]) -> None:
    check(HEAD + """
int main(void) {
  double c[6] = {1, 9, 2, 9, 3, 9};
  series s = __enzyme_taylor((void *)strided, 3, enzyme_dupv, 16, 5.0, c);
  for (int k = 0; k < 4; k++) CHECK_CLOSE("strided", s.c[k], k ? k : 5, 0);
  return check_report();
}
""")
