"""Derivatives of <math.h>'s rounding, remainder and floating-point representation functions."""

from __future__ import annotations

from enzyme_cc.rules.expression import Expr, eq, function, select
from enzyme_cc.rules.registry import Partials, rule, zero_rule

ldexp, rint = function("ldexp"), function("rint")

REAL = [(0.7,), (-1.3,), (6.25,), (-1e-3,)]
REMAINDER = [(5.5, 2.0), (-5.5, 2.0), (6.7, -2.0), (-6.7, -2.0), (0.5, 2.0), (7.4, 1.75)]
SCALED = [(0.7, 3), (-1.3, -2), (2.5, 0)]

for _name in ("ceil", "floor", "trunc", "rint", "nearbyint", "round", "roundeven"):
    zero_rule(_name, intrinsics=(_name,))
for _name in ("lrint", "llrint", "lround", "llround"):
    zero_rule(_name, outputs=("out:int",), intrinsics=(_name,))
for _name in ("fromfp", "ufromfp", "fromfpx", "ufromfpx"):
    zero_rule(_name, ("x", "round:int", "width:int"))
zero_rule("logb")
zero_rule("ilogb", outputs=("out:int",))
zero_rule("llogb", outputs=("out:int",))
zero_rule("nan", ("payload:pointer",), doc="A constant.")


def _remainder(x: Expr, y: Expr, out: Expr) -> dict[str, Expr | float]:
    # The quotient x / y itself may round across an integer; (x - out) / y is one already.
    return {"x": 1.0, "y": -rint((x - out) / y)}


@rule("fmod", ("x", "y"), REMAINDER)
def fmod(x: Expr, y: Expr, out: Expr) -> Partials:
    """x - n y with n = trunc(x / y)"""
    return Partials(**_remainder(x, y, out))


@rule("remainder", ("x", "y"), REMAINDER, aliases=("drem",))
def remainder(x: Expr, y: Expr, out: Expr) -> Partials:
    """x - n y with n = x / y rounded to nearest"""
    return Partials(**_remainder(x, y, out))


@rule("remquo", ("x", "y", "q:pointer"), REMAINDER, outputs=("out", "quotient:int@q"))
def remquo(x: Expr, y: Expr, out: Expr) -> Partials:
    """x - n y with n = x / y rounded to nearest; the quotient's low bits are piecewise constant"""
    return Partials(**_remainder(x, y, out))


def _scale(x: Expr, out: Expr) -> Expr:
    # out = x 2^k, and a quotient that is a power of two is exact.
    return select(eq(x, 0.0), 1.0, out / x)


@rule("frexp", ("x", "e:pointer"), REAL, outputs=("out", "exponent:int@e"), intrinsics=("frexp",))
def frexp(x: Expr, out: Expr) -> Partials:
    """2^-exponent of the mantissa; the exponent is piecewise constant"""
    return Partials(x=_scale(x, out))


@rule("significand", ("x",), REAL)
def significand(x: Expr, out: Expr) -> Partials:
    """2^-exponent"""
    return Partials(x=_scale(x, out))


@rule("modf", ("x", "i:pointer"), REAL, outputs=("out", "integral@i"), intrinsics=("modf",))
def modf() -> Partials:
    """1 of the fractional part; the integral part is piecewise constant"""
    return Partials.of(out={"x": 1.0})


@rule("ldexp", ("x", "n:int"), SCALED, intrinsics=("ldexp",))
def ldexp_rule(n: Expr) -> Partials:
    """2^n"""
    return Partials(x=ldexp(1.0, n))


@rule("scalbn", ("x", "n:int"), SCALED)
def scalbn(n: Expr) -> Partials:
    """2^n"""
    return Partials(x=ldexp(1.0, n))


@rule("scalbln", ("x", "n:int"), SCALED)
def scalbln(n: Expr) -> Partials:
    """2^n, n a long"""
    return Partials(x=function("scalbln")(1.0, n))


@rule("scalb", ("x", "y"), [(0.7, 3.0), (-1.3, -2.0)])
def scalb(y: Expr) -> Partials:
    """2^y; y is an integer in a real's clothes"""
    return Partials(x=function("exp2")(y))


@rule("nextafter", ("x", "y"), [(0.7, 1.0), (-1.3, -4.0)])
def nextafter() -> Partials:
    """x and one rounding unit"""
    return Partials(x=1.0)


@rule("nexttoward", ("x", "y"), [(0.7, 1.0), (-1.3, -4.0)])
def nexttoward() -> Partials:
    """x and one rounding unit; y is a long double for every x"""
    return Partials(x=1.0)


@rule("nextup", ("x",), REAL)
def nextup() -> Partials:
    """x and one rounding unit"""
    return Partials(x=1.0)


@rule("nextdown", ("x",), REAL)
def nextdown() -> Partials:
    """x and one rounding unit"""
    return Partials(x=1.0)
