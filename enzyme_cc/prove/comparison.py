"""Whether two expressions are equal on a path: by their normal forms, or by Z3."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from enzyme_cc.prove import polynomials
from enzyme_cc.prove.domains import Fact
from enzyme_cc.prove.inputs import Inputs
from enzyme_cc.prove.polynomials import Forms
from enzyme_cc.prove.solver import Z3, TooLargeToAsk
from enzyme_cc.prove.sweeping import CommonParts
from enzyme_cc.prove.terms import Real, reached

DOUBLE, SINGLE = Fraction(1, 10**13), Fraction(1, 10**5)
"""How much constants may differ by rounding, by the narrowest numbers that the code computes with."""


FIRST = 600
"""Products of sums in the first try."""


class Comparison:
    """Compares the expressions of a path. `primal`: those that the primal computes, first taken for symbols."""

    def __init__(self, primal: Sequence[Real], tolerance: Fraction, facts: Sequence[Fact], strict: int,
                 inputs: Inputs, solver: Z3) -> None:
        inner = [node for node in reached(primal) if node.args]
        self.forms = [Forms(inner, FIRST), Forms()]
        self.swept: CommonParts | None = None
        self.tolerance = tolerance
        self.facts = facts
        self.strict = strict
        self.inputs = inputs
        self.solver = solver

    def sweep(self, pairs: Sequence[tuple[Real, Real]], point: Mapping[str, Fraction] | None) -> None:
        """Look for parts in common, at a point where all is defined; where pairs are not easily equal."""
        if point is None or all(a is b or self._by_forms(a, b, self.forms[:1]) for a, b in pairs):
            return
        self.swept = CommonParts([side for pair in pairs for side in pair], point, self.tolerance)

    def are_equal(self, a: Real, b: Real) -> bool:
        """Whether two expressions are proved to be equal, up to the rounding of constants."""
        if a is b:
            return True
        if self._by_forms(a, b, self.forms[:1]) or (self.swept is not None and self.swept.are_equal(a, b)):
            return True
        return self._by_forms(a, b, self.forms[1:]) or self._by_solver(a, b)

    def _by_forms(self, a: Real, b: Real, all_forms: Sequence[Forms]) -> bool:
        for forms in all_forms:
            try:
                if forms.are_same(forms.form(a), forms.form(b), self.tolerance):
                    return True
            except (polynomials.TooLarge, ZeroDivisionError):
                continue
        return False

    def _by_solver(self, a: Real, b: Real) -> bool:
        try:
            if len(reached([a, b])) > 150:
                return False
            return self.solver.differ(a, b, self.facts, self.inputs, self.strict) == "unsat"
        except TooLargeToAsk:
            return False
