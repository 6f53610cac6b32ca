"""Results and arguments of functions that a registration speaks of, kept from LLVM's eyes while the slice is optimised.

That they are not inlined is not enough: of a function that returns its argument, or a constant, LLVM puts these in the
place of the call's result, and the derivative would flow past what the program says of the function. What it does not
read it is not given, though the function's rule may read it; and memory that it does not write is what it was, though
the rule may change the derivatives there. So calls of unknown functions take the one and the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Function, Module, Type

_KEPT = "__enzyme_cc.kept."
_ATTRIBUTES = ("nounwind", "willreturn", "nosync", "nofree")
_LEAST_BITS = 64
"""Integers of fewer bits hold no number, and may say how often a loop runs."""


def keep_results(part: Module, registrations: Registrations) -> None:
    """Hide what the functions of a slice return that are registered, and what they do not read; of those that have
    rules also that they do not write."""
    ruled = {part.functions[COPY + name] for name in registrations.custom if COPY + name in part.functions}
    _touch_memory(part, ruled)
    results: dict[Type, str] = {}
    for number, function in enumerate(list(part.functions.values())):
        name = function.name.removeprefix(COPY)
        if not function.has_body or not (name in registrations.opaque or '"enzyme_inactive"' in function.attributes):
            continue
        unread = [argument for argument in function.args if not _is_read(argument)] if function.blocks else []
        if unread:
            place = function.blocks[0].instructions[0]
            _call(part, place, f"read.{number}", unread, "memory(inaccessiblemem: write)")
        type = function.function_type.ret
        if type.is_void or (type.is_int and type.bits < _LEAST_BITS):
            continue
        unknown = part.get_or_declare(
            results.setdefault(type, f"{_KEPT}{len(results)}"), ir.function_type(type, [type]),
            ("memory(none)", *_ATTRIBUTES))
        for block in function.blocks:
            end = block.instructions[-1]
            if not isinstance(end, ir.Ret) or end.value is None:
                continue
            if isinstance(end.value, ir.Call) and end.value.tail == "musttail":
                continue
            end.set_operand(0, ir.Builder.before(end).call(unknown, [end.value]))


def _touch_memory(part: Module, functions: set[Function]) -> None:
    """Before each call of the functions, let an unknown one write to what their pointers lead to."""
    names = {function.ref() for function in functions}
    calls = [
        i for caller in list(part.functions.values())
        if caller.has_body and (caller.body_text is None or any(name in caller.body_text for name in names))
        for i in caller.instructions() if isinstance(i, ir.Call) and i.called_function in functions
    ]
    for call in calls:
        pointers = [argument for argument in call.args if argument.type.is_pointer]
        if pointers and call.tail != "musttail":
            name = "touched." + ".".join(str(pointer.type) for pointer in pointers)
            _call(part, call, name, pointers, "memory(argmem: readwrite)")


def _call(part: Module, place: ir.Instruction, name: str, arguments: Sequence[ir.Value], memory: str) -> None:
    """Call an unknown function that keeps no address, before an instruction."""
    type = ir.function_type(ir.void, [argument.type for argument in arguments])
    unknown = part.get_or_declare(_KEPT + name, type, (memory, *_ATTRIBUTES))
    for parameter in unknown.args:
        parameter.attributes = ("captures(none)",) if parameter.type.is_pointer else ()
    ir.Builder.before(place).call(unknown, arguments)


def _is_read(argument: ir.Argument) -> bool:
    """Whether a function does more with an argument than to store it in a local variable that is never loaded."""
    for user in argument.users:
        if not isinstance(user, ir.Store) or user.value is not argument or not isinstance(user.pointer, ir.Alloca):
            return True
        if any(not isinstance(other, ir.Store) or other.pointer is not user.pointer for other in user.pointer.users
               if not (isinstance(other, ir.Call) and other.called_function is not None
                       and other.called_function.name.startswith("llvm."))):
            return True
    return False


def release_results(module: Module) -> None:
    """After the optimisation, functions return what they return."""
    unknown = [function for name, function in module.functions.items() if name.startswith(_KEPT)]
    if not unknown:
        return
    for function in module.functions.values():
        if not function.has_body or (function.body_text is not None and _KEPT not in function.body_text):
            continue
        for call in [i for i in function.instructions() if isinstance(i, ir.Call) and i.called_function in unknown]:
            if not call.type.is_void:
                call.replace_all_uses_with(call.args[0])
            call.remove()
    module.remove(*unknown)
