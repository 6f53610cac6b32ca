"""That a derivative divides by nothing that can be zero where its primal is differentiable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from enzyme_cc.prove import domains, intervals, points
from enzyme_cc.prove.case import Claim
from enzyme_cc.prove.comparison import Comparison
from enzyme_cc.prove.conditions import Equal, Less
from enzyme_cc.prove.domains import Fact
from enzyme_cc.prove.path import Path
from enzyme_cc.prove.points import Point
from enzyme_cc.prove.polynomials import Polynomial, TooLarge
from enzyme_cc.prove.solver import PROOF_MS, Z3, TooLargeToAsk
from enzyme_cc.prove.terms import CONSTANT, SYMBOL, ZERO, Real, symbols

_ALWAYS = {"exp", "exp2", "exp10", "cosh", "erfc"}
"""Functions that are positive everywhere."""


class Divisors:
    """What the expressions of claims need to be defined, against what the path and the primal's domain say."""

    def __init__(self, claims: Sequence[Claim], path: Path, comparison: Comparison, smooth: Sequence[Fact],
                 solver: Z3, is_differentiable: Callable[[Point], bool]) -> None:
        self.wanted = domains.wanted([claim.derivative for claim in claims])
        self.path = path
        self.comparison = comparison
        self.solver = solver
        self.smooth = smooth
        self.is_differentiable = is_differentiable
        self.nonzero = self._known_nonzero()

    def examined(self) -> tuple[str, Point | None]:
        """What could not be shown, empty where all was, and a point at which it is wrong, if one was found."""
        undecided = ""
        for (condition, way), factors in self.wanted.values():
            assert isinstance(condition, Equal | Less)
            why = _spoken(condition)
            if self._holds(condition, way, factors):
                point = self._on_boundary(condition, factors)
                if point is not None:
                    return why, point
                continue
            point = self._counterexample(condition, way, factors)
            if point is not None:
                return why, point
            undecided = undecided or f"{why}, for all that was found"
        return undecided, None

    def _known_nonzero(self) -> set[int]:
        """Terms that are not zero on the path."""
        found: set[int] = set()
        for condition, way in self.path.facts:
            if isinstance(condition, Equal) and not way:
                found |= {a.number for a, b in ((condition.left, condition.right), (condition.right, condition.left))
                          if b is ZERO}
            elif isinstance(condition, Less) and way:
                if condition.left.op is CONSTANT and condition.left.value >= 0:
                    found.add(condition.right.number)
                elif condition.right.op is CONSTANT and condition.right.value <= 0:
                    found.add(condition.left.number)
            elif isinstance(condition, Less) and not way:  # in the path's interior
                if condition.left.op is CONSTANT and condition.left.value <= 0:
                    found.add(condition.right.number)
                elif condition.right.op is CONSTANT and condition.right.value >= 0:
                    found.add(condition.left.number)
        return found

    def _holds(self, condition: Equal | Less, way: bool, factors: Sequence[Real]) -> bool:
        if condition.left.op is CONSTANT and condition.right.op is CONSTANT:
            return (condition.left.value == condition.right.value if isinstance(condition, Equal)
                    else condition.left.value < condition.right.value) == way
        if self.path.entailed(condition) is way:
            return True
        if isinstance(condition, Equal) and self._is_nonzero(condition.left, factors):
            return True
        if isinstance(condition, Equal) and intervals.is_nonzero(condition.left, self._box()):
            return True
        return self._asked(condition, way, factors)

    def _is_nonzero(self, term: Real, factors: Sequence[Real]) -> bool:
        """Whether a divisor is a product of what is known not to be zero."""
        known = self.nonzero | {factor.number for factor in factors}
        waiting = [term]
        while waiting:
            node = waiting.pop()
            if node.number in known or (node.op is CONSTANT and node is not ZERO):
                continue
            if node.op == "multiply":
                waiting += node.args
            elif node.op == "divide":
                waiting.append(node.args[0])
            elif node.op == "function" and (node.value in _ALWAYS or node.value in ("sqrt", "cbrt")):
                waiting += node.args if node.value not in _ALWAYS else ()
            elif node.op == "function" and node.value == "pow":
                waiting.append(node.args[0])
            else:
                break
        else:
            return True
        forms = self.comparison.forms[1]
        try:
            form = forms.form(term)
            facts = [forms.form(node) for node in self._terms(known)]
        except (TooLarge, ZeroDivisionError):
            return False
        if not form:
            return False
        atoms = {atom for fact in facts if len(fact) == 1 for monomial in fact for atom, _ in monomial}
        sums = {_unit(forms.reduced(fact)) for fact in facts if len(fact) > 1}
        if len(form) == 1:
            [monomial] = form
            return all(atom in atoms or self._is_positive(atom) or forms.atoms[atom].kind == "sum"
                       for atom, _ in monomial)
        return _unit(form) in sums or _is_positive_sum(form)

    def _is_positive(self, atom: int) -> bool:
        known = self.comparison.forms[1].atoms[atom]
        return known.kind == "function" and known.name in ("exp", "power")

    def _terms(self, known: set[int]) -> list[Real]:
        found = []
        for condition, _ in self.path.facts:
            if isinstance(condition, Less | Equal):
                found += [side for side in (condition.left, condition.right) if side.number in known]
        return found

    def _box(self) -> dict[str, Any]:
        """Intervals of the symbols, by comparisons with numbers."""
        bounds: dict[str, tuple[Fraction | None, Fraction | None]] = {
            name: (None, None) for name in self.path.inputs.reals}
        for name, (low, high) in self.path.inputs.bounds.items():
            bounds[f"int:{name}"] = (Fraction(low), Fraction(high))
        for condition, way in self.path.facts:
            if not isinstance(condition, Less):
                continue
            small, large = (condition.left, condition.right) if way else (condition.right, condition.left)
            if small.op is SYMBOL and large.op is CONSTANT and small.value in bounds:
                least, most = bounds[small.value]
                bounds[small.value] = (least, large.value if most is None else min(most, large.value))
            elif large.op is SYMBOL and small.op is CONSTANT and large.value in bounds:
                least, most = bounds[large.value]
                bounds[large.value] = (small.value if least is None else max(least, small.value), most)
        return intervals.box_of(bounds)

    def _asked(self, condition: Equal | Less, way: bool, factors: Sequence[Real]) -> bool:
        facts = [*self.path.facts, *((Equal(factor, ZERO), False) for factor in factors), (condition, not way)]
        try:
            return self.solver.check(facts, self.path.inputs, PROOF_MS, strict=self.path.of_primal)[0] == "unsat"
        except TooLargeToAsk:
            return False

    def _counterexample(self, condition: Equal | Less, way: bool, factors: Sequence[Real]) -> Point | None:
        facts: list[Fact] = [
            *self.path.facts, *((Equal(factor, ZERO), False) for factor in factors), (condition, not way)]
        return next(iter(points.found(facts, self.path.of_primal, self.path.inputs, self.solver, 1)), None)


    def _on_boundary(self, condition: Equal | Less, factors: Sequence[Real]) -> Point | None:
        """A point where a path ends, the divisor is zero, and the primal is differentiable all the same: as x is zero
        for `x < 0 ? -x * x : x * x`."""
        if not isinstance(condition, Equal) or condition.left.op is CONSTANT:
            return None
        smooth = {(fact.key(), way) for fact, way in self.smooth}
        mine = {term.value for term in symbols([condition.left])}
        ends = any(
            isinstance(fact, Less) and not way and (fact.key(), way) not in smooth
            and not mine.isdisjoint(term.value for term in symbols([fact.left, fact.right]))
            for fact, way in self.path.facts)
        if not ends:
            return None
        facts: list[Fact] = [*self.path.facts, *((Equal(factor, ZERO), False) for factor in factors), (condition, True)]
        for point in points.found(facts, 0, self.path.inputs, self.solver, 1):
            if self.is_differentiable(point):
                return point
        return None


def _unit(form: Polynomial) -> frozenset:
    """A sum up to a factor."""
    lead = form[max(form)]
    return frozenset((monomial, Fraction(number) / lead) for monomial, number in form.items())


def _is_positive_sum(form: Polynomial) -> bool:
    """Whether a sum is a positive number and squares with positive factors."""
    return form.get((), 0) > 0 and all(
        number > 0 and all(power % 2 == 0 for _, power in monomial) for monomial, number in form.items())


def _spoken(condition: Equal | Less) -> str:
    if isinstance(condition, Equal) and condition.right is ZERO:
        return f"the derivative divides by {condition.left}, which can be zero"
    return f"the derivative is computed where {condition} need not hold"
