"""The derivative of a value as one thing: as many values as the derivative is wide, all treated alike."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.ir import Value


class Lanes(list[Value]):
    """One value for each direction that is differentiated in. What makes code for one makes it for each."""

    def map(self, function: Callable[..., Value], *others: Lanes) -> Lanes:
        """The function of each value, and of those in the same lane of the others."""
        return Lanes(function(*values) for values in zip(self, *others, strict=True))

    def each(self, function: Callable[..., None], *others: Lanes) -> None:
        """The same for code without a result."""
        for values in zip(self, *others, strict=True):
            function(*values)

    @staticmethod
    def same(value: Value, width: int) -> Lanes:
        """One value for all directions."""
        return Lanes([value] * width)
