"""Functions that return what they are given, and are registered: what is registered is believed."""

from __future__ import annotations

import pytest

PROGRAM = """
static double stop(double x) { return x; }
void *__enzyme_inactivefn_stop[] = {(void *)stop};
__attribute__((annotate("enzyme_inactive"))) static double told(double x) { return x; }
static double zero(double x) { return 0; }
static double one(double x, double t) { return t; }
static double seed(double x, double seed, void *tape) { return seed; }
void *__enzyme_register_gradient_zero[] = {(void *)zero, (void *)zero, (void *)seed};
void *__enzyme_register_derivative_zero[] = {(void *)zero, (void *)one};
static double clip(double x) { return x; }
static double clip_augmented(double x) { return x; }
static double clip_reverse(double x, double seed, void *tape) { return seed > 1 ? 1 : seed; }
static double clip_forward(double x, double tangent) { return tangent > 1 ? 1 : tangent; }
void *__enzyme_register_gradient_clip[] = {(void *)clip, (void *)clip_augmented, (void *)clip_reverse};
void *__enzyme_register_derivative_clip[] = {(void *)clip, (void *)clip_forward};
static double stopped(double x) { return stop(x) * x + told(x) * x; }
static double clipped(double x) { return 5 * clip(x); }
static double clipped_before(double x) { return clip(5 * x); }
static double at_zero(double x) { return x + zero(x); }
int main(void) {
  CHECK_CLOSE("inactive, reverse", __enzyme_autodiff((void *)stopped, 3.0), 6.0, 1e-15);
  CHECK_CLOSE("inactive, forward", __enzyme_fwddiff((void *)stopped, 3.0, 1.0), 6.0, 1e-15);
  CHECK_CLOSE("rule, reverse", __enzyme_autodiff((void *)clipped, 3.0), 1.0, 1e-15);
  CHECK_CLOSE("rule, forward", __enzyme_fwddiff((void *)clipped_before, 3.0, 1.0), 1.0, 1e-15);
  CHECK_CLOSE("constant result, reverse", __enzyme_autodiff((void *)at_zero, 3.0), 2.0, 1e-15);
  CHECK_CLOSE("constant result, forward", __enzyme_fwddiff((void *)at_zero, 3.0, 1.0), 2.0, 1e-15);
  return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3"])
def test_the_optimiser_does_not_look_through_them(check, level: str) -> None:
    check(PROGRAM, level)
