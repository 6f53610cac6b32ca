"""Selects that are magnitudes, maxima or minima: `x < 0 ? -x : x`, `a < b ? b : a`, Fortran's max, Rust's clamp.

Both of what they choose from are the same number where the comparison is of equals, and the derivative may be that of
either. As those of fabs and fmax (rules/arithmetic.py) it takes the sign of a zero for the side that it is on: -0 is
below +0, whatever the comparison says. Ties of other numbers go where the program's comparison sends them.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.signed_zeros import are_zeros, beside_zero, zero_sign
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
    is_less, is_strict = comparison.predicate[1] == "l", comparison.predicate[2] == "t"
    if zero_sign(p) is not None:
        p, q, is_less = q, p, not is_less
    minus = is_less == is_strict  # of p, where the comparison is wrong about zeros
    is_magnitude = zero_sign(q) is not None and (_is_negated(x, y, p) or _is_negated(y, x, p))
    if not is_magnitude:
        if _same(x, p) and _same(y, q):
            p, q = x, y
        elif _same(x, q) and _same(y, p):
            p, q = y, x
        else:
            return None
    sign = zero_sign(q)
    if is_magnitude or (sign is not None and minus == (sign > 0)):
        return beside_zero(value_of(p), b, below=is_less, ordered=comparison.predicate[0] == "o")
    if p.is_constant or q.is_constant:
        return None  # right about zeros, or never one
    first, second = value_of(p), value_of(q)
    wrong = are_zeros(first, second, b) if minus else are_zeros(second, first, b)
    own = value_of(comparison)
    return b.or_(own, wrong) if is_strict else b.and_(own, b.not_(wrong))


def _same(a: Value, b: Value) -> bool:
    """The same number, be it zeros of different sign."""
    return a is b or (zero_sign(a) is not None and zero_sign(b) is not None)


def _is_negated(value: Value, other: Value, number: Value) -> bool:
    """Whether the other is the number, and the value is minus that."""
    if other is not number or not isinstance(value, Instruction):
        return False
    if value.opcode == "fneg":
        return value.operands[0] is number
    return value.opcode == "fsub" and value.operands[1] is number and zero_sign(value.operands[0]) is not None
