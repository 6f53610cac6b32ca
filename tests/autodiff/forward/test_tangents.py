"""Forward mode: what it returns is linear in the direction, and is the slope of the function along it."""

from __future__ import annotations

import random

import pytest
from operation_modules import COUNT, Runnable, differentiated, disagreement

PROGRAMS = {
    "a tangent that meets itself": """
  %a = load double, ptr %x
  %s = fadd double %a, %a
  %r = fmul double %s, %s
  ret double %r""",
    "a store that ends a tangent": """
  %p1 = getelementptr double, ptr %x, i64 1
  %m = alloca [2 x double]
  %m1 = getelementptr double, ptr %m, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %ab = fmul double %a, %b
  store double %ab, ptr %m
  store double %a, ptr %m1
  store double 3.0, ptr %m1
  %c = load double, ptr %m1
  %d = load double, ptr %m
  %r = fmul double %c, %d
  ret double %r""",
    "a word of bits that goes through memory": """
  %a = load double, ptr %x
  %q = fmul double %a, %a
  %m = alloca i64
  %k = bitcast double %q to i64
  store i64 %k, ptr %m
  %l = load i64, ptr %m
  %r = bitcast i64 %l to double
  ret double %r""",
    "a pointer that is chosen by a number": """
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %less = fcmp olt double %a, %b
  %p = select i1 %less, ptr %x, ptr %p1
  %c = load double, ptr %p
  %r = fmul double %c, %b
  ret double %r""",
}


@pytest.mark.parametrize("what", PROGRAMS)
def test_tangents_are_linear_in_the_direction_and_agree_with_differences(what: str) -> None:
    outcome, made = differentiated(f"define double @f(ptr %x) {{{PROGRAMS[what]}\n}}\n", "forward", preopt=False)
    assert outcome == "accepted", made
    assert disagreement(made, "forward") is None
    function, draw = Runnable(made, "forward"), random.Random(2)
    x, u, v = ([draw.uniform(0.2, 0.9) for _ in range(COUNT)] for _ in range(3))
    both = function.along(x, [3 * a - 2 * b for a, b in zip(u, v, strict=True)])
    assert both == pytest.approx(3 * function.along(x, u) - 2 * function.along(x, v), rel=1e-12)
    assert function.along(x, [0.0] * COUNT) == 0.0
