"""Functions that calls through pointers may reach although what is differentiated never names them.

A callback that the program stored in a variable or structure beforehand is known by its type and by its address
being taken somewhere in the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind, of_symbol
from enzyme_cc.ir import Function, Module
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.ir.names import unquote_name

_NAMED = re.compile(r'@([\w.$-]+|"[^"]*")(?!\()')
"""A global in a body's text that is not called there."""
_POINTER_CALLED = re.compile(r'%(?:"[^"]*"|[-\w.$]+)\(')
"""A value in a body's text that is called."""

_TABLES_OF_MPI = ("_ZTVN3MPI", "_ZTTN3MPI")
"""Virtual tables of MPI's C++ interface, which its header brings into every program of C++: no program stores such an
object where it expects one of its own."""

Reachable = Callable[[Module, Iterable[str]], dict[str, None]]


def called_back(module: Module, names: Iterable[str], reachable: Reachable) -> dict[str, None]:
    """Functions with bodies that pointers called by the named functions may hold, and that can be differentiated as
    far as their calls tell; found again for those functions, until there are no more."""
    names = list(names)
    wanted = dict.fromkeys(names)
    found: dict[str, None] = {}
    taken: list[Function] | None = None
    while True:
        types = _types_called(module, names)
        if not types:
            return found
        if taken is None:
            taken = addresses_taken(module)
        names = []
        for function in taken:
            if function.function_type in types and function.name not in wanted and function.name not in found:
                reached = reachable(module, [function.name])
                if all(_only_known_calls(module.functions[name]) for name in reached):
                    found[function.name] = None
                    names += [name for name in reached if name not in wanted]
        if not names:
            return found
        wanted.update(dict.fromkeys(names))


def _types_called(module: Module, names: Iterable[str]) -> set[ir.FunctionType]:
    types: set[ir.FunctionType] = set()
    for name in names:
        function = module.functions[name]
        if function.body_text is not None and _POINTER_CALLED.search(function.body_text) is None:
            continue
        for instruction in function.instructions():
            if isinstance(instruction, ir.Call) and isinstance(instruction.callee, (ir.Instruction, ir.Argument)):
                types.add(instruction.function_type)
    return types


def addresses_taken(module: Module) -> list[Function]:
    """Functions with bodies whose address the program takes, other than to ask for a derivative."""
    found: dict[str, None] = {}
    for function in module.functions.values():
        if function.has_body:
            found.update(_names_in(function))
    for variable in module.globals.values():
        if variable.name.startswith(_TABLES_OF_MPI):
            continue
        initial = variable.initializer_text or variable.initializer or ""
        found.update(dict.fromkeys(map(unquote_name, _NAMED.findall(str(initial)))))
    functions = (module.functions.get(name) for name in found)
    return [function for function in functions if function is not None and function.has_body]


def _names_in(function: Function) -> dict[str, None]:
    """The globals that a body names, but in calls of hooks and as what is called."""
    found: dict[str, None] = {}
    if function.body_text is not None:
        for line in function.body_text.splitlines():
            if "@" in line and "@__enzyme_" not in line:
                found.update(dict.fromkeys(map(unquote_name, _NAMED.findall(line))))
        return found
    for instruction in function.instructions():
        called = isinstance(instruction, ir.Call) and instruction.called_function is not None
        operands = instruction.operands[:-1] if called else instruction.operands
        if not (called and instruction.operands[-1].name.startswith("__enzyme_")):
            found.update((g.name, None) for o in operands if o.is_constant for g in globals_in(o))
    return found


_NOT_KNOWN = frozenset((Kind.UNKNOWN, Kind.REFUSED))


def _only_known_calls(function: Function) -> bool:
    for instruction in function.instructions():
        if isinstance(instruction, ir.Call):
            callee = instruction.called_function
            if callee is None:
                if isinstance(instruction.callee, ir.InlineAsm):
                    return False
            elif not (callee.has_body or callee.name.startswith("llvm.") or of_symbol(callee).kind not in _NOT_KNOWN):
                return False
    return True
