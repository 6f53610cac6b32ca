"""Derivatives of x86's vector intrinsics that stay target intrinsics in IR (Intel's <immintrin.h>).

Most of that header becomes plain vector instructions; what is here is elementwise too. maxps(a, b) is
`a > b ? a : b`: a tie, and a NaN, goes to the *second* operand, and so does the derivative, but of zeros of different
sign, as in arithmetic.py.
"""

from __future__ import annotations

from enzyme_cc.rules.expression import Expr, below, select
from enzyme_cc.rules.registry import Partials, rule, zero_rule

PLANE = [(1.5, 2.25), (-1.5, 2.25), (1.5, -0.75), (-3.0, -0.5)]


def _packed(name: str) -> tuple[str, ...]:
    """The intrinsic's names for vectors of 128 and 256 bits."""
    return f"x86.sse.{name}.ps", f"x86.sse2.{name}.pd", f"x86.avx.{name}.ps.256", f"x86.avx.{name}.pd.256"


def _wide(name: str) -> tuple[str, ...]:
    return f"x86.avx512.{name}.ps.512", f"x86.avx512.{name}.pd.512"


def _larger(x: Expr, y: Expr) -> Partials:
    """x > y ? x : y"""
    first = below(y, x)
    return Partials(x=select(first, 1.0, 0.0), y=select(first, 0.0, 1.0))


def _smaller(x: Expr, y: Expr) -> Partials:
    """x < y ? x : y"""
    first = below(x, y)
    return Partials(x=select(first, 1.0, 0.0), y=select(first, 0.0, 1.0))


rule("x86.max", ("x", "y"), PLANE, home="intrinsic", intrinsics=_packed("max"))(_larger)
rule("x86.min", ("x", "y"), PLANE, home="intrinsic", intrinsics=_packed("min"))(_smaller)

WIDE_PLANE = [(*point, 4) for point in PLANE]
WIDE = ("x", "y", "rounding:int")
rule("x86.max.512", WIDE, WIDE_PLANE, home="intrinsic", intrinsics=_wide("max"))(_larger)
rule("x86.min.512", WIDE, WIDE_PLANE, home="intrinsic", intrinsics=_wide("min"))(_smaller)


@rule(
    "x86.rcp",
    ("x",),
    [(0.3,), (-2.0,)],
    home="intrinsic",
    intrinsics=("x86.sse.rcp.ps", "x86.avx.rcp.ps.256"),
)
def rcp(out: Expr) -> Partials:
    """-1 / x^2, from the instruction's approximation of 1 / x"""
    return Partials(x=-(out * out))


@rule("x86.rsqrt", ("x",), [(0.3,), (2.0,)], home="intrinsic",
      intrinsics=("x86.sse.rsqrt.ps", "x86.avx.rsqrt.ps.256"))  # fmt: skip
def rsqrt(out: Expr) -> Partials:
    """-x^(-3/2) / 2, from the instruction's approximation of x^(-1/2)"""
    return Partials(x=-0.5 * (out * out * out))


zero_rule(
    "x86.round",
    ("x", "mode:int"),
    home="intrinsic",
    intrinsics=("x86.sse41.round.ps", "x86.sse41.round.pd", "x86.avx.round.ps.256", "x86.avx.round.pd.256"),
)
zero_rule(
    "x86.cmp",
    ("x", "y", "predicate:int"),
    home="intrinsic",
    intrinsics=_packed("cmp"),
    doc="A mask of bits: no derivative flows.",
)
