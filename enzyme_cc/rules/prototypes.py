"""Whether a function of a known name is the known one: programs have a `y1` or `select` of their own."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.rules.functions import ALLOCATE, COPY, FREE, REALLOCATE, SET, FunctionInfo, known
from enzyme_cc.rules.registry import iterate_rules
from enzyme_cc.rules.spelling import Spelling, lookup

_NOT_RESERVED = frozenset(
    name + kind
    for name in (
        *("drem", "gamma", "j0", "j1", "jn", "logp1", "pow10", "powr", "scalb", "significand", "y0", "y1", "yn"),
        *(rule.name for rule in iterate_rules() if not rule.reserved))
    for kind in ("", "f", "l")
) | {"gamma_r", "gammaf_r", "gammal_r"}
"""Mathematics of libm under names that C leaves to programs."""

_OF_MEMORY = (ALLOCATE, REALLOCATE, FREE, COPY, SET)
_REAL = {"": "double", "f": "float", "l": "long double", "f128": "_Float128"}


def may_be_the_programs_own(symbol: str) -> bool:
    """Whether C lets programs define a function of this known name: then only the link tells which one it is."""
    if symbol in _NOT_RESERVED:
        return True
    from enzyme_cc.rules.system_library import SYSTEM_NAMES

    return symbol in SYSTEM_NAMES and not symbol.startswith("_")


def is_of_programs(symbol: str) -> bool:
    """Whether a program may give the name to a function of its own; compilers and libraries keep the others."""
    return not symbol.startswith(("_", "llvm."))


def mismatch(call: ir.Call, symbol: str) -> str | None:
    """What a call of this name's library function looks like, where the call at hand does not; None where it fits."""
    if not is_of_programs(symbol):
        return None
    info = known(symbol)
    if info is not None:
        return _other_arguments(call, info)
    spelling = lookup(symbol)
    return None if spelling is None else _other_numbers(call, symbol, spelling)


def lacking(call: ir.Call, symbol: str) -> str | None:
    """What a call has not that one of this name, which compilers and libraries keep, has; None where it may be one.
    Of such calls, which each version of a compiler writes in its own way, only that is asked which all of them have."""
    if is_of_programs(symbol) or symbol.startswith("llvm."):
        return None
    count = len(call.args)
    info = known(symbol)
    if info is not None:
        pointers = _positions(info.returns, info.result_through)
        integers: set[int] = set()
        if info.kind in _OF_MEMORY:
            pointers |= _positions(*info.frees, info.destination, info.source, info.of)
            integers = _positions(*info.size, info.length, info.alignment, info.size_before)
        for position in sorted(pointers | integers):
            if position >= count:
                return f"has an argument {position + 1}"
            if call.args[position].type.is_fp:
                return f"has {'a pointer' if position in pointers else 'an integer'} as argument {position + 1}"
        return None
    spelling = lookup(symbol)
    if spelling is None or spelling.form == "runtime":
        return None
    if spelling.form == "libm":
        return _other_numbers(call, symbol, spelling)
    fits = count == len(spelling.rule.params) and all(
        argument.type.is_fp == (parameter.kind == "real")
        for argument, parameter in zip(call.args, spelling.rule.params, strict=True))
    returned = call.type.is_fp if len(spelling.rule.outputs) == 1 else _is_pair(call.type, "")
    return None if fits and (returned or call.type.is_pointer) else "takes and returns other numbers"


def _other_arguments(call: ir.Call, info: FunctionInfo) -> str | None:
    count = len(call.args)
    pointers = _positions(
        *info.reads, *info.writes, *info.frees, *(p for p, _ in info.fills), info.returns, info.result_through,
        info.destination, info.source, info.callback.function if info.callback is not None else None,
    )
    integers = _positions(*info.size, info.length, info.alignment)
    strict = info.kind not in ("inactive", "refuse")  # others may be called without a prototype
    for position in sorted(pointers | integers):
        if position >= count:
            return f"has an argument {position + 1}"
        type = call.args[position].type
        if position in pointers and not (type.is_pointer or (type.is_int and not strict)):
            return f"has a pointer as argument {position + 1}"
        if position in integers and not type.is_int:
            return f"has an integer as argument {position + 1}"
    variadic = info.reads_from is not None or info.writes_from is not None
    if info.kind == "inactive" and not info.real:
        if call.type.is_fp:
            return "returns no floating-point number"
        if not variadic and any(arg.type.is_fp for arg in call.args):
            return "takes no floating-point number"
    if info.kind in (ALLOCATE, REALLOCATE) and info.result_through is None and not call.type.is_pointer:
        return "returns a pointer"
    if info.kind == FREE and not call.type.is_void:
        return "returns nothing"
    return None


def _positions(*positions: int | None) -> set[int]:
    return {position for position in positions if position is not None}


def _other_numbers(call: ir.Call, symbol: str, spelling: Spelling) -> str | None:
    rule = spelling.rule
    if rule.complex and rule.home == "libm":
        return _other_complex_numbers(call, symbol, spelling)
    if spelling.form != "libm" or rule.complex or rule.structural:
        return None
    real = _REAL.get(spelling.kind)
    if real is None:
        return None
    result = next((o for o in rule.outputs if o.through is None), None)
    fits = len(call.args) == len(rule.params) and all(
        arg.type.is_fp if p.kind == "real" else arg.type.is_pointer if p.kind == "pointer" else not arg.type.is_fp
        for arg, p in zip(call.args, rule.params, strict=True)
    )
    if result is None:
        fits = fits and call.type.is_void
    elif result.kind != "real":
        fits = fits and call.type.is_int
    else:
        fits = fits and call.type.is_fp and (real not in ("float", "double") or str(call.type) == real)
    if fits:
        return None
    kinds = {"real": real, "int": "int", "pointer": f"{real} *"}
    shown = ", ".join(kinds[p.kind] for p in rule.params)
    return f"is {kinds[result.kind] if result else 'void'} {symbol}({shown})"


def _other_complex_numbers(call: ir.Call, symbol: str, spelling: Spelling) -> str | None:
    """Complex numbers come as two numbers, as one value of two, or (long double) in memory; see FunctionPlaces."""
    rule, real = spelling.rule, _REAL.get(spelling.kind, "")
    waiting = list(call.args)
    fits = True
    for _ in range(len(rule.params) // 2):
        first = waiting.pop(0).type if waiting else ir.void
        if first.is_fp and not first.is_vector:
            second = waiting.pop(0).type if waiting else ir.void
            fits = fits and _is(first, real) and second is first
        else:
            fits = fits and (first.is_pointer or _is_pair(first, real))
    returned = len(rule.outputs) == 2
    fits = fits and not waiting and (_is_pair(call.type, real) if returned else _is(call.type, real))
    if fits:
        return None
    shown = ", ".join([f"{real} complex"] * (len(rule.params) // 2))
    return f"is {real}{' complex' if returned else ''} {symbol}({shown})"


def _is_pair(type: ir.Type, real: str) -> bool:
    if type.is_struct:
        return len(type.elements) == 2 and all(_is(element, real) for element in type.elements)
    return (type.is_array or type.is_vector) and type.count == 2 and _is(type.element, real)


def _is(type: ir.Type, real: str) -> bool:
    return type.is_fp and not type.is_vector and (real not in ("float", "double") or str(type) == real)
