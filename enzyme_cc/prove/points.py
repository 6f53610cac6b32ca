"""Points on a path: inputs at which all its comparisons come out as they were decided."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from enzyme_cc.prove import evaluation
from enzyme_cc.prove.conditions import Equal, IsZero, Less
from enzyme_cc.prove.domains import Fact
from enzyme_cc.prove.inputs import Inputs
from enzyme_cc.prove.integers import value_at
from enzyme_cc.prove.solver import Z3, TooLargeToAsk, inputs_of

Point = dict[str, Fraction]

SIMPLE = [Fraction(n, 4) for n in (2, 6, 8, -6, 12, -2, 4, -8, 14, -10, 1, -4, 20, 3, 40, -14)]
TRIES = 160


def found(facts: Sequence[Fact], strict: int, inputs: Inputs, solver: Z3, wanted: int = 3,
          more: Iterable[str] = ()) -> list[Point]:
    """Some points at which facts hold, the first `strict` of them in a neighbourhood, too: of simple numbers, else what
    Z3 finds. `more` names symbols beside those of the inputs."""
    chance = random.Random(len(facts))
    made: list[Point] = []
    names = [*inputs.reals, *more]
    for number in range(TRIES):
        point = {name: _number(chance, number, place) for place, name in enumerate(names)}
        for name, (low, high) in inputs.bounds.items():
            low, high = max(low, -3), min(high, 6)
            point[name] = Fraction(chance.randint(low, max(low, high)))
        if holds(facts, strict, point):
            made.append(point)
            if len(made) == wanted:
                return made
    if not made:
        point_of_solver = solved(facts, strict, inputs, solver)
        if point_of_solver is not None:
            made.append(point_of_solver)
    return made


def _number(chance: random.Random, attempt: int, place: int) -> Fraction:
    if attempt < 2:
        return SIMPLE[(attempt + place) % 4]
    return chance.choice(SIMPLE) if attempt % 3 else Fraction(chance.randint(-96, 96), 32)


def solved(facts: Sequence[Fact], strict: int, inputs: Inputs, solver: Z3, more: Sequence[Any] = ()
           ) -> Point | None:
    """A point that Z3 finds, if it is one."""
    try:
        answer, model = solver.check(facts, inputs, 1_000, more, strict)
    except TooLargeToAsk:
        return None
    if answer != "sat":
        return None
    point = inputs_of(model, inputs)
    return point if holds(facts, strict, point) else None


def completed(point: Mapping[str, Fraction]) -> dict[str, Fraction]:
    """A point that names integers as the numbers they are in expressions, too."""
    return {**point, **{f"int:{name}": value for name, value in point.items()}}


def holds(facts: Sequence[Fact], strict: int, point: Mapping[str, Fraction]) -> bool:
    """Whether facts hold at a point, the first `strict` of them in a neighbourhood, too."""
    roots = [side for condition, _ in facts if isinstance(condition, Less | Equal)
             for side in (condition.left, condition.right)]
    values = evaluation.values(roots, numbers_of(point))
    for number, (condition, way) in enumerate(facts):
        if isinstance(condition, Less | Equal):
            left, right = values[condition.left.number], values[condition.right.number]
            if isinstance(left, evaluation.NoValue) or isinstance(right, evaluation.NoValue):
                return False
            if isinstance(condition, Equal):
                truth = left == right
            else:
                truth = left < right
                if not way and number < strict and left == right:
                    return False
        else:
            value = value_at(condition.value, point)  # type: ignore[arg-type]  # whole numbers
            truth = value == 0 if isinstance(condition, IsZero) else value >= 0
        if truth != way:
            return False
    return True


def numbers_of(point: Mapping[str, Fraction]) -> dict[str, Any]:
    import mpmath

    return {name: mpmath.mpf(value.numerator) / value.denominator for name, value in completed(point).items()}
