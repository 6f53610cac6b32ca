"""Expressions: identity, exact folding, walking, and the proof that a partial is finite."""

import math

import pytest

from enzyme_cc.rules import evaluate, fold, lookup, may_be_infinite_or_nan, rule_named, uses
from enzyme_cc.rules.expression import (
    CONSTANTS,
    arg,
    both,
    call,
    const,
    constant,
    either,
    eq,
    function,
    ne,
    negate,
    out,
    real,
    select,
)

x, y, n = arg("x"), arg("y"), arg("n", "int")
exp, sqrt = function("exp"), function("sqrt")


def test_equal_expressions_are_one_object():
    assert x * y + 1.0 is x * y + 1.0
    assert const(0.0) is not const(-0.0)
    assert const(math.nan) is const(math.nan)
    assert arg("x") is not out("x")


def test_only_exact_folds_happen():
    assert 1.0 * x is x and x * 1.0 is x and x / 1.0 is x and x - 0.0 is x
    opposite = -x
    assert -opposite is x
    assert -1.0 * x is -x
    assert (0.0 * x).op == "mul"
    assert (x - x).op == "sub" and (x / x).op == "div"
    assert const(0.5) * 4.0 is const(2.0)
    assert (const(1.0) / 3.0).op == "div"
    assert (const(1e16) + 1.0).op == "add"


def test_integers_and_reals_do_not_mix_silently():
    assert (n - 1).kind == "int" and (n - 1).args[1].value == 1
    assert (n * x).args[0] is real(n)
    assert (n * x).kind == "real"
    assert real(n - n).op == "real"


def test_conditions_are_no_numbers_and_have_no_truth_value():
    with pytest.raises(TypeError, match="select"):
        bool(x < y)
    with pytest.raises(TypeError, match="condition"):
        (x < y) + 1.0
    with pytest.raises(TypeError, match="needs a condition"):
        select(x, 1.0, 2.0)
    with pytest.raises(TypeError, match="not an operand"):
        x + "y"


def test_select_of_the_same_value_is_the_value():
    assert select(x < y, x, x) is x


@pytest.mark.parametrize("a, b", [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (math.nan, 1.0)])
def test_comparisons_follow_c(a, b):
    env = {"x": a, "y": b}
    for made, expected in [
        (x < y, a < b),
        (x <= y, a <= b),
        (x > y, a > b),
        (x >= y, a >= b),
        (eq(x, y), a == b),
        (ne(x, y), a != b),
        (both(x < y, x < 1.5), a < b and a < 1.5),
        (either(x > y, ne(x, x)), a > b or a != a),
        (negate(x < y), not a < b),
    ]:
        assert evaluate(made, env) is expected


def test_division_by_zero_follows_ieee():
    assert evaluate(1.0 / x, {"x": 0.0}) == math.inf
    assert evaluate(1.0 / x, {"x": -0.0}) == -math.inf
    assert math.isnan(evaluate(x / y, {"x": 0.0, "y": 0.0}))
    assert math.isnan(evaluate(x / y, {"x": math.nan, "y": 0.0}))


def test_fold_visits_each_node_once_and_shares_a_memo():
    visited = []
    shared = exp(x) * y
    memo = {}

    def visit(node, operands):
        visited.append(node)
        return sum(operands) + 1

    fold(shared + shared * shared, visit, memo)
    fold(shared, visit, memo)
    assert len(visited) == len(set(visited)) == 6


def test_uses_names_parameters_and_results():
    assert uses(x * out() + call("jn", n, 2.0)) == {"x", "out", "n"}
    assert uses(constant("pi") * 2.0) == frozenset()


@pytest.mark.parametrize("name, expected", [
    ("fmul", {"a", "b"}),
    ("fadd", set()),
    ("fdiv", {"b", "out"}),
    ("exp", {"out"}),
    ("tanh", {"out"}),
    ("sqrt", {"out"}),
    ("sin", {"x"}),
    ("sincos", {"sin", "cos"}),
    ("modf", set()),
    ("ldexp", {"n"}),
    ("cexp", {"re", "im"}),
])  # fmt: skip
def test_a_rule_needs_only_these_primals(name, expected):
    assert rule_named(name).uses() == expected


def test_what_a_rule_needs_depends_on_what_is_active():
    rule = lookup("pow").rule
    assert rule.uses(["x"]) == {"x", "y"}
    assert rule.uses(["y"]) == {"x", "y", "out"}
    assert rule.uses([]) == frozenset()
    assert rule_named("fmul").uses(["a"]) == {"b"}


@pytest.mark.parametrize("partial, suspect", [
    (x * y, False),
    (1.0 / x, True),
    (1.0 / (1.0 + x * x), False),
    (1.0 / (x * x), True),
    (1.0 / sqrt(1.0 + x * x), False),
    (1.0 / sqrt(x), True),
    (x / 2.0, False),
    (sqrt(x * x), False),
    (sqrt(x), True),
    (function("log")(x), True),
    (exp(x), True),
    (function("cos")(x), False),
    (select(x < y, 1.0 / x, 0.0), True),
    (out(), False),
])  # fmt: skip
def test_partials_that_may_be_infinite_are_found(partial, suspect):
    assert may_be_infinite_or_nan(partial) is suspect


@pytest.mark.parametrize("name, guarded", [
    ("fmul", {"a": False, "b": False}),
    ("fdiv", {"a": True, "b": True}),
    ("sqrt", {"x": True}),
    ("sin", {"x": False}),
    ("tanh", {"x": False}),
    ("atan", {"x": False}),
    ("exp", {"x": True}),
    ("log", {"x": True}),
    ("pow", {"x": True, "y": True}),
    ("fmax", {"x": False, "y": False}),
    ("fabs", {"x": False}),
])  # fmt: skip
def test_rules_say_which_partials_need_a_zero_guard(name, guarded):
    rule = rule_named(name)
    assert {p: rule.needs_zero_guard(rule.partials["out", p]) for p in guarded} == guarded


def test_constants_agree_with_mpmath():
    import mpmath as mp

    with mp.workdps(60):
        values = {
            "pi": mp.pi,
            "inverse_pi": 1 / mp.pi,
            "ln2": mp.ln2,
            "ln10": mp.ln10,
            "inverse_ln2": 1 / mp.ln2,
            "inverse_ln10": 1 / mp.ln10,
            "two_over_sqrt_pi": 2 / mp.sqrt(mp.pi),
        }
        assert values.keys() == CONSTANTS.keys()
        for name, value in values.items():
            assert abs(mp.mpf(CONSTANTS[name]) - value) < mp.mpf(10) ** -58, name
