"""Whether a function is differentiable at a point where its path ends: by running it there and close by."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from enzyme_cc.prove.case import Case
from enzyme_cc.prove.inputs import Inputs, Uncovered
from enzyme_cc.prove.integers import SymbolicInteger
from enzyme_cc.prove.library import Ended
from enzyme_cc.prove.path import Impossible, Path
from enzyme_cc.prove.run import Code, Run
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import CONSTANT, NotANumber, Real, constant

STEP = Fraction(1, 10**12)
CLOSE = Fraction(1, 10**6)
MANY_TRIPS = 1000


class ConcreteInputs(Inputs):
    """Inputs that are numbers."""

    point: Mapping[str, Fraction]

    def real(self, name: str) -> Real:
        self.reals.setdefault(name, constant(self.point.get(name, Fraction(0))))
        return self.reals[name]

    def integer(self, name: str, bits: int) -> SymbolicInteger | int:
        found = self.given_integers.get(name, self.point.get(name, Fraction(0)))
        return int(found) & ((1 << bits) - 1)


def results(case: Case, code: Code, point: Mapping[str, Fraction]) -> list[Fraction] | None:
    """The numbers that the function computes at a point; None where it computes none."""
    inputs = ConcreteInputs()
    inputs.point = point
    run = Run(code, inputs, Path(inputs, MANY_TRIPS, Z3()))
    try:
        given = case.given(inputs)
        result = run.call(case.function.name, given.of_primal)
        found = case.results(run, result, given)
    except (Uncovered, Ended, Impossible, NotANumber, ZeroDivisionError):
        return None
    if any(term.op is not CONSTANT or isinstance(term.value, float) for term in found):
        return None
    return [term.value for term in found]


def is_differentiable(case: Case, code: Code, point: Mapping[str, Fraction], names: list[str]) -> bool:
    """Whether the slopes on both sides of a point are the same in the direction of each symbol."""
    here = results(case, code, point)
    if here is None:
        return False
    for name in names:
        sides = [results(case, code, {**point, name: point[name] + step}) for step in (STEP, -STEP)]
        for side in sides:
            if side is None or len(side) != len(here):
                return False
        above, below = sides
        assert above is not None and below is not None
        for middle, high, low in zip(here, above, below, strict=True):
            right, left = (high - middle) / STEP, (middle - low) / STEP
            if abs(right - left) > CLOSE * max(abs(right), abs(left), Fraction(1)):
                return False
    return True
