"""Derivatives of <math.h>'s special functions: error and gamma functions, Bessel functions.

Formulas: NIST Digital Library of Mathematical Functions, 7.2 (error function), 5.2 and 5.15 (gamma,
polygamma), 10.6 (Bessel). digamma and polygamma are our own, see runtime.py; their rules make every
higher derivative of the gamma functions available.
"""

from __future__ import annotations

from enzyme_cc.rules.expression import Expr, constant, function
from enzyme_cc.rules.registry import Partials, rule

exp = function("exp")
digamma, polygamma = function("digamma"), function("polygamma")
j0, j1, jn, y0, y1, yn = (function(name) for name in ("j0", "j1", "jn", "y0", "y1", "yn"))

ERROR = [(0.0,), (0.5,), (-0.8,), (2.0,), (-3.0,)]
GAMMA = [(0.3,), (1.0,), (2.5,), (12.0,), (-0.5,), (-1.7,), (-2.25,), (50.5,)]
BESSEL = [(0.5,), (2.0,), (-1.5,), (11.0,), (0.0,)]
BESSEL_N = [(n, x) for n in (0, 1, 2, 5, -1, -2) for x in (0.5, 3.0, 11.0)] + [(2, -1.5), (3, -1.5), (1, 0.0)]


@rule("erf", ("x",), ERROR)
def erf(x: Expr) -> Partials:
    """2 / sqrt(pi) e^(-x^2)"""
    return Partials(x=constant("two_over_sqrt_pi") * exp(-(x * x)))


@rule("erfc", ("x",), ERROR)
def erfc(x: Expr) -> Partials:
    """-2 / sqrt(pi) e^(-x^2)"""
    return Partials(x=-(constant("two_over_sqrt_pi") * exp(-(x * x))))


@rule("tgamma", ("x",), GAMMA)
def tgamma(x: Expr, out: Expr) -> Partials:
    """Gamma(x) psi(x)"""
    return Partials(x=out * digamma(x))


@rule("lgamma", ("x",), GAMMA, aliases=("gamma",))
def lgamma(x: Expr) -> Partials:
    """psi(x)"""
    return Partials(x=digamma(x))


@rule("lgamma_r", ("x", "sign:pointer"), GAMMA, outputs=("out", "parity:int@sign"), aliases=("gamma_r",))
def lgamma_r(x: Expr) -> Partials:
    """psi(x); the sign is piecewise constant"""
    return Partials(x=digamma(x))


@rule("digamma", ("x",), GAMMA, home="runtime")
def digamma_rule(x: Expr) -> Partials:
    """psi'(x)"""
    return Partials(x=polygamma(1, x))


@rule("polygamma", ("n:int", "x"), [(n, x) for n in (0, 1, 2, 3) for (x,) in GAMMA[:7]], home="runtime")
def polygamma_rule(n: Expr, x: Expr) -> Partials:
    """The next polygamma function"""
    return Partials(x=polygamma(n + 1, x))


@rule("sloped", ("value", "x", "slope"), home="runtime")
def sloped_rule(slope: Expr) -> Partials:
    """The value itself, which is known to have this slope in x (autodiff/prepare/bit_slopes.py)"""
    return Partials(x=slope)


@rule("j0", ("x",), BESSEL)
def j0_rule(x: Expr) -> Partials:
    """-J1(x)"""
    return Partials(x=-j1(x))


@rule("j1", ("x",), BESSEL)
def j1_rule(x: Expr) -> Partials:
    """(J0(x) - J2(x)) / 2: regular at 0 in every order, as J0 - J1 / x is not"""
    return Partials(x=0.5 * (j0(x) - jn(2, x)))


@rule("jn", ("n:int", "x"), BESSEL_N)
def jn_rule(n: Expr, x: Expr) -> Partials:
    """(J(n-1) - J(n+1)) / 2: regular at 0"""
    return Partials(x=0.5 * (jn(n - 1, x) - jn(n + 1, x)))


BESSEL_Y = [(0.5,), (2.0,), (11.0,)]


@rule("y0", ("x",), BESSEL_Y)
def y0_rule(x: Expr) -> Partials:
    """-Y1(x)"""
    return Partials(x=-y1(x))


@rule("y1", ("x",), BESSEL_Y)
def y1_rule(x: Expr, out: Expr) -> Partials:
    """Y0(x) - Y1(x) / x"""
    return Partials(x=y0(x) - out / x)


@rule("yn", ("n:int", "x"), [(n, x) for n in (0, 1, 2, 5, -1, -2) for x in (0.5, 3.0, 11.0)])
def yn_rule(n: Expr, x: Expr, out: Expr) -> Partials:
    """Y(n-1)(x) - n Y(n)(x) / x"""
    return Partials(x=yn(n - 1, x) - n * out / x)
