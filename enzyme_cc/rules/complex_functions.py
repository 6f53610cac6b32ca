"""Derivatives of <complex.h> and of the compiler's complex product and quotient, over pairs of reals.

A complex number z is the pair (zr, zi). A holomorphic function with derivative d = p + iq has the Jacobian
[[p, -q], [q, p]] (Cauchy-Riemann). Formulas: NIST Digital Library of Mathematical Functions, 4.14 to 4.38.
Inverse functions factor their square roots (sqrt(1 - z) sqrt(1 + z), not sqrt(1 - z^2)), which puts the
branch cuts where C99's annex G puts them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from enzyme_cc.rules.elementary import angle
from enzyme_cc.rules.expression import (
    Expr,
    Operand,
    both,
    const,
    constant,
    eq,
    flat_at,
    function,
    negate,
    select,
    steep,
)
from enzyme_cc.rules.registry import Partials, rule

sin, cos, sinh, cosh = (function(name) for name in ("sin", "cos", "sinh", "cosh"))
fabs, sqrt, hypot, copysign = (function(name) for name in ("fabs", "sqrt", "hypot", "copysign"))
log, atan2 = function("log"), function("atan2")

Z = ("zr", "zi")
BOTH = ("re", "im")
QUADRANTS = [(0.7, 1.3), (-0.6, 0.4), (-1.5, -0.8), (0.3, -2.0)]
CUTS = [(2.0, 0.5), (-2.0, 0.5), (2.0, -0.5), (-2.0, -0.5), (0.3, 0.2), (-0.3, -1.7)]
TWO = [(0.7, 1.3, -0.5, 0.25), (-0.6, 0.4, 2.0, -1.0), (1.5, -0.8, 0.3, 1.7), (-2.0, -0.5, -1.0, -3.0)]


@dataclass(frozen=True, slots=True)
class Pair:
    """A complex expression."""

    re: Expr
    im: Expr

    def __add__(self, other: Pair) -> Pair:
        return Pair(self.re + other.re, self.im + other.im)

    def __sub__(self, other: Pair) -> Pair:
        return Pair(self.re - other.re, self.im - other.im)

    def __neg__(self) -> Pair:
        return Pair(-self.re, -self.im)

    def __mul__(self, other: Pair) -> Pair:
        return Pair(self.re * other.re - self.im * other.im, self.re * other.im + self.im * other.re)

    def __truediv__(self, other: Pair) -> Pair:
        """Smith's quotient (CACM 5, 1962): scaled by the larger part of the denominator."""
        wide = fabs(other.re) >= fabs(other.im)
        large, small = select(wide, other.re, other.im), select(wide, other.im, other.re)
        r = small / large
        denominator = large + small * r
        re = select(wide, self.re + self.im * r, self.re * r + self.im)
        im = select(wide, self.im - self.re * r, self.im * r - self.re)
        return Pair(re / denominator, im / denominator)

    def steep(self) -> Pair:
        """1 / z where z is 0 at the edge of a function's domain, and nowhere else: 0 there"""
        at_zero, slope = both(eq(self.re, 0.0), eq(self.im, 0.0)), ONE / self
        return Pair(flat_at(at_zero, slope.re), flat_at(at_zero, slope.im))

    def times_i(self) -> Pair:
        """i z"""
        return Pair(-self.im, self.re)

    def root(self) -> Pair:
        """The square root with real part >= 0; its imaginary part has the sign of z's, zeros included."""
        # Of (|z| + |zr|) / 2 = t^2, the part that loses no digits; the other part is |zi| / (2 t).
        t = sqrt(0.5 * (hypot(self.re, self.im) + fabs(self.re)))
        other = select(eq(t, 0.0), 0.0, 0.5 * fabs(self.im) / t)
        right = self.re >= 0.0
        return Pair(select(right, t, other), copysign(select(right, other, t), self.im))


ONE = Pair(const(1.0), const(0.0))


def _jacobian(**derivatives: Pair) -> Partials:
    """The real Jacobian of a holomorphic function, from its complex derivatives by argument letter."""
    re: dict[str, Operand] = {}
    im: dict[str, Operand] = {}
    for z, d in derivatives.items():
        re[f"{z}r"], re[f"{z}i"] = d.re, -d.im
        im[f"{z}r"], im[f"{z}i"] = d.im, d.re
    return Partials.of(re=re, im=im)


