"""Real numbers as expressions: a graph in which equal nodes are one node.

Only what a comparison of values cannot see is simplified (constants, 0 + a, 1 a): a division that a program does stays
in the graph, also in a product with zero.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

CONSTANT, SYMBOL, FUNCTION, GUARD = "constant", "symbol", "function", "guard"
ADD, MULTIPLY, DIVIDE = "add", "multiply", "divide"
MOST_BITS = 1200
"""Of a constant's numerator and denominator: longer ones are rounded to PRECISION bits."""
PRECISION = 240


class Real:
    """A node. Numbers grow from operands to what is made of them, so that they order the graph.

    CONSTANT   `value` is a Fraction, or the float inf or -inf
    SYMBOL     `value` is its name
    FUNCTION   `value` is the name of the function
    GUARD      (t, p): p, which has t as a factor, and zero where t is zero
    """

    __slots__ = ("args", "number", "op", "value")

    def __init__(self, op: str, args: tuple[Real, ...], value: Any, number: int) -> None:
        self.op = op
        self.args = args
        self.value = value
        self.number = number

    def __repr__(self) -> str:
        return text(self)


_known: dict[tuple, Real] = {}


_numbers = itertools.count()


def forget() -> None:
    """Begin anew: of the nodes made so far only constants may be used any more."""
    for key in [key for key in _known if key[0] is not CONSTANT]:
        del _known[key]


def _node(op: str, args: tuple[Real, ...], value: Any = None) -> Real:
    key = (op, tuple([a.number for a in args]), value)
    found = _known.get(key)
    if found is None:
        found = _known[key] = Real(op, args, value, next(_numbers))
    return found


def constant(value: Fraction | int | float) -> Real:
    """A constant: exactly the number that it is given."""
    if isinstance(value, float) and value in (float("inf"), float("-inf")):
        return _node(CONSTANT, (), value)
    exact = value if isinstance(value, Fraction) else Fraction(value)
    if exact.denominator.bit_length() > MOST_BITS or exact.numerator.bit_length() > MOST_BITS:
        exact = rounded(exact)
    return _node(CONSTANT, (), exact)


def rounded(value: Fraction) -> Fraction:
    """A number to PRECISION bits."""
    if not value:
        return value
    shift = PRECISION - value.numerator.bit_length() + value.denominator.bit_length()
    whole = (value.numerator << shift) // value.denominator if shift >= 0 else (
        value.numerator // (value.denominator << -shift))
    return Fraction(whole) / (Fraction(2) ** shift)


ZERO, ONE, MINUS_ONE = (_node(CONSTANT, (), Fraction(n)) for n in (0, 1, -1))


def symbol(name: str) -> Real:
    return _node(SYMBOL, (), name)


class NotANumber(ArithmeticError):
    """Arithmetic that has no real result."""


def _is_infinite(a: Real) -> bool:
    return a.op is CONSTANT and isinstance(a.value, float)


def add(a: Real, b: Real) -> Real:
    if a.op is CONSTANT:
        a, b = b, a
    if b.op is CONSTANT:
        if b is ZERO:
            return a
        if a.op is CONSTANT:
            if _is_infinite(a) or _is_infinite(b):
                return constant(_infinite(float(a.value) + float(b.value)))
            return constant(a.value + b.value)
        if _is_infinite(b):
            return b
    if a.number > b.number:
        a, b = b, a
    return _node(ADD, (a, b))


def _infinite(value: float) -> float:
    if value != value:
        raise NotANumber("infinite numbers")
    return value


def multiply(a: Real, b: Real) -> Real:
    if a.op is CONSTANT and b.op is CONSTANT:
        if _is_infinite(a) or _is_infinite(b):
            return constant(_infinite(float(a.value) * float(b.value)))
        return constant(a.value * b.value)
    if a is ONE:
        return b
    if b is ONE:
        return a
    if (a is ZERO and b.op is SYMBOL) or (b is ZERO and a.op is SYMBOL):
        return ZERO
    if _is_infinite(a) or _is_infinite(b):
        raise NotANumber("an infinite number in a product")
    if a.number > b.number:
        a, b = b, a
    return _node(MULTIPLY, (a, b))


