"""Derivatives of <math.h>'s elementary functions: powers, roots, exponentials, trigonometry, hyperbolics.

Formulas are those of NIST's Digital Library of Mathematical Functions, chapter 4. A form that reuses the
result `out` is preferred where it is as accurate, for libm's results are expensive.
"""

from __future__ import annotations

from enzyme_cc.rules.expression import Expr, both, constant, eq, flat_at, function, select, steep
from enzyme_cc.rules.registry import Partials, rule

sin, cos, exp, log, sqrt = (function(name) for name in ("sin", "cos", "exp", "log", "sqrt"))
sinh, cosh, power = function("sinh"), function("cosh"), function("pow")
fabs, sinpi, cospi = function("fabs"), function("sinpi"), function("cospi")

PI, LN2, LN10 = constant("pi"), constant("ln2"), constant("ln10")
INFINITY = float("inf")

REAL = [(0.7,), (-1.3,), (2.5,), (-4.0,), (0.01,)]
POSITIVE = [(0.3,), (1.0,), (7.5,), (1e-3,), (1e4,)]
UNIT = [(0.5,), (-0.5,), (0.99,), (-0.875,), (0.0,)]
ABOVE_ONE = [(1.25,), (3.0,), (100.0,), (1.001,)]

# --- powers and roots ---


@rule("sqrt", ("x",), POSITIVE, intrinsics=("sqrt",))
def sqrt_rule(out: Expr) -> Partials:
    """1 / (2 sqrt x), and 0 at 0"""
    return Partials(x=steep(0.5, out))


@rule("rsqrt", ("x",), POSITIVE, reserved=False)
def rsqrt(x: Expr, out: Expr) -> Partials:
    """-x^(-3/2) / 2; infinite at 0, as the function itself"""
    return Partials(x=-0.5 * out / x)


@rule("cbrt", ("x",), [(0.7,), (-1.3,), (8.0,), (-1e-6,)])
def cbrt(out: Expr) -> Partials:
    """1 / (3 cbrt(x)^2), and 0 at 0"""
    return Partials(x=steep(1.0, 3.0 * out * out))


@rule("hypot", ("x", "y"), [(3.0, 4.0), (-3.0, 0.5), (0.0, -2.0), (1e-3, 1e3)])
def hypot(x: Expr, y: Expr, out: Expr) -> Partials:
    """(x, y) / hypot(x, y), and 0 at the origin"""
    return Partials(x=steep(x, out), y=steep(y, out))


POWERS = [(1.5, 2.5), (0.3, -1.25), (2.0, 3.0), (-1.5, 3.0), (-1.5, -2.0), (4.0, 0.0), (0.0, 2.0), (0.0, 1.0)]


@rule("pow", ("x", "y"), POWERS, aliases=("powr",), intrinsics=("pow",))
def pow_rule(x: Expr, y: Expr, out: Expr) -> Partials:
    """y x^(y-1), 0 for y = 0 even where 1/x is infinite, and 0 for x = 0 < y < 1; x^y log x, and 0 for x = 0 < y.

    For x < 0 the partial by y is NaN: there x^y is defined at integers y only. It is emitted only where y is
    active.
    """
    lower = power(x, y - 1.0)
    vanishing = both(eq(y, 0.0), eq(fabs(lower), INFINITY))
    root_at_zero = both(eq(x, 0.0), both(y > 0.0, y < 1.0))
    return Partials(
        x=flat_at(root_at_zero, select(vanishing, 0.0, y * lower)),
        y=select(both(eq(x, 0.0), y > 0.0), 0.0, out * log(x)),
    )


WHOLE_POWERS = [(1.5, 3), (-1.5, 3), (0.75, -2), (2.0, 0), (2.0, 1), (0.0, 2)]


@rule("pown", ("x", "n:int"), WHOLE_POWERS, reserved=False, primal=lambda x, n: x**n)
def pown(x: Expr, n: Expr) -> Partials:
    """n x^(n-1), and 0 for n = 0 even at x = 0"""
    return Partials(x=n * power(x, select(eq(n, 0), 0.0, n - 1.0)))


@rule("compoundn", ("x", "n:int"), [(0.05, 12), (-0.5, 3), (1e-9, 360), (0.25, -2), (0.3, 0), (-1.0, 1), (-1.0, 2)],
      reserved=False, primal=lambda x, n: (1 + x) ** n)  # fmt: skip
def compoundn(x: Expr, n: Expr) -> Partials:
    """n (1+x)^(n-1), and 0 for n = 0 even at x = -1"""
    return Partials(x=n * power(1.0 + x, select(eq(n, 0), 0.0, n - 1.0)))


@rule("rootn", ("x", "n:int"), [(1.5, 3), (-1.5, 3), (2.0, 2), (0.75, -2), (-0.3, -5), (4.0, 1)],
      reserved=False, primal=lambda x, n: x / abs(x) * abs(x) ** ((0 * x + 1) / n))  # fmt: skip
