"""Derivatives of integer operations on the bits of floating-point numbers.

What only touches signs (fabs, negation, copysign as and, xor, or) scales by +1 or -1, which is the quotient of the
signs after and before. Masks that keep or clear whole numbers keep or clear derivatives. Adding an integer to the
bits of a number is linear between powers of two, with the quotient of the powers of two after and before as slope
(`u + (1 << 52)` doubles). Shifts, truncation and extension by whole numbers move derivatives. What else is done to the
bits of numbers was refused (facts/bit_patterns.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lane_maps import element, with_element
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.bit_patterns import EXPONENT_BITS, is_active, lane_numbers, makes_room
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Type, Value


def scaling(
    s: Sweep, i: Instruction, operand: Value, type: Type, at_hand: Callable[[Value], Value]
) -> Callable[[Builder, Value], Value] | None:
    """How the derivative of an operand and that of the result scale to each other, in an operation that scales.

    `type` is the derivative's type, `at_hand` gives primal values. None if no derivative passes.
    """
    element: ir.FloatType = type.scalar  # type: ignore[assignment]  # the type was tested
    first, second = i.operands
    other = second if operand is first else first
    word = _lane_integers(type)
    sign = 1 << (element.bits - 1)
    rest = sign - 1
    if i.opcode in ("add", "sub"):
        negative = i.opcode == "sub" and operand is second
        return lambda b, d: _slope(
            b, d, b.bitcast(at_hand(operand), word), b.bitcast(at_hand(i), word), type, negative
        )
    numbers = lane_numbers(other, element.bits)
    if numbers is None:
        return _by_computed_bits(s, i, operand, other, type, word, at_hand)
    if i.opcode == "and":
        keeps = [number & rest == rest or makes_room(i, element) for number in numbers]
        if not any(keeps):
            return None
        flips = _lanes(word, [sign if k and not n & sign else 0 for k, n in zip(keeps, numbers, strict=True)])
        kept = _lanes(word, [-1 if k else 0 for k in keeps])

        def mask(b: Builder, d: Value) -> Value:
            bits = b.bitcast(d, word)
            if not ir.is_zero_constant(flips):
                bits = b.xor(bits, b.and_(b.bitcast(at_hand(operand), word), flips))
            return b.bitcast(bits if all(keeps) else b.and_(bits, kept), type)

        return mask
    signs = _lanes(word, [number & sign for number in numbers])
    if i.opcode == "xor":
        return lambda b, d: b.bitcast(b.xor(b.bitcast(d, word), signs), type)
    return lambda b, d: _flipped(b, d, b.bitcast(at_hand(operand), word), b.bitcast(at_hand(i), word), word, sign, type)


def _by_computed_bits(
    s: Sweep, i: Instruction, operand: Value, other: Value, type: Type, word: Type, at_hand: Callable[[Value], Value]
) -> Callable[[Builder, Value], Value]:
    sign = 1 << (type.scalar.bits - 1)
    if i.opcode == "or":  # a magnitude and a sign, or numbers side by side
        return lambda b, d: _flipped(
            b, d, b.bitcast(at_hand(operand), word), b.bitcast(at_hand(i), word), word, sign, type
        )
    if i.opcode == "xor":  # a sign that was computed
        flip = ir.int_constant(word, -sign)
        return lambda b, d: b.bitcast(
            b.xor(b.bitcast(d, word), b.and_(b.bitcast(at_hand(other), word), flip)), type
        )
    rest = ir.int_constant(word, sign - 1)

    def where_kept(b: Builder, d: Value) -> Value:  # a comparison's mask of whole numbers
        kept = b.icmp("eq", b.and_(b.bitcast(at_hand(other), word), rest), rest)
        signed = _flipped(b, d, b.bitcast(at_hand(operand), word), b.bitcast(at_hand(i), word), word, sign, type)
        return b.select(kept, signed, ir.zero(type))

    return where_kept


def _flipped(b: Builder, d: Value, before: Value, after: Value, word: Type, sign: int, type: Type) -> Value:
    flips = b.and_(b.xor(before, after), ir.int_constant(word, -sign))
    return b.bitcast(b.xor(b.bitcast(d, word), flips), type)


def _slope(b: Builder, d: Value, before: Value, after: Value, type: Type, negative: bool) -> Value:
    d = b.fmul(d, b.fdiv(_power_of_two(b, after, type), _power_of_two(b, before, type)))
    return b.fneg(d) if negative else d


def _power_of_two(b: Builder, bits: Value, type: Type) -> Value:
    """2 to the exponent of the number with these bits, with its sign; subnormals have the smallest exponent."""
    element: ir.FloatType = type.scalar  # type: ignore[assignment]  # the type was tested
    fraction = element.bits - 1 - EXPONENT_BITS[element.kind]
    exponent = b.and_(bits, ir.int_constant(bits.type, (1 << element.bits - 1) - (1 << fraction)))
    least = ir.int_constant(bits.type, 1 << fraction)
    exponent = b.select(b.icmp("ult", exponent, least), least, exponent)
    sign = b.and_(bits, ir.int_constant(bits.type, -(1 << element.bits - 1)))
    return b.bitcast(b.or_(exponent, sign), type)


def scaled_tangents(s: Sweep, i: Instruction, b: Builder) -> Lanes:
    """The tangents of an operation that scales."""
    type = s.facts.adjoint_type(i)
    assert type is not None
    total: Lanes | None = None
    for value in dict.fromkeys(i.operands):
        if not is_active(s.facts, value):
            continue
        scale = scaling(s, i, value, type, s.value)
        if scale is not None:
            d = s.shadow(value, b).map(partial(_scaled, scale, type, b))
            total = d if total is None else total.map(b.fadd, d)
    return Lanes.zero(i.type, s.width) if total is None else total.map(lambda t: b.bitcast(t, i.type))


def _scaled(scale: Callable[[Builder, Value], Value], type: Type, b: Builder, tangent: Value) -> Value:
    return scale(b, b.bitcast(tangent, type))


def scaled_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Callable[[Value], Value] | None:
    """The transpose of an operation that scales is the operation; one that is its own operand twice counts once."""
    type, value = s.adjoint_type(i), i.operands[position]
    assert type is not None
    if value in i.operands[:position]:
        return None
    scale = scaling(s, i, value, type, s.need)
    return None if scale is None else partial(scale, b)


def moved_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Callable[[Value], Value]:
    """The transpose of an operation that moves whole numbers."""
    type, from_type = s.adjoint_type(i.operands[position]), s.adjoint_type(i)
    assert type is not None and from_type is not None
    distance = 0
    if i.opcode in ("shl", "lshr"):
        amount = i.operands[1]
        assert isinstance(amount, ir.ConstantInt)
        distance = amount.value // type.scalar.bits * (1 if i.opcode == "shl" else -1)
    lanes = [lane for lane in range(_count(type)) if 0 <= lane + distance < _count(from_type)]

    def moved(d: Value) -> Value:
        result: Value = ir.zero(type)
        for lane in lanes:
            result = with_element(b, result, element(b, d, lane + distance), lane)
        return result

    return moved


def _count(type: Type) -> int:
    return type.count if type.is_vector else 1


def _lane_integers(type: Type) -> Type:
    integer = ir.int_type(type.scalar.bits)
    return ir.vector_type(integer, type.count) if type.is_vector else integer


def _lanes(word: Type, numbers: list[int]) -> Value:
    if not word.is_vector:
        return ir.int_constant(word, numbers[0])
    parts = tuple(ir.int_constant(word.scalar, n) for n in numbers)
    return ir.splat(word, parts[0]) if len(set(parts)) == 1 else ir.aggregate(word, parts)  # type: ignore[arg-type]  # constants map to constants
