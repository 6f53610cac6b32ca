"""Requests that make no sense are refused with what to do."""

from collections.abc import Callable


def test_functions_with_a_variable_number_of_arguments_are_differentiated_by_way_of_others(
    refusal: Callable[..., str], check: Callable[..., None]
) -> None:
    function = """
#include <stdarg.h>
static double f(double *x, int n, ...) {
  va_list rest;
  va_start(rest, n);
  int power = n > 1 ? va_arg(rest, int) : 1;
  va_end(rest);
  return x[0] * x[0] * power;
}
"""
    said = refusal(function + """
int main(void) {
  double x[1] = {2}, g[1] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, 1);
  return 0;
}""")
    assert "program.c:13:3: error: cannot differentiate 'f' itself: it takes a variable number of arguments" in said
    assert "differentiate a function with a fixed list of parameters that calls it" in said
    check(function + """
static double cubes(double *x) { return f(x, 2, 3); }
int main(void) {
  double x[1] = {2}, g[1] = {0};
  __enzyme_autodiff((void *)cubes, enzyme_dup, x, g);
  return g[0] != 12;
}""")
