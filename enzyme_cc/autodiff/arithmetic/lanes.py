"""The derivative of a value as one thing: as many values as the derivative is wide, all treated alike.

What makes code for one direction makes it for each by `map` and `each`; nothing else goes over the lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value


class Lanes:
    """One value for each direction that is differentiated in."""

    __slots__ = ("_values",)

    def __init__(self, values: Iterable[Value]) -> None:
        self._values = tuple(values)

    @staticmethod
    def same(value: Value, width: int) -> Lanes:
        """One value for all directions."""
        return Lanes((value,) * width)

    @staticmethod
    def zero(type: ir.Type, width: int) -> Lanes:
        """The derivative of what carries none."""
        return Lanes.same(ir.zero(type), width)

    @staticmethod
    def made(width: int, make: Callable[[int], Value]) -> Lanes:
        """A new value for each direction, given its number."""
        return Lanes(make(number) for number in range(width))

    @staticmethod
    def results(width: int, call: Callable[[int], Sequence[Value]]) -> list[Lanes]:
        """Of a call for each direction, given its number: what it returns, result by result."""
        return [Lanes(values) for values in zip(*[call(number) for number in range(width)], strict=True)]

    @staticmethod
    def extracted(builder: Builder, structure: Value, first: int, width: int) -> Lanes:
        """What lies one after the other in a structure, as functions return it."""
        return Lanes.made(width, lambda number: builder.extract_value(structure, first + number))

    def map(self, function: Callable[..., Value], *others: Lanes) -> Lanes:
        """The function of each value, and of those in the same lane of the others."""
        return Lanes(function(*values) for values in zip(self._values, *(o._values for o in others), strict=True))

    def each(self, function: Callable[..., object], *others: Lanes) -> None:
        """The same for what the code does, not for what it gives."""
        for values in zip(self._values, *(o._values for o in others), strict=True):
            function(*values)

    def number(self) -> Lanes:
        """Which lane each is, as i64."""
        return Lanes.made(len(self), lambda number: ir.int_constant(ir.i64, number))

    def __iter__(self) -> Iterator[Value]:
        """One after the other, as functions take them."""
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, number: int) -> Value:
        return self._values[number]
