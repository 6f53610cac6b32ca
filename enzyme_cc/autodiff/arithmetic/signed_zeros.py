"""Code that tells zeros by their sign, which comparisons do not."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value


def are_zeros(minus: Value, plus: Value, b: Builder) -> Value:
    """Whether the one is -0 and the other +0."""
    bits = b.or_(b.xor(_bits(minus, b), _sign_bit(minus.type)), _bits(plus, b))
    return b.icmp("eq", bits, ir.int_constant(bits.type, 0))


def is_negative(number: Value, b: Builder) -> Value:
    """Whether the sign is set, of zeros and NaN, too."""
    bits = _bits(number, b)
    return b.icmp("slt", bits, ir.int_constant(bits.type, 0))


def is_below(x: Value, y: Value, b: Builder) -> Value:
    """x < y, where -0 is below +0."""
    if zero_sign(y) == 1:
        return beside_zero(x, b, below=True, ordered=True)
    if zero_sign(x) == -1:
        return beside_zero(y, b, below=False, ordered=True)
    smaller = b.fcmp("olt", x, y, flags=())
    return smaller if x.is_constant or y.is_constant else b.or_(smaller, are_zeros(x, y, b))


def beside_zero(number: Value, b: Builder, *, below: bool, ordered: bool) -> Value:
    """Whether the number is on that side of zero, by its sign: -0 is below, +0 above; of NaN, that it is not ordered.

    Not by a comparison with one of the zeros: LLVM makes a test of many classes of numbers of that.
    """
    side = is_negative(number, b)
    side = side if below else b.not_(side)
    if ordered:
        return b.and_(side, b.fcmp("ord", number, number, flags=()))
    return b.or_(side, b.fcmp("uno", number, number, flags=()))


def zero_sign(value: Value) -> int | None:
    """1 of the constant +0, -1 of -0 (of vectors in all lanes), None of all else."""
    if not value.is_constant or not value.type.is_fp:
        return None
    if ir.is_zero_constant(value):
        return 1
    return -1 if value is ir.fp_constant(value.type, -0.0) else None


def _words(type: ir.Type) -> ir.Type:
    """Integers of as many bits, in as many lanes."""
    word = ir.int_type(type.scalar.bits)
    return ir.vector_type(word, type.count) if type.is_vector else word


def _bits(number: Value, b: Builder) -> Value:
    return b.bitcast(number, _words(number.type))


def _sign_bit(type: ir.Type) -> Value:
    return ir.int_constant(_words(type), -1 << type.scalar.bits - 1)
