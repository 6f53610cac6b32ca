"""Functions that calls through pointers may reach although what is differentiated never names them.

A callback that the program stored in a variable or structure beforehand is known by its type and by its address
being taken somewhere in the program.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind, of_symbol
from enzyme_cc.autodiff.interface.registration import is_registration
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.names import LEFT_OUT
from enzyme_cc.ir import Function, Module
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.ir.names import unquote_name

_NAMED = re.compile(r'@([\w.$-]+|"[^"]*")(?!\()')
"""A global in a body's text that is not called there."""
_POINTER_CALLED = re.compile(r'%(?:"[^"]*"|[-\w.$]+)\(')
"""A value in a body's text that is called."""

_NOT_CALLED = ("_ZTVN3MPI", "_ZTTN3MPI", LEFT_OUT)
"""Variables through which no function is called. Virtual tables of MPI's C++ interface, which its header brings into
every program of C++: no program stores such an object where it expects one of its own."""

Reachable = Callable[[Module, Iterable[str]], dict[str, None]]


@dataclass
class CalledBack:
    """Functions that pointers called in a slice may hold, though nothing in it names them: those with bodies that can
    be differentiated as far as their calls tell; those of the library; and of the others, why not."""

    bodies: dict[str, None] = field(default_factory=dict)
    library: list[str] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)


def called_back(
    module: Module, names: Iterable[str], reachable: Reachable, elsewhere: Collection[str] = ()
) -> CalledBack:
    """What pointers called by the named functions may hold; found again for the functions found, until there are no
    more. `elsewhere`: functions whose addresses code that is not at hand may take."""
    names = list(names)
    wanted = dict.fromkeys(names)
    result = CalledBack()
    done: set[ir.FunctionType] = set()
    addressed: list[Function] | None = None
    while types := {call.function_type for call in indirect_calls(module, names)} - done:
        done |= types
        if addressed is None:
            named = [module.functions[name] for name in sorted(elsewhere) if name in module.functions]
            addressed = list(dict.fromkeys((*functions_addressed(module), *(f for f in named if f.has_body))))
        names = []
        for function in addressed:
            if function.function_type not in types or function.name in wanted:
                continue
            if not function.has_body:
                if of_symbol(function).kind in WRAPPED and not function.name.startswith("llvm."):
                    result.library.append(function.name)
                continue
            reached = reachable(module, [function.name])
            why = next(filter(None, (_unknown_call(module.functions[name]) for name in reached)), None)
            if why is not None:
                result.left_out[function.name] = why
                continue
            result.bodies[function.name] = None
            names += [name for name in reached if name not in wanted]
        wanted.update(dict.fromkeys(names))
    return result


def indirect_calls(module: Module, names: Iterable[str]) -> Iterator[ir.Call]:
    """The calls through pointers in the named functions."""
    for name in names:
        function = module.functions[name]
        if function.body_text is not None and _POINTER_CALLED.search(function.body_text) is None:
            continue
        for instruction in function.instructions():
            if isinstance(instruction, ir.Call) and isinstance(instruction.callee, (ir.Instruction, ir.Argument)):
                yield instruction


def addresses_taken(module: Module) -> list[Function]:
    """Functions with bodies whose address the program takes, other than to ask for a derivative."""
    return [function for function in functions_addressed(module) if function.has_body]


def functions_addressed(module: Module) -> list[Function]:
    """The same with those that are only declared."""
    found: dict[str, None] = {}
    for function in module.functions.values():
        if function.has_body:
            found.update(_names_in(function))
    for variable in module.globals.values():
        if variable.name.startswith(_NOT_CALLED) or is_registration(variable.name):
            continue
        initial = variable.initializer_text or variable.initializer or ""
        found.update(dict.fromkeys(map(unquote_name, _NAMED.findall(str(initial)))))
    for alias in [module.aliases[name] for name in found if name in module.aliases]:
        found.update((g.name, None) for g in globals_in(alias.aliasee))
    functions = (module.functions.get(name) for name in found)
    return [function for function in functions if function is not None]


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

WRAPPED = frozenset((Kind.MATH, Kind.STRUCTURAL, Kind.ALLOCATE, Kind.REALLOCATE, Kind.FREE, Kind.COPY, Kind.SET,
                     Kind.FFTW))
"""Functions of the library that get a body, one that calls them, where their addresses are taken."""


def _unknown_call(function: Function) -> str | None:
    """What a function calls that is not at hand, in words; None if there is no such call."""
    for instruction in function.instructions():
        if isinstance(instruction, ir.Call):
            callee = instruction.called_function
            if callee is None:
                if isinstance(instruction.callee, ir.InlineAsm):
                    return "it holds assembly"
            elif not (callee.has_body or callee.name.startswith("llvm.") or of_symbol(callee).kind not in _NOT_KNOWN):
                return f"it calls '{spoken(callee.name)}', whose code was not at hand"
    return None
