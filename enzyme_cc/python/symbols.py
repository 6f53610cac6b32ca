"""Finding the function that a prototype means among the symbols of a program, and holding the two against each other.

C, Rust and bind(C): the symbol is the name. C++: the symbol, demangled, has the name and the types. Fortran: external
procedures are `name_`, a module's `_QMmodulePname`; arguments go by reference, which the function's code shows.
"""

from __future__ import annotations

import ctypes
import difflib
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.python.debug_types import DebugType, DebugTypes
from enzyme_cc.python.errors import FunctionNotFound, PrototypeError
from enzyme_cc.python.objects import units_of
from enzyme_cc.python.prototype import Parameter, Prototype
from enzyme_cc.python.scalars import Scalar
from enzyme_cc.python.shared_state import own_units
from enzyme_cc.python.state import state_of
from enzyme_cc.python.target import Target
from enzyme_cc.python.written import parts, written_parameters
from enzyme_cc.toolchain.archive import is_archive


def find(prototype: Prototype, paths: list[str], title: str) -> Target:
    """The function that the prototype means. Raises FunctionNotFound, PrototypeError."""
    last = re.sub(r"<.*", "", prototype.name).rpartition("::")[2]
    seen: list[str] = []
    for unit in _mentioning(paths, last):
        defined = [name for name in sorted(unit.symbols.defined) if last.lower() in name.lower()]
        seen += defined
        symbol = _symbol(prototype, defined)
        if symbol:
            target = _checked(prototype, symbol, unit)
            return replace(target, state=_state(paths))
    overloads = [_demangled(name) for name in seen if name.startswith("_Z") and _base(name) == prototype.name]
    if overloads:
        raise PrototypeError(f"'{prototype.name}' has other types in the program: {'; '.join(overloads)}",
                             prototype.text, prototype.name_start, len(prototype.name))
    names = sorted({_spelled(name) for unit in units_of(paths) for name in unit.symbols.defined
                    if not name.startswith(("_R", "anon.", "_FortranA", "_QQ", "__"))})
    near = difflib.get_close_matches(prototype.name, names, 3, 0.5) or [
        name for name in names if name.rpartition("::")[2].lower() == last.lower()][:3]
    if near:
        hint = "; there is " + " and ".join(f"'{name}'" for name in near)
    else:
        listed = ", ".join(f"'{name}'" for name in names[:8]) + (" ..." if len(names) > 8 else "")
        hint = f"; it defines {listed}" if names else "; it defines no function that can be called from outside"
    static = ": in C a function that is 'static' is not seen from outside" if not near else ""
    raise FunctionNotFound(f"error: no function '{prototype.name}' in {title}{hint}{static}\n    {prototype.text}")


def _state(paths: list[str]) -> tuple[str, ...]:
    """The variables that the program changes and that outlive a call."""
    units = list(own_units(paths))
    holders = [unit for unit in units if unit.has_variables]
    defined = {name for unit in holders for name in unit.symbols.defined}
    found: list[str] = []
    for unit in units:
        if not unit.has_bitcode:
            found += [f"those of {os.path.basename(unit.name)}"] if unit in holders else []
        elif unit in holders or unit.symbols.undefined & defined:
            found += [name for name in state_of(unit.module.text())
                      if name in defined or name not in unit.symbols.undefined]
    return tuple(dict.fromkeys(found))


def _mentioning(paths: list[str], name: str) -> Iterator[LinkUnit]:
    lower, upper = name.lower().encode(), name.encode()
    for unit in units_of(paths):
        if (upper in unit.content or lower in unit.content) and unit.is_object:
            yield unit


def _symbol(prototype: Prototype, defined: list[str]) -> str:
    """The one of these symbols that the prototype names; empty where there is none."""
    name = prototype.name
    if "::" not in name and "<" not in name:
        for symbol in (name, f"{name.lower()}_"):
            if symbol in defined:
                return symbol
    path = name.lower().split("::")
    if len(path) == 2 and f"_QM{path[0]}P{path[1]}" in defined:
        return f"_QM{path[0]}P{path[1]}"
    fitting = [symbol for symbol in defined if symbol.startswith("_Z") and _base(symbol) == name]
    for exact in (True, False):
        for symbol in fitting:
            if _fits(prototype, symbol, exact):
                return symbol
    instances = [symbol for symbol in defined if symbol.startswith("_Z") and _template(symbol) == name
                 and _fits(prototype, symbol, False)]
    if len(instances) == 1:
        return instances[0]
    if len(path) == 1:
        modular = [symbol for symbol in defined if re.fullmatch(rf"_QM\w+P{re.escape(path[0])}", symbol)]
        if len(modular) == 1:
            return modular[0]
    return ""


