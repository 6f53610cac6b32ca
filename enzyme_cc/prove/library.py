"""Functions without code in the program: the mathematics, memory and messages of C, LLVM's intrinsics, Rust's and
Fortran's run time, and our own tape."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from enzyme_cc.prove import conditions, operations, terms
from enzyme_cc.prove.inputs import POINTER, UNDEFINED, Uncovered
from enzyme_cc.prove.terms import Real, constant

PLAIN = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p sqrt cbrt "
    "pow hypot atan2 erf erfc lgamma tgamma floor ceil trunc round roundeven j0 j1 y0 y1 digamma sinpi cospi"
).split()
"""Functions of real numbers that are symbols as they are."""
_SAME = {"rint": "roundeven", "nearbyint": "roundeven", "powr": "pow", "gamma": "lgamma"}


class Ended(Exception):
    """The program ends here without a result: it aborts, throws or panics."""


def real_function(name: str) -> Callable[..., Any] | None:
    """What a function of the C library does with reals, by its name there: (run, operands) -> result."""
    if name in PLAIN:
        return lambda s, *args: operations.function(name, *args) if name != "pow" else _pow(*args)
    if name in _SAME:
        return real_function(_SAME[name])
    others: dict[str, Callable[..., Any]] = {
        "fabs": operations.absolute,
        "fmax": operations.maximum, "fmin": operations.minimum,
        "maxnum": operations.maximum, "minnum": operations.minimum,
        "maximum": operations.maximum, "minimum": operations.minimum,
        "maximumnum": operations.maximum, "minimumnum": operations.minimum,
        "fmaximum": operations.maximum, "fminimum": operations.minimum,
        "copysign": operations.copysign,
        "fma": lambda s, a, b, c: operations.fadd(operations.fmul(a, b), c),
        "fmuladd": lambda s, a, b, c: operations.fadd(operations.fmul(a, b), c),
        "fmod": lambda s, a, b: operations.frem(a, b),
        "fdim": lambda s, a, b: operations.maximum(s, operations.fsub(a, b), terms.ZERO),
        "canonicalize": lambda s, a: a,
    }
    return others.get(name)


def _pow(x: Any, y: Any) -> Real:
    from enzyme_cc.prove.calculus import power_of

    x, y = operations.number(x), operations.number(y)
    if x.op is terms.CONSTANT and y.op is terms.CONSTANT:
        return operations.function("pow", x, y)
    return power_of(x, y)


def _of_order(s: Any, name: str, n: Any, x: Any, bits: int) -> Real:
    """A Bessel function of integer order."""
    from enzyme_cc.prove.integers import signed

    order = signed(operations.concrete(s, n, bits), bits)
    if order in (0, 1):
        return operations.function(f"{name[0]}{order}", x)
    return operations.function(name, constant(order), x)


def _powi(s: Any, x: Any, n: Any, bits: int) -> Real:
    from enzyme_cc.prove.integers import SymbolicInteger, signed

    exponent = operations.integer(s, n, bits)
    if isinstance(exponent, SymbolicInteger):
        exponent = s.path.concrete(exponent)
    return _pow(x, constant(signed(exponent & ((1 << bits) - 1), bits)))


def _ldexp(s: Any, x: Any, n: Any, bits: int) -> Real:
    from fractions import Fraction

    from enzyme_cc.prove.integers import signed

    return operations.fmul(x, constant(Fraction(2) ** signed(operations.concrete(s, n, bits), bits)))


# -- memory: (run, operands) -> result; integers are 64 bits


_MOST_BYTES = 1 << 40


def _size(s: Any, value: Any) -> int:
    """How many bytes; where there are more than any memory has, the program ends."""
    size = operations.concrete(s, value, 64)
    if size > _MOST_BYTES:
        raise Ended
    return size


def _address(s: Any, value: Any) -> int:
    return s.address(value)


def _new(s: Any, size: Any, *_: Any) -> int:
    """Memory, or the end: operator new throws where there is none, and our tape stops."""
    if size.__class__ is int and size > _MOST_BYTES:
        raise Ended
    return malloc(s, size)


def malloc(s: Any, size: Any, *_: Any) -> int:
    if size.__class__ is int and size > _MOST_BYTES:
        return 0
    return s.memory.allocate("memory that was allocated", size=size)


def calloc(s: Any, count: Any, size: Any) -> int:
    return s.memory.allocate("memory that was allocated", 0, operations.mul(s, count, size, 64))


def _usable_size(s: Any, address: Any) -> Any:
    return s.memory.object(s.place(address)[0]).size if address else 0


def realloc(s: Any, address: Any, size: Any, *_: Any) -> int:
    made = malloc(s, size)
    if address:
        old = s.memory.object(s.place(address)[0])
        new = s.memory.object(s.place(made)[0])
        new.cells, new.layers = dict(old.cells), list(old.layers)
        s.memory.free(address)
    return made


def free(s: Any, address: Any, *_: Any) -> None:
    s.memory.free(_address(s, address))


def memcpy(s: Any, to: Any, source: Any, size: Any, *_: Any) -> Any:
    s.memory.copy(_address(s, to), _address(s, source), _size(s, size))
    return to


def memset(s: Any, to: Any, byte: Any, size: Any, *_: Any) -> Any:
    s.memory.fill(_address(s, to), operations.concrete(s, byte, 8) & 255, _size(s, size))
    return to


def aligned_alloc(s: Any, alignment: Any, size: Any) -> int:
    return malloc(s, size)


def posix_memalign(s: Any, where: Any, alignment: Any, size: Any) -> int:
    s.memory.store(_address(s, where), 8, malloc(s, size))
    return 0


def _rust_realloc(s: Any, address: Any, old: Any, alignment: Any, size: Any) -> int:
    return realloc(s, address, size)


def _nothing(s: Any, *_: Any) -> Any:
    return None


def _first(s: Any, first: Any, *_: Any) -> Any:
    return first


def _ended(s: Any, *_: Any) -> Any:
    raise Ended


def _thrown(s: Any, *_: Any) -> Any:
    raise Uncovered("an exception is thrown")


def _assume(s: Any, condition: Any, *_: Any) -> None:
    if condition.__class__ is bool and not condition:
        raise Ended


def _sincos(s: Any, x: Any, sine: Any, cosine: Any) -> None:
    s.memory.store(_address(s, sine), 8, operations.function("sin", x))
    s.memory.store(_address(s, cosine), 8, operations.function("cos", x))


def _modf(s: Any, x: Any, whole: Any) -> Real:
    part = operations.function("trunc", x)
    s.memory.store(_address(s, whole), 8, part)
    return operations.fsub(x, part)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    **dict.fromkeys(("malloc", "_ZnwmRKSt9nothrow_t", "_ZnamRKSt9nothrow_t", "__rust_alloc"), malloc),
    **dict.fromkeys(("_Znwm", "_Znam", "_ZnwmSt11align_val_t", "_ZnamSt11align_val_t", "__enzyme_cc_tape_push"), _new),
    "calloc": calloc, "__rust_alloc_zeroed": lambda s, size, alignment: calloc(s, 1, size),
    "malloc_usable_size": _usable_size,
    **dict.fromkeys(("free", "_ZdlPv", "_ZdaPv", "_ZdlPvm", "_ZdaPvm", "__rust_dealloc", "_ZdlPvSt11align_val_t",
                     "_ZdlPvmSt11align_val_t"), free),
    **dict.fromkeys(("__enzyme_cc_tape_pop", "__enzyme_cc_defer_free", "__enzyme_cc_free_deferred",
                     "__enzyme_cc_defer_free_with", "__enzyme_cc_note_made"), _nothing),
    **dict.fromkeys(("__enzyme_cc_tape_mark", "__enzyme_cc_deferred_mark"), lambda s: 0),
    "realloc": realloc, "__rust_realloc": _rust_realloc, "aligned_alloc": aligned_alloc,
    "posix_memalign": posix_memalign,
    "memcpy": memcpy, "memmove": memcpy, "memset": memset,
    **dict.fromkeys(("abort", "exit", "_Exit", "__assert_fail", "_ZSt9terminatev", "__cxa_pure_virtual",
                     "quick_exit", "_FortranAStopStatement",
                     "_FortranAStopStatementText", "_FortranAReportFatalUserError"), _ended),
    **dict.fromkeys(("printf", "puts", "putchar", "fprintf", "fflush", "fputs", "fputc", "fwrite",
                     "__rust_no_alloc_shim_is_unstable_v2",
                     "__rust_no_alloc_shim_is_unstable"), lambda s, *_: 0),
    **dict.fromkeys(("__cxa_allocate_exception", "__cxa_throw", "__cxa_rethrow", "_Unwind_Resume"), _thrown),
    "sincos": _sincos, "modf": _modf,
}
"""By their names: C, C++, Rust, Fortran, and our tape, whose pieces are memory of their own here."""

_ENDS = re.compile(
    r"panic|_ZSt\d+__throw_|unwrap_failed|slice_\w+_fail|handle_alloc_error|capacity_overflow|expect_failed"
    r"|raw_vec12handle_error")
_WRITES = re.compile(r"_FortranAio(Begin\w*Output|Output|End)")
"""Fortran's `print` and `write`."""
_RUST = re.compile(r"_R\w*_(__rust_(?:alloc_zeroed|alloc|dealloc|realloc|no_alloc_shim_is_unstable(?:_v2)?))$")
"""Rust's allocation functions, in names of today."""
_IGNORED = (
    "llvm.dbg.", "llvm.lifetime.", "llvm.assume", "llvm.experimental.noalias.scope", "llvm.invariant.", "llvm.prefetch",
    "llvm.sideeffect", "llvm.donothing", "llvm.stackrestore", "llvm.va_", "llvm.pseudoprobe", "llvm.fake.use",
)
_INTEGERS = re.compile(r"llvm\.(smax|smin|umax|umin)\.i\d+")
_COUNTING = re.compile(r"llvm\.(cttz|ctlz|ctpop|bswap)\.i\d+")
_OVERFLOW = re.compile(r"llvm\.([su])(add|sub|mul)\.with\.overflow\.i(\d+)")
_MANGLED = re.compile(r"\.(?:v\d+)?(?:f16|bf16|f32|f64|f80|f128|ppcf128)$")


