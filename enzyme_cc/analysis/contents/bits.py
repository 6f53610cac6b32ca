"""Which bits of an integer come from the bits of numbers, and what integer operations make of them.

The lattice, for each bit of an integer by itself (`Masks` holds one mask for each class; a bit may be in several):

    free      in no mask: says nothing of a number's value (constants, integers, results of comparisons)
    coarse    made of signs and exponents alone: piecewise constant in the number, so as good as a rounded integer
    rounded   of an integer that a number was rounded to ((int)x): a derivative of zero by convention, as long as it is
              an integer; as the fraction bits of a number it would be the number again
    loose     made of fraction bits: what is made of it depends on the number as smoothly as the number itself

The join is the union of the masks, and all functions here are monotone in them. What operations make of them:

    and, or, xor       bit by bit; bits that the other operand is known to clear fall away
    shl, lshr, ashr    by a constant: bits move; ashr repeats the top one. By anything else: every bit may be any
    add, sub           bit k depends on all below it. Above the highest loose bit there is only what carries leave:
                       these bits are step functions of the number, that is coarse; but a sum of two that are loose
                       has one bit more, as their double has, and is loose so far
    mul, div, rem      every bit from the lowest one on may depend on all; high bits of a product are no steps
    trunc, zext, sext, concatenation, extraction, bswap, bitreverse, rotation: bits move

Words are little-endian: bit 0 is the lowest bit of the byte at the lowest address; lanes of vectors and members of
aggregates follow one another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from enzyme_cc.analysis.known_bits import constant_bits, zero_bits
from enzyme_cc.ir import ConstantInt, Instruction, Type, Value
from enzyme_cc.ir.opcodes import BITWISE, INTEGER_CASTS, SHIFTS

FRACTION_BITS = {"half": 10, "bfloat": 7, "float": 23, "double": 52, "x86_fp80": 64, "fp128": 112, "ppc_fp128": 128}
"""How many low bits of each format are fraction; those above are exponent and sign."""


class Masks(NamedTuple):
    """Masks of the bits of a word in each class."""

    loose: int
    coarse: int
    rounded: int

    def __str__(self) -> str:
        parts = [f"{name} {mask:#x}" for name, mask in zip(self._fields, self, strict=True) if mask]
        return ", ".join(parts) or "free"

    def union(self, other: Masks) -> Masks:
        """The join; the same object where the other adds nothing."""
        if other is FREE or other is self:
            return self
        loose, coarse, rounded = self.loose | other.loose, self.coarse | other.coarse, self.rounded | other.rounded
        if loose == self.loose and coarse == self.coarse and rounded == self.rounded:
            return self
        return Masks(loose, coarse, rounded)

    def each(self, change: Callable[[int], int]) -> Masks:
        """The same change made to each mask."""
        return Masks(*map(change, self)) if self is not FREE else self

    def within(self, mask: int) -> Masks:
        """Only the bits of the mask."""
        return self.each(lambda bits: bits & mask)

    def field(self, at: int, width: int) -> Masks:
        """So many bits from a place on, moved to the lowest place."""
        mask = ones(width)
        return self.each(lambda bits: bits >> at & mask)

    def raised(self, distance: int) -> Masks:
        """Moved to higher places; to lower ones, where the distance is below zero."""
        if distance < 0:
            return self.each(lambda bits: bits >> -distance)
        return self.each(lambda bits: bits << distance)

    def anywhere(self, width: int) -> Masks:
        """Every bit of a word may be made of any of these."""
        return self.each(lambda mask: ones(width) if mask else 0)

    @property
    def touched(self) -> int:
        """All bits that are not free."""
        return self.loose | self.coarse | self.rounded


FREE = Masks(0, 0, 0)


def ones(width: int) -> int:
    """A mask of so many bits."""
    return (1 << width) - 1


def of_number(type: Type) -> Masks:
    """The bits of a number, or of a vector of them."""
    scalar = type.scalar
    fraction = FRACTION_BITS[scalar.kind]
    count = type.count if type.is_vector else 1
    loose = coarse = 0
    for lane in range(count):
        loose |= ones(fraction) << lane * scalar.bits
        coarse |= ones(scalar.bits - fraction) << lane * scalar.bits + fraction
    return Masks(loose, coarse, 0)


def union_of(states: Iterable[Masks]) -> Masks:
    """The join of all."""
    found = FREE
    for state in states:
        found = found.union(state) if found is not FREE else state
    return found


def width_of(type: Type) -> int:
    """Bits of an integer, or of a vector of them."""
    return type.count * type.element.bits if type.is_vector else type.bits


def transfer(i: Instruction, of: Callable[[Value], Masks]) -> Masks:
    """What an operation on integers, or on vectors of them, makes of the bits of its operands."""
    if any(v.type.is_vector and v.type.scalable for v in (i, *i.operands)):
        return union_of(of(o) for o in i.operands).anywhere(1 << 11)
    opcode, operands = i.opcode, i.operands
    width, count = _lanes(i.type)
    whole = width * count
    states = [of(o) for o in operands]
    if not any(s.touched for s in states):
        return FREE
    if opcode in BITWISE:
        a, b = states
        if opcode == "and":
            a, b = a.within(~zero_bits(operands[1])), b.within(~zero_bits(operands[0]))
        elif opcode == "or":
            a, b = a.within(~(constant_bits(operands[1]) or 0)), b.within(~(constant_bits(operands[0]) or 0))
        return a.union(b)
    if opcode in SHIFTS:
        amount = _amount(operands[1])
        if amount is None:
            return union_of(states).anywhere(whole)
        return _per_lane(
            lambda a: _shifted(a, opcode, amount, width) if amount < width else FREE, width, count, states[0])
    if opcode in ("add", "sub"):
        return _per_lane(lambda a, b: _added(a, b, width), width, count, *states)
    if opcode == "mul":
        return _per_lane(lambda a, b: _multiplied(a, b, width), width, count, *states)
    if opcode in INTEGER_CASTS:
        given, _ = _lanes(operands[0].type)

        def resized(a: Masks) -> Masks:
            if opcode == "trunc":
                return a.within(ones(width))
            return _sign_extended(a, given, width) if opcode == "sext" else a

        return _per_lane(resized, given, count, states[0], to=width)
    return union_of(states).anywhere(whole)


def moved_lanes(i: Instruction, of: Callable[[Value], Masks], width: int) -> Masks:
    """What extractelement, insertelement and shufflevector make of lanes of so many bits."""
    opcode, operands = i.opcode, i.operands
    states = [of(o) for o in operands]
    if any(v.type.is_vector and v.type.scalable for v in (i, *operands)):
        return union_of(states).anywhere(1 << 11)
    if opcode == "extractelement":
        lane = _amount(operands[1])
        return states[0].anywhere(width) if lane is None else states[0].field(lane * width, width)
    if opcode == "insertelement":
        lane = _amount(operands[2])
        if lane is None:
            return states[0].union(states[1].anywhere(width * i.type.count))
        rest = states[0].within(~(ones(width) << lane * width))
        return rest.union(states[1].raised(lane * width))
    lanes = operands[0].type.count
    found = FREE
    for place, lane in enumerate(i.mask):  # type: ignore[attr-defined]  # a shuffle has one
        if lane is not None and lane >= 0:
            source, at = (states[0], lane) if lane < lanes else (states[1], lane - lanes)
            found = found.union(source.field(at * width, width).raised(place * width))
    return found


def of_intrinsic(name: str, type: Type, args: list[Value], of: Callable[[Value], Masks]) -> Masks:
    """What an intrinsic on integers returns."""
    states = [of(a) if a.type.scalar.is_int else FREE for a in args]
    found = union_of(states)
    if not found.touched:
        return FREE
    if type.is_struct:  # no member is aligned to more than twice its bits
        return found.anywhere(4 * sum(map(width_of, type.elements)))
    if not type.scalar.is_int or type.is_aggregate:
        return FREE
    width, count = _lanes(type)
    if name.startswith(("llvm.umax.", "llvm.umin.", "llvm.smax.", "llvm.smin.", "llvm.expect.", "llvm.ssa.copy.")):
        return found
    if name.startswith("llvm.bswap."):
        return _per_lane(lambda a: a.each(lambda bits: _byte_swapped(bits, width)), width, count, states[0])
    if name.startswith("llvm.bitreverse."):
        return _per_lane(
            lambda a: a.each(lambda bits: int(f"{bits:0{width}b}"[::-1], 2)), width, count, states[0])
    if name.startswith(("llvm.fshl.", "llvm.fshr.")):
        amount = _amount(args[2])
        if amount is not None:
            amount = amount % width if name.startswith("llvm.fshl.") else width - amount % width

            def joined(high: Masks, low: Masks) -> Masks:
                moved = _shifted(high, "shl", amount, width) if amount < width else FREE
                return moved.union(_shifted(low, "lshr", width - amount, width) if amount else FREE)

            return _per_lane(joined, width, count, states[0], states[1])
    if name.startswith("llvm.ctlz."):  # where the highest one is: a step function
        return Masks(0, found.loose | found.coarse, found.rounded).anywhere(width * count)
    if name.startswith(("llvm.ucmp.", "llvm.scmp.")):
        return FREE
    return found.anywhere(width * count)


# ---- the operations


def _lanes(type: Type) -> tuple[int, int]:
    """Width and number of a word's lanes."""
    return (type.element.bits, type.count) if type.is_vector else (type.bits, 1)