# -- C++ ---------------------------------------------------------------------------------------------------------------

@cache
def _demangler() -> Any:
    for name in ("libstdc++.so.6", "libc++abi.so.1"):
        try:
            function = ctypes.CDLL(name).__cxa_demangle
        except (OSError, AttributeError):
            continue
        function.restype = ctypes.c_void_p
        function.argtypes = [ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int)]
        return function
    return None


@cache
def _demangled(symbol: str) -> str:
    """A C++ symbol as the source spells it."""
    demangle = _demangler()
    if demangle is None or not symbol.startswith("_Z"):
        return symbol
    status = ctypes.c_int()
    found = demangle(symbol.encode(), None, None, ctypes.byref(status))
    if not found:
        return symbol
    text = ctypes.string_at(found).decode()
    ctypes.CDLL(None).free(ctypes.c_void_p(found))
    return text


def _spelled(symbol: str) -> str:
    """A symbol's name as its language's sources spell it."""
    if symbol.startswith("_Z"):
        return _base(symbol)
    module = re.fullmatch(r"_QM(\w+?)P(\w+)", symbol)
    return f"{module[1]}::{module[2]}" if module else symbol.removesuffix("_")


def _parts(symbol: str) -> tuple[str, list[str]]:
    """Name and parameters of a C++ function."""
    text = _demangled(symbol)
    text = re.sub(r"\[abi:\w+\]", "", text).removesuffix(" const")
    if not text.endswith(")"):
        return text, []
    depth, place = 0, len(text) - 1
    while place >= 0:
        depth += (text[place] == ")") - (text[place] == "(")
        if depth == 0:
            break
        place -= 1
    return text[:place], _separated(text[place + 1:-1])


def _separated(text: str) -> list[str]:
    found, depth = [""], 0
    for letter in text:
        depth += (letter in "<([") - (letter in ">)]")
        if letter == "," and depth == 0:
            found.append("")
        else:
            found[-1] += letter
    return [part.strip() for part in found if part.strip()]


def _base(symbol: str) -> str:
    """A C++ function's name without its parameters, and a template's without the result that stands before it."""
    name, _ = _parts(symbol)
    depth = 0
    for place in range(len(name) - 1, -1, -1):
        depth += (name[place] in ">)") - (name[place] in "<(")
        if name[place] == " " and depth == 0 and "operator" not in name:
            return name[place + 1:]
    return name


def _template(symbol: str) -> str:
    """The name of the template that a C++ function is an instance of; empty where it is none."""
    name = _base(symbol)
    if not name.endswith(">") or "operator" in name:
        return ""
    depth = 0
    for place in range(len(name) - 1, -1, -1):
        depth += (name[place] == ">") - (name[place] == "<")
        if depth == 0:
            return name[:place]
    return ""


_CXX = {
    "f4": ("float",), "f8": ("double",), "c8": ("std::complex<float>", "float _Complex", "float complex"),
    "c16": ("std::complex<double>", "double _Complex", "double complex"), "b1": ("bool",),
    "i1": ("signed char", "char"), "i2": ("short",), "i4": ("int",), "i8": ("long", "long long"),
    "u1": ("unsigned char", "char"), "u2": ("unsigned short",), "u4": ("unsigned int",),
    "u8": ("unsigned long", "unsigned long long"),
}


