"""The functions themselves, by mpmath: oracle of the rules' tests. Complex ones take and give pairs."""

from collections.abc import Callable

import mpmath as mp

from enzyme_cc.rules import FunctionRule


def cut(function: Callable) -> Callable:
    """The real value, NaN where it is not real."""

    def real(*args):
        value = function(*args)
        return value if isinstance(value, mp.mpf) else mp.mpf(value.real) if not value.imag else mp.nan

    return real


def truncated(x):
    return mp.sign(x) * mp.floor(abs(x))


def exponent(x) -> int:
    return mp.frexp(x)[1]


REAL: dict[str, Callable] = {
    "fadd": lambda a, b: a + b,
    "fsub": lambda a, b: a - b,
    "fmul": lambda a, b: a * b,
    "fdiv": lambda a, b: a / b,
    "frem": lambda a, b: a - b * truncated(a / b),
    "fneg": lambda a: -a,
    "fma": lambda a, b, c: a * b + c,
    "fmuladd": lambda a, b, c: a * b + c,
    "fabs": abs,
    "copysign": lambda x, y: abs(x) if y >= 0 else -abs(x),
    "fdim": lambda x, y: max(x - y, mp.mpf(0)),
    "fmax": max,
    "fmin": min,
    "fmaximum": max,
    "fminimum": min,
    "fmaximum_num": max,
    "fminimum_num": min,
    "fmaximum_mag": lambda x, y: x if abs(x) > abs(y) else y,
    "fminimum_mag": lambda x, y: x if abs(x) < abs(y) else y,
    "x86.max": max,
    "x86.min": min,
    "x86.max.512": lambda x, y, rounding: max(x, y),
    "x86.min.512": lambda x, y, rounding: min(x, y),
    "x86.rcp": lambda x: 1 / x,
    "x86.rsqrt": lambda x: 1 / mp.sqrt(x),
    "canonicalize": lambda x: x,
    "arithmetic.fence": lambda x: x,
    "fptrunc.round": lambda x: x,
    "constrained.fpext": lambda x: x,
    "constrained.fptrunc": lambda x: x,
    "powi": mp.power,
    "sqrt": mp.sqrt,
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "cbrt": lambda x: mp.sign(x) * mp.cbrt(abs(x)),
    "hypot": mp.hypot,
    "pow": cut(mp.power),
    "exp": mp.exp,
    "exp2": lambda x: mp.power(2, x),
    "exp10": lambda x: mp.power(10, x),
    "expm1": mp.expm1,
    "exp2m1": lambda x: mp.power(2, x) - 1,
    "exp10m1": lambda x: mp.power(10, x) - 1,
    "log": mp.log,
    "log2": lambda x: mp.log(x, 2),
    "log10": mp.log10,
    "log1p": mp.log1p,
    "log2p1": lambda x: mp.log(1 + x, 2),
    "log10p1": lambda x: mp.log10(1 + x),
    "sin": mp.sin,
    "cos": mp.cos,
    "sincos": lambda x: (mp.sin(x), mp.cos(x)),
    "tan": mp.tan,
    "asin": mp.asin,
    "acos": mp.acos,
    "atan": mp.atan,
    "atan2": mp.atan2,
    "sinpi": mp.sinpi,
    "cospi": mp.cospi,
    "sincospi": lambda x: (mp.sinpi(x), mp.cospi(x)),
    "tanpi": lambda x: mp.tan(mp.pi * x),
    "asinpi": lambda x: mp.asin(x) / mp.pi,
    "acospi": lambda x: mp.acos(x) / mp.pi,
    "atanpi": lambda x: mp.atan(x) / mp.pi,
    "atan2pi": lambda y, x: mp.atan2(y, x) / mp.pi,
    "sinh": mp.sinh,
    "cosh": mp.cosh,
    "tanh": mp.tanh,
    "asinh": mp.asinh,
    "acosh": mp.acosh,
    "atanh": mp.atanh,
    "erf": mp.erf,
    "erfc": mp.erfc,
    "tgamma": mp.gamma,
    "lgamma": lambda x: mp.log(abs(mp.gamma(x))),
    "lgamma_r": lambda x: (mp.log(abs(mp.gamma(x))), int(mp.sign(mp.gamma(x)))),
    "digamma": mp.digamma,
    "polygamma": lambda n, x: cut(mp.psi)(n, x),
    "j0": mp.j0,
    "j1": mp.j1,
    "jn": mp.besselj,
    "y0": cut(lambda x: mp.bessely(0, x)),
    "y1": cut(lambda x: mp.bessely(1, x)),
    "yn": cut(mp.bessely),
    "fmod": lambda x, y: x - y * truncated(x / y),
    "remainder": lambda x, y: x - y * mp.nint(x / y),
    "remquo": lambda x, y: (x - y * mp.nint(x / y), int(mp.nint(x / y))),
    "frexp": mp.frexp,
    "significand": lambda x: mp.ldexp(x, 1 - exponent(x)),
    "modf": lambda x: (x - truncated(x), truncated(x)),
    "ldexp": mp.ldexp,
    "scalbn": mp.ldexp,
    "scalbln": mp.ldexp,
    "scalb": lambda x, y: mp.ldexp(x, int(y)),
    "nextafter": lambda x, y: x,
    "nexttoward": lambda x, y: x,
    "nextup": lambda x: x,
    "nextdown": lambda x: x,
}
"""By the rule's name; several outputs come as a tuple, in the rule's order."""


def over_pairs(function: Callable) -> Callable:
    """A complex function as a function of real and imaginary parts."""

    def pairs(*args):
        value = mp.mpmathify(function(*(mp.mpc(r, i) for r, i in zip(args[::2], args[1::2], strict=True))))
        return mp.re(value), mp.im(value)

    return pairs


COMPLEX: dict[str, Callable] = {
    name: over_pairs(function)
    for name, function in {
        "cexp": mp.exp,
        "clog": mp.log,
        "clog10": mp.log10,
        "csqrt": mp.sqrt,
        "csin": mp.sin,
        "ccos": mp.cos,
        "ctan": mp.tan,
        "csinh": mp.sinh,
        "ccosh": mp.cosh,
        "ctanh": mp.tanh,
        "casin": mp.asin,
        "cacos": mp.acos,
        "catan": mp.atan,
        "casinh": mp.asinh,
        "cacosh": mp.acosh,
        "catanh": mp.atanh,
        "cpow": mp.power,
        "conj": mp.conj,
        "cproj": lambda z: z,
        "__mulc3": lambda z, w: z * w,
        "__divc3": lambda z, w: z / w,
    }.items()
} | {
    "cabs": mp.hypot,
    "carg": lambda re, im: mp.atan2(im, re),
    "creal": lambda re, im: re,
    "cimag": lambda re, im: im,
}

PRIMALS = REAL | COMPLEX


def primal(rule: FunctionRule) -> Callable:
    """The function itself: from the table, the rule's own declaration, or mpmath's function of that name."""
    return PRIMALS.get(rule.name) or rule.primal or getattr(mp, rule.name)


def outputs(rule: FunctionRule, args) -> tuple:
    """All outputs of the function, always as a tuple."""
    value = primal(rule)(*args)
    return value if isinstance(value, tuple) else (value,)
