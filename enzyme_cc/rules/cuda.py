"""What is known of CUDA's device code: libdevice's mathematics, warp shuffles, and NVVM's intrinsics.

libdevice spells libm's functions `__nv_NAME`, and has some of its own. They must be met by these names, before LLVM
inlines them: what is left then are polynomials and tables. CUDA's math API reference says what they compute.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_cc.rules.expression import Expr, below, both, constant, function, select, steep
from enzyme_cc.rules.registry import Partials, rule

PREFIX = "__nv_"
"""Before the names of libdevice's functions."""

HOME = "libdevice"
"""Of rules for functions that libm has not."""

exp = function("exp")
cyl_bessel_i0, cyl_bessel_i1 = function("cyl_bessel_i0"), function("cyl_bessel_i1")
TWO_OVER_SQRT_PI = constant("two_over_sqrt_pi")

PAIRS = [(1.5, 2.25), (-1.5, 0.75), (3.0, -0.5), (-2.0, -4.0)]
TRIPLES = [(1.5, 2.25, -0.5), (-1.5, 0.75, 2.0), (3.0, -0.5, 0.25)]
REAL = [(0.7,), (-1.3,), (2.5,), (0.01,)]
POSITIVE = [(0.3,), (1.0,), (7.5,)]


def _own(
    name: str, params: tuple[str, ...], samples: Sequence[tuple[float, ...]], primal: Callable[..., object]
) -> Callable[[Callable[..., Partials]], Callable[..., Partials]]:
    """A rule of a function that libdevice has and libm has not; `primal` works on mpmath's numbers."""
    return rule(name, params, samples, home=HOME, primal=primal)


@_own("rcbrt", ("x",), POSITIVE, lambda x: x ** (-(x * 0 + 1) / 3))
def rcbrt(x: Expr, out: Expr) -> Partials:
    """-x^(-4/3) / 3; infinite at 0, as the function itself"""
    return Partials(x=out / (-3.0 * x))


@_own("rhypot", ("x", "y"), PAIRS, lambda x, y: (x * x + y * y) ** -0.5)
def rhypot(x: Expr, y: Expr, out: Expr) -> Partials:
    """-(x, y) / (x^2 + y^2)^(3/2)"""
    cube = out * out * out
    return Partials(x=-(x * cube), y=-(y * cube))


@_own("norm3d", ("x", "y", "z"), TRIPLES, lambda x, y, z: (x * x + y * y + z * z) ** 0.5)
def norm3d(x: Expr, y: Expr, z: Expr, out: Expr) -> Partials:
    """(x, y, z) / norm, and 0 at the origin"""
    return Partials(x=steep(x, out), y=steep(y, out), z=steep(z, out))


@_own("rnorm3d", ("x", "y", "z"), TRIPLES, lambda x, y, z: (x * x + y * y + z * z) ** -0.5)
def rnorm3d(x: Expr, y: Expr, z: Expr, out: Expr) -> Partials:
    """-(x, y, z) / norm^3"""
    cube = out * out * out
    return Partials(x=-(x * cube), y=-(y * cube), z=-(z * cube))


FOURS = [(*triple, 0.75) for triple in TRIPLES]


@_own("norm4d", ("x", "y", "z", "w"), FOURS, lambda x, y, z, w: (x * x + y * y + z * z + w * w) ** 0.5)
def norm4d(x: Expr, y: Expr, z: Expr, w: Expr, out: Expr) -> Partials:
    """(x, y, z, w) / norm, and 0 at the origin"""
    return Partials(x=steep(x, out), y=steep(y, out), z=steep(z, out), w=steep(w, out))


@_own("rnorm4d", ("x", "y", "z", "w"), FOURS, lambda x, y, z, w: (x * x + y * y + z * z + w * w) ** -0.5)
def rnorm4d(x: Expr, y: Expr, z: Expr, w: Expr, out: Expr) -> Partials:
    """-(x, y, z, w) / norm^3"""
    cube = out * out * out
    return Partials(x=-(x * cube), y=-(y * cube), z=-(z * cube), w=-(w * cube))


