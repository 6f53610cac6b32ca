"""Bounds of expressions over all points of a box, in 50 digits, by mpmath's intervals."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import mpmath

from enzyme_cc.prove.terms import ADD, CONSTANT, DIVIDE, GUARD, MULTIPLY, SYMBOL, Real, reached

mpmath.iv.dps = 50
_FUNCTIONS = {"exp", "log", "sqrt", "sin", "cos", "tan"}
WIDE = "1e30"
"""What stands for infinity."""


class Unbounded(Exception):
    """Nothing is known of an expression's values."""


def box_of(bounds: Mapping[str, tuple[Fraction | None, Fraction | None]]) -> dict[str, Any]:
    """Intervals of symbols; None is no bound."""
    return {
        name: mpmath.iv.mpf([
            f"-{WIDE}" if low is None else _lower(low), WIDE if high is None else _lower(high)])
        for name, (low, high) in bounds.items()
    }


def _lower(value: Fraction) -> Any:
    return mpmath.iv.mpf(value.numerator) / value.denominator


def enclosure(term: Real, box: Mapping[str, Any]) -> Any:
    """An interval that holds all values of an expression in a box. Raises Unbounded."""
    found: dict[int, Any] = {}
    iv = mpmath.iv
    for node in reached([term]):
        args = [found[arg.number] for arg in node.args]
        if node.op is CONSTANT:
            if isinstance(node.value, float):
                raise Unbounded
            value = iv.mpf(node.value.numerator) / node.value.denominator
        elif node.op is SYMBOL:
            if node.value not in box:
                raise Unbounded
            value = box[node.value]
        elif node.op is ADD:
            value = args[0] + args[1]
        elif node.op is MULTIPLY:
            value = args[0] ** 2 if node.args[0] is node.args[1] else args[0] * args[1]
        elif node.op is GUARD:
            value = args[1]
        elif node.op is DIVIDE:
            if 0 in args[1]:
                raise Unbounded
            value = args[0] / args[1]
        elif node.value in _FUNCTIONS:
            if node.value in ("log", "sqrt") and not args[0].a > 0:
                raise Unbounded
            value = getattr(iv, node.value)(args[0]) if abs(args[0].b) < 1000 or node.value != "exp" else (
                iv.mpf([0, WIDE]))
        elif node.value in ("erf", "tanh"):
            value = iv.mpf([-1, 1])
        else:
            raise Unbounded
        found[node.number] = value
    return found[term.number]


def is_nonzero(term: Real, box: Mapping[str, Any]) -> bool:
    """Whether an expression is surely not zero in a box."""
    try:
        return 0 not in enclosure(term, box)
    except (Unbounded, ValueError, ZeroDivisionError, OverflowError):
        return False


def are_apart(a: Real, b: Real, point: Mapping[str, Fraction]) -> bool:
    """Whether two expressions surely differ at a point."""
    try:
        box = {name: _lower(value) for name, value in point.items()}
        first, second = enclosure(a, box), enclosure(b, box)
        return bool(first.b < second.a or second.b < first.a)
    except (Unbounded, ValueError, ZeroDivisionError, OverflowError):
        return False
