"""Products of a derivative and a partial: what they are where one is 0 and the other infinite or NaN."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value


class ZeroTimes(Enum):
    """What zero times infinity is, and zero times NaN.

    Where derivatives are differentiated again, the product of a zero and a number must stay a product: x^2 has a
    second derivative at 0. Elsewhere it need not, and a loop may leave out what is added to by a zero.
    """

    AS_IEEE = "NaN"
    OF_ZERO_DERIVATIVES = "0 where the derivative is 0"
    LAST_OF_ZERO_DERIVATIVES = "0 where the derivative is 0, and nobody differentiates that"
    ZERO = "0 where either is 0"


def times(builder: Builder, d: Value, partial: Value, zero: ZeroTimes) -> Value:
    """A derivative times a partial."""
    if zero is ZeroTimes.AS_IEEE:
        return builder.fmul(d, partial)
    product = builder.fmul(d, partial, flags=without_promises(builder.fast))
    return _guarded(builder, d, product, zero, lambda: _is_zero(builder, partial))


def over(builder: Builder, d: Value, divisor: Value, zero: ZeroTimes) -> Value:
    """A derivative times the reciprocal of a divisor, which is 0 where the divisor is infinite."""
    if zero is ZeroTimes.AS_IEEE:
        return builder.fdiv(d, divisor)
    quotient = builder.fdiv(d, divisor, flags=without_promises(builder.fast))
    return _guarded(builder, d, quotient, zero, lambda: _is_infinite(builder, divisor))


def _guarded(builder: Builder, d: Value, product: Value, zero: ZeroTimes, is_flat: Callable[[], Value]) -> Value:
    vanishes = _is_zero(builder, d)
    if zero is ZeroTimes.LAST_OF_ZERO_DERIVATIVES:
        return builder.select(vanishes, ir.zero(d.type), product, flags=())
    if zero is ZeroTimes.ZERO:
        vanishes = builder.or_(vanishes, is_flat())
    undefined = builder.and_(builder.fcmp("uno", product, product, flags=()), vanishes)
    return builder.select(undefined, ir.zero(d.type), product, flags=())


def _is_zero(builder: Builder, value: Value) -> Value:
    return builder.fcmp("oeq", value, ir.zero(value.type), flags=())


def _is_infinite(builder: Builder, value: Value) -> Value:
    above, below = (
        builder.fcmp("oeq", value, ir.fp_constant(value.type, sign * float("inf")), flags=()) for sign in (1, -1)
    )
    return builder.or_(above, below)


def without_promises(flags: tuple[str, ...]) -> tuple[str, ...]:
    """Fast-math flags of what may be infinite or NaN, whatever the program promises of its own numbers."""
    every = _FAST if "fast" in flags else flags
    return tuple(flag for flag in every if flag not in ("nnan", "ninf"))


_FAST = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