def rootn(n: Expr, out: Expr) -> Partials:
    """1 / (n out^(n-1)), and 0 at 0 for n > 1"""
    return Partials(x=flat_at(both(eq(out, 0.0), n > 1), 1.0 / (n * power(out, n - 1.0))))


# --- exponentials and logarithms ---


@rule("exp", ("x",), REAL, intrinsics=("exp",))
def exp_rule(out: Expr) -> Partials:
    """e^x"""
    return Partials(x=out)


@rule("exp2", ("x",), REAL, intrinsics=("exp2",))
def exp2(out: Expr) -> Partials:
    """2^x ln 2"""
    return Partials(x=out * LN2)


@rule("exp10", ("x",), REAL, aliases=("__exp10", "pow10"), intrinsics=("exp10",))
def exp10(out: Expr) -> Partials:
    """10^x ln 10"""
    return Partials(x=out * LN10)


@rule("expm1", ("x",), [*REAL, (-30.0,), (1e-9,)])
def expm1(x: Expr) -> Partials:
    """e^x, anew: out + 1 has no correct digit left for x << 0"""
    return Partials(x=exp(x))


@rule("exp2m1", ("x",), REAL, reserved=False)
def exp2m1(x: Expr) -> Partials:
    """2^x ln 2"""
    return Partials(x=function("exp2")(x) * LN2)


@rule("exp10m1", ("x",), REAL, reserved=False)
def exp10m1(x: Expr) -> Partials:
    """10^x ln 10"""
    return Partials(x=function("exp10")(x) * LN10)


@rule("log", ("x",), POSITIVE, intrinsics=("log",))
def log_rule(x: Expr) -> Partials:
    """1 / x"""
    return Partials(x=1.0 / x)


@rule("log2", ("x",), POSITIVE, intrinsics=("log2",))
def log2(x: Expr) -> Partials:
    """1 / (x ln 2)"""
    return Partials(x=constant("inverse_ln2") / x)


@rule("log10", ("x",), POSITIVE, intrinsics=("log10",))
def log10(x: Expr) -> Partials:
    """1 / (x ln 10)"""
    return Partials(x=constant("inverse_ln10") / x)


ABOVE_MINUS_ONE = [(-0.5,), (1e-9,), (0.0,), (3.0,), (-0.999,)]


@rule("log1p", ("x",), ABOVE_MINUS_ONE, aliases=("logp1",))
def log1p(x: Expr) -> Partials:
    """1 / (1 + x)"""
    return Partials(x=1.0 / (1.0 + x))


@rule("log2p1", ("x",), ABOVE_MINUS_ONE, reserved=False)
def log2p1(x: Expr) -> Partials:
    """1 / ((1 + x) ln 2)"""
    return Partials(x=constant("inverse_ln2") / (1.0 + x))


@rule("log10p1", ("x",), ABOVE_MINUS_ONE, reserved=False)
def log10p1(x: Expr) -> Partials:
    """1 / ((1 + x) ln 10)"""
    return Partials(x=constant("inverse_ln10") / (1.0 + x))


# --- trigonometry ---


@rule("sin", ("x",), REAL, intrinsics=("sin",))
def sin_rule(x: Expr) -> Partials:
    """cos x"""
    return Partials(x=cos(x))


@rule("cos", ("x",), REAL, intrinsics=("cos",))
def cos_rule(x: Expr) -> Partials:
    """-sin x"""
    return Partials(x=-sin(x))


@rule("sincos", ("x", "s:pointer", "c:pointer"), REAL, outputs=("sin@s", "cos@c"), intrinsics=("sincos",))
def sincos(sin: Expr, cos: Expr) -> Partials:
    """cos x of the sine, -sin x of the cosine, each from the other"""
    return Partials.of(sin={"x": cos}, cos={"x": -sin})


@rule("tan", ("x",), REAL, intrinsics=("tan",))
def tan(out: Expr) -> Partials:
    """1 + tan^2 x"""
    return Partials(x=1.0 + out * out)


@rule("asin", ("x",), UNIT, intrinsics=("asin",))
def asin(x: Expr) -> Partials:
    """1 / sqrt(1 - x^2), factored to keep its digits near +-1, and 0 there"""
    return Partials(x=steep(1.0, sqrt((1.0 - x) * (1.0 + x))))


@rule("acos", ("x",), UNIT, intrinsics=("acos",))
def acos(x: Expr) -> Partials:
    """-1 / sqrt(1 - x^2), and 0 at +-1"""
    return Partials(x=steep(-1.0, sqrt((1.0 - x) * (1.0 + x))))


@rule("atan", ("x",), REAL, intrinsics=("atan",))
def atan(x: Expr) -> Partials:
    """1 / (1 + x^2)"""
    return Partials(x=1.0 / (1.0 + x * x))


