"""What a registration says of a function holds, whatever LLVM knows of the function's results and arguments."""

from __future__ import annotations

from collections.abc import Callable

import pytest

PROGRAM = """
#define PTR(f) (void *)f
/* results that LLVM knows: an argument, a constant, that of another function */
static double stop(double x) { return x; }
void *__enzyme_inactivefn_stop[] = {PTR(stop)};
static double three(double x) { return 3; }
void *__enzyme_function_like_three[] = {PTR(three), (void *)"exp"};
static double straight(double x) { return x; }
static double straight_augmented(double x) { return x; }
static double straight_reverse(double x, double seed) { return 100 * seed; }
static double straight_forward(double x, double dx) { return 100 * dx; }
void *__enzyme_register_gradient_straight[] = {PTR(straight), PTR(straight_augmented), PTR(straight_reverse)};
void *__enzyme_register_derivative_straight[] = {PTR(straight), PTR(straight_forward)};
/* arguments that the primal does not read, but the rule does */
static double inject(double x, double w) { return x; }
static double inject_augmented(double x, double w) { return x; }
struct two { double dx, dw; };
static struct two inject_reverse(double x, double w, double seed) { return (struct two){seed * w, 0}; }
static double inject_forward(double x, double dx, double w, double dw) { return dx * w; }
void *__enzyme_register_gradient_inject[] = {PTR(inject), PTR(inject_augmented), PTR(inject_reverse)};
void *__enzyme_register_derivative_inject[] = {PTR(inject), PTR(inject_forward)};
static void scale(double *x, double w) {}
static void scale_augmented(double *x, double *dx, double w) {}
static void scale_reverse(double *x, double *dx, double w) { *dx *= w; }
static void scale_forward(double *x, double *dx, double w, double dw) { *dx *= w; }
void *__enzyme_register_gradient_scale[] = {PTR(scale), PTR(scale_augmented), PTR(scale_reverse)};
void *__enzyme_register_derivative_scale[] = {PTR(scale), PTR(scale_forward)};

static double f0(double x) { return stop(x) * x; }
static double f1(double x) { return three(x); }
static double f2(double x) { return straight(x) * x; }
static double f3(double x) { return inject(x, 10) + x; }
static double f4(double x) { double y = x * x; scale(&y, 7); return y; }
#define BOTH(f, want) \\
  CHECK_CLOSE(#f " reverse", __enzyme_autodiff(PTR(f), 3.0), want, 1e-14); \\
  CHECK_CLOSE(#f " forward", __enzyme_fwddiff(PTR(f), 3.0, 1.0), want, 1e-14);
int main(void) {
  BOTH(f0, 3.0)
  BOTH(f1, 3.0)  /* the function's own result stands for exp(x) */
  BOTH(f2, 3.0 + 100 * 3.0)
  BOTH(f3, 11.0)
  BOTH(f4, 42.0)
  return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2", pytest.param("-O3", marks=pytest.mark.long)])
def test_registered_functions_that_llvm_sees_through(level: str, check: Callable[..., None]) -> None:
    check(PROGRAM, level)


ADDRESS = """
static double numbers[4];
static double *buffer(void) { return numbers; }
void *__enzyme_inactivefn_buffer[] = {(void *)buffer};
static double f(double x) { double *p = buffer(); p[0] = x * x; return p[0] * x; }
static const char *name(int i) { return i ? "ab" : "c"; }
void *__enzyme_inactivefn_name[] = {(void *)name};
static double g(double x) { return x * x * strlen(name(x > 0)); }
"""


def test_an_inactive_function_may_return_addresses_but_of_numbers_with_derivatives(
    check: Callable[..., None], refusal: Callable[..., str]
) -> None:
    check("#include <string.h>" + ADDRESS + """int main(void) {
  CHECK_CLOSE("reverse", __enzyme_autodiff((void *)g, 3.0), 12.0, 1e-14);
  CHECK_CLOSE("forward", __enzyme_fwddiff((void *)g, 3.0, 1.0), 12.0, 1e-14);
  return check_report();
}""")
    for hook in ("__enzyme_autodiff((void *)f, 3.0)", "__enzyme_fwddiff((void *)f, 3.0, 1.0)"):
        said = refusal("#include <string.h>" + ADDRESS + f"int main(void) {{ return {hook} != 27; }}")
        assert "program.c:5:" in said and "behind an address that 'buffer' has returned" in said