_OWN_FUNCTIONS = re.compile(r"enzyme_cc_(digamma|polygamma)[fl]?")


def is_ours(name: str) -> bool:
    """Whether a function is one of our run time that is followed as what it does, not by its code."""
    return (name.startswith("__enzyme_cc_") and name in FUNCTIONS) or _OWN_FUNCTIONS.fullmatch(name) is not None


def _polygamma(s: Any, order: Any, x: Any) -> Real:
    n = operations.concrete(s, order, 32) if not isinstance(order, Real) else int(order.value)
    if n > 1:
        raise Uncovered(f"polygamma({n}, x) has no symbols here")
    return operations.function("trigamma" if n else "digamma", x)


def named(name: str, bits: tuple[int, ...]) -> Callable[..., Any] | None:
    """What a function without code does; `bits` are the widths of its integer arguments."""
    if name.startswith("llvm."):
        return _intrinsic(name, bits)
    of_rust = _RUST.search(name)
    if of_rust is not None:
        name = of_rust[1]
    if name in FUNCTIONS:
        return FUNCTIONS[name]
    own = _OWN_FUNCTIONS.fullmatch(name)
    if own is not None:
        return real_function("digamma") if own[1] == "digamma" else _polygamma
    base = name.removesuffix("_finite").removeprefix("__") if name.endswith("_finite") else name
    for candidate in (base, base.removesuffix("f"), base.removesuffix("l")):
        if candidate in ("ldexp", "scalbn", "scalbln"):
            return lambda s, x, n: _ldexp(s, x, n, bits[0])
        found = real_function(candidate)
        if found is not None:
            return found
    if name in ("jn", "jnf", "yn", "ynf"):
        return lambda s, n, x: _of_order(s, name[:2], n, x, bits[0])
    if name in ("__powidf2", "__powisf2", "_FortranAFPow8i", "_FortranAFPow8k", "_FortranAFPow4i"):
        return lambda s, x, n: _powi(s, x, n, bits[0])
    if _ENDS.search(name):
        return _ended
    if _WRITES.match(name):
        return lambda s, *_: 0
    if "6enzyme5hints" in name:
        return lambda s, *args: args[0] if args else None
    return None


