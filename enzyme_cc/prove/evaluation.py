"""Values of expressions at a point, in 50 digits, by mpmath."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import mpmath

from enzyme_cc.prove.terms import ADD, CONSTANT, DIVIDE, FUNCTION, GUARD, MULTIPLY, SYMBOL, Real, reached

DIGITS = 50
mpmath.mp.dps = DIGITS


def _real(f: Callable[..., Any]) -> Callable[..., Any]:
    def real(*args: Any) -> Any:
        value = f(*args)
        if isinstance(value, mpmath.mpc):
            raise ValueError("outside of the function's domain")
        return value
    return real


def _pow(x: Any, y: Any) -> Any:
    if x < 0 and y != int(y):
        raise ValueError("outside of the function's domain")
    return mpmath.power(x, y)


def _cbrt(x: Any) -> Any:
    return mpmath.cbrt(x) if x >= 0 else -mpmath.cbrt(-x)


def _round(x: Any) -> Any:
    return mpmath.floor(abs(x) + mpmath.mpf("0.5")) * (1 if x >= 0 else -1)


VALUES: dict[str, Callable[..., Any]] = {
    **{name: _real(getattr(mpmath, name)) for name in (
        "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp expm1 log log1p sqrt hypot atan2 erf erfc "
        "floor ceil digamma sinpi cospi"
    ).split()},
    "exp2": lambda x: mpmath.power(2, x),
    "exp10": lambda x: mpmath.power(10, x),
    "log2": _real(lambda x: mpmath.log(x, 2)),
    "log10": _real(mpmath.log10),
    "cbrt": _cbrt,
    "pow": _pow,
    "lgamma": lambda x: mpmath.re(mpmath.loggamma(x)),
    "tgamma": mpmath.gamma,
    "trigamma": lambda x: mpmath.psi(1, x),
    "j0": lambda x: mpmath.besselj(0, x),
    "j1": lambda x: mpmath.besselj(1, x),
    "y0": _real(lambda x: mpmath.bessely(0, x)),
    "y1": _real(lambda x: mpmath.bessely(1, x)),
    "jn": lambda n, x: mpmath.besselj(n, x),
    "yn": _real(lambda n, x: mpmath.bessely(n, x)),
    "trunc": lambda x: mpmath.floor(x) if x >= 0 else mpmath.ceil(x),
    "round": _round,
    "roundeven": mpmath.nint,
}


@cache
def fraction(expression: str) -> Fraction:
    """A well-known number to 70 digits: log(2), log(10), pi, 2/sqrt(pi)."""
    with mpmath.workdps(75):
        value = {"log(2)": lambda: mpmath.log(2), "log(10)": lambda: mpmath.log(10), "pi": lambda: +mpmath.pi,
                 "2/sqrt(pi)": lambda: 2 / mpmath.sqrt(mpmath.pi)}[expression]()
        return exact(value)


def exact(value: Any) -> Fraction:
    """A number of mpmath's, as the fraction that it is."""
    sign, mantissa, exponent, _ = mpmath.mpf(value)._mpf_
    return Fraction(-int(mantissa) if sign else int(mantissa)) * Fraction(2) ** exponent


def folded(name: str, args: Iterable[Fraction]) -> Fraction | None:
    """The value of a function of constants to 70 digits; None where it has none."""
    with mpmath.workdps(75):
        try:
            value = VALUES[name](*[mpmath.mpf(a.numerator) / a.denominator for a in args])
            return exact(value) if mpmath.isfinite(value) else None
        except (ValueError, ZeroDivisionError, KeyError, OverflowError):
            return None


class NoValue(Exception):
    """The expression has no value at the point; the text says why."""


def values(roots: Iterable[Real], point: Mapping[str, Any]) -> dict[int, Any]:
    """The values of all nodes below some, by their numbers; where there is none the NoValue that says why.

    Symbols that the point does not name are undefined.
    """
    found: dict[int, Any] = {}
    for term in reached(roots):
        try:
            found[term.number] = _value(term, found, point)
        except (ValueError, ZeroDivisionError, OverflowError, KeyError, mpmath.libmp.NoConvergence) as problem:
            found[term.number] = NoValue(_why(term, problem))
    return found


def _why(term: Real, problem: Exception) -> str:
    if isinstance(problem, ZeroDivisionError):
        return "a division by zero"
    return f"{term.value}() outside of its domain" if term.op is FUNCTION else str(problem)


def _value(term: Real, found: dict[int, Any], point: Mapping[str, Any]) -> Any:
    if term.op is CONSTANT:
        value = term.value
        return mpmath.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else mpmath.mpf(value)
    if term.op is SYMBOL:
        return mpmath.mpf(point[term.value])
    args = [found[arg.number] for arg in term.args]
    if term.op is GUARD and not isinstance(args[0], NoValue) and args[0] == 0:
        return mpmath.mpf(0)
    for arg in args:
        if isinstance(arg, NoValue):
            return arg
    if term.op is ADD:
        return args[0] + args[1]
    if term.op is MULTIPLY:
        return args[0] * args[1]
    if term.op is DIVIDE:
        if args[1] == 0:
            raise ZeroDivisionError
        return args[0] / args[1]
    if term.op is GUARD:
        return args[1]
    value = VALUES[term.value](*args)
    if not mpmath.isfinite(value):
        raise ValueError("infinite")
    return value