def _amount(value: Value) -> int | None:
    """A shift's distance, the same in each lane; None if it is not constant."""
    value = getattr(value, "element", value)
    return value.unsigned if isinstance(value, ConstantInt) else None


def _shifted(a: Masks, opcode: str, amount: int, width: int) -> Masks:
    mask = ones(width)
    if opcode == "shl":
        return a.each(lambda bits: bits << amount & mask)
    if opcode == "lshr":
        return a.each(lambda bits: bits >> amount)
    return a.each(lambda bits: bits >> amount | (mask & ~(mask >> amount + 1) if bits >> width - 1 else 0))


def _added(a: Masks, b: Masks, width: int) -> Masks:
    found = a.union(b)
    loose, coarse, rounded = found
    if loose:
        top = loose.bit_length() + bool(a.loose and b.loose)
        loose = ones(min(top, width)) & -(loose & -loose)
    if found.loose or coarse:
        # bits that may be loose are in this mask, too, so that more loose bits never mean fewer coarse ones
        lowest = (found.loose | coarse) & -(found.loose | coarse)
        coarse = ones(width) & -lowest
    if rounded:
        rounded = ones(width) & -(rounded & -rounded)
    return Masks(loose, coarse, rounded)


def _multiplied(a: Masks, b: Masks, width: int) -> Masks:
    return a.union(b).each(lambda bits: ones(width) & -(bits & -bits) if bits else 0)


def _byte_swapped(bits: int, width: int) -> int:
    return int.from_bytes(bits.to_bytes(width // 8, "little"), "big")


def _sign_extended(a: Masks, width: int, to: int) -> Masks:
    return a.each(lambda bits: bits | (ones(to) & ~ones(width) if bits >> width - 1 & 1 else 0))


def _per_lane(
    operation: Callable[..., Masks], width: int, count: int, *operands: Masks, to: int | None = None
) -> Masks:
    """An operation on each lane of vectors; `to` is the width of the result's lanes."""
    if count == 1:
        return operation(*operands)
    found = FREE
    for lane in range(count):
        result = operation(*(each.field(lane * width, width) for each in operands))
        found = found.union(result.raised(lane * (to or width)))
    return found