def _fits(prototype: Prototype, symbol: str, exact: bool) -> bool:
    """Whether a C++ function has the prototype's parameters; `exact`: the addresses' `const` too."""
    given = _parts(symbol)[1]
    if given == ["void"]:
        given = []
    if len(given) != len(prototype.parameters):
        return False
    for parameter, spelled in zip(prototype.parameters, given, strict=True):
        address = spelled.endswith(("*", "&")) or re.search(r"\(&\)|\[", spelled) is not None
        number = re.sub(r"\s*(\(&\)\s*)?\[\d+\]|\s*[*&]+$", "", spelled)
        const = number.endswith(" const") or number.startswith("const ")
        number = number.removesuffix(" const").removeprefix("const ").strip()
        names = _CXX[parameter.type.dtype]
        if exact and parameter.type.name in ("long long", "unsigned long long"):
            names = (parameter.type.name,)
        if number not in (names[:1] if exact and parameter.type.dtype in ("i8", "u8") and len(names) > 1 else names):
            return False
        if parameter.pointer != address and not (address and const and spelled.endswith("&")):
            return False
        if parameter.pointer and exact and const != parameter.const:
            return False
    return True


# -- the function's own types ------------------------------------------------------------------------------------------

def _checked(prototype: Prototype, symbol: str, unit: LinkUnit) -> Target:
    """What the function is, by its own code. Raises PrototypeError where the prototype is another one."""
    if not unit.has_bitcode:
        return Target(symbol, fortran=symbol.endswith("_"), has_bitcode=False, unit=str(unit),
                      by_reference=tuple(p.name for p in prototype.parameters if not p.pointer)
                      if symbol.endswith("_") or symbol.startswith("_QM") else ())
    try:
        text = unit.module.text()
    except DiagnosticError:
        return Target(symbol, has_bitcode=False, unit=str(unit))
    found = re.search(rf'^define [^@\n]*@"?{re.escape(symbol)}"?\((.*)$', text, re.M)
    if found is None:
        return Target(symbol, has_bitcode=False, unit=str(unit))
    head = found[0].partition("@")[0]
    types = parts(found[1])
    debug = DebugTypes(text)
    language = debug.language()
    fortran = language == "fortran" or symbol.startswith("_QM")
    node = re.search(r"!dbg (!\d+)", found[0])
    told = debug.signature(node[1]) if node else None
    if told is not None and fortran and prototype.result is None and len(told) == len(types):
        told = [DebugType(), *told]  # flang leaves out that a subroutine has no result
    where = f", {debug.place(node[1])}" if node and debug.place(node[1]) else ""
    references: list[str] = []
    place = 0
    written = written_parameters(text, symbol) if any(p.pointer and p.const for p in prototype.parameters) else ()
    if head.split()[-1] == "void" and types and " sret(" in types[0]:
        raise _mismatch(prototype, prototype.name_start, len(prototype.name),
                        f"'{prototype.name}' returns a structure{where}; let it write to an array that is a parameter")
    if fortran and told and len(told) > 1 and any(type.descriptor for type in told[1:]):
        number = next(n for n, type in enumerate(told[1:]) if type.descriptor)
        start = prototype.parameters[number].start if number < len(prototype.parameters) else prototype.name_start
        raise _mismatch(prototype, start, 1,
                        f"parameter {number + 1} of '{prototype.name}' is an array of assumed shape or an allocatable "
                        f"one{where}, which cannot be passed from here; declare its extents, as in 'real(8) :: x(n)'")
    for number, parameter in enumerate(prototype.parameters):
        wanted = ["ptr"] if parameter.pointer else _passed(parameter.type)
        given = types[place:place + len(wanted)]
        taken = len(wanted)
        if not parameter.pointer and types[place:place + 1] and _kind(types[place]) == "ptr":
            if language == "c" or (not fortran and told and not told[number + 1].address):
                raise _mismatch(prototype, parameter.start, 1, f"parameter {number + 1} of '{prototype.name}' is an "
                                f"address{where}; write '{parameter.name}[n]' for an array")
            references.append(parameter.name)
            taken = 1
        elif [_kind(type) for type in given] != wanted:
            what = _llvm_words(given[0]) if given else ""
            message = f"'{prototype.name}' has {_count(types)}{where}; '{parameter.name}' is none of them"
            if what:
                message = f"parameter {number + 1} of '{prototype.name}' is {what}{where}, not '{parameter.declared()}'"
            raise _mismatch(prototype, parameter.start, 1, message)
        if told is not None and number + 1 < len(told):
            _check_told(prototype, number, parameter, told[number + 1], where)
        if parameter.pointer and parameter.const and place in written:
            raise _mismatch(prototype, parameter.start, 1,
                            f"'{prototype.name}' writes to parameter {number + 1}{where}; leave out 'const', and name "
                            f"it in inout=(\"{parameter.name}\",) where what it holds comes in, too")
        place += taken
    if place < len(types):
        raise _mismatch(prototype, prototype.name_start, len(prototype.name),
                        f"'{prototype.name}' has {_count(types)}{where}, the prototype {len(prototype.parameters)}")
    _check_result(prototype, head, where)
    return Target(symbol, tuple(references), fortran, True, str(unit))


