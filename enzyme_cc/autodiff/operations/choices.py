"""Selects that are magnitudes, maxima or minima: `x < 0 ? -x : x`, `a < b ? b : a`, Fortran's max, Rust's clamp.

Both of what they choose from are the same number where the comparison is of equals, and the derivative may be that of
either. As those of fabs and fmax (rules/arithmetic.py) it takes the sign of a zero for the side that it is on: -0 is
below +0, whatever the comparison says. Ties of other numbers go where the program's comparison sends them.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Instruction, Value

_ORDERS = frozenset("olt ole ogt oge ult ule ugt uge".split())


def signed_condition(i: Instruction, value_of: Callable[[Value], Value], b: Builder) -> Value | None:
    """The condition by which the derivative chooses at a select; None if it is the select's own."""
    comparison, x, y = i.operands
    if not i.type.is_fp or not isinstance(comparison, ir.FCmp) or comparison.predicate not in _ORDERS:
        return None
    if "nsz" in i.flags or "fast" in i.flags:  # the program says that the sign of a zero means nothing
        return None
    p, q = comparison.operands
    less = comparison.predicate[1] == "l"
    if _zero_sign(p) is not None:
        p, q, less = q, p, not less
    if _zero_sign(q) is not None and (_is_negated(x, y, p) or _is_negated(y, x, p)):
        number = value_of(p)
        at_zero = b.fcmp("oeq", number, ir.zero(number.type), flags=())
        negative = _is_negative(number, b)
        return _where(at_zero, negative if less else b.not_(negative), value_of(comparison), b)
    if _same(x, p) and _same(y, q):
        p, q = x, y
    elif _same(x, q) and _same(y, p):
        p, q = y, x
    else:
        return None
    if any(c.is_constant and _zero_sign(c) is None for c in (p, q)):
        return None  # never a zero; or it is not known, and no number that a program computes with
    sign = _zero_sign(q)
    if sign is not None:
        return _beside_zero(comparison, value_of(p), sign, less, value_of, b)
    left, right = value_of(p), value_of(q)
    differ = b.icmp("ne", _bits(left, b), _bits(right, b))
    tie = b.and_(b.fcmp("oeq", left, right, flags=()), differ)
    return _where(tie, _is_negative(left if less else right, b), value_of(comparison), b)


def _beside_zero(
    comparison: ir.FCmp, number: Value, sign: int, less: bool, value_of: Callable[[Value], Value], b: Builder
) -> Value | None:
    """Of the larger or smaller of a number and the constant +0 or -0: only the other zero is on another side than the
    comparison has it."""
    holds = less == (sign > 0)
    if holds == (comparison.predicate[2] == "e"):
        return None  # so says the comparison
    bits = _bits(number, b)
    lowest = -1 << bits.type.scalar.bits - 1
    other_zero = b.icmp("eq", bits, ir.int_constant(bits.type, lowest if sign > 0 else 0))
    own = value_of(comparison)
    return b.or_(own, other_zero) if holds else b.and_(own, b.not_(other_zero))


def _where(condition: Value, then: Value, otherwise: Value, b: Builder) -> Value:
    return b.or_(b.and_(condition, then), b.and_(b.not_(condition), otherwise))


def _bits(number: Value, b: Builder) -> Value:
    word = ir.int_type(number.type.scalar.bits)
    return b.bitcast(number, ir.vector_type(word, number.type.count) if number.type.is_vector else word)


def _is_negative(number: Value, b: Builder) -> Value:
    bits = _bits(number, b)
    return b.icmp("slt", bits, ir.int_constant(bits.type, 0))


def _zero_sign(value: Value) -> int | None:
    """1 of the constant +0, -1 of -0 (of vectors in all lanes), None of all else."""
    if not value.is_constant or not value.type.is_fp:
        return None
    if ir.is_zero_constant(value):
        return 1
    return -1 if value is ir.fp_constant(value.type, -0.0) else None


def _same(a: Value, b: Value) -> bool:
    """The same number, be it zeros of different sign."""
    return a is b or (_zero_sign(a) is not None and _zero_sign(b) is not None)


def _is_negated(value: Value, other: Value, number: Value) -> bool:
    """Whether the other is the number, and the value is minus that."""
    if other is not number or not isinstance(value, Instruction):
        return False
    if value.opcode == "fneg":
        return value.operands[0] is number
    return value.opcode == "fsub" and value.operands[1] is number and _zero_sign(value.operands[0]) is not None
