"""Derivatives of expressions: gradients, from results to symbols, and tangents, the other way.

The rules are written here once more, on purpose: those of enzyme_cc/rules are what is held against them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from enzyme_cc.prove import evaluation
from enzyme_cc.prove.terms import (
    ADD,
    CONSTANT,
    DIVIDE,
    FUNCTION,
    GUARD,
    MINUS_ONE,
    MULTIPLY,
    ONE,
    ZERO,
    Real,
    add,
    constant,
    divide,
    function,
    multiply,
    negative,
    power,
    reached,
    subtract,
)


class NoDerivative(Exception):
    """A function without a rule here."""


def _inverse(a: Real) -> Real:
    return divide(ONE, a)


def _square(a: Real) -> Real:
    return multiply(a, a)


def _times(number: Fraction | int, a: Real) -> Real:
    return multiply(constant(number), a)


def _pow(out: Real, x: Real, y: Real) -> list[Real]:
    by_y = multiply(out, function("log", x))
    if y.op is CONSTANT:
        return [multiply(y, power_of(x, subtract(y, ONE))), ZERO]
    return [multiply(y, function("pow", x, subtract(y, ONE))), by_y]


def power_of(x: Real, y: Real) -> Real:
    """x to a power; products where it is a small number."""
    if y.op is CONSTANT and isinstance(y.value, Fraction) and y.value.denominator == 1:
        exponent = int(y.value)
        if 0 <= exponent <= 64:
            return power(x, exponent)
        if -64 <= exponent < 0:
            return _inverse(power(x, -exponent))
    return function("pow", x, y)


def _hypot(out: Real, x: Real, y: Real) -> list[Real]:
    return [divide(x, out), divide(y, out)]


def _atan2(out: Real, y: Real, x: Real) -> list[Real]:
    square = add(_square(x), _square(y))
    return [divide(x, square), negative(divide(y, square))]


def _erf(sign: int) -> Callable[[Real, Real], list[Real]]:
    def rule(out: Real, x: Real) -> list[Real]:
        factor = constant(sign * evaluation.fraction("2/sqrt(pi)"))
        return [multiply(factor, function("exp", negative(_square(x))))]
    return rule


HALF = Fraction(1, 2)


def _of_order(name: str, n: Real, x: Real) -> Real:
    """Of Bessel functions of order n: half the difference of those beside it."""
    return _times(HALF, subtract(function(name, subtract(n, ONE), x), function(name, add(n, ONE), x)))


RULES: Mapping[str, Callable[..., Sequence[Real]]] = {
    "sin": lambda out, x: [function("cos", x)],
    "cos": lambda out, x: [negative(function("sin", x))],
    "tan": lambda out, x: [add(ONE, _square(out))],
    "asin": lambda out, x: [_inverse(function("sqrt", subtract(ONE, _square(x))))],
    "acos": lambda out, x: [negative(_inverse(function("sqrt", subtract(ONE, _square(x)))))],
    "atan": lambda out, x: [_inverse(add(ONE, _square(x)))],
    "sinh": lambda out, x: [function("cosh", x)],
    "cosh": lambda out, x: [function("sinh", x)],
    "tanh": lambda out, x: [subtract(ONE, _square(out))],
    "asinh": lambda out, x: [_inverse(function("sqrt", add(_square(x), ONE)))],
    "acosh": lambda out, x: [_inverse(function("sqrt", subtract(_square(x), ONE)))],
    "atanh": lambda out, x: [_inverse(subtract(ONE, _square(x)))],
    "exp": lambda out, x: [out],
    "exp2": lambda out, x: [multiply(constant(evaluation.fraction("log(2)")), out)],
    "exp10": lambda out, x: [multiply(constant(evaluation.fraction("log(10)")), out)],
    "expm1": lambda out, x: [function("exp", x)],
    "log": lambda out, x: [_inverse(x)],
    "log2": lambda out, x: [divide(constant(1 / evaluation.fraction("log(2)")), x)],
    "log10": lambda out, x: [divide(constant(1 / evaluation.fraction("log(10)")), x)],
    "log1p": lambda out, x: [_inverse(add(ONE, x))],
    "sqrt": lambda out, x: [divide(constant(Fraction(1, 2)), out)],
    "cbrt": lambda out, x: [_inverse(_times(3, _square(out)))],
    "pow": _pow,
    "hypot": _hypot,
    "atan2": _atan2,
    "erf": _erf(1),
    "erfc": _erf(-1),
    "lgamma": lambda out, x: [function("digamma", x)],
    "tgamma": lambda out, x: [multiply(out, function("digamma", x))],
    "digamma": lambda out, x: [function("trigamma", x)],
    "sinpi": lambda out, x: [multiply(constant(evaluation.fraction("pi")), function("cospi", x))],
    "cospi": lambda out, x: [negative(multiply(constant(evaluation.fraction("pi")), function("sinpi", x)))],
    "j0": lambda out, x: [negative(function("j1", x))],
    "j1": lambda out, x: [_times(HALF, subtract(function("j0", x), function("jn", constant(2), x)))],
    "y0": lambda out, x: [negative(function("y1", x))],
    "y1": lambda out, x: [_times(HALF, subtract(function("y0", x), function("yn", constant(2), x)))],
    "jn": lambda out, n, x: [ZERO, _of_order("jn", n, x)],
    "yn": lambda out, n, x: [ZERO, _of_order("yn", n, x)],
    **dict.fromkeys(("floor", "ceil", "trunc", "round", "roundeven"), lambda out, x: [ZERO]),
}
"""A function's name -> the partial derivatives, given its result and its arguments."""


