"""Which bits of an integer come from the bits of numbers, and what integer operations make of them.

The lattice, for each bit of an integer by itself (`Bits` holds one mask for each class; a bit may be in several):

    free      in no mask: says nothing of a number's value (constants, integers, results of comparisons)
    coarse    made of signs and exponents alone: piecewise constant in the number, so as good as a rounded integer
    rounded   of an integer that a number was rounded to ((int)x): a derivative of zero by convention, as long as it is
              an integer; as the fraction bits of a number it would be the number again
    loose     made of fraction bits: what is made of it depends on the number as smoothly as the number itself
    doubtful  an integer or a whole number, as the members of a union are: loose once its bits are taken apart or mixed
              (it was a number then), unproved once it is counted with (it was an integer then, or should have been)
    unproved  of memory that may hold active numbers and that only integers are seen to be loaded from: free as an
              integer, whatever is computed of it; loose once a number is made of it
    kept      of memory that bits of numbers are known to be put into, unproved as well: where accesses say nothing of
              types, as in Rust, only these are suspected

The join is the union of the masks. Transfer functions (`shifted`, `added`, `masked`, ...) say for each operation
which bits of the result may be made of which bits of the operands:

    and, or, xor       bit by bit; bits that the other operand is known to clear fall away
    shl, lshr, ashr    by a constant: bits move; ashr repeats the top one. By anything else: every bit may be any
    add, sub           bit k depends on all below it. Above the highest loose bit there is only what carries leave:
                       these bits are step functions of the number, that is coarse
    mul, div, rem      every bit from the lowest one on may depend on all; high bits of a product are no steps
    trunc, zext, sext, concatenation, extraction, bswap, bitreverse, rotation: bits move

Words are little-endian: bit 0 is the lowest bit of the byte at the lowest address; lanes of vectors and members of
aggregates follow one another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from enzyme_cc.ir import FloatType, Type

FRACTION_BITS = {"half": 10, "bfloat": 7, "float": 23, "double": 52, "x86_fp80": 64, "fp128": 112, "ppc_fp128": 128}
"""How many low bits of each format are fraction; those above are exponent and sign."""


class Bits(NamedTuple):
    """Masks of the bits of a word in each class."""

    loose: int
    coarse: int
    rounded: int
    doubtful: int = 0
    unproved: int = 0
    kept: int = 0

    def __str__(self) -> str:
        parts = [f"{name} {mask:#x}" for name, mask in zip(self._fields, self, strict=True) if mask]
        return ", ".join(parts) or "free"

    def each(self, change: Callable[[int], int]) -> Bits:
        """The same change made to each mask."""
        return Bits(*map(change, self)) if self is not FREE else self

    def union(self, other: Bits) -> Bits:
        """The join."""
        if other is FREE:
            return self
        return Bits(
            self.loose | other.loose, self.coarse | other.coarse, self.rounded | other.rounded,
            self.doubtful | other.doubtful, self.unproved | other.unproved, self.kept | other.kept,
        )

    def within(self, mask: int) -> Bits:
        """Only the bits of the mask."""
        return self.each(lambda bits: bits & mask)

    @property
    def mixed(self) -> Bits:
        """The same when its bits are taken apart or mixed with others."""
        return self._replace(loose=self.loose | self.doubtful, doubtful=0) if self.doubtful else self

    @property
    def counted(self) -> Bits:
        """The same when it is counted with."""
        return self._replace(unproved=self.unproved | self.doubtful, doubtful=0) if self.doubtful else self

    @property
    def as_number(self) -> int:
        """The bits that are loose where a number is made of them."""
        return self.loose | self.unproved

    def field(self, at: int, width: int) -> Bits:
        """So many bits from a place on, moved to the lowest place."""
        return self.each(lambda bits: bits >> at & ones(width))

    def raised(self, distance: int) -> Bits:
        """Moved to higher places."""
        return self.each(lambda bits: bits << distance)

    def anywhere(self, width: int) -> Bits:
        """Every bit of a word may be made of any of these."""
        return self.each(lambda mask: ones(width) if mask else 0)

    @property
    def touched(self) -> int:
        """All bits that are not free."""
        return self.of_numbers | self.unproved | self.kept

    @property
    def of_numbers(self) -> int:
        """All bits that are known to be of numbers, at times."""
        return self.loose | self.coarse | self.rounded | self.doubtful


FREE = Bits(0, 0, 0)


def ones(width: int) -> int:
    """A mask of so many bits."""
    return (1 << width) - 1


def of_number(type: Type) -> Bits:
    """The bits of a number, or of a vector of them."""
    element: FloatType = type.scalar  # type: ignore[assignment]  # asked of floating-point types only
    fraction = FRACTION_BITS[element.kind]
    count = type.count if type.is_vector else 1
    loose = coarse = 0
    for lane in range(count):
        loose |= ones(fraction) << lane * element.bits
        coarse |= ones(element.bits - fraction) << lane * element.bits + fraction
    return Bits(loose, coarse, 0)


def of_part(kind: str, first: int, bytes: int) -> Bits:
    """So many bytes of a number of this format, from its byte `first` on."""
    whole = of_number_kind(kind)
    mask = ones(8 * bytes)
    return whole.each(lambda bits: bits >> 8 * first & mask)


def of_number_kind(kind: str) -> Bits:
    """The bits of one number of this format."""
    fraction = FRACTION_BITS[kind]
    width = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80}.get(kind, 128)
    return Bits(ones(fraction), ones(width) & ~ones(fraction), 0)


def shifted(a: Bits, opcode: str, amount: int, width: int) -> Bits:
    """shl, lshr, ashr by a constant."""
    mask = ones(width)
    if opcode == "shl":
        return a.each(lambda bits: bits << amount & mask)
    if opcode == "lshr":
        return a.each(lambda bits: bits >> amount)
    return a.each(lambda bits: bits >> amount | (mask & ~(mask >> amount + 1) if bits >> width - 1 else 0))


def added(a: Bits, b: Bits, width: int) -> Bits:
    """add, sub."""
    found = a.union(b)
    loose, coarse, rounded, _, unproved, kept = found
    if loose:
        loose = ones(loose.bit_length()) & -(loose & -loose)
    if found.loose or coarse:
        lowest = (found.loose | coarse) & -(found.loose | coarse)
        coarse = ones(width) & -lowest & ~loose
    if rounded:
        rounded = ones(width) & -(rounded & -rounded)
    if unproved:
        unproved = ones(width) & -(unproved & -unproved)
    if kept:
        kept = ones(width) & -(kept & -kept)
    return Bits(loose, coarse, rounded, 0, unproved, kept)


def multiplied(a: Bits, b: Bits, width: int) -> Bits:
    """mul, of which low bits depend on low bits only."""
    return a.union(b).each(lambda bits: ones(width) & -(bits & -bits) if bits else 0)


def byte_swapped(a: Bits, width: int) -> Bits:
    """bswap."""
    return a.each(lambda bits: int.from_bytes(bits.to_bytes(width // 8, "little"), "big"))


def bit_reversed(a: Bits, width: int) -> Bits:
    """bitreverse."""
    return a.each(lambda bits: int(f"{bits:0{width}b}"[::-1], 2))


def truncated(a: Bits, width: int) -> Bits:
    """The low bits."""
    return a.within(ones(width))


def sign_extended(a: Bits, width: int, to: int) -> Bits:
    """sext."""
    return a.each(lambda bits: bits | (ones(to) & ~ones(width) if bits >> width - 1 & 1 else 0))


def per_lane(operation: Callable[..., Bits], width: int, count: int, *operands: Bits, to: int | None = None) -> Bits:
    """An operation on each lane of vectors; `to` is the width of the result's lanes."""
    if count == 1:
        return operation(*operands)
    found = FREE
    for lane in range(count):
        result = operation(*(each.field(lane * width, width) for each in operands))
        found = found.union(result.raised(lane * (to or width)))
    return found