def _holomorphic(
    name: str, samples: Sequence[tuple[float, ...]] = QUADRANTS, aliases: Sequence[str] = ()
) -> Callable[[Callable[..., Partials]], Callable[..., Partials]]:
    return rule(name, Z, samples, outputs=BOTH, complex=True, aliases=aliases)


@_holomorphic("cexp")
def cexp(re: Expr, im: Expr) -> Partials:
    """e^z"""
    return _jacobian(z=Pair(re, im))


@_holomorphic("clog")
def clog(zr: Expr, zi: Expr) -> Partials:
    """1 / z"""
    return _jacobian(z=ONE / Pair(zr, zi))


@_holomorphic("clog10", aliases=("__clog10",))
def clog10(zr: Expr, zi: Expr) -> Partials:
    """1 / (z ln 10)"""
    return _jacobian(z=Pair(constant("inverse_ln10"), const(0.0)) / Pair(zr, zi))


@_holomorphic("csqrt", [*QUADRANTS, (4.0, 0.0), (0.0, 2.0), (0.0, -2.0)])
def csqrt(re: Expr, im: Expr) -> Partials:
    """1 / (2 sqrt z), and 0 at 0"""
    return _jacobian(z=Pair(2.0 * re, 2.0 * im).steep())


def _sin(zr: Expr, zi: Expr) -> Pair:
    return Pair(sin(zr) * cosh(zi), cos(zr) * sinh(zi))


def _cos(zr: Expr, zi: Expr) -> Pair:
    return Pair(cos(zr) * cosh(zi), -(sin(zr) * sinh(zi)))


def _sinh(zr: Expr, zi: Expr) -> Pair:
    return Pair(sinh(zr) * cos(zi), cosh(zr) * sin(zi))


def _cosh(zr: Expr, zi: Expr) -> Pair:
    return Pair(cosh(zr) * cos(zi), sinh(zr) * sin(zi))


@_holomorphic("csin")
def csin(zr: Expr, zi: Expr) -> Partials:
    """cos z"""
    return _jacobian(z=_cos(zr, zi))


@_holomorphic("ccos")
def ccos(zr: Expr, zi: Expr) -> Partials:
    """-sin z"""
    return _jacobian(z=-_sin(zr, zi))


@_holomorphic("ctan")
def ctan(re: Expr, im: Expr) -> Partials:
    """1 + tan^2 z"""
    t = Pair(re, im)
    return _jacobian(z=ONE + t * t)


@_holomorphic("csinh")
def csinh(zr: Expr, zi: Expr) -> Partials:
    """cosh z"""
    return _jacobian(z=_cosh(zr, zi))


@_holomorphic("ccosh")
def ccosh(zr: Expr, zi: Expr) -> Partials:
    """sinh z"""
    return _jacobian(z=_sinh(zr, zi))


@_holomorphic("ctanh")
def ctanh(re: Expr, im: Expr) -> Partials:
    """1 - tanh^2 z"""
    t = Pair(re, im)
    return _jacobian(z=ONE - t * t)


def _asin(z: Pair) -> Pair:
    return ((ONE - z).root() * (ONE + z).root()).steep()


@_holomorphic("casin", CUTS)
def casin(zr: Expr, zi: Expr) -> Partials:
    """1 / (sqrt(1 - z) sqrt(1 + z)), and 0 at +-1"""
    return _jacobian(z=_asin(Pair(zr, zi)))


@_holomorphic("cacos", CUTS)
def cacos(zr: Expr, zi: Expr) -> Partials:
    """-1 / (sqrt(1 - z) sqrt(1 + z)), and 0 at +-1"""
    return _jacobian(z=-_asin(Pair(zr, zi)))


@_holomorphic("casinh", CUTS)
def casinh(zr: Expr, zi: Expr) -> Partials:
    """1 / (sqrt(1 + iz) sqrt(1 - iz)), and 0 at +-i, since asinh z = -i asin(iz)"""
    return _jacobian(z=_asin(Pair(zr, zi).times_i()))


