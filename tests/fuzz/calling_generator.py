"""Random C functions of generator.py among whose statements are calls that stay calls."""

from __future__ import annotations

import calls
import moves
from generator import Generator, Program, Scope, Statement


class CallingGenerator(Generator):
    """Of every three statements about one is such a call."""

    def statement(self, scope: Scope) -> Statement:
        if self.random.random() > 0.35:
            return super().statement(scope)
        self.cost += 4 * scope.repeats

        def value() -> tuple[str, str]:
            one = self.storable(scope, 1)
            return one.plain, one.dual

        target = self.variable(scope, deep=False)
        return Statement(*moves.texts(
            self.random, value, (target.plain, target.dual), lambda: self.integer(scope), calls.TEMPLATES))


def generate(seed: int, count: int) -> Program:
    """`count` functions drawn from this seed; the same seed gives the same program."""
    return CallingGenerator(seed).program(count)
