"""Accesses through pointers of which only the running program knows whether anything active is there."""

from __future__ import annotations

import pytest
from operation_modules import differentiated, disagreement

PROGRAM = """
@fixed = internal global [200 x double] zeroinitializer
define double @f(ptr %x) {{
  %m = alloca [200 x double]
  store [200 x double] zeroinitializer, ptr %m
  %p1 = getelementptr double, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %p1
  %m7 = getelementptr double, ptr %m, i64 7
  %ab = fmul double %a, %b
  store double %ab, ptr %m7
  %active = fcmp {} double %a, 2.0
  %p = select i1 %active, ptr %m, ptr @fixed
  %all = load [200 x double], ptr %p
  %e = extractvalue [200 x double] %all, 7
  %s = fadd double %e, %b
  %r = fmul double %s, %s
  ret double %r
}}
"""


@pytest.mark.parametrize("way", ["olt", "ogt"])
def test_an_access_may_be_as_wide_as_it_likes(way: str) -> None:
    outcome, made = differentiated(PROGRAM.format(way), "reverse", preopt=False)
    assert outcome == "accepted", made
    assert disagreement(made, "reverse") is None