@_holomorphic("cacosh", CUTS)
def cacosh(zr: Expr, zi: Expr) -> Partials:
    """1 / (sqrt(z - 1) sqrt(z + 1)), and 0 at +-1"""
    z = Pair(zr, zi)
    return _jacobian(z=((z - ONE).root() * (z + ONE).root()).steep())


@_holomorphic("catan", CUTS)
def catan(zr: Expr, zi: Expr) -> Partials:
    """1 / (1 + z^2), factored as (1 + iz) (1 - iz)"""
    iz = Pair(zr, zi).times_i()
    return _jacobian(z=ONE / ((ONE + iz) * (ONE - iz)))


@_holomorphic("catanh", CUTS)
def catanh(zr: Expr, zi: Expr) -> Partials:
    """1 / (1 - z^2), factored"""
    z = Pair(zr, zi)
    return _jacobian(z=ONE / ((ONE - z) * (ONE + z)))


@rule("cpow", ("zr", "zi", "wr", "wi"), TWO, outputs=BOTH, complex=True)
def cpow(zr: Expr, zi: Expr, wr: Expr, wi: Expr, re: Expr, im: Expr) -> Partials:
    """w z^w / z and z^w log z; at z = 0 both are 0 where z^w is finite, but for z^1, whose slope is 1"""
    z, w, power = Pair(zr, zi), Pair(wr, wi), Pair(re, im)
    origin = both(both(eq(zr, 0.0), eq(zi, 0.0)), negate(wr < 0.0))
    slope = w * power / z
    linear = select(both(eq(wr, 1.0), eq(wi, 0.0)), 1.0, 0.0)
    growth = power * Pair(log(hypot(zr, zi)), atan2(zi, zr))
    return _jacobian(
        z=Pair(select(origin, linear, slope.re), flat_at(origin, slope.im)),
        w=Pair(flat_at(origin, growth.re), flat_at(origin, growth.im)),
    )


@rule("cabs", Z, QUADRANTS, complex=True)
def cabs(zr: Expr, zi: Expr, out: Expr) -> Partials:
    """(zr, zi) / |z|, and 0 at the origin"""
    return Partials(zr=steep(zr, out), zi=steep(zi, out))


@rule("carg", Z, [*QUADRANTS, (0.0, 2.0), (2.0, 0.0)], complex=True)
def carg(zr: Expr, zi: Expr) -> Partials:
    """(-zi, zr) / |z|^2, and 0 at the origin"""
    by_imaginary, by_real = angle(zi, zr)
    return Partials(zr=by_real, zi=by_imaginary)


@rule("creal", Z, QUADRANTS, complex=True)
def creal() -> Partials:
    """zr"""
    return Partials(zr=1.0)


@rule("cimag", Z, QUADRANTS, complex=True)
def cimag() -> Partials:
    """zi"""
    return Partials(zi=1.0)


@rule("conj", Z, QUADRANTS, outputs=BOTH, complex=True)
def conj() -> Partials:
    """(zr, -zi)"""
    return Partials.of(re={"zr": 1.0}, im={"zi": -1.0})


@rule("cproj", Z, QUADRANTS, outputs=BOTH, complex=True)
def cproj() -> Partials:
    """z; the point at infinity, where projection does something, has no derivative"""
    return Partials.of(re={"zr": 1.0}, im={"zi": 1.0})


ARITHMETIC = ("zr", "zi", "wr", "wi")


@rule("__mulc3", ARITHMETIC, TWO, outputs=BOTH, complex=True, home="compiler-rt")
def product(zr: Expr, zi: Expr, wr: Expr, wi: Expr) -> Partials:
    """z w"""
    return _jacobian(z=Pair(wr, wi), w=Pair(zr, zi))


@rule("__divc3", ARITHMETIC, TWO, outputs=BOTH, complex=True, home="compiler-rt")
def quotient(wr: Expr, wi: Expr, re: Expr, im: Expr) -> Partials:
    """z / w"""
    reciprocal = ONE / Pair(wr, wi)
    return _jacobian(z=reciprocal, w=-(Pair(re, im) * reciprocal))
