"""Requests whose function is a parameter: of a template around a hook, or of the function to differentiate.

`template <class F> auto grad(F f, double x) { return __enzyme_autodiff((void*)f, x); }` names its function only
where it is called. Such wrappers are inlined into their callers until the function shows, and so is what its address
comes from: constructors, conversions. And of a differentiated function that gets another function as a constant
argument a copy is made in which that argument is the constant, so that its calls are calls of a known function.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.flang.trampolines import ADJUST
from enzyme_cc.autodiff.interface.by_reference import show_hidden_results
from enzyme_cc.autodiff.interface.hooks import (
    AUGMENTED,
    EXPAND_VALUE,
    FORWARD,
    FREE,
    OBSERVE,
    REVERSE,
    TRUNCATE_VALUE,
    function_position,
    hook_calls,
)
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.requests import read_request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.autodiff.interface.spoken_names import name_like
from enzyme_cc.autodiff.interface.structure_marks import mark_structures
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Function, Module

MAX_DEPTH = 12
"""Wrappers around wrappers."""

ALWAYS = "alwaysinline"
_AGAINST_INLINING = ("noinline", "optnone")


def reveal(text: str, inline: Callable[[str], str]) -> tuple[str, Module | None]:
    """The module with every request in a place where its function is a constant, as far as that can be: its text,
    and that text parsed if it is at hand.

    `inline` inlines what is marked so in a module's text, and puts local variables into registers.
    """
    if "__enzyme_" not in text:
        return text, None
    module = ir.parse_module(text)
    changed = any([mark_structures(module), show_hidden_results(module)])
    marked: set[str] = set()
    for _ in range(MAX_DEPTH):
        wrappers = [f for f in _wrappers(module) if f.name not in marked]
        if not wrappers:
            break
        for function in wrappers:
            marked.add(function.name)
            function.attributes = (*(a for a in function.attributes if a not in (*_AGAINST_INLINING, ALWAYS)), ALWAYS)
            for call in _calls_of(function):
                call.fn_attributes = tuple(a for a in call.fn_attributes if a not in _AGAINST_INLINING)
        text = inline(module.print())
        module = ir.parse_module(text)
        changed = True
    if _specialise(module) or changed:
        return module.print(), None
    return text, module


_OF_VALUES = (OBSERVE, FREE, TRUNCATE_VALUE, EXPAND_VALUE)
"""Hooks that are handed no function."""


def _wrappers(module: Module) -> list[Function]:
    """Functions that are called here and hold requests that only their callers complete."""
    found: dict[str, Function] = {}
    for call, hook in hook_calls(module):
        function = call.function
        assert function is not None
        if function.name in found or hook in _OF_VALUES:
            continue
        position = function_position(call)
        hidden = call.arg_count > position and not _is_known(call.args[position])
        if hidden:
            found.update((maker.name, maker) for maker in _makers(call.args[position]))
        if hidden or ALWAYS in function.attributes or _passes_on_function(call, hook):
            if _calls_of(function):
                found[function.name] = function
    return list(found.values())


def _is_known(value: ir.Value) -> bool:
    """Whether a value is a function, or an internal procedure of Fortran, which fortran_calls.py finds."""
    found = resolved(value)
    callee = found.called_function if isinstance(found, ir.Call) else None
    return isinstance(found, Function) or (callee is not None and callee.name.startswith(ADJUST))


def _makers(value: ir.Value) -> list[Function]:
    """The functions that a value comes from: that return it, or are handed the local variable that it is loaded from,
    such as constructors."""
    found: dict[Function, None] = {}
    places = [value]
    for place in places:
        following: list[ir.Value] = []
        if isinstance(place, ir.Call):
            callee = place.called_function
            if callee is not None and callee.has_body:
                found[callee] = None
                following += [argument for argument in place.args if argument.type.is_pointer]
            elif callee is not None and callee.name.startswith("llvm.memcpy."):
                following.append(place.args[1])
        elif isinstance(place, (ir.Load, ir.Cast, ir.GetElementPtr, ir.ExtractValue, ir.InsertValue, ir.Phi)):
            following += place.operands
        if isinstance(place, (ir.Alloca, ir.GetElementPtr)):
            for user in place.users:
                if isinstance(user, (ir.Call, ir.GetElementPtr)):
                    following.append(user)
                elif isinstance(user, ir.Store) and user.pointer is place:
                    following.append(user.value)
        places += [each for each in following if each not in places]
    return list(found)


def _passes_on_function(call: ir.Call, hook: str) -> bool:
    """Whether a constant argument is a parameter of the caller and is called by the function to differentiate."""
    if not any(a.type.is_pointer and _is_of_caller(a) for a in call.args):
        return False
    try:
        request = read_request(call, hook)
    except DiagnosticError:
        return False
    return any(
        argument.activity is Activity.CONST
        and _is_of_caller(argument.primal)
        and _is_called(argument.parameter.first)
        for argument in request.arguments
    )


def _is_of_caller(value: ir.Value) -> bool:
    """Whether a value is a parameter, or loaded by way of one: a reference, a member of an object."""
    value = resolved(value)
    while isinstance(value, (ir.Load, ir.GetElementPtr)):
        value = resolved(value.operands[0])
    return isinstance(value, ir.Argument)


def _is_called(parameter: ir.Argument) -> bool:
    if not parameter.type.is_pointer or not parameter.parent.has_body:
        return False
    assert parameter.parent.blocks  # users are known once the body is parsed
    values: list[ir.Value] = [parameter]
    for user in parameter.users:
        if isinstance(user, ir.Store) and isinstance(user.pointer, ir.Alloca):
            values += [load for load in user.pointer.users if isinstance(load, ir.Load)]
    return any(isinstance(user, ir.Call) and user.callee is v for v in values for user in v.users)


def _calls_of(function: Function) -> list[ir.Call]:
    """The direct calls of a function in its module."""
    name = function.ref()
    calls: list[ir.Call] = []
    for caller in function.parent.functions.values():
        if not caller.has_body or (caller.body_text is not None and name not in caller.body_text):
            continue
        for instruction in caller.instructions():
            if isinstance(instruction, ir.Call) and instruction.called_function is function:
                calls.append(instruction)
    return calls


def _specialise(module: Module) -> bool:
    """Bind the functions among the constant arguments of requests; whether there were any."""
    copies: dict[tuple[str, tuple[tuple[int, str], ...]], Function] = {}
    for call, hook in list(hook_calls(module)):
        if hook not in (REVERSE, FORWARD, AUGMENTED):
            continue
        try:
            request = read_request(call, hook)
        except DiagnosticError:
            continue  # the pass says what is wrong with it
        bound: dict[int, Function] = {}
        for argument in request.arguments:
            value = resolved(argument.primal) if argument.activity is Activity.CONST else None
            if isinstance(value, Function):
                bound[argument.parameter.first.index] = value
        if not bound or not request.function.has_body:
            continue
        key = (request.function.name, tuple((i, f.name) for i, f in bound.items()))
        copy = copies.get(key)
        if copy is None:
            name = module.unique_name(f"{request.function.name}.{'.'.join(f.name for f in bound.values())}")
            copy = copies[key] = ir.clone_function(request.function, name)
            copy.linkage, copy.visibility, copy.comdat = "internal", "default", None
            name_like(copy, request.function)
            for index, value in bound.items():
                copy.args[index].replace_all_uses_with(value)
        call.set_operand(function_position(call), copy)
    return bool(copies)
