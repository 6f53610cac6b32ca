"""Integer operations on the bits of floating-point numbers: which of them have a derivative.

What only touches signs has one (fabs, negation, copysign as and, xor, or), so have masks that keep or clear whole
numbers, integers that are added to the bits of a number, and moves by whole numbers. operations/bit_operations.py says
which; all else is refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.known_bits import zero_bits
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.ir import Instruction, Type, Value
from enzyme_cc.ir.opcodes import MOVED_BITS, SCALED_BITS

OPCODES = SCALED_BITS | MOVED_BITS

EXPONENT_BITS = {"half": 5, "bfloat": 8, "float": 8, "double": 11}


def has_derivative(facts: FunctionFacts, i: Instruction, both_ways: bool) -> bool:
    """Whether derivatives pass from an operation to those of its operands that carry any; forwards, moves of words move
    tangents whatever is in them."""
    type = facts.adjoint_type(i)
    assert type is not None
    if i.opcode in SCALED_BITS:
        return all(_scales(facts, i, o, type) for o in i.operands if is_active(facts, o))
    if i.opcode in MOVED_BITS and both_ways:
        moved = facts.adjoint_type(i.operands[0]) if is_active(facts, i.operands[0]) else None
        return moved is None or _moves(i, moved, type)
    return True


def is_active(facts: FunctionFacts, operand: Value) -> bool:
    """Whether an operand carries the derivative of numbers."""
    return not operand.is_constant and not facts.is_constant_value(operand) and facts.adjoint_type(operand) is not None


def _scales(facts: FunctionFacts, i: Instruction, operand: Value, type: Type) -> bool:
    element: ir.FloatType = type.scalar  # type: ignore[assignment]  # the type is an adjoint's
    if element.kind not in EXPONENT_BITS:
        return False
    if i.opcode in ("add", "sub"):
        return True
    other = i.operands[1] if operand is i.operands[0] else i.operands[0]
    if makes_room(i, element) or makes_room(operand, element):
        return True
    numbers = lane_numbers(other, element.bits)
    if numbers is None:  # of computed bits: a magnitude and a sign, or numbers side by side; else a mask
        return i.opcode == "or" or not is_active(facts, other)
    rest = (1 << (element.bits - 1)) - 1
    of_floats = [n for n, held in zip(numbers, _lanes_of_floats(facts, i, element.bits), strict=True) if held]
    whole = (0, rest) if i.opcode == "and" else (0,)
    return all(number & rest in whole for number in of_floats)


_ROOMS = frozenset(-1 << width & (1 << 64) - 1 for width in (8, 16, 32))


def makes_room(value: Value, number: ir.FloatType) -> bool:
    """Whether the lowest bytes of a double are cleared, half of them at most, for an integer that is put there at once;
    `number` is what lies in the word.

    LLVM writes so the integer of a union or a variant that it keeps in a register: what lies above it is left over from
    the number that was there, and nobody reads it. Were it read as a number, it would be that number, rounded.
    """
    if not isinstance(value, Instruction) or value.opcode != "and" or value.type is not ir.i64 or number.bits != 64:
        return False
    mask = value.operands[1]
    return isinstance(mask, ir.ConstantInt) and mask.unsigned in _ROOMS and bool(value.users) and all(
        user.opcode == "or" and _fits(user, user.operands[user.operands[0] is value], mask) for user in value.users)


def _fits(joined: Instruction, integer: Value, mask: ir.ConstantInt) -> bool:
    """Whether an integer has no bits but those that a mask clears."""
    return "disjoint" in joined.flags or zero_bits(integer) & mask.unsigned == mask.unsigned


def _moves(i: Instruction, moved: Type, type: Type) -> bool:
    if moved.scalar is not type.scalar or i.type.is_vector:
        return False
    if i.opcode not in ("shl", "lshr"):
        return True
    amount = i.operands[1]
    return isinstance(amount, ir.ConstantInt) and amount.value % moved.scalar.bits == 0


def lane_numbers(value: Value, width: int) -> list[int] | None:
    """The bits of an integer constant, cut into unsigned numbers of the width."""
    type = value.type
    count = type.count if type.is_vector else 1
    if isinstance(value, ir.ZeroInit):
        elements: list[Value] = [ir.int_constant(type.scalar, 0)] * count
    elif isinstance(value, ir.ConstantSplat):
        elements = [value.element] * count
    elif isinstance(value, ir.ConstantAggregate):
        elements = list(value.elements)
    else:
        elements = [value]
    numbers = [e.unsigned for e in elements if isinstance(e, ir.ConstantInt)]
    if len(numbers) != count:
        return None
    bits = type.scalar.bits
    total = sum(number << (place * bits) for place, number in enumerate(numbers))
    return [total >> at & ((1 << width) - 1) for at in range(0, bits * count, width)]


def _lanes_of_floats(facts: FunctionFacts, i: Instruction, width: int) -> list[bool]:
    """Which lanes of a word hold numbers; the others hold integers, and their derivatives mean nothing."""
    size = facts.engine.layout.store_size(i.type)
    step = width // 8
    held = [False] * (size // step)
    for start, length, concrete in facts.layout_of(i):
        if concrete.is_float:
            for lane in range(start // step, min((start + length) // step, len(held))):
                held[lane] = True
    return held
