"""How fast expressions grow with what they are made of: polynomials without signs, for comparing sizes.

A copy of an array pays if it is not much larger than what is read of it, for all inputs: `8 n m` bytes for `n m` loads
do, `8 n k` bytes for `n m` loads may not. Sizes and trip counts are taken to be at least one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from enzyme_cc.analysis.linear import LinearForms, Polynomial
from enzyme_cc.analysis.symbolic import EXTREMA, SymbolicExpr
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Value

Factor = Value | Loop[BasicBlock]
Growth = Mapping[tuple[Factor, ...], float]
"""Products of values and iteration numbers, each with the size of its coefficient."""

ONE: Growth = {(): 1.0}


@dataclass
class GrowthOf:
    """The growth of one function's expressions.

    `bounds` are the trip counts of loops whose iteration numbers count as large as these.
    """

    forms: LinearForms
    bounds: dict[Loop[BasicBlock], Growth] = field(default_factory=dict)
    _order: dict[Factor, int] = field(default_factory=dict)

    def of(self, expression: SymbolicExpr) -> Growth | None:
        """The growth of an expression, None where it has operations that are no arithmetic."""
        polynomial = self.forms.expression(expression)
        if polynomial is not None:
            return self.of_polynomial(polynomial)
        parts = [self.of(operand) for operand in expression.operands]
        known = [part for part in parts if part is not None]
        if len(known) < len(parts) or not known:
            return None
        if expression.op in ("sext", "zext", "trunc"):
            return known[0]
        if expression.op in ("add", "sub") or expression.op in EXTREMA:
            return _largest(known)
        if expression.op == "mul":
            return product(known)
        divisor = expression.operands[-1].constant
        if expression.op in ("udiv", "sdiv") and divisor:
            return {monomial: c / divisor for monomial, c in known[0].items()}
        if expression.op == "lshr" and divisor is not None:
            return {monomial: c / 2**divisor for monomial, c in known[0].items()}
        return None

    def of_polynomial(self, polynomial: Polynomial) -> Growth:
        """The growth of a polynomial."""
        found: list[Growth] = []
        for monomial, coefficient in polynomial.items():
            factors: list[Growth] = [{(): float(abs(coefficient))}]
            for atom in monomial:
                factor = atom.loop if atom.loop is not None else atom.value
                if factor is None:
                    continue
                bound = self.bounds.get(atom.loop) if atom.loop is not None else None
                factors.append({(factor,): 1.0} if bound is None else bound)
            found.append(self._sorted(product(factors)))
        return _largest(found) if found else {(): 0.0}

    def _sorted(self, growth: Growth) -> Growth:
        return {
            tuple(sorted(monomial, key=lambda factor: self._order.setdefault(factor, len(self._order)))): c
            for monomial, c in growth.items()}


def product(factors: Iterable[Growth]) -> Growth:
    """The growth of a product."""
    found: dict[tuple[Factor, ...], float] = dict(ONE)
    for factor in factors:
        found = {a + b: x * y for a, x in found.items() for b, y in factor.items()}
    return found


def _largest(parts: Iterable[Growth]) -> Growth:
    found: dict[tuple[Factor, ...], float] = {}
    for part in parts:
        for monomial, c in part.items():
            found[monomial] = max(found.get(monomial, 0.0), c)
    return found


def covers(large: Growth, small: Growth, times: float) -> bool:
    """Whether, for large inputs, the one is at least the other divided by a number."""
    return all(any(_divides(m, p) and (len(m) < len(p) or c <= times * d) for p, d in large.items())
               for m, c in small.items() if m)


def degree(growth: Growth) -> int:
    """The most factors that a product has."""
    return max(map(len, growth), default=0)


def _divides(monomial: tuple[Factor, ...], other: tuple[Factor, ...]) -> bool:
    return not Counter(monomial) - Counter(other)
