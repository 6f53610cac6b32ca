"""Derivatives of LLVM's floating-point instructions, fused and two-way operations and sign operations.

The sign of a zero says on which side it is: |x| has slope +1 at +0, -1 at -0, and to maxima and minima -0 lies below
+0, so that what is made of a slope that is 0 there, a second derivative, is that of the right branch. Other ties of
maxima and minima go to the first argument.
"""

from __future__ import annotations

from enzyme_cc.rules.expression import Expr, below, both, call, either, eq, function, ne, select
from enzyme_cc.rules.registry import Partials, rule, structural, zero_rule

copysign = function("copysign")
rint = function("rint")
magnitude = function("fabs")

PLANE = [(1.5, 2.25), (-1.5, 2.25), (1.5, -0.75), (-3.0, -0.5)]


@rule("fadd", ("a", "b"), PLANE, home="opcode", intrinsics=("experimental.constrained.fadd",))
def fadd() -> Partials:
    """a + b"""
    return Partials(a=1.0, b=1.0)


@rule("fsub", ("a", "b"), PLANE, home="opcode", intrinsics=("experimental.constrained.fsub",))
def fsub() -> Partials:
    """a - b"""
    return Partials(a=1.0, b=-1.0)


@rule("fmul", ("a", "b"), PLANE, home="opcode", intrinsics=("experimental.constrained.fmul",))
def fmul(a: Expr, b: Expr) -> Partials:
    """a * b"""
    return Partials(a=b, b=a)


@rule("fdiv", ("a", "b"), PLANE, home="opcode", intrinsics=("experimental.constrained.fdiv",))
def fdiv(b: Expr, out: Expr) -> Partials:
    """a / b: (da - out db) / b, one division for both"""
    return Partials(a=1.0, b=-out).times(1.0 / b)


@rule("reciprocal", ("one:int", "b"), [(1, 2.25), (1, -0.75)], home="opcode", primal=lambda one, b: one / b)
def reciprocal(out: Expr) -> Partials:
    """1 / b: -out^2, without a division; one out after the other, since out^2 overflows first"""
    return Partials(b=-out).times(out)


@rule("frem", ("a", "b"), [(5.5, 2.0), (-5.5, 2.0), (5.5, -2.0), (-5.5, -2.0), (0.5, 2.0), (7.5, 1.75)],
      home="opcode", intrinsics=("experimental.constrained.frem",))  # fmt: skip
def frem(a: Expr, b: Expr, out: Expr) -> Partials:
    """a - n b with n = trunc(a / b), taken from the result: a / b itself may round across an integer."""
    return Partials(a=1.0, b=-rint((a - out) / b))


@rule("fneg", ("a",), [(1.5,), (-2.0,)], home="opcode")
def fneg() -> Partials:
    """-a"""
    return Partials(a=-1.0)


TRIPLES = [(1.5, 2.25, -1.0), (-1.5, 2.25, 0.5), (3.0, -0.5, 4.0)]


@rule("fma", ("a", "b", "c"), TRIPLES, intrinsics=("fma",))
def fma(a: Expr, b: Expr) -> Partials:
    """a * b + c"""
    return Partials(a=b, b=a, c=1.0)


@rule("fmuladd", ("a", "b", "c"), TRIPLES, home="intrinsic", intrinsics=("fmuladd",))
def fmuladd(a: Expr, b: Expr) -> Partials:
    """a * b + c"""
    return Partials(a=b, b=a, c=1.0)


@rule("fabs", ("x",), [(1.5,), (-2.0,)], intrinsics=("fabs",))
def fabs(x: Expr) -> Partials:
    """|x|: the sign of x, zeros included"""
    return Partials(x=copysign(1.0, x))


@rule("copysign", ("x", "y"), PLANE, intrinsics=("copysign",))
def copysign_rule(x: Expr, y: Expr) -> Partials:
    """|x| with the sign of y"""
    return Partials(x=copysign(1.0, x) * copysign(1.0, y))


@rule("fdim", ("x", "y"), PLANE)
def fdim(x: Expr, y: Expr) -> Partials:
    """x - y where x > y, else 0"""
    above = below(y, x)
    return Partials(x=select(above, 1.0, 0.0), y=select(above, -1.0, 0.0))


def _choose(takes_second: Expr) -> Partials:
    return Partials(x=select(takes_second, 0.0, 1.0), y=select(takes_second, 1.0, 0.0))


@rule("fmax", ("x", "y"), PLANE, intrinsics=("maxnum", "maximumnum"))
def fmax(x: Expr, y: Expr) -> Partials:
    """The larger, and the number if the other is NaN."""
    return _choose(either(below(x, y), ne(x, x)))


