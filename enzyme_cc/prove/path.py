"""One run along one path: what was decided where a comparison could go either way, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from enzyme_cc.prove.conditions import (
    Atom,
    Both,
    Condition,
    Either,
    Equal,
    IsZero,
    Less,
    Not,
    NotNegative,
    less,
    not_negative,
    same,
)
from enzyme_cc.prove.inputs import Inputs, Uncovered
from enzyme_cc.prove.integers import SymbolicInteger, bounds, combined, variable
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import Real, constant, symbols

MOST_DECISIONS = 400


class Beyond(Uncovered):
    """A loop goes on beyond the trips that are followed."""


class Impossible(Exception):
    """No input leads along these decisions."""


@dataclass
class Decisions:
    """What was decided so far, in order, and what is still to be followed of decisions that were made before. Each is
    (which way, whether the other way is possible too)."""

    followed: Sequence[tuple[bool, bool]] = ()
    made: list[tuple[bool, bool]] = field(default_factory=list)
    others: list[tuple[tuple[bool, bool], ...]] = field(default_factory=list)
    """Where other paths branch off."""

    def next(self) -> tuple[bool, bool] | None:
        if len(self.made) < len(self.followed):
            self.made.append(self.followed[len(self.made)])
            return self.made[-1]
        return None

    def take(self, way: bool, is_fork: bool) -> None:
        if is_fork:
            self.others.append((*self.made, (not way, True)))
        self.made.append((way, is_fork))
        if len(self.made) > MOST_DECISIONS:
            raise Uncovered(f"more than {MOST_DECISIONS} comparisons on one path depend on the input")


class Path:
    """The facts of a path. `trips`: how often a loop may go round where that depends on the input."""

    def __init__(self, inputs: Inputs, trips: int, solver: Z3) -> None:
        self.inputs = inputs
        self.trips = trips
        self.solver = solver
        self.decisions = Decisions()
        self.known: dict[tuple, bool] = {}
        self.facts: list[tuple[Atom, bool]] = []
        self.of_primal = 0
        """How many of the facts are the primal's."""
        self.mentioned: set[str] = set()
        self.asked: dict[str, int] = {}
        """How often branches were decided by integers, but for exits of loops."""

    def begin(self, followed: Sequence[tuple[bool, bool]]) -> None:
        """Decide as before, then anew."""
        self.decisions = Decisions(followed)

    def fork(self) -> Path:
        """The same facts, for another run from here."""
        other = Path(self.inputs, self.trips, self.solver)
        other.known = dict(self.known)
        other.facts = list(self.facts)
        other.of_primal = len(self.facts)
        other.mentioned = set(self.mentioned)
        return other

    def decide(self, condition: bool | Condition, depth: int = 0, site: str = "") -> bool:
        """Whether a condition holds on this path: as it follows from what is known, or as it is decided now.

        `depth`: how often the function is within itself; `site`: the branch that asks.
        """
        if isinstance(condition, bool):
            return condition
        if isinstance(condition, Not):
            return not self.decide(condition.operand, depth, site)
        if isinstance(condition, Both):
            return self.decide(condition.left, depth, site) and self.decide(condition.right, depth, site)
        if isinstance(condition, Either):
            return self.decide(condition.left, depth, site) or self.decide(condition.right, depth, site)
        known = self.entailed(condition)
        if known is not None:
            return known
        if depth > self.trips:
            raise Beyond(f"the function is called within itself more than {self.trips} times")
        if site and isinstance(condition, NotNegative | IsZero):
            # a loop may ask in a function that it calls
            self.asked[site] = self.asked.get(site, 0) + 1
            if self.asked[site] > self.trips + 1:
                raise Beyond(f"a loop goes on after {self.trips} trips")
        replayed = self.decisions.next()
        if replayed is None:
            way, is_fork = self._possible(condition)
            self.decisions.take(way, is_fork)
        else:
            way, is_fork = replayed
        self.assume(condition, way, is_fork)
        return way

    def exit_test(self, condition: bool | Condition, count: int, stays: bool, depth: int = 0) -> tuple[bool, int]:
        """The same for a branch out of a loop, which was stayed in `count` times by decisions like this one."""
        before = len(self.facts)
        way = self.decide(condition, depth)
        if way == stays and len(self.facts) > before:
            count += 1
            if count > self.trips:
                raise Beyond(f"a loop goes on after {self.trips} trips")
        return way, count

    def entailed(self, condition: Atom) -> bool | None:
        """What is known of a comparison already."""
        found = self.known.get(condition.key())
        if found is not None:
            return found
        if isinstance(condition, Less):
            if self.known.get(("less", condition.right.number, condition.left.number)):
                return False
            if self.known.get(Equal(condition.left, condition.right).key()):
                return False
            return None
        if isinstance(condition, Equal):
            a, b = condition.left.number, condition.right.number
            forth, back = self.known.get(("less", a, b)), self.known.get(("less", b, a))
            if forth or back:
                return False
            return True if forth is False and back is False else None
        low, high = bounds(condition.value, self.inputs.bounds)
        if isinstance(condition, NotNegative):
            return True if low >= 0 else False if high < 0 else None
        return False if low > 0 or high < 0 else True if low == high == 0 else None

    def _possible(self, condition: Atom) -> tuple[bool, bool]:
        """A way that may be gone, and whether the other may be, too."""
        names = self.names_in(condition)
        if isinstance(condition, Less | Equal) and len(names) > 0 and names.isdisjoint(self.mentioned) and any(
                term.op == "symbol" for term in (condition.left, condition.right)):
            return True, True
        if len(names) == 1 and isinstance(condition, NotNegative | IsZero):
            return True, True  # bounds tell all that there is to tell
        ways = [way for way in (True, False) if self.solver.may_be(self.facts, condition, way, self.inputs)]
        if not ways:
            raise Impossible
        return ways[0], len(ways) == 2

    def names_in(self, condition: Atom) -> set[str]:
        if isinstance(condition, Less | Equal):
            return {term.value.removeprefix("int:") for term in symbols((condition.left, condition.right))}
        return {name for name, _ in condition.value.factors}

    def assume(self, condition: Atom, way: bool, is_fork: bool = True) -> None:
        """Add a fact, or what follows from the others where it could not be otherwise."""
        self.known[condition.key()] = way
        if not is_fork:
            return
        self.facts.append((condition, way))
        self.mentioned |= self.names_in(condition)
        if isinstance(condition, NotNegative | IsZero) and len(condition.value.factors) == 1:
            self._bound(condition, way)

    def _bound(self, condition: NotNegative | IsZero, way: bool) -> None:
        """Narrow the bounds of the one symbol in a comparison."""
        [(name, factor)] = condition.value.factors
        low, high = self.inputs.bounds[name]
        rest = -condition.value.constant
        if isinstance(condition, IsZero):
            if way:
                if rest % factor:
                    raise Impossible
                low = high = rest // factor
            elif rest % factor == 0:
                if low == rest // factor:
                    low += 1
                if high == rest // factor:
                    high -= 1
        elif way == (factor > 0):  # factor * n >= rest, or n at least
            least = -((-rest) // factor) if way else rest // factor + 1
            low = max(low, least)
        else:
            most = rest // factor if way else -((-rest) // factor) - 1
            high = min(high, most)
        if low > high:
            raise Impossible
        self.inputs.bounds[name] = (low, high)

    # -- values that must be known

    def integer(self, value: Any) -> int | SymbolicInteger:
        """An integer, as a number where there is but one that it can be."""
        if isinstance(value, SymbolicInteger):
            low, high = bounds(value, self.inputs.bounds)
            if low == high:
                return low
        return value

    def concrete(self, value: int | SymbolicInteger) -> int:
        """An integer as a number: one that the path decides for."""
        value = self.integer(value)
        if isinstance(value, int):
            return value
        for name, _ in value.factors:
            self._settle(name)
        settled = self.integer(value)
        assert isinstance(settled, int)
        return settled

    def _settle(self, name: str) -> None:
        """Decide which number an integer symbol is."""
        symbol = variable(name)
        low, high = self.inputs.bounds[name]
        if low >= -1 and high > self.trips and not self.decide(not_negative(combined(self.trips, symbol, -1))):
            raise Beyond(f"'{name}' is used as a number, and is more than {self.trips}")
        for number in [*range(self.trips + 1), *range(-1, -self.trips - 1, -1)]:
            if low <= number <= high and self.decide(same(symbol, number)):
                return
        raise Beyond(f"'{name}' is used as a number, and is beyond {self.trips}")

    def whole_part(self, value: Real) -> int:
        """The integer that a number is cut to, as the path decides."""
        def is_less(number: int) -> bool:
            return self.decide(less(value, constant(number)))

        if not is_less(1):
            for number in range(1, self.trips + 1):
                if is_less(number + 1):
                    return number
        else:
            for number in range(0, -self.trips - 1, -1):
                if self.decide(less(constant(number - 1), value)):
                    return number
        raise Beyond(f"a number that is cut to an integer is beyond {self.trips}")
