"""Every rule's partials against high-precision finite differences of the function itself."""

import math

import mpmath as mp
import pytest

from enzyme_cc.rules import FunctionRule, evaluate, iterate_rules, rule_named
from enzyme_cc.rules.expression import fold
from enzyme_cc.rules.numeric import _float_functions

from .primals import outputs, primal

RULES = [r for r in iterate_rules() if not r.structural and r.body is not None]
CASES = [pytest.param(r, s, id=f"{r.name}{s}") for r in RULES for s in r.samples]


def environment(rule: FunctionRule, sample, number) -> dict:
    """Parameters and outputs by name, real ones converted by `number`."""
    params = [p for p in rule.params if p.kind != "pointer"]
    exact = [int(v) if p.kind == "int" else mp.mpf(v) for p, v in zip(params, sample, strict=True)]
    values = dict(zip((p.name for p in params), exact, strict=True))
    values |= dict(zip((o.name for o in rule.outputs), outputs(rule, exact), strict=True))
    kinds = {p.name: p.kind for p in params} | {o.name: o.kind for o in rule.outputs}
    return {name: int(v) if kinds[name] == "int" else number(v) for name, v in values.items()}


def difference(rule: FunctionRule, sample, output: int, position: int):
    """Central difference of one output by one parameter, its error far below double precision."""
    params = [p for p in rule.params if p.kind != "pointer"]
    base = [int(v) if p.kind == "int" else mp.mpf(v) for p, v in zip(params, sample, strict=True)]
    step = mp.mpf(10) ** -20 * (abs(base[position]) or 1)
    right, left = list(base), list(base)
    right[position] += step
    left[position] -= step
    return (outputs(rule, right)[output] - outputs(rule, left)[output]) / (2 * step)


def one_sided(rule: FunctionRule, sample) -> bool:
    """Whether differences cannot be taken around the sample: it is at the edge of the domain."""
    return rule.name == "pow" and sample[0] <= 0


@pytest.mark.parametrize("rule, sample", CASES)
def test_partials_equal_finite_differences(rule: FunctionRule, sample):
    with mp.workdps(60):
        env = environment(rule, sample, mp.mpf)
        real = [p.name for p in rule.params if p.kind == "real"]
        positions = {p.name: i for i, p in enumerate(p for p in rule.params if p.kind != "pointer")}
        for row, output in enumerate(rule.outputs):
            if output.kind == "int":
                continue
            for name in real:
                if one_sided(rule, sample) and name == "y":
                    continue
                if rule.name == "scalb" and name == "y":
                    continue  # y stands for an integer: no difference can be taken
                partial = rule.partial(name, output.name)
                found = evaluate(partial, env, mp) if partial is not None else mp.mpf(0)
                expected = difference(rule, sample, row, positions[name])
                assert abs(found - expected) <= mp.mpf(10) ** -15 * max(abs(expected), mp.mpf(10) ** -18), (
                    f"d {output.name} / d {name} of {rule.name}{sample}: {found} instead of {expected}"
                )


def float_can(rule: FunctionRule) -> bool:
    known = _float_functions()
    return all(
        fold(e, lambda node, operands: all(operands) and (node.op != "call" or node.value in known))
        for e in rule.partials.values()
    )


@pytest.mark.parametrize("rule, sample", CASES)
def test_partials_on_floats_equal_partials_at_high_precision(rule: FunctionRule, sample):
    with mp.workdps(60):
        exact = environment(rule, sample, mp.mpf)
        floats = environment(rule, sample, float)
        for partial in rule.partials.values():
            expected = evaluate(partial, exact, mp)
            if not float_can(rule):
                continue
            found = evaluate(partial, floats)
            if mp.isnan(expected):
                assert math.isnan(found)
            else:
                assert found == pytest.approx(float(expected), rel=1e-13, abs=1e-15)


def test_every_rule_has_samples_and_an_oracle():
    for rule in RULES:
        if rule.name == "sloped":  # no function of its operands: it is told the slope that its value has
            continue
        assert callable(primal(rule)), rule.name
        assert rule.samples, rule.name
        assert rule.doc, rule.name