def _check_told(prototype: Prototype, number: int, parameter: Parameter, told: DebugType, where: str) -> None:
    """Hold a parameter against what debug information tells of it. Raises PrototypeError."""
    if not told.kind:
        return  # a structure, or an address of one: what lies there may well be numbers
    same_kind = told.kind == parameter.type.kind or {told.kind, parameter.type.kind} <= {"i", "u", "b"}
    only_read = told.address and told.const and parameter.is_output  # is an input then, which a call would not ask for
    if not same_kind or told.bytes != parameter.type.bytes or only_read:
        logical = {2: "short", 4: "int", 8: "int64_t"}.get(told.bytes) if told.kind == "b" else None
        remedy = f"; a logical of {told.bytes} bytes is '{logical}' here" if logical else ""
        raise _mismatch(prototype, parameter.start, 1,
                        f"parameter {number + 1} of '{prototype.name}' is '{told}'{where}, not "
                        f"'{parameter.declared()}'{remedy}")


def _check_result(prototype: Prototype, head: str, where: str) -> None:
    spelled = re.search(r"(\{[^}]*\}|<[^>]*>|\S+) ?$", head)
    given = spelled[1] if spelled else ""
    wanted = "void" if prototype.result is None else _RESULTS[prototype.result.dtype]
    if given == wanted or (wanted in ("i8", "i1") and given in ("i8", "i1")) or (
            given == "{}" and wanted == "void"):
        return
    raise _mismatch(prototype, 0, max(prototype.name_start - 1, 1),
                    f"'{prototype.name}' returns {_llvm_words(given)}{where}, not "
                    f"'{prototype.result.name if prototype.result else 'void'}'")


def _mismatch(prototype: Prototype, start: int, length: int, message: str) -> PrototypeError:
    if length == 1:
        rest = re.match(r"[^,)]*", prototype.text[start:])
        length = len(rest[0].rstrip()) if rest else 1
    return PrototypeError(message, prototype.text, start, max(length, 1))


_RESULTS = {
    "f4": "float", "f8": "double", "c8": "<2 x float>", "c16": "{ double, double }", "b1": "i1",
    "i1": "i8", "i2": "i16", "i4": "i32", "i8": "i64", "u1": "i8", "u2": "i16", "u4": "i32", "u8": "i64",
}


def _passed(type: Scalar) -> list[str]:
    """The LLVM types that a number by value is passed as."""
    if type.dtype == "c16":
        return ["double", "double"]
    return [_RESULTS[type.dtype]]


def _kind(type: str) -> str:
    found = re.match(r"<[^>]*>|\{[^}]*\}|\S+", type)
    return found[0] if found else type


def _llvm_words(type: str) -> str:
    word = _kind(type)
    return {"ptr": "an address", "double": "a double", "float": "a float", "void": "nothing", "i32": "a 32-bit integer",
            "i64": "a 64-bit integer", "i8": "an 8-bit integer", "i16": "a 16-bit integer", "i1": "a truth value",
            "<2 x float>": "a complex float", "{ double, double }": "a complex double"}.get(word, f"'{word}'")


def _count(types: list[str]) -> str:
    return f"{len(types)} parameter{'s' if len(types) != 1 else ''}"


def defined_functions(paths: Iterable[str]) -> list[str]:
    """The functions of a program by their names, for people."""
    names = set()
    for path in paths:
        if not is_archive(path) or os.path.getsize(path) < 1 << 20:
            names |= {_spelled(name) for unit in units_of([path]) for name in unit.symbols.defined
                      if not name.startswith(("_R", "_QQ", "_FortranA", "__", "DW.ref."))}
    return sorted(names)
