"""Partials are themselves differentiable by the rules: second derivatives against finite differences."""

import mpmath as mp
import pytest

from enzyme_cc.rules import Expr, FunctionRule, evaluate, fold, iterate_rules, rule_named
from enzyme_cc.rules.expression import _node, const, flat_at, real, select

from .primals import outputs
from .test_derivatives import environment

RULES = [r for r in iterate_rules() if not r.structural and r.body is not None]
CASES = [pytest.param(r, s, id=f"{r.name}{s}") for r in RULES for s in r.samples if len(r.samples) > 1]
OPERATIONS = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "neg": "fneg"}
ZERO = const(0.0)


def substituted(expr: Expr, leaves: dict[str, Expr]) -> Expr:
    """The expression of a called function's rule, over the call's operands and result."""

    def visit(node: Expr, args: tuple[Expr, ...]) -> Expr:
        if node.op in ("arg", "out"):
            return leaves[node.value]
        if not args:
            return node
        return rebuild(node, args)

    return fold(expr, visit)


def rebuild(node: Expr, args: tuple[Expr, ...]) -> Expr:
    return _node(node.op, args, node.value, node.kind)


def derivative(expr: Expr, rule: FunctionRule, param: str) -> Expr:
    """d expr / d param, by the chain rule over the rules of what the expression computes."""

    def visit(node: Expr, slopes: tuple[Expr, ...]) -> Expr:
        if node.kind != "real" or node.op in ("const", "constant", "real"):
            return ZERO
        if node.op == "arg":
            return const(1.0) if node.value == param else ZERO
        if node.op == "out":
            return real(rule.partial(param, node.value) or ZERO)
        if node.op == "select":
            return select(node.args[0], slopes[1], slopes[2])
        if node.op == "flat":
            return flat_at(node.args[0], slopes[1])
        inner = rule_named(OPERATIONS.get(node.op, node.value))
        leaves = dict(zip((p.name for p in inner.params), node.args, strict=True)) | {"out": node}
        total = ZERO
        for p, slope in zip(inner.params, slopes, strict=True):
            partial = inner.partial(p.name)
            if partial is not None and slope is not ZERO:
                total = total + substituted(partial, leaves) * slope
        return total

    return fold(expr, visit)


def partial_nearby(rule: FunctionRule, expr: Expr, sample, position: int, step):
    moved = list(sample)
    moved[position] = mp.mpf(moved[position]) + step
    return evaluate(expr, environment(rule, moved, mp.mpf), mp)


@pytest.mark.parametrize("rule, sample", CASES)
def test_second_derivatives_follow_from_the_rules(rule: FunctionRule, sample):
    positions = {p.name: i for i, p in enumerate(p for p in rule.params if p.kind != "pointer")}
    with mp.workdps(60):
        assert outputs(rule, [mp.mpf(v) if isinstance(v, float) else v for v in sample])
        for expr in rule.partials.values():
            for name in rule.differentiable:
                position = positions[name]
                if rule.name in ("pow", "cpow", "scalb") and (sample[0] <= 0 or name == "y"):
                    continue  # the edge of the domain
                if rule.name in ("hypot", "atan2", "atan2pi", "carg") and 0.0 in sample:
                    continue  # the rule may switch branches there, which a difference would straddle
                step = mp.mpf(10) ** -20 * (abs(mp.mpf(sample[position])) or 1)
                right = partial_nearby(rule, expr, sample, position, step)
                left = partial_nearby(rule, expr, sample, position, -step)
                expected = (right - left) / (2 * step)
                found = evaluate(derivative(expr, rule, name), environment(rule, sample, mp.mpf), mp)
                scale = max(abs(expected), mp.mpf(10) ** -15)
                assert abs(found - expected) <= mp.mpf(10) ** -15 * scale, (rule.name, name, sample)
