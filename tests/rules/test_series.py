"""Recurrences of Taylor coefficients: which series each rule needs. Numbers are checked in tests/programs."""

import pytest

from enzyme_cc.rules import FunctionRule, iterate_rules
from enzyme_cc.rules.expression import arg
from enzyme_cc.rules.series import is_linear, recurrences

NONLINEAR = [rule for rule in iterate_rules() if not rule.structural and not rule.inactive
             and not is_linear(rule, frozenset(rule.differentiable))]
ENDLESS = frozenset("powi pow pown compoundn rootn tgamma lgamma lgamma_r digamma polygamma j0 j1 jn yn".split())
"""Their slopes are functions of which none came before."""


@pytest.mark.parametrize("rule", NONLINEAR, ids=lambda rule: rule.name)
def test_a_function_needs_few_series(rule: FunctionRule) -> None:
    counts = [len(recurrences(rule, frozenset(rule.differentiable), order).steps) for order in (4, 8, 16)]
    if rule.name in ENDLESS:
        assert counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) <= 64
    else:
        assert counts[0] == counts[2] <= 64


def test_slopes_that_hold_only_constants_are_linear() -> None:
    rules = {rule.name: rule for rule in iterate_rules()}
    assert is_linear(rules["fmul"], frozenset("a")) and not is_linear(rules["fmul"], frozenset("ab"))
    assert is_linear(rules["fdiv"], frozenset("a")) and not is_linear(rules["fdiv"], frozenset("b"))
    assert all(is_linear(rules[name], frozenset("x")) for name in ("fabs", "fmax", "copysign", "fmod", "ldexp"))


def test_steps_of_integers_are_added_up() -> None:
    n = arg("n", "int")
    assert (n - 1) + 1 is n and (n + 1) + 1 is n + 2 and (n - 2) - 1 is n - 3
