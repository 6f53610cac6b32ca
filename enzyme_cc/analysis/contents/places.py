"""Places in an object: a distance from its start, and what its multiples may be added.

A place is where a pointer may point: `constant` alone, or `constant` plus any multiple of `stride`. An access covers so
many bytes from there. Two accesses of one object may overlap if some choice of multiples makes them overlap: their
distance counts modulo the greatest common divisor of the strides (the test of Banerjee 1988 for one dimension, without
its bounds).
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd
from typing import NamedTuple


class Places(NamedTuple):
    """`constant` plus any multiple of `stride`; stride 0: that one place."""

    constant: int
    stride: int

    def joined(self, other: Places) -> Places:
        """Where either may be."""
        if self == other:
            return self
        stride = gcd(self.stride, other.stride, self.constant - other.constant)
        return place(self.constant, stride)

    def further(self, constant: int, stride: int) -> Places:
        """Counted on by so many bytes, and by any multiple of a stride."""
        return place(self.constant + constant, gcd(self.stride, stride))

    def __str__(self) -> str:
        return f"{self.constant}+{self.stride}k" if self.stride else str(self.constant)


def place(constant: int, stride: int) -> Places:
    """The place, counted from its first multiple."""
    if stride == 1:
        return ANYWHERE
    return Places(constant % stride if stride else constant, stride)


def aligned(where: Places, alignment: int) -> Places:
    """Those of the places that are multiples of a power of two, if there are any."""
    common = gcd(where.stride, alignment)
    if not where.stride or common == alignment or where.constant % common:
        return where
    step = where.stride // common
    # constant + k * stride is one for every k that is some number modulo alignment / common
    first = next(k for k in range(alignment // common) if (where.constant + k * where.stride) % alignment == 0)
    return place(where.constant + first * where.stride, step * alignment)


START = Places(0, 0)
ANYWHERE = Places(0, 1)
MOST_SHIFTS = 48


def shifts(written: Places, size: int, read: Places, length: int) -> Iterator[int] | None:
    """How many bytes behind the start of what is read the start of what was written may lie, where they overlap; None
    for more ways than one counts."""
    stride = gcd(written.stride, read.stride)
    apart = written.constant - read.constant
    if not stride:
        return iter((apart,) if -size < apart < length else ())
    if size + length > MOST_SHIFTS * stride:
        return None
    first = -size + 1 + (apart + size - 1) % stride
    return iter(range(first, length, stride))


def overlap(written: Places, size: int, read: Places, length: int) -> bool:
    """Whether they may overlap."""
    found = shifts(written, size, read, length)
    return found is None or any(True for _ in found)
