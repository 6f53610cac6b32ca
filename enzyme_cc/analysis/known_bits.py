"""Bits of integers that are known whatever the program's input: those of constants, and zeros made by masks."""

from __future__ import annotations

from enzyme_cc.ir import ConstantAggregate, ConstantInt, ConstantSplat, Instruction, Type, Value, ZeroInit

DEPTH = 6
"""So many operations are looked through."""
_TAGS = 1 << 16
"""Integers below are no bits of any number that is not denormal."""


def constant_bits(value: Value) -> int | None:
    """The bits of an integer constant, lanes of vectors one after another; None if it is none."""
    type = value.type
    if isinstance(value, ConstantInt):
        return value.unsigned
    if isinstance(value, ZeroInit):
        return 0
    if not type.is_vector or type.scalable or not type.element.is_int:
        return None
    if isinstance(value, ConstantSplat):
        elements: tuple[Value, ...] = (value.element,) * type.count
    elif isinstance(value, ConstantAggregate):
        elements = tuple(value.elements)
    else:
        return None
    found = 0
    for lane, element in enumerate(elements):
        if not isinstance(element, ConstantInt):
            return None
        found |= element.unsigned << lane * type.element.bits
    return found


def zero_bits(value: Value, depth: int = DEPTH) -> int:
    """A mask of bits that are zero in every run; ones above the value's width."""
    type = value.type
    if not type.scalar.is_int or (type.is_vector and type.scalable):
        return 0
    width, count = (type.element.bits, type.count) if type.is_vector else (type.bits, 1)
    whole = _ones(width * count)
    number = constant_bits(value)
    if number is not None:
        return ~number
    if depth == 0 or not isinstance(value, Instruction):
        return ~whole
    opcode, operands = value.opcode, value.operands
    if opcode == "and":
        return zero_bits(operands[0], depth - 1) | zero_bits(operands[1], depth - 1)
    if opcode in ("or", "xor"):
        return zero_bits(operands[0], depth - 1) & zero_bits(operands[1], depth - 1)
    if opcode == "select":
        return zero_bits(operands[1], depth - 1) & zero_bits(operands[2], depth - 1)
    if opcode == "phi":
        found = -1
        for operand in operands:
            if operand is not value:
                found &= zero_bits(operand, depth - 2 if depth > 2 else 0)
        return found
    if opcode == "freeze":
        return zero_bits(operands[0], depth - 1)
    if opcode in ("shl", "lshr"):
        return _shifted(value, depth, width, count)
    if count > 1:
        return ~whole
    if opcode == "zext":
        given: Type = operands[0].type
        return zero_bits(operands[0], depth - 1) | ~_ones(given.bits)
    if opcode == "trunc":
        return zero_bits(operands[0], depth - 1) | ~whole
    if opcode == "mul":
        # a sign or a flag times a power of two
        for factor, other in (operands, tuple(reversed(operands))):
            if isinstance(other, ConstantInt) and other.unsigned and other.unsigned & other.unsigned - 1 == 0:
                at = other.unsigned.bit_length() - 1
                return (zero_bits(factor, depth - 1) << at | _ones(at)) | ~whole
    return ~whole


def touches_only_signs(opcode: str, mask: ConstantInt) -> bool:
    """Whether the mask keeps, flips or sets only sign bits of a float, or of each of two in a word."""
    bits = mask.type.bits
    signs = {16: (0x8000,), 32: (1 << 31,), 64: (1 << 63, 1 << 63 | 1 << 31, 1 << 31), 128: (1 << 127,)}
    for sign in signs.get(bits, ()):
        if opcode in ("or", "xor") and mask.unsigned == sign:
            return True
        if opcode == "and" and mask.unsigned in (sign, (1 << bits) - 1 ^ sign):
            return True
    return False


def is_tag(value: Value) -> bool:
    """Whether an integer is so small in every run that it is no number's bits, because the source loads it as the tag
    of an enumeration."""
    match _range(value):
        case [int(low), int(high)]:
            return 0 <= low < high <= _TAGS
    return False


def _range(value: Value) -> list | None:
    """From where up to where a loaded integer lies."""
    if not isinstance(value, Instruction) or value.module is None or "range" not in value.metadata:
        return None
    return value.module.metadata.node(value.metadata["range"]).operands


def _shifted(value: Instruction, depth: int, width: int, count: int) -> int:
    amount = getattr(value.operands[1], "element", value.operands[1])
    outside = ~_ones(width * count)
    if not isinstance(amount, ConstantInt) or amount.unsigned >= width:
        return outside
    distance = amount.unsigned
    zeros, found = zero_bits(value.operands[0], depth - 1), outside
    for lane in range(count):
        bits = zeros >> lane * width & _ones(width)
        if value.opcode == "shl":
            bits = (bits << distance | _ones(distance)) & _ones(width)
        else:
            bits = bits >> distance | (_ones(width) & ~(_ones(width) >> distance))
        found |= bits << lane * width
    return found


def _ones(width: int) -> int:
    return (1 << width) - 1
