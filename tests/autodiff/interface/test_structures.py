"""Structures by value in requests that make no sense are refused in the source's words, and numbers that are rounded
are told of."""

from collections.abc import Callable

_TYPES = """
typedef struct { double a, b; } two;
typedef struct { double v[3]; } three;
typedef struct { float x, y, z; } floats;
typedef struct { double *p; double h; } view;
typedef struct { union { double d; long l; } u; double x, y; } tagged;
typedef struct { three primal; double g; } three_and_number;
extern two __enzyme_autodiff_two(void *, ...), __enzyme_fwddiff_two(void *, ...);
extern three __enzyme_autodiff_three(void *, ...), __enzyme_fwddiff_three(void *, ...);
extern floats __enzyme_fwddiff_floats(void *, ...);
static double f(two p, double s) { return p.a * p.b * s; }
static double g(three v, two p) { return v.v[0] * p.a; }
static double h(view v, double s) { return v.p[0] * v.h * s; }
static three to_three(double x) { return (three){{x, x, x}}; }
static tagged to_tagged(double x) { return (tagged){{x}, x, x}; }
int main(void) {
  two p = {2, 3};
  three v = {{1}};
  view w = {v.v, 1};
"""

_FIRST = _TYPES.count("\n") + 2
"""The line of the first statement behind them."""


def test_refusals_count_and_name_the_parameters_of_the_source(refusal: Callable[..., str]) -> None:
    said = refusal(_TYPES + """
  __enzyme_fwddiff((void *)f, enzyme_dup, p, enzyme_const, 5.0);
  __enzyme_fwddiff((void *)f, enzyme_dup, p, p);
  __enzyme_fwddiff_three((void *)to_three, 1.0, 1.0, 2.0);
  __enzyme_autodiff_three((void *)g, enzyme_out, v, enzyme_const, 1.0);
  __enzyme_autodiff_two((void *)f, enzyme_out, v, enzyme_const, 1.0);
  __enzyme_autodiff((void *)f, enzyme_dup, p, p, enzyme_out, 1.0);
  __enzyme_autodiff((void *)h, enzyme_out, w, enzyme_out, 1.0);
  __enzyme_autodiff((void *)to_tagged, 1.0);
}
""")
    for line, message in [
        (0, "wrong number of arguments to '__enzyme_fwddiff': the tangent of parameter 1 ('p') is missing before the "
             "marker 'enzyme_const'"),
        (1, "wrong number of arguments to '__enzyme_fwddiff': nothing is given for parameter 2 ('s')"),
        (2, "wrong number of arguments to '__enzyme_fwddiff': there are more arguments than parameters"),
        (3, "the argument for parameter 2 ('p') of 'g' is a floating-point number, but the function takes a structure "
             "'two' by value"),
        (4, "the argument for parameter 1 ('p') of 'f' is a structure 'three', but the function takes a structure "
             "'two' by value"),
        (5, "contradictory activity: parameter 1 ('p') is a structure of numbers passed by value and cannot be "
             "'enzyme_dup' in reverse mode"),
        (6, "contradictory activity: parameter 1 ('v') is a structure with pointers in it and cannot be 'enzyme_out'"),
        (7, "cannot differentiate 'to_tagged' in reverse mode: of the structure that it returns it is not known what "
             "numbers are in it"),
    ]:
        assert f"program.c:{_FIRST + line}:3: error: {message}" in said
    assert "note: 'f' takes 2 parameters" in said
    assert "note: 'to_three' takes 1 parameter\n" in said


def test_a_hook_that_returns_another_structure_is_told_which(refusal: Callable[..., str]) -> None:
    said = refusal(_TYPES + """
  two a = __enzyme_autodiff_two((void *)g, enzyme_out, v, enzyme_const, p);
  three b = __enzyme_autodiff_three((void *)g, enzyme_out, v, enzyme_out, p);
  floats c = __enzyme_fwddiff_floats((void *)to_three, 1.0, 1.0);
  double d = __enzyme_fwddiff((void *)to_three, 1.0, 1.0);
  return a.a + b.v[0] + c.x + d;
}
""")
    for line, message in [
        (0, "wrong result type: this request returns three, but '__enzyme_autodiff' is declared to return 2 doubles"),
        (1, "wrong result type: this request returns a structure of three and two, but '__enzyme_autodiff' is declared "
             "to return three"),
        (2, "wrong result type: this request returns three, but '__enzyme_fwddiff' is declared to return 3 floats"),
        (3, "wrong result type: this request returns three, but '__enzyme_fwddiff' is declared to return one double"),
    ]:
        assert f"program.c:{_FIRST + line}:" in said
        assert f": error: {message}" in said
    assert "note: the hook should return 'struct { three a; two b; }'" in said
    assert "note: the hook should return 'three'" in said


def test_what_is_lost_by_the_hooks_declaration_is_told(build: Callable[..., object]) -> None:
    said = build(_TYPES + """
  extern float __enzyme_fwddiff_float(void *, ...), __enzyme_autodiff_float(void *, ...);
  float a = __enzyme_fwddiff_float((void *)f, enzyme_dup, p, p, enzyme_const, 1.0);
  a += __enzyme_autodiff_float((void *)f, enzyme_const, p, enzyme_out, 1.0);
  a += __enzyme_autodiff((void *)h, enzyme_dup, w, w, enzyme_out, 1.0);
  two z = __enzyme_autodiff_two((void *)f, enzyme_const, p, enzyme_const, 1.0);
  return a + z.a;
}
""").stderr  # type: ignore[attr-defined]  # a CompletedProcess
    rounded = "warning: this request returns one double, which '{}' is declared to return as one float: it is rounded"
    assert f"program.c:{_FIRST + 1}:13: {rounded.format('__enzyme_fwddiff')}" in said
    assert f"program.c:{_FIRST + 2}:8: {rounded.format('__enzyme_autodiff')}" in said
    lost = "warning: the derivatives by the numbers in the structure that is parameter 1 of 'h' are lost"
    assert f"program.c:{_FIRST + 3}:8: {lost}" in said
    assert f"program.c:{_FIRST + 4}:11: warning: '__enzyme_autodiff' returns nothing here" in said
    assert said.count("warning: ") == 4
