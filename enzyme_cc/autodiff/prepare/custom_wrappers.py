"""Registered functions that a request names, or whose address is taken: what only calls one is differentiated.

What the program says of a function is known where it is called by its name; so calls through pointers reach wrappers.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Builder, Function, Module

_SUFFIX = ".registered"
ADDRESSED = ".addressed"
"""Behind the name of the copy of a function, in the name of what is differentiated where its address is called."""


def wrap(module: Module, program: Module | None, names: Iterable[str]) -> None:
    """Add to the slice a wrapper of each of the functions named."""
    for name in dict.fromkeys(names):
        function = function_of(module, program, name)
        assert function is not None, name
        _wrapper(module, function, COPY + name + _SUFFIX, "internal")


def wrap_addresses(module: Module, names: Iterable[str]) -> None:
    """Add to the slice a wrapper of each function among these that calls through pointers may reach."""
    for name in sorted(names):
        function = module.functions.get(COPY + name)
        if function is not None and function.has_body and not function.function_type.vararg:
            _wrapper(module, function, COPY + name + ADDRESSED, "external").visibility = "hidden"


def _wrapper(module: Module, function: Function, name: str, linkage: str) -> Function:
    wrapper = Function.create(module, name, function.function_type, linkage, [a.name for a in function.args])
    wrapper.attributes = tuple(a for a in function.attributes if a.startswith('"') and "enzyme_inactive" not in a)
    b = Builder(wrapper.add_block("entry"))
    result = b.call(function, list(wrapper.args), arg_attributes=extensions(function), flags=())
    b.insert(ir.Ret(None if function.ret_type.is_void else result))
    return wrapper


def requested(module: Module, name: str) -> Function:
    """The function of the slice that is differentiated where a request names one."""
    return module.functions.get(COPY + name + _SUFFIX) or module.functions[COPY + name]


def function_of(module: Module, program: Module | None, name: str) -> Function | None:
    """A function of the program in the slice; declared as the program does if its code is in another file."""
    declared = declaration_of(module, program, name)
    if declared is None or declared.parent is module:
        return declared
    made = Function.create(module, name, declared.function_type, "external")
    for mine, theirs in zip(made.args, declared.args, strict=True):
        mine.attributes = theirs.attributes
    return made


def declaration_of(module: Module, program: Module | None, name: str) -> Function | None:
    """A function of the slice, or else of the program."""
    found = module.functions.get(COPY + name) or module.functions.get(name)
    return found or (program.functions.get(name) if program is not None else None)


def extensions(function: Function) -> list[tuple[str, ...]]:
    """How the ABI widens small integers, argument by argument."""
    return [
        tuple(a for a in arg.attributes if a in ("zeroext", "signext") or a.startswith("byval("))
        for arg in function.args
    ]