@_own("erfinv", ("x",), [(0.5,), (-0.3,), (0.9,)], lambda x: x.context.erfinv(x))
def erfinv(out: Expr) -> Partials:
    """sqrt(pi) / 2 e^(out^2)"""
    return Partials(x=exp(out * out) / TWO_OVER_SQRT_PI)


@_own("erfcinv", ("x",), [(0.5,), (1.3,), (0.1,)], lambda x: x.context.erfinv(1 - x))
def erfcinv_rule(out: Expr) -> Partials:
    """-sqrt(pi) / 2 e^(out^2)"""
    return Partials(x=-(exp(out * out) / TWO_OVER_SQRT_PI))


@_own("erfcx", ("x",), REAL, lambda x: x.context.exp(x * x) * x.context.erfc(x))
def erfcx(x: Expr, out: Expr) -> Partials:
    """2 x erfcx(x) - 2 / sqrt(pi)"""
    return Partials(x=2.0 * x * out - TWO_OVER_SQRT_PI)


_ROOT_OF_TWO_PI = 2.5066282746310002


@_own("normcdf", ("x",), REAL, lambda x: x.context.ncdf(x))
def normcdf(x: Expr) -> Partials:
    """e^(-x^2 / 2) / sqrt(2 pi)"""
    return Partials(x=exp(-0.5 * (x * x)) * (1.0 / _ROOT_OF_TWO_PI))


@_own("normcdfinv", ("x",), [(0.3,), (0.5,), (0.9,)],
      lambda x: 2 ** (x * 0 + 0.5) * x.context.erfinv(2 * x - 1))
def normcdfinv(out: Expr) -> Partials:
    """sqrt(2 pi) e^(out^2 / 2)"""
    return Partials(x=exp(0.5 * (out * out)) * _ROOT_OF_TWO_PI)


@_own("cyl_bessel_i0", ("x",), REAL, lambda x: x.context.besseli(0, x))
def cyl_bessel_i0_rule(x: Expr) -> Partials:
    """I1(x)"""
    return Partials(x=cyl_bessel_i1(x))


@_own("cyl_bessel_i1", ("x",), REAL, lambda x: x.context.besseli(1, x))
def cyl_bessel_i1_rule(x: Expr, out: Expr) -> Partials:
    """I0(x) - I1(x) / x"""
    return Partials(x=cyl_bessel_i0(x) - out / x)


@_own("saturate", ("x",), [(0.5,), (-0.5,), (1.5,)], lambda x: min(max(x, 0), 1))
def saturate(x: Expr) -> Partials:
    """1 within (0, 1), else 0"""
    return Partials(x=select(both(below(0.0, x), below(x, 1.0)), 1.0, 0.0))


@_own("rcp", ("x",), [(0.7,), (-1.3,)], lambda x: 1 / x)
def rcp(out: Expr) -> Partials:
    """-1 / x^2"""
    return Partials(x=-(out * out))


# ---- libdevice's names

_MODES = ("rn", "rz", "rd", "ru")
_ROUNDED = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "rcp": "rcp", "sqrt": "sqrt",
            "rsqrt": "rsqrt"}
_FAST = {f"fast_{name}f": name for name in "sin cos tan log log2 log10 exp exp10 pow sincos".split()}
_OTHERS = {
    **{f"{kind}{name}_{mode}": (rule, suffix)
       for kind, suffix in (("d", ""), ("f", "f")) for name, rule in _ROUNDED.items() for mode in _MODES},
    **{f"fma{kind}_{mode}": ("fma", kind) for kind in ("", "f") for mode in _MODES},
    **{f"fmaf_ieee_{mode}": ("fma", "f") for mode in _MODES},
    **{name: (rule, "f") for name, rule in _FAST.items()},
    "fast_fdividef": ("fdiv", "f"),
    "saturatef": ("saturate", "f"),
    "rcp64h": ("rcp", ""),
}


