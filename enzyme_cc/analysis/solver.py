"""The least solution of equations that feed each other: one worklist for the analyses that look for one.

Equations are visited; what one reads (`read`) it depends on, and it is visited again when that has grown (`grow`).
Values are joined to what was there, so they only grow, and each visit sees all that is known by then. That it ends is
the lattice's: chains in it are finite, or become so by `limit`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

Value = TypeVar("Value")


class TooManyVisits(Exception):
    """A question that may be left open would take too long."""


class Solver(Generic[Value]):
    """`joined` is the least upper bound of two values; the same object as the first where the second adds nothing.
    `limit(cell, value)` is asked for cells that have grown `patience` times, for a value above that ends the chain."""

    __slots__ = ("_bottom", "_cells", "_growth", "_joined", "_limit", "_patience", "_queue", "_readers", "_visit",
                 "_visiting", "_waiting", "most_visits", "visits")

    def __init__(
        self, bottom: Value, joined: Callable[[Value, Value], Value], visit: Callable[[Hashable], None],
        limit: Callable[[Hashable, Value], Value] | None = None, patience: int = 64,
    ) -> None:
        self._bottom = bottom
        self._joined = joined
        self._visit = visit
        self._limit = limit
        self._patience = patience
        self._cells: dict[Hashable, Value] = {}
        self._growth: dict[Hashable, int] = {}
        self._readers: dict[Hashable, dict[Hashable, None]] = {}
        self._queue: deque[Hashable] = deque()
        self._waiting: set[Hashable] = set()
        self._visiting: Hashable = None
        self.visits = 0
        self.most_visits: int | None = None

    def value(self, cell: Hashable) -> Value:
        """What is known of a cell, by someone who is not told when it grows."""
        return self._cells.get(cell, self._bottom)

    def read(self, cell: Hashable) -> Value:
        """What is known of a cell by now; the equation that is visited is visited again when it grows."""
        self.depend_on(cell)
        return self._cells.get(cell, self._bottom)

    def depend_on(self, cell: Hashable) -> None:
        """Have the equation that is visited visited again when the cell grows."""
        if self._visiting is not None:
            self._readers.setdefault(cell, {})[self._visiting] = None

    def grow(self, cell: Hashable, value: Value) -> bool:
        """Join a value to a cell; whether that was news."""
        before = self._cells.get(cell, self._bottom)
        now = self._joined(before, value)
        if now is before or now == before:
            return False
        if self._limit is not None:
            growth = self._growth[cell] = self._growth.get(cell, 0) + 1
            if growth > self._patience:
                now = self._limit(cell, now)
        self._cells[cell] = now
        self.wake(cell)
        return True

    def wake(self, cell: Hashable) -> None:
        """Have all that read a cell visited again."""
        for reader in self._readers.get(cell, ()):
            self.add(reader)

    def add(self, equation: Hashable) -> None:
        """Have an equation visited."""
        if equation not in self._waiting:
            self._waiting.add(equation)
            self._queue.append(equation)

    def run(self, equations: Iterable[Hashable] = ()) -> None:
        """Visit the equations, and again what has to be, until nothing grows."""
        for equation in equations:
            self.add(equation)
        while self._queue:
            equation = self._queue.popleft()
            self._waiting.discard(equation)
            self._visiting = equation
            self.visits += 1
            if self.most_visits is not None and self.visits > self.most_visits:
                raise TooManyVisits
            self._visit(equation)
        self._visiting = None