def _intrinsic(name: str, bits: tuple[int, ...]) -> Callable[..., Any] | None:
    if name.startswith("llvm.assume"):
        return _assume
    if name.startswith(_IGNORED):
        return _nothing
    if name.startswith(("llvm.memcpy.", "llvm.memmove.")):
        return memcpy
    if name.startswith("llvm.memset."):
        return memset
    if name.startswith(("llvm.trap", "llvm.ubsantrap", "llvm.debugtrap")):
        return _ended
    if name.startswith("llvm.stacksave"):
        return lambda s: 0
    if name.startswith(("llvm.expect", "llvm.launder.", "llvm.strip.", "llvm.ssa.copy", "llvm.threadlocal.address",
                        "llvm.arithmetic.fence", "llvm.annotation", "llvm.ptr.annotation")):
        return _first
    if name.startswith("llvm.objectsize"):
        return lambda s, *_: (1 << bits[-1]) - 1 if bits else -1
    if name.startswith("llvm.is.constant"):
        return lambda s, *_: False
    if name.startswith("llvm.is.fpclass"):
        return _is_class
    if name.startswith("llvm.powi"):
        return lambda s, x, n: _powi(s, x, n, bits[0])
    if name.startswith("llvm.ldexp"):
        return lambda s, x, n: _ldexp(s, x, n, bits[0])
    if name.startswith("llvm.ptrmask"):
        return lambda s, a, mask: operations.and_(s, a, mask, 64)
    if name.startswith("llvm.abs."):
        return lambda s, a, *_: a if s.path.decide(operations.truth(s, operations.icmp(s, "sge", a, 0, bits[0]))) else (
            operations.sub(s, 0, a, bits[0]))
    if name.startswith("llvm.sincos."):
        return lambda s, x: (operations.function("sin", x), operations.function("cos", x))
    found = _COUNTING.match(name)
    if found:
        count = found[1]
        return lambda s, a, *_: _counted(count, operations.concrete(s, a, bits[0]), bits[0])
    found = _INTEGERS.fullmatch(name)
    if found:
        kind = found[1]
        return lambda s, a, b: operations.larger_integer(s, a, b, bits[0], kind)
    found = _OVERFLOW.fullmatch(name)
    if found:
        sign, kind, width = found.groups()
        return lambda s, a, b: _overflowing(s, a, b, int(width), kind, sign == "s")
    base = _MANGLED.sub("", name.removeprefix("llvm."))
    return real_function(base.removeprefix("experimental.constrained."))