@rule("fmin", ("x", "y"), PLANE, intrinsics=("minnum", "minimumnum"))
def fmin(x: Expr, y: Expr) -> Partials:
    """The smaller, and the number if the other is NaN."""
    return _choose(either(below(y, x), ne(x, x)))


@rule("fmaximum", ("x", "y"), PLANE, intrinsics=("maximum",))
def fmaximum(x: Expr, y: Expr) -> Partials:
    """The larger, NaN if one is NaN."""
    return _choose(below(x, y))


@rule("fminimum", ("x", "y"), PLANE, intrinsics=("minimum",))
def fminimum(x: Expr, y: Expr) -> Partials:
    """The smaller, NaN if one is NaN."""
    return _choose(below(y, x))


rule("fmaximum_num", ("x", "y"), PLANE)(fmax)
rule("fminimum_num", ("x", "y"), PLANE)(fmin)


@rule("fmaximum_mag", ("x", "y"), PLANE, aliases=("fmaximum_mag_num", "fmaxmag"))
def fmaximum_mag(x: Expr, y: Expr) -> Partials:
    """The one of larger magnitude, at equal magnitudes the larger, and the number if the other is NaN."""
    opposite = both(eq(x, -y), below(x, y))
    return _choose(either(either(magnitude(x) < magnitude(y), opposite), ne(x, x)))


@rule("fminimum_mag", ("x", "y"), PLANE, aliases=("fminimum_mag_num", "fminmag"))
def fminimum_mag(x: Expr, y: Expr) -> Partials:
    """The one of smaller magnitude, at equal magnitudes the smaller, and the number if the other is NaN."""
    opposite = both(eq(x, -y), below(y, x))
    return _choose(either(either(magnitude(x) > magnitude(y), opposite), ne(x, x)))


def _identity() -> Partials:
    """x"""
    return Partials(x=1.0)


rule("canonicalize", ("x",), [(1.5,)], home="intrinsic", intrinsics=("canonicalize",))(_identity)
rule("fptrunc.round", ("x",), [(1.5,)], home="intrinsic", intrinsics=("fptrunc.round",))(_identity)
rule("arithmetic.fence", ("x",), [(1.5,)], home="intrinsic", intrinsics=("arithmetic.fence",))(_identity)


@rule("powi", ("x", "n:int"), [(1.5, 3), (-1.5, 3), (0.75, -2), (2.0, 0), (2.0, 1), (0.0, 2)],
      home="intrinsic", intrinsics=("powi",))  # fmt: skip
def powi(x: Expr, n: Expr) -> Partials:
    """x^n, n an integer: n x^(n-1), and 0 for n = 0 even at x = 0"""
    # For n = 0 ask for x^0, so that 0 * (1/0) cannot arise; exact, since n is no variable.
    return Partials(x=n * call("powi", x, select(eq(n, 0), 0, n - 1)))


structural("vector.reduce.fmul", ("start", "vector"), "start * product of the lanes")
structural("vector.reduce.fmax", ("vector",), "largest lane, a number before NaN; a tie goes to the first")
structural("vector.reduce.fmin", ("vector",), "smallest lane, a number before NaN; a tie goes to the first")
structural("vector.reduce.fmaximum", ("vector",), "largest lane, NaN if there is one")
structural("vector.reduce.fminimum", ("vector",), "smallest lane, NaN if there is one")

zero_rule("is.fpclass", ("x", "mask:int"), outputs=("out:int",), home="intrinsic", intrinsics=("is.fpclass",))
for _name in ("fptosi.sat", "fptoui.sat"):
    zero_rule(_name, outputs=("out:int",), home="intrinsic", intrinsics=(_name,))
for _name in ("fptosi", "fptoui", "fcmp", "fcmps"):
    zero_rule(
        f"constrained.{_name}",
        ("x", "y") if _name.startswith("fcmp") else ("x",),
        outputs=("out:int",),
        home="intrinsic",
        intrinsics=(f"experimental.constrained.{_name}",),
    )
for _name in ("sitofp", "uitofp"):
    zero_rule(
        f"constrained.{_name}",
        ("n:int",),
        home="intrinsic",
        intrinsics=(f"experimental.constrained.{_name}",),
    )
for _name in ("fpext", "fptrunc"):
    rule(
        f"constrained.{_name}",
        ("x",),
        [(1.5,)],
        home="intrinsic",
        intrinsics=(f"experimental.constrained.{_name}",),
    )(_identity)
