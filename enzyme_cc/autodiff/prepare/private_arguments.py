"""Arguments that lead to a caller's local variable: no other pointer in the function does.

Fortran hands over every variable by its address, and OpenMP those that threads share. What a function writes through
such an argument would otherwise stand for a write to whatever a pointer that it loads may lead to. LLVM has a word for
it, `noalias`, which says too much: that threads beside this one do not write there either.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.analysis.call_models import CallModels, RegisteredFunctions
from enzyme_cc.analysis.pointers import PRIVATE, ObjectKind, Pointers
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Argument, Call, Function, Module, Value
from enzyme_cc.ir.mentions import globals_in


def mark_private_arguments(module: Module, registrations: RegisteredFunctions, roots: Iterable[str]) -> None:
    """Mark those of a slice's functions that are only called, and by functions of the slice: not the `roots`, whose
    derivatives the program calls."""
    models = CallModels(registrations, lambda function: function.name.removeprefix(COPY))
    functions = [function for function in module.functions.values() if function.has_body]
    pointers = {function: Pointers(function, models) for function in functions}
    calls: dict[Function, list[Call]] = {}
    for function in functions:
        for i in function.instructions():
            if isinstance(i, Call) and (callee := i.called_function) is not None and callee in pointers:
                calls.setdefault(callee, []).append(i)
    with_addresses = _with_addresses(module, functions)
    names = {COPY + root for root in roots}
    found = {
        argument for function in calls if function.name not in names and function not in with_addresses
        for argument in function.args if argument.type.is_pointer
    }
    while True:
        kept = {
            argument for argument in found
            if all(_is_private(call, argument, pointers, found) for call in calls[argument.parent])
        }
        if len(kept) == len(found):
            break
        found = kept
    for argument in found:
        argument.attributes = (*argument.attributes, PRIVATE)


def _is_private(call: Call, argument: Argument, pointers: dict[Function, Pointers], found: set[Argument]) -> bool:
    """Whether what a call hands over is memory of the caller that nothing but its own pointers leads to."""
    caller = call.function
    assert caller is not None
    if argument.index >= call.arg_count:
        return False  # a call that is at odds with the function, as old C allows
    mine = pointers[caller]
    objects = mine.objects(call.args[argument.index])
    if not objects or not all(
            (mine.kind(o) in (ObjectKind.STACK, ObjectKind.HEAP) or o in found) and not mine.is_captured(o)
            for o in objects):
        return False
    for position, other in enumerate(call.args):
        if position != argument.index and other.type.is_pointer:
            others = mine.objects(other)
            if others is None or any(o in objects for o in others):
                return False
    return True


def _with_addresses(module: Module, functions: Iterable[Function]) -> set[Value]:
    """The functions that are named elsewhere than where they are called."""
    named: list[Value] = [
        variable.initializer for variable in module.globals.values() if variable.initializer is not None]
    for function in functions:
        for i in function.instructions():
            operands = i.operands if not isinstance(i, Call) else (
                *i.args, *(value for _, values in i.bundles for value in values))
            named.extend(operand for operand in operands if operand.is_constant)
    return {value for constant in named for value in globals_in(constant)}