ANGLES = [
    (0.7, 1.3),
    (-2.0, -0.4),
    (0.5, -3.0),
    (-1.0, 2.0),
    (2.0, 0.0),
    (-2.0, 0.0),
    (0.0, 2.0),
    (1e-200, 2e-200),
]


def angle(y: Expr, x: Expr) -> tuple[Expr, Expr]:
    """(x, -y) / (x^2 + y^2), scaled so that squares neither overflow nor vanish; 0 at the origin."""
    steep = fabs(y) > fabs(x)
    large, small = select(steep, y, x), select(steep, x, y)
    origin = eq(large, 0.0)
    ratio = small / select(origin, 1.0, large)
    q = flat_at(origin, 1.0 / (large * (1.0 + ratio * ratio)))
    return select(steep, ratio * q, q), -select(steep, q, ratio * q)


@rule("atan2", ("y", "x"), ANGLES, intrinsics=("atan2",))
def atan2(y: Expr, x: Expr) -> Partials:
    """(x dy - y dx) / (x^2 + y^2), and 0 at the origin"""
    dy, dx = angle(y, x)
    return Partials(y=dy, x=dx)


@rule("sinpi", ("x",), REAL, reserved=False)
def sinpi_rule(x: Expr) -> Partials:
    """pi cos(pi x)"""
    return Partials(x=PI * cospi(x))


@rule("cospi", ("x",), REAL, reserved=False)
def cospi_rule(x: Expr) -> Partials:
    """-pi sin(pi x)"""
    return Partials(x=-(PI * sinpi(x)))


@rule("sincospi", ("x", "s:pointer", "c:pointer"), REAL, outputs=("sin@s", "cos@c"), intrinsics=("sincospi",))
def sincospi(sin: Expr, cos: Expr) -> Partials:
    """pi cos(pi x) of the sine, -pi sin(pi x) of the cosine"""
    return Partials.of(sin={"x": PI * cos}, cos={"x": -(PI * sin)})


@rule("tanpi", ("x",), [(0.2,), (-0.3,), (2.75,), (-4.0,)], reserved=False)
def tanpi(out: Expr) -> Partials:
    """pi (1 + tan^2(pi x))"""
    return Partials(x=PI * (1.0 + out * out))


@rule("asinpi", ("x",), UNIT, reserved=False)
def asinpi(x: Expr) -> Partials:
    """1 / (pi sqrt(1 - x^2)), and 0 at +-1"""
    return Partials(x=steep(constant("inverse_pi"), sqrt((1.0 - x) * (1.0 + x))))


@rule("acospi", ("x",), UNIT, reserved=False)
def acospi(x: Expr) -> Partials:
    """-1 / (pi sqrt(1 - x^2)), and 0 at +-1"""
    return Partials(x=-steep(constant("inverse_pi"), sqrt((1.0 - x) * (1.0 + x))))


@rule("atanpi", ("x",), REAL, reserved=False)
def atanpi(x: Expr) -> Partials:
    """1 / (pi (1 + x^2))"""
    return Partials(x=constant("inverse_pi") / (1.0 + x * x))


@rule("atan2pi", ("y", "x"), ANGLES, reserved=False)
def atan2pi(y: Expr, x: Expr) -> Partials:
    """(x dy - y dx) / (pi (x^2 + y^2)), and 0 at the origin"""
    dy, dx = angle(y, x)
    return Partials(y=constant("inverse_pi") * dy, x=constant("inverse_pi") * dx)


# --- hyperbolics ---


@rule("sinh", ("x",), REAL, intrinsics=("sinh",))
def sinh_rule(x: Expr) -> Partials:
    """cosh x"""
    return Partials(x=cosh(x))


@rule("cosh", ("x",), REAL, intrinsics=("cosh",))
def cosh_rule(x: Expr) -> Partials:
    """sinh x"""
    return Partials(x=sinh(x))


@rule("tanh", ("x",), REAL, intrinsics=("tanh",))
def tanh(out: Expr) -> Partials:
    """1 - tanh^2 x; absolute error one rounding unit"""
    return Partials(x=1.0 - out * out)


@rule("asinh", ("x",), REAL)
def asinh(x: Expr) -> Partials:
    """1 / sqrt(1 + x^2)"""
    return Partials(x=1.0 / sqrt(1.0 + x * x))


@rule("acosh", ("x",), ABOVE_ONE)
def acosh(x: Expr) -> Partials:
    """1 / sqrt(x^2 - 1), factored to keep its digits near 1, and 0 at 1"""
    return Partials(x=steep(1.0, sqrt((x - 1.0) * (x + 1.0))))


@rule("atanh", ("x",), UNIT)
def atanh(x: Expr) -> Partials:
    """1 / (1 - x^2); infinite at +-1, as the function itself"""
    return Partials(x=1.0 / ((1.0 - x) * (1.0 + x)))
