"""What a path branches on: comparisons of reals and of integers, and what is made of them."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.prove.integers import SymbolicInteger, combined
from enzyme_cc.prove.terms import CONSTANT, Real

Truth = "bool | Condition"


@dataclass(frozen=True, eq=False)
class Less:
    """left < right, of reals."""

    left: Real
    right: Real

    def key(self) -> tuple:
        return "less", self.left.number, self.right.number

    def __str__(self) -> str:
        return f"{self.left} < {self.right}"


@dataclass(frozen=True, eq=False)
class Equal:
    """left = right, of reals."""

    left: Real
    right: Real

    def key(self) -> tuple:
        return "equal", *sorted((self.left.number, self.right.number))

    def __str__(self) -> str:
        return f"{self.left} = {self.right}"


@dataclass(frozen=True, eq=False)
class NotNegative:
    """An integer is at least zero."""

    value: SymbolicInteger

    def key(self) -> tuple:
        return "not negative", self.value.key()

    def __str__(self) -> str:
        return f"{self.value} >= 0"


@dataclass(frozen=True, eq=False)
class IsZero:
    """An integer is zero."""

    value: SymbolicInteger

    def key(self) -> tuple:
        return "zero", self.value.key()

    def __str__(self) -> str:
        return f"{self.value} = 0"


@dataclass(frozen=True, eq=False)
class Not:
    operand: Condition


@dataclass(frozen=True, eq=False)
class Both:
    left: Condition
    right: Condition


@dataclass(frozen=True, eq=False)
class Either:
    left: Condition
    right: Condition


Atom = Less | Equal | NotNegative | IsZero
Condition = Atom | Not | Both | Either


def negated(a: bool | Condition) -> bool | Condition:
    if isinstance(a, bool):
        return not a
    return a.operand if isinstance(a, Not) else Not(a)


def both(a: bool | Condition, b: bool | Condition) -> bool | Condition:
    if isinstance(a, bool):
        return b if a else False
    if isinstance(b, bool):
        return a if b else False
    return a if a is b else Both(a, b)


def either(a: bool | Condition, b: bool | Condition) -> bool | Condition:
    if isinstance(a, bool):
        return True if a else b
    if isinstance(b, bool):
        return True if b else a
    return a if a is b else Either(a, b)


def differ(a: bool | Condition, b: bool | Condition) -> bool | Condition:
    """Exclusive or."""
    if isinstance(a, bool):
        return negated(b) if a else b
    if isinstance(b, bool):
        return negated(a) if b else a
    return either(both(a, negated(b)), both(negated(a), b))


def less(a: Real, b: Real) -> bool | Condition:
    if a is b:
        return False
    if a.op is CONSTANT and b.op is CONSTANT:
        return a.value < b.value
    if isinstance(a.value, float) and a.op is CONSTANT:
        return a.value < 0
    if isinstance(b.value, float) and b.op is CONSTANT:
        return b.value > 0
    return Less(a, b)


def equal(a: Real, b: Real) -> bool | Condition:
    if a is b:
        return True
    if a.op is CONSTANT and b.op is CONSTANT:
        return a.value == b.value
    if any(term.op is CONSTANT and isinstance(term.value, float) for term in (a, b)):
        return False
    return Equal(a, b)


def not_negative(a: SymbolicInteger | int) -> bool | Condition:
    return a >= 0 if isinstance(a, int) else NotNegative(a)


def at_most(a: SymbolicInteger | int, b: SymbolicInteger | int) -> bool | Condition:
    """a <= b, of signed integers."""
    return not_negative(combined(b, a, -1))


def same(a: SymbolicInteger | int, b: SymbolicInteger | int) -> bool | Condition:
    difference = combined(a, b, -1)
    if isinstance(difference, int):
        return difference == 0
    if difference.factors[0][1] < 0:
        difference = SymbolicInteger(tuple((n, -f) for n, f in difference.factors), -difference.constant)
    return IsZero(difference)