def libdevice_rule(symbol: str) -> tuple[str, str] | None:
    """The name of the rule, or libm's name, of a function of libdevice, and the kind of its numbers: "" doubles, "f"
    floats, "?" as libm's name says; None of what computes no real function of reals."""
    name = symbol.removeprefix(PREFIX)
    if name in _OTHERS:
        return _OTHERS[name]
    return None if name in LIBDEVICE_INACTIVE or name in _ARRAYS else (name, "?")


_ARRAYS = frozenset(("norm", "normf", "rnorm", "rnormf"))
"""Norms of arrays, which have no rule: refused where they are active."""

LIBDEVICE_INACTIVE = frozenset((
    *(f"{kind}2{to}_{mode}" for kind in ("double", "float") for to in ("int", "uint", "ll", "ull") for mode in _MODES),
    *(f"{of}2{kind}_{mode}" for kind in ("double", "float") for of in ("int", "uint", "ll", "ull") for mode in _MODES),
    *("byte_perm mulhi umulhi mul64hi umul64hi mul24 umul24 sad usad hadd rhadd uhadd urhadd ffs ffsll "
      "isnanf signbitf finitef isinff signbitd isfinited isinfd isnand nan nanf half2float float2half_rn").split(),
))
"""Functions of libdevice between integers and numbers, or of integers: no derivative flows."""

EXACT_INTRINSICS = {
    **{f"{name}{suffix}": f"llvm.{intrinsic}.{type}"
       for name, intrinsic in {
           "fabs": "fabs", "floor": "floor", "ceil": "ceil", "trunc": "trunc", "rint": "rint", "fma": "fma",
           "copysign": "copysign", "nearbyint": "nearbyint", "fmax": "maxnum", "fmin": "minnum"}.items()
       for suffix, type in (("", "f64"), ("f", "f32"))},
    "sqrt": "llvm.sqrt.f64",
    "dsqrt_rn": "llvm.sqrt.f64",
    "min": "llvm.smin.i32", "max": "llvm.smax.i32", "umin": "llvm.umin.i32", "umax": "llvm.umax.i32",
    "llmin": "llvm.smin.i64", "llmax": "llvm.smax.i64", "ullmin": "llvm.umin.i64", "ullmax": "llvm.umax.i64",
    "popc": "llvm.ctpop.i32", "popcll": "llvm.ctpop.i64", "brev": "llvm.bitreverse.i32",
    "brevll": "llvm.bitreverse.i64", "clz": "llvm.ctlz.i32", "clzll": "llvm.ctlz.i64", "abs": "llvm.abs.i32",
    "llabs": "llvm.abs.i64",
}
"""Functions of libdevice that one intrinsic computes to the bit, which LLVM knows better; the last four take a flag,
which is false, besides."""

BIT_CASTS = frozenset((
    "int_as_float", "float_as_int", "uint_as_float", "float_as_uint", "longlong_as_double", "double_as_longlong"))
"""Functions of libdevice that give the bits of a number another type."""

OPERATIONS = {
    "double2float_rn": "fptrunc",
    **{f"{of}2{kind}_rn": opcode
       for kind in ("double", "float")
       for of, opcode in {"int": "sitofp", "uint": "uitofp", "ll": "sitofp", "ull": "uitofp"}.items()},
    **{f"{kind}2{to}_rz": opcode
       for kind in ("double", "float")
       for to, opcode in {"int": "fptosi", "uint": "fptoui", "ll": "fptosi", "ull": "fptoui"}.items()},
}
"""Functions of libdevice that are an instruction of LLVM's, within the range of the type that they convert to."""

HALVES = {"double2loint": 0, "double2hiint": 32}
"""Functions of libdevice that give 32 bits of a double, from this one on; `hiloint2double` joins two."""