def partials(term: Real) -> Sequence[Real]:
    """The partial derivatives of a node by its operands. Raises NoDerivative."""
    if term.op is ADD:
        return (ONE, ONE)
    if term.op is MULTIPLY:
        return (term.args[1], term.args[0])
    if term.op is DIVIDE:
        a, b = term.args
        return (_inverse(b), negative(divide(term, b))) if a.op is not CONSTANT else (
            ZERO, negative(divide(term, b)))
    if term.op is GUARD:
        return (ZERO, ONE)
    rule = RULES.get(term.value)
    if rule is None:
        raise NoDerivative(f"{term.value}() has no derivative here")
    return rule(term, *term.args)


def _product(a: Real, b: Real) -> Real:
    if a is ZERO or b is ZERO:
        return ZERO
    return negative(b) if a is MINUS_ONE else multiply(a, b)


def gradient(result: Real, by: Sequence[Real]) -> list[Real]:
    """The derivatives of an expression by symbols."""
    adjoints: dict[int, Real] = {result.number: ONE}
    wanted = _depending({term.number for term in by}, reached([result]))
    for term in reversed(reached([result])):
        adjoint = adjoints.get(term.number)
        if adjoint is None or not term.args or term.number not in wanted:
            continue
        for operand, partial in zip(term.args, _partials(term, wanted), strict=True):
            if operand.number in wanted:
                more = _product(adjoint, partial)
                if more is not ZERO:
                    adjoints[operand.number] = add(adjoints.get(operand.number, ZERO), more)
    return [adjoints.get(term.number, ZERO) for term in by]


def _partials(term: Real, wanted: set[int]) -> Sequence[Real]:
    if term.op is FUNCTION and term.value == "pow" and term.args[1].number not in wanted:
        x, y = term.args
        return (multiply(y, power_of(x, subtract(y, ONE))), ZERO)
    return partials(term)


def _depending(numbers: set[int], nodes: Sequence[Real]) -> set[int]:
    found = set(numbers)
    for term in nodes:
        if any(arg.number in found for arg in term.args):
            found.add(term.number)
    return found


def tangents(results: Sequence[Real], given: Mapping[Real, Real]) -> list[Real]:
    """The derivatives of expressions in the direction that gives each symbol its tangent."""
    nodes = reached(results)
    wanted = _depending({term.number for term in given}, nodes)
    found: dict[int, Real] = {term.number: tangent for term, tangent in given.items()}
    for term in nodes:
        if term.args and term.number in wanted:
            value = ZERO
            for operand, partial in zip(term.args, _partials(term, wanted), strict=True):
                if operand.number in wanted:
                    value = add(value, _product(found.get(operand.number, ZERO), partial))
            found[term.number] = value
    return [found.get(term.number, ZERO) for term in results]
