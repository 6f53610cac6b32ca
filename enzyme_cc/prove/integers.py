"""Integers that are not known: linear expressions in symbols, and their bounds.

Known integers are Python's, in the range 0 .. 2^bits - 1 of their width. Symbolic ones are meant to be signed and
not to overflow, as those of C are.
"""

from __future__ import annotations

from collections.abc import Mapping


class SymbolicInteger:
    """A sum of symbols with integer factors and a constant; at least one symbol."""

    __slots__ = ("constant", "factors")

    def __init__(self, factors: tuple[tuple[str, int], ...], constant: int) -> None:
        self.factors = factors
        self.constant = constant

    def __repr__(self) -> str:
        pieces = [name if factor == 1 else f"{factor}*{name}" for name, factor in self.factors]
        if self.constant:
            pieces.append(str(self.constant))
        return " + ".join(pieces).replace("+ -", "- ")

    def key(self) -> tuple:
        return self.factors, self.constant

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SymbolicInteger) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def variable(name: str) -> SymbolicInteger:
    return SymbolicInteger(((name, 1),), 0)


def signed(value: int, bits: int) -> int:
    """The value of a word read as signed."""
    return value - (1 << bits) if value >> (bits - 1) else value


def _constant(a: SymbolicInteger | int) -> int:
    return a if isinstance(a, int) else a.constant


def combined(a: SymbolicInteger | int, b: SymbolicInteger | int, factor: int) -> SymbolicInteger | int:
    """a + factor * b, of signed numbers."""
    constant = _constant(a) + factor * _constant(b)
    factors = dict(a.factors) if isinstance(a, SymbolicInteger) else {}
    if isinstance(b, SymbolicInteger):
        for name, number in b.factors:
            factors[name] = factors.get(name, 0) + factor * number
    kept = tuple(sorted((name, number) for name, number in factors.items() if number))
    return SymbolicInteger(kept, constant) if kept else constant


def scaled(a: SymbolicInteger, factor: int) -> SymbolicInteger | int:
    return combined(0, a, factor)


def divided(a: SymbolicInteger, by: int) -> SymbolicInteger | None:
    """A quotient, None where it is not known to be exact."""
    if any(number % by for _, number in a.factors) or a.constant % by:
        return None
    return SymbolicInteger(tuple((name, number // by) for name, number in a.factors), a.constant // by)


def bounds(a: SymbolicInteger | int, known: Mapping[str, tuple[int, int]]) -> tuple[int, int]:
    """The least and the greatest value, by bounds of the symbols."""
    if isinstance(a, int):
        return a, a
    least = greatest = a.constant
    for name, factor in a.factors:
        low, high = known[name]
        least += factor * (low if factor > 0 else high)
        greatest += factor * (high if factor > 0 else low)
    return least, greatest


def value_at(a: SymbolicInteger | int, point: Mapping[str, int]) -> int:
    if isinstance(a, int):
        return a
    return a.constant + sum(factor * int(point[name]) for name, factor in a.factors)