def test_only_special_functions_lack_float_evaluation():
    lacking = {r.body.__module__ for r in RULES if not float_can(r)}
    assert lacking == {"enzyme_cc.rules.special", "enzyme_cc.rules.cuda"}


def partials_at(name: str, **env) -> dict[str, float]:
    rule = rule_named(name)
    return {p: evaluate(e, env) for (_, p), e in rule.partials.items()}


ZEROS = [0.0, -0.0]


@pytest.mark.parametrize("zero", ZEROS)
def test_the_sign_of_a_zero_is_the_slope_of_fabs(zero):
    assert partials_at("fabs", x=zero) == {"x": math.copysign(1.0, zero)}
    assert partials_at("copysign", x=zero, y=-2.0) == {"x": -math.copysign(1.0, zero)}


@pytest.mark.parametrize("name", ["fmax", "fmin", "fmaximum", "fminimum"])
def test_ties_of_extrema_go_to_the_first_argument(name):
    assert partials_at(name, x=2.0, y=2.0) == {"x": 1.0, "y": 0.0}


@pytest.mark.parametrize("name", [
    "fmax", "fmaximum", "fmaximum_num", "fmaximum_mag", "x86.max", "fmin", "fminimum", "fminimum_num", "fminimum_mag",
    "x86.min",
])  # fmt: skip
def test_minus_zero_is_below_zero_to_extrema(name):
    larger = 1.0 if "max" in name else 0.0
    assert partials_at(name, x=0.0, y=-0.0) == {"x": larger, "y": 1.0 - larger}
    assert partials_at(name, x=-0.0, y=0.0) == {"x": 1.0 - larger, "y": larger}


def test_positive_differences_are_flat_at_ties_but_of_zeros_of_different_sign():
    for x, y in [(2.0, 2.0), (0.0, 0.0), (-0.0, -0.0), (-0.0, 0.0), (math.nan, 1.0)]:
        assert partials_at("fdim", x=x, y=y) == {"x": 0.0, "y": 0.0}
    assert partials_at("fdim", x=0.0, y=-0.0) == {"x": 1.0, "y": -1.0}


@pytest.mark.parametrize("name", ["x86.max", "x86.min"])
@pytest.mark.parametrize("y", [2.0, math.nan])
def test_ties_of_x86_extrema_go_to_the_second_operand_as_the_instruction_does(name, y):
    assert partials_at(name, x=2.0, y=y) == {"x": 0.0, "y": 1.0}


@pytest.mark.parametrize("name", ["fmax", "fmin"])
def test_extrema_with_a_nan_pass_the_slope_to_the_number(name):
    assert partials_at(name, x=math.nan, y=2.0) == {"x": 0.0, "y": 1.0}
    assert partials_at(name, x=2.0, y=math.nan) == {"x": 1.0, "y": 0.0}


@pytest.mark.parametrize("x", ZEROS)
@pytest.mark.parametrize("y", ZEROS)
def test_angles_and_distances_are_flat_at_the_origin(x, y):
    assert partials_at("hypot", x=x, y=y, out=0.0) == {"x": 0.0, "y": 0.0}
    assert partials_at("atan2", x=x, y=y) == {"x": 0.0, "y": 0.0}
    assert partials_at("cabs", zr=x, zi=y, out=0.0) == {"zr": 0.0, "zi": 0.0}
    assert partials_at("carg", zr=x, zi=y) == {"zr": 0.0, "zi": 0.0}


def test_atan2_neither_overflows_nor_vanishes():
    found = partials_at("atan2", x=1e200, y=2e200)
    assert found == {"y": pytest.approx(2e-201, rel=1e-15), "x": pytest.approx(-4e-201, rel=1e-15)}
    assert partials_at("atan2", x=3e-300, y=0.0) == {"y": pytest.approx(1 / 3e-300), "x": 0.0}


@pytest.mark.parametrize("x, y, by_x, by_y", [
    (0.0, 0.0, 0.0, -math.inf),
    (0.0, 1.0, 1.0, 0.0),
    (0.0, 2.0, 0.0, 0.0),
    (0.0, 0.5, 0.0, 0.0),
    (-0.0, 0.5, 0.0, 0.0),
    (5e-324, 0.0, 0.0, math.log(5e-324)),
    (-2.0, 3.0, 12.0, math.nan),
])  # fmt: skip
def test_pow_at_the_edges(x, y, by_x, by_y):
    found = partials_at("pow", x=x, y=y, out=math.pow(x, y))
    assert found == {"x": by_x, "y": pytest.approx(by_y, nan_ok=True)}


