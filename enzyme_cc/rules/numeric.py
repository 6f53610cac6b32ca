"""Evaluates derivative expressions on Python floats or, for the tests, on mpmath's numbers of any precision.

Arithmetic follows IEEE 754 where Python raises: 1/0 is infinite, log(-1) is NaN, exp(1000) infinite.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache
from types import ModuleType
from typing import Any

from enzyme_cc.rules.expression import CONSTANTS, Expr, fold
from enzyme_cc.rules.registry import RULES

Number = Any


def evaluate(expr: Expr, env: Mapping[str, Number], number: type[float] | ModuleType = float) -> Number:
    """The value of the expression where `env` gives parameters and outputs by name.

    `number` is `float`, or the module `mpmath`, whose precision at the time of the call holds; special
    functions are known with mpmath only. KeyError for a name without a value.
    """
    table = _float_functions() if number is float else _mpmath_functions()
    convert: Callable[[Any], Number] = float if number is float else number.mpf  # type: ignore[union-attr]  # a module has mpf

    def visit(node: Expr, operands: tuple[Number, ...]) -> Number:
        if node.op in ("arg", "out"):
            return env[node.value]
        if node.op == "const":
            return convert(node.value)
        if node.op == "constant":
            return convert(CONSTANTS[node.value])
        if node.op == "int":
            return node.value
        if node.op == "real":
            return convert(operands[0])
        if node.op == "select":
            return operands[1] if operands[0] else operands[2]
        if node.op == "flat":
            return convert(0.0) if operands[0] else operands[1]
        if node.op == "call" and node.value not in table and number is not float:
            return (RULES[node.value].primal or getattr(number, node.value))(*operands)
        return table[node.value if node.op == "call" else f" {node.op}"](*operands)

    return fold(expr, visit)


_OPERATIONS: dict[str, Callable[..., Any]] = {
    " neg": lambda a: -a,
    " add": lambda a, b: a + b,
    " sub": lambda a, b: a - b,
    " mul": lambda a, b: a * b,
    " lt": lambda a, b: a < b,
    " le": lambda a, b: a <= b,
    " gt": lambda a, b: a > b,
    " ge": lambda a, b: a >= b,
    " eq": lambda a, b: a == b,
    " ne": lambda a, b: a != b,
    " below": lambda a, b: a < b or (a == b and math.copysign(1.0, a) < math.copysign(1.0, b)),
    " and": lambda c, d: c and d,
    " or": lambda c, d: c or d,
    " not": lambda c: not c,
}


def _divide(a: Number, b: Number) -> Number:
    if b != 0:
        return a / b
    if a == 0 or a != a:
        return math.nan * b
    return math.inf * math.copysign(1.0, float(a)) * math.copysign(1.0, float(b)) + b


def _ieee(function: Callable[..., float], pole: float = math.nan) -> Callable[..., float]:
    """The function with math's exceptions turned into what C returns; `pole` is its value at 0."""

    def total(*args: float) -> float:
        try:
            return function(*args)
        except OverflowError:
            return math.inf
        except ValueError:
            return pole if args[0] == 0 else math.nan

    return total


def _power(x: float, y: float) -> float:
    return math.inf if x == 0 and y < 0 else math.pow(x, y)


@cache
def _float_functions() -> dict[str, Callable[..., Any]]:
    names = "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 expm1 log1p sqrt cbrt"
    table = {name: _ieee(getattr(math, name)) for name in (names + " hypot fabs copysign erf erfc").split()}
    logarithms = {name: _ieee(getattr(math, name), -math.inf) for name in ("log", "log2", "log10")}
    return (
        _OPERATIONS
        | table
        | logarithms
        | {
            " div": _divide,
            "exp10": _ieee(lambda x: math.pow(10.0, x)),
            "pow": _ieee(_power),
            "powi": _ieee(lambda x, n: _power(x, float(n))),
            "ldexp": _ieee(math.ldexp),
            "scalbn": _ieee(math.ldexp),
            "scalbln": _ieee(math.ldexp),
            "sinpi": lambda x: math.sin(math.pi * math.remainder(x, 2.0)),
            "cospi": lambda x: math.cos(math.pi * math.remainder(x, 2.0)),
            "rint": lambda x: math.copysign(float(round(x)), x) if math.isfinite(x) else x,
            "trunc": lambda x: math.copysign(float(math.trunc(x)), x) if math.isfinite(x) else x,
        }
    )


@cache
def _mpmath_functions() -> dict[str, Callable[..., Any]]:
    import mpmath as mp

    def is_real(value: Number) -> Number:
        """C's functions are NaN where mathematics turns complex."""
        return value if isinstance(value, mp.mpf) else mp.nan if value.imag else value.real

    def over_reals(function: Callable[..., Number]) -> Callable[..., Number]:
        return lambda *args: is_real(function(*map(mp.mpf, args)))

    def copysign(a: Number, b: Number) -> Number:
        # mpmath has no -0.0.
        return abs(a) if b >= 0 else -abs(a)

    def logarithm(base: Number) -> Callable[[Number], Number]:
        return lambda x: -mp.inf if x == 0 else is_real(mp.log(x, base) if base else mp.log(x))

    def power(x: Number, y: Number) -> Number:
        return mp.inf if x == 0 and y < 0 else is_real(mp.power(x, y))

    names = "sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log1p sqrt hypot"
    table = {
        name: over_reals(getattr(mp, name))
        for name in (names + " erf erfc j0 j1 fabs digamma sinpi cospi").split()
    }
    return (
        _OPERATIONS
        | table
        | {
            " div": lambda a, b: mp.mpf(_divide(a, b)) if b == 0 else a / b,
            "log": logarithm(None),
            "log2": logarithm(2),
            "log10": logarithm(10),
            "exp2": lambda x: mp.power(2, x),
            "exp10": lambda x: mp.power(10, x),
            "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
            "pow": power,
            "powi": power,
            "ldexp": lambda x, n: mp.ldexp(x, int(n)),
            "scalbn": lambda x, n: mp.ldexp(x, int(n)),
            "scalbln": lambda x, n: mp.ldexp(x, int(n)),
            "rint": mp.nint,
            "trunc": lambda x: mp.sign(x) * mp.floor(abs(x)),
            "copysign": copysign,
            "jn": lambda n, x: mp.besselj(n, mp.mpf(x)),
            "y0": lambda x: is_real(mp.bessely(0, x)),
            "y1": lambda x: is_real(mp.bessely(1, x)),
            "yn": lambda n, x: is_real(mp.bessely(n, x)),
            "polygamma": lambda n, x: is_real(mp.psi(n, x)),
        }
    )