LIBM_ON_DEVICE = frozenset((
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p sqrt cbrt "
    "rsqrt rcbrt erf erfc erfinv erfcinv erfcx normcdf normcdfinv tgamma lgamma j0 j1 y0 y1 sinpi cospi fabs floor "
    "ceil trunc rint nearbyint round logb cyl_bessel_i0 cyl_bessel_i1 pow atan2 hypot rhypot fmod remainder fdim fmax "
    "fmin copysign nextafter fma norm3d rnorm3d norm4d rnorm4d ldexp scalbn powi jn yn sincos sincospi frexp modf "
    "remquo ilogb").split())
"""Names, without suffix, that are libdevice's behind the prefix."""

LOWERED_BY_LIBDEVICE = frozenset(
    "sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow powi ldexp round".split())
"""LLVM's intrinsics of which its code for NVPTX has no instructions, or only approximate ones."""


# ---- exchanges within a warp

_SHUFFLE = "__enzyme_cc_shuffle_"
MODES = ("idx", "up", "down", "bfly")
SHUFFLE_TYPES = {"f64": "double", "f32": "float"}
SHUFFLES = {f"{_SHUFFLE}{mode}_{type}": f"{_SHUFFLE}{mode}_back_{type}" for mode in MODES for type in SHUFFLE_TYPES}
"""(number, mask, lane, clamp) -> number of another lane, as `shfl.sync` does it, and the name of the transposed map
(runtime/warps.c)."""
TRANSPOSED = {**SHUFFLES, **{back: name for name, back in SHUFFLES.items()}}

SHUFFLE_ROWS = "\n".join(f"{name} structural" for name in sorted(TRANSPOSED))
"""Of functions.py's format."""


# ---- NVVM's intrinsics, without `llvm.`, as rows of llvm_intrinsics.py

NVVM_TABLE = {
    **dict.fromkeys((
        "nvvm.read.ptx.sreg", "nvvm.activemask", "nvvm.membar.cta", "nvvm.membar.gl", "nvvm.membar.sys",
        "nvvm.vote.all", "nvvm.vote.any", "nvvm.vote.uni", "nvvm.vote.ballot", "nvvm.vote.all.sync",
        "nvvm.vote.any.sync", "nvvm.vote.uni.sync", "nvvm.vote.ballot.sync", "nvvm.match.any.sync",
        "nvvm.match.all.sync", "nvvm.redux.sync", "nvvm.isspacep", "nvvm.nanosleep", "nvvm.exit", "nvvm.reflect",
    ), "inactive"),
    **dict.fromkeys((
        "nvvm.barrier0", "nvvm.barrier", "nvvm.bar", "nvvm.barrier.cta.sync.aligned", "nvvm.barrier.cta.sync",
    ), "inactive barrier"),
    **dict.fromkeys(("nvvm.tex", "nvvm.tld4", "nvvm.suld", "nvvm.sust"),
                    "refuse ; a texture or surface, whose numbers have no shadow"),
    **dict.fromkeys(("nvvm.barrier.cta.arrive", "nvvm.bar.arrive", "nvvm.mbarrier"),
                    "refuse ; a barrier that some threads only arrive at, whose counterpart backwards is not known"),
    **dict.fromkeys(("nvvm.cp.async", "nvvm.fence.proxy"), "refuse ; a copy that goes on meanwhile"),
    **dict.fromkeys(("nvvm.wmma", "nvvm.mma", "nvvm.ldmatrix", "nvvm.wgmma"), "refuse ; tensor cores"),
}

DEVICE_ROWS = "\n".join((
    "__assertfail inactive noreturn",
    "__enzyme_cc_other_barrier refuse ; a barrier in assembly, whose counterpart backwards is not known",
    "vprintf inactive r0 r1 real",
    *(f"{PREFIX}{name} inactive real" for name in sorted(LIBDEVICE_INACTIVE)),
))
"""What the device's run time and libdevice have, of functions.py's format."""
