"""What the program says of a function holds where it is called through a pointer, too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

PROGRAM = """
#define PTR(f) (void *)f
static double stop(double x) { return 2 * x; }
void *__enzyme_inactivefn_stop[] = {PTR(stop)};
__attribute__((enzyme_inactive)) static double quiet(double x) { return x; }
static double like(double x) { return log1p(x); }
void *__enzyme_function_like_like[] = {PTR(like), (void *)"sin"};
static double ruled(double x) { return x; }
static double ruled_augmented(double x) { return x; }
static double ruled_reverse(double x, double seed) { return 100 * seed; }
static double ruled_forward(double x, double dx) { return 100 * dx; }
void *__enzyme_register_gradient_ruled[] = {PTR(ruled), PTR(ruled_augmented), PTR(ruled_reverse)};
void *__enzyme_register_derivative_ruled[] = {PTR(ruled), PTR(ruled_forward)};
static double plain(double x) { return x; }

typedef double function(double);
static function *table[] = {stop, quiet, like, ruled, plain};
static double from_table(double x, int n) { return table[n](x) * x; }
struct model { function *f; double k; };
static double from_memory(struct model *m, double x) { return m->f(x) * x * m->k; }
int main(void) {
  volatile double x = 1;
  double want[] = {2, 1, log1p(1) + cos(1), 101, 2};
  for (volatile int n = 0; n < 5; n++) {
    CHECK_CLOSE("reverse", __enzyme_autodiff(PTR(from_table), x, enzyme_const, n), want[n], 1e-14);
    CHECK_CLOSE("forward", __enzyme_fwddiff(PTR(from_table), x, 1.0, enzyme_const, n), want[n], 1e-14);
    struct model m = {table[n], 1};
    CHECK_CLOSE("constant model", __enzyme_autodiff(PTR(from_memory), enzyme_const, &m, x), want[n], 1e-14);
  }
  return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2", pytest.param("-O3", marks=pytest.mark.long)])
def test_registered_functions_behind_pointers(level: str, check: Callable[..., None]) -> None:
    check(PROGRAM, level)
