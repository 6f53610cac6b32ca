"""Equal parts of two expressions made one: from the operands upwards, what has the same value at a random point is
compared, and replaced where it is proved to be equal.

So the parts that a derivative and the derivative of its primal have in common need not be written out when these are
compared. (The method is that of SAT sweeping, which compares circuits.)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction

from enzyme_cc.prove import evaluation, points
from enzyme_cc.prove.polynomials import Forms, TooLarge
from enzyme_cc.prove.terms import (
    ADD,
    CONSTANT,
    DIVIDE,
    FUNCTION,
    MULTIPLY,
    SYMBOL,
    Real,
    reached,
    rebuilt,
)

DIGITS = 30
"""To which values are compared before anything is proved."""
MOST_NODES = 6_000
_CANDIDATES = 2
SMALL, LARGEST = 400, 4_000
"""Products of sums, where parts are compared, and where the whole is."""
CUTS = ((ADD, FUNCTION), (MULTIPLY, DIVIDE, FUNCTION), (FUNCTION,), ())
"""Which operations are taken for symbols where both sides have them, from the coarsest to the finest."""


class CommonParts:
    """Representatives of terms: equal ones have the same."""

    def __init__(self, roots: Sequence[Real], point: Mapping[str, Fraction], tolerance: Fraction) -> None:
        self.tolerance = tolerance
        self.representative: dict[int, Real] = {}
        self.cones: dict[int, frozenset[int]] = {}
        self.kinds: dict[int, str] = {}
        nodes = reached(roots)
        if len(nodes) > MOST_NODES:
            return
        chance = random.Random(1)
        near = {name: value + Fraction(chance.randint(1, 10**6), 10**9) * (value.denominator > 1 or value != 0)
                if not name.startswith("int:") else value for name, value in point.items()}
        values = evaluation.values(nodes, points.numbers_of(near))
        known: dict[str, list[Real]] = {}
        for node in nodes:
            made = self._rebuilt(node)
            value = values[node.number]
            if isinstance(value, evaluation.NoValue) or node.op in (SYMBOL, CONSTANT):
                self.representative[node.number] = made
                continue
            key = evaluation.mpmath.nstr(value, DIGITS)
            others = known.setdefault(key, [])
            for other in others[:_CANDIDATES]:
                if made is other or self._equal(made, other):
                    made = other
                    break
            else:
                others.append(made)
            self.representative[node.number] = made

    def of(self, term: Real) -> Real:
        return self.representative.get(term.number, term)

    def _rebuilt(self, node: Real) -> Real:
        args = [self.representative[arg.number] for arg in node.args]
        if all(new is old for new, old in zip(args, node.args, strict=True)):
            return node
        return rebuilt(node, args)

    def are_equal(self, a: Real, b: Real) -> bool:
        """Whether two of the terms are proved to be equal."""
        return self._equal(self.of(a), self.of(b), LARGEST)

    def _equal(self, a: Real, b: Real, largest: int = SMALL) -> bool:
        """The same of representatives: by what they have in common, which is written out further and further."""
        if a is b:
            return True
        shared = self._cone(a) & self._cone(b)
        for kinds in CUTS:
            cut = {number for number in shared if self.kinds[number] in kinds}
            try:
                forms = Forms.cut(cut, largest)
                if forms.are_same(forms.form(a), forms.form(b), self.tolerance):
                    return True
            except (TooLarge, ZeroDivisionError):
                return False
        return False

    def _cone(self, term: Real) -> frozenset[int]:
        """What is below a term, itself too; but symbols and constants."""
        found = self.cones.get(term.number)
        if found is None:
            nodes = [node for node in reached([term]) if node.args]
            self.kinds.update({node.number: node.op for node in nodes})
            found = self.cones[term.number] = frozenset(node.number for node in nodes)
        return found
