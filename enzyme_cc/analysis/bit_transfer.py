"""What operations on integers and vectors of them make of the bits of numbers in them: pure, for number_bits.py.

The lattice and the arithmetic on it are bit_classes.py's; here an instruction tells which of it applies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from enzyme_cc.analysis import bit_classes
from enzyme_cc.analysis.bit_classes import FREE, Bits, ones
from enzyme_cc.analysis.known_bits import constant_bits, zero_bits
from enzyme_cc.ir import Call, ConstantInt, Instruction, Type, Value
from enzyme_cc.ir.opcodes import BITWISE, INTEGER_ARITHMETIC, INTEGER_CASTS, SHIFTS


def is_word(type: Type) -> bool:
    return type.scalar.is_int and not type.is_aggregate


def holds_integers(type: Type) -> bool:
    if type.is_struct:
        return any(holds_integers(e) for e in type.elements)
    if type.is_array:
        return holds_integers(type.element)
    return type.scalar.is_int


def is_scalable(type: Type) -> bool:
    return type.is_vector and type.scalable


def width_of(type: Type) -> int:
    return type.count * type.element.bits if type.is_vector else type.bits


def _lanes(type: Type) -> tuple[int, int]:
    """Width and number of a word's lanes."""
    return (type.element.bits, type.count) if type.is_vector else (type.bits, 1)


def union_of(states: Iterable[Bits]) -> Bits:
    found = FREE
    for state in states:
        found = found.union(state)
    return found


def sign_bits(type: Type) -> int:
    bits, count = type.scalar.bits, type.count if type.is_vector else 1
    return sum(1 << lane * bits + bits - 1 for lane in range(count))


def _amount(value: Value) -> int | None:
    """A shift's distance, the same in each lane; None if it is not constant."""
    value = getattr(value, "element", value)
    return value.unsigned if isinstance(value, ConstantInt) else None


def transfer(i: Instruction, of: Callable[[Value], Bits]) -> Bits:
    """What an operation on integers and vectors of them, or an intrinsic, makes of the bits of its operands."""
    if isinstance(i, Call):
        return intrinsic_bits(i, i.called_name, of, False)
    if any(is_scalable(v.type) for v in (i, *i.operands)):
        return union_of(of(o) for o in i.operands).anywhere(1 << 11)
    opcode = i.opcode
    width, count = _lanes(i.type)
    whole = width * count
    operands = i.operands
    states = [of(o) if is_word(o.type) else FREE for o in operands]
    if not any(s.touched for s in states):
        return FREE
    if opcode in BITWISE:
        a, b = states[0].mixed, states[1].mixed
        if opcode == "and":
            a, b = a.within(~zero_bits(operands[1])), b.within(~zero_bits(operands[0]))
        elif opcode == "or":
            a, b = a.within(~_set_bits(operands[1])), b.within(~_set_bits(operands[0]))
        return a.union(b)
    if opcode in SHIFTS:
        amount = _amount(operands[1])
        if amount is None:
            return union_of(states).mixed.anywhere(whole)
        return bit_classes.per_lane(
            lambda a: bit_classes.shifted(a, opcode, amount, width) if amount < width else FREE,
            width, count, states[0].mixed,
        )
    if opcode in INTEGER_ARITHMETIC:
        states = [state.counted for state in states]
    if opcode in ("add", "sub"):
        return bit_classes.per_lane(lambda a, b: bit_classes.added(a, b, width), width, count, *states)
    if opcode == "mul":
        return bit_classes.per_lane(lambda a, b: bit_classes.multiplied(a, b, width), width, count, *states)
    if opcode in INTEGER_CASTS:
        given, _ = _lanes(operands[0].type)

        def resized(a: Bits) -> Bits:
            if opcode == "trunc":
                return bit_classes.truncated(a.counted, width)
            return bit_classes.sign_extended(a, given, width) if opcode == "sext" else a

        return bit_classes.per_lane(resized, given, count, states[0], to=width)
    if opcode == "extractelement":
        lane = _amount(operands[1])
        if lane is None:
            return states[0].anywhere(whole)
        return states[0].field(lane * width, width)
    if opcode == "insertelement":
        lane = _amount(operands[2])
        if lane is None:
            return states[0].union(states[1].anywhere(whole))
        rest = states[0].within(~(ones(width) << lane * width))
        return rest.union(states[1].raised(lane * width))
    if opcode == "shufflevector":
        lanes = operands[0].type.count
        found = FREE
        for place, lane in enumerate(i.mask):  # type: ignore[attr-defined]  # a shuffle has one
            if lane >= 0:
                source, at = (states[0], lane) if lane < lanes else (states[1], lane - lanes)
                found = found.union(source.field(at * width, width).raised(place * width))
        return found
    return union_of(states).anywhere(whole)


def _set_bits(value: Value) -> int:
    found = constant_bits(value)
    return 0 if found is None else found


def intrinsic_bits(call: Call, name: str, of: Callable[[Value], Bits], of_numbers: bool) -> Bits:
    """What an intrinsic returns; `of_numbers`: it is given active numbers."""
    if not is_word(call.type):
        # {result, overflow}
        members = union_of(of(a).counted for a in call.args if is_word(a.type))
        return members.anywhere(256) if call.type.is_struct else FREE
    width, count = _lanes(call.type)
    if of_numbers:
        return Bits(0, 0, ones(width * count))
    states = [of(a) if is_word(a.type) else FREE for a in call.args]
    if name.startswith(("llvm.umax.", "llvm.umin.", "llvm.smax.", "llvm.smin.", "llvm.expect.", "llvm.ssa.copy.")):
        return union_of(states)
    states = [state.mixed for state in states]
    found = union_of(states)
    if not found.touched:
        return FREE
    if name.startswith("llvm.bswap."):
        return bit_classes.per_lane(lambda a: bit_classes.byte_swapped(a, width), width, count, states[0])
    if name.startswith("llvm.bitreverse."):
        return bit_classes.per_lane(lambda a: bit_classes.bit_reversed(a, width), width, count, states[0])
    if name.startswith(("llvm.fshl.", "llvm.fshr.")):
        amount = _amount(call.args[2])
        if amount is not None:
            amount = amount % width if name.startswith("llvm.fshl.") else width - amount % width

            def joined(high: Bits, low: Bits) -> Bits:
                moved = bit_classes.shifted(high, "shl", amount, width) if amount < width else FREE
                return moved.union(bit_classes.shifted(low, "lshr", width - amount, width) if amount else FREE)

            return bit_classes.per_lane(joined, width, count, states[0], states[1])
    if name.startswith("llvm.ctlz."):  # where the highest one is: a step function
        return Bits(0, ones(width * count), 0) if found.loose or found.coarse else found.anywhere(width * count)
    if name.startswith(("llvm.ucmp.", "llvm.scmp.")):
        return FREE
    return found.anywhere(width * count)