def _counted(what: str, value: int, bits: int) -> int:
    """Bits that are zero at an end, or one, and bytes turned round."""
    if what == "bswap":
        return int.from_bytes(value.to_bytes(bits // 8, "little"), "big")
    if what == "ctpop":
        return value.bit_count()
    if what == "ctlz":
        return bits - value.bit_length()
    return (value & -value).bit_length() - 1 if value else bits


def _overflowing(s: Any, a: Any, b: Any, bits: int, kind: str, is_signed: bool) -> tuple[Any, Any]:
    from enzyme_cc.prove.integers import signed

    result = getattr(operations, kind)(s, a, b, bits)
    left, right = operations.integer(s, a, bits), operations.integer(s, b, bits)
    if isinstance(left, int) and isinstance(right, int):
        if is_signed:
            left, right = signed(left, bits), signed(right, bits)
        exact = left + right if kind == "add" else left - right if kind == "sub" else left * right
        low, high = (-(1 << (bits - 1)), 1 << (bits - 1)) if is_signed else (0, 1 << bits)
        return result, not low <= exact < high
    if not is_signed and kind == "sub":
        return result, operations.icmp(s, "ult", a, b, bits)
    return result, False


def _is_class(s: Any, x: Any, mask: Any) -> Any:
    """Of classes of numbers, only the sign and zero: none is infinite or NaN."""
    x = operations.number(x)
    negative, positive, zero = bool(mask & 0x18), bool(mask & 0x180), bool(mask & 0x60)
    below = conditions.less(x, terms.ZERO)
    above = conditions.less(terms.ZERO, x)
    at = conditions.equal(x, terms.ZERO)
    found: Any = False
    for wanted, condition in ((negative, below), (positive, above), (zero, at)):
        if wanted:
            found = conditions.either(found, condition)
    return True if negative and positive and zero else found


__all__ = ["POINTER", "UNDEFINED", "Ended", "Uncovered", "named", "real_function"]
