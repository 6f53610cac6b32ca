"""Where expressions are defined, and where they are differentiable: as comparisons that hold there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from enzyme_cc.prove.conditions import Atom, Equal, Less
from enzyme_cc.prove.terms import (
    CONSTANT,
    DIVIDE,
    FUNCTION,
    GUARD,
    MINUS_ONE,
    ONE,
    ZERO,
    Real,
    add,
    function,
    multiply,
    reached,
)

Fact = tuple[Atom, bool]


def smooth(node: Real) -> Iterator[Fact]:
    """Where the node is differentiable by its operands."""
    if node.op is DIVIDE:
        yield Equal(node.args[1], ZERO), False
    elif node.op is FUNCTION:
        yield from _smooth(node.value, node, node.args)


def _smooth(name: str, node: Real, args: tuple[Real, ...]) -> Iterator[Fact]:
    x = args[0]
    if name in ("sqrt", "log", "log2", "log10", "y0", "y1"):
        yield Less(ZERO, x), True
        if name == "sqrt":
            yield Equal(node, ZERO), False
            yield Less(ZERO, node), True
    elif name == "log1p":
        yield Less(MINUS_ONE, x), True
    elif name == "cbrt":
        yield Equal(x, ZERO), False
        yield Equal(node, ZERO), False
    elif name in ("asin", "acos", "atanh"):
        yield Less(x, ONE), True
        yield Less(MINUS_ONE, x), True
    elif name == "acosh":
        yield Less(ONE, x), True
    elif name == "tan":
        yield Equal(function("cos", x), ZERO), False
    elif name == "hypot":
        yield Equal(node, ZERO), False
        yield Equal(add(multiply(x, x), multiply(args[1], args[1])), ZERO), False
    elif name == "atan2":
        yield Equal(add(multiply(x, x), multiply(args[1], args[1])), ZERO), False
    elif name == "pow":
        yield from _of_power(x, args[1], 1)


def defined(node: Real) -> Iterator[Fact]:
    """Where the node has a value for values of its operands."""
    if node.op is DIVIDE:
        yield Equal(node.args[1], ZERO), False
    elif node.op is FUNCTION and node.value == "sqrt":
        yield Less(node.args[0], ZERO), False
    elif node.op is FUNCTION and node.value in ("asin", "acos"):
        yield Less(ONE, node.args[0]), False
        yield Less(node.args[0], MINUS_ONE), False
    elif node.op is FUNCTION and node.value == "pow":
        yield from _of_power(node.args[0], node.args[1], 0)
    elif node.op is FUNCTION and node.value not in ("cbrt", "hypot", "atan2"):
        yield from smooth(node)


def _of_power(x: Real, y: Real, derivatives: int) -> Iterator[Fact]:
    """Of a power that has so many derivatives."""
    if y.op is not CONSTANT:
        yield Less(ZERO, x), True
    elif isinstance(y.value, Fraction):
        if y.value.denominator == 1:
            if y.value < 0:
                yield Equal(x, ZERO), False
        elif y.value < derivatives:
            yield Less(ZERO, x), True
        else:
            yield Less(x, ZERO), False


def of_all(roots: Iterable[Real]) -> list[Fact]:
    """Where all of some expressions are differentiable."""
    found: dict[tuple, Fact] = {}
    for node in reached(roots):
        for condition, way in smooth(node):
            if not _is_constant(condition):
                found.setdefault((condition.key(), way), (condition, way))
    return list(found.values())


def _is_constant(condition: Atom) -> bool:
    assert isinstance(condition, Less | Equal)
    return condition.left.op is CONSTANT and condition.right.op is CONSTANT


def wanted(roots: Iterable[Real]) -> dict[tuple, tuple[Fact, list[Real]]]:
    """What has to hold for expressions to be defined: the fact, and the factors that are not zero where it has to."""
    found: dict[tuple, tuple[Fact, list[Real]]] = {}
    seen: dict[int, frozenset[int]] = {}
    waiting: list[tuple[Real, tuple[Real, ...]]] = [(root, ()) for root in roots]
    while waiting:
        node, factors = waiting.pop()
        key = frozenset(factor.number for factor in factors)
        if node.number in seen and seen[node.number] <= key:
            continue
        seen[node.number] = key if node.number not in seen else seen[node.number] & key
        for condition, way in defined(node):
            known = found.get((condition.key(), way))
            if known is None or len(known[1]) > len(factors):
                found[condition.key(), way] = ((condition, way), list(factors))
        if node.op is GUARD:
            waiting.append((node.args[0], factors))
            waiting.append((node.args[1], (*factors, node.args[0])))
        else:
            waiting += [(arg, factors) for arg in node.args]
    return found