def test_powi_with_exponent_zero_is_flat_at_zero():
    assert partials_at("powi", x=0.0, n=0) == {"x": 0.0}


def test_mixed_second_derivative_of_pow_survives_the_guard_at_exponent_zero():
    # d/dy (d/dx x^y) = 1/x at y = 0: the guard must not freeze the partial there.
    h = 1e-7
    slopes = [partials_at("pow", x=2.0, y=y, out=2.0**y)["x"] for y in (-h, 0.0, h)]
    assert slopes[1] == 0.0
    assert (slopes[2] - slopes[0]) / (2 * h) == pytest.approx(0.5)


@pytest.mark.parametrize("name, env", [
    ("sqrt", {"x": 0.0, "out": 0.0}), ("sqrt", {"x": -0.0, "out": -0.0}), ("cbrt", {"x": 0.0, "out": 0.0}),
    ("rootn", {"x": 0.0, "n": 3, "out": 0.0}), ("pow", {"x": 0.0, "y": 0.25, "out": 0.0}),
    ("asin", {"x": 1.0}), ("asin", {"x": -1.0}), ("acos", {"x": 1.0}), ("acos", {"x": -1.0}),
    ("asinpi", {"x": 1.0}), ("acospi", {"x": -1.0}), ("acosh", {"x": 1.0}),
    ("csqrt", {"zr": 0.0, "zi": -0.0, "re": 0.0, "im": -0.0}), ("casin", {"zr": -1.0, "zi": 0.0}),
    ("cacos", {"zr": 1.0, "zi": -0.0}), ("casinh", {"zr": 0.0, "zi": 1.0}), ("cacosh", {"zr": 1.0, "zi": 0.0}),
    ("cpow", {"zr": 0.0, "zi": 0.0, "wr": 0.5, "wi": 0.0, "re": 0.0, "im": 0.0}),
])  # fmt: skip
def test_a_slope_that_is_infinite_at_an_edge_where_the_function_is_finite_is_0(name, env):
    assert set(partials_at(name, **env).values()) == {0.0}


@pytest.mark.parametrize("name, env", [
    ("log", {"x": 0.0}), ("log1p", {"x": -1.0}), ("atanh", {"x": 1.0}), ("rsqrt", {"x": 0.0, "out": math.inf}),
    ("rootn", {"x": 0.0, "n": -2, "out": math.inf}), ("reciprocal", {"b": 0.0, "out": math.inf}),
])  # fmt: skip
def test_at_a_pole_the_slope_is_infinite_as_the_function_is(name, env):
    (slope,) = partials_at(name, **env).values()
    assert math.isinf(slope)


def test_at_the_pole_of_a_negative_power_the_slope_is_infinite():
    assert partials_at("pow", x=0.0, y=-0.5, out=math.inf)["x"] == -math.inf
    assert math.isnan(partials_at("cpow", zr=0.0, zi=0.0, wr=-0.5, wi=0.0, re=math.inf, im=math.nan)["zr"])


def test_of_nan_the_slope_of_a_root_is_nan():
    assert math.isnan(partials_at("sqrt", x=-1.0, out=math.nan)["x"])
    assert math.isnan(partials_at("asin", x=2.0)["x"])


def test_frexp_of_zero_has_slope_one():
    assert partials_at("frexp", x=0.0, out=0.0) == {"x": 1.0}


def test_fmod_takes_the_quotient_from_the_result():
    # 0.9999999999999999 / (1/3) rounds to 3, fmod takes 2.
    x, y = 0.9999999999999999, 0.3333333333333333
    assert partials_at("fmod", x=x, y=y, out=math.fmod(x, y))["y"] == -round((x - math.fmod(x, y)) / y)


def test_expm1_keeps_its_digits_far_below_zero():
    assert partials_at("expm1", x=-40.0) == {"x": pytest.approx(math.exp(-40.0), rel=1e-14)}