def negative(a: Real) -> Real:
    if a.op is MULTIPLY and a.args[0] is MINUS_ONE:
        return a.args[1]
    return multiply(MINUS_ONE, a)


def subtract(a: Real, b: Real) -> Real:
    return add(a, negative(b))


def divide(a: Real, b: Real) -> Real:
    if b.op is CONSTANT:
        if b is ONE:
            return a
        if _is_infinite(b):
            if _is_infinite(a):
                raise NotANumber("infinite numbers")
            return ZERO
        if b is not ZERO and a.op is CONSTANT:
            return constant(a.value / b.value) if not _is_infinite(a) else constant(
                float(a.value) * (1 if b.value > 0 else -1))
        if b is not ZERO:
            return multiply(constant(1 / b.value), a)
    return _node(DIVIDE, (a, b))


def function(name: str, *args: Real) -> Real:
    return _node(FUNCTION, args, name)


def guard(factor: Real, product: Real) -> Real:
    """The product, and zero where the factor is, whatever the other factors are."""
    return product if product.op is CONSTANT else _node(GUARD, (factor, product))


def total(terms: Iterable[Real]) -> Real:
    result = ZERO
    for term in terms:
        result = add(result, term)
    return result


def power(a: Real, exponent: int) -> Real:
    """A natural power."""
    result = ONE
    for _ in range(exponent):
        result = multiply(result, a)
    return result


def rebuilt(node: Real, args: list[Real]) -> Real:
    """The same operation on other operands."""
    if node.op is FUNCTION:
        return function(node.value, *args)
    return {ADD: add, MULTIPLY: multiply, DIVIDE: divide, GUARD: guard}[node.op](*args)


def substituted(roots: Sequence[Real], values: Mapping[str, Fraction]) -> list[Real]:
    """Expressions with numbers in place of symbols."""
    if not values:
        return list(roots)
    found: dict[int, Real] = {}
    for node in reached(roots):
        if node.op is SYMBOL:
            value = values.get(node.value)
            found[node.number] = node if value is None else constant(value)
            continue
        args = [found[arg.number] for arg in node.args]
        same = all(new is old for new, old in zip(args, node.args, strict=True))
        found[node.number] = node if same else rebuilt(node, args)
    return [found[root.number] for root in roots]


def reached(roots: Iterable[Real]) -> list[Real]:
    """All nodes below some, operands first."""
    found: dict[int, Real] = {}
    waiting = list(roots)
    while waiting:
        term = waiting.pop()
        if term.number not in found:
            found[term.number] = term
            waiting += term.args
    return [found[number] for number in sorted(found)]


def symbols(roots: Iterable[Real]) -> Iterator[Real]:
    return (term for term in reached(roots) if term.op is SYMBOL)


_MARKS = {ADD: " + ", MULTIPLY: " * ", DIVIDE: " / "}


def text(term: Real, most: int = 200) -> str:
    """An expression as one writes it, cut where it is long."""
    pieces: list[str] = []
    length = 0

    def write(piece: str) -> None:
        nonlocal length
        length += len(piece)
        pieces.append(piece)

    waiting: list[Real | str] = [term]
    while waiting and length <= most:
        next = waiting.pop()
        if isinstance(next, str):
            write(next)
        elif next.op is CONSTANT:
            write(number_text(next.value))
        elif next.op is SYMBOL:
            write(next.value)
        elif next.op is FUNCTION:
            write(f"{next.value}(")
            waiting.append(")")
            for place, arg in enumerate(reversed(next.args)):
                waiting += ([", "] if place else []) + [arg]
        elif next.op is GUARD:
            waiting.append(next.args[1])
        else:
            write("(")
            waiting += [")", next.args[1], _MARKS[next.op], next.args[0]]
    return "".join(pieces) if length <= most else "".join(pieces)[:most] + "..."


def number_text(value: Fraction | float) -> str:
    return str(value) if isinstance(value, Fraction) and value.denominator == 1 else repr(float(value))
