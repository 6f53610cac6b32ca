"""Swift's errors: a slot that LLVM keeps in a register, `swifterror`, becomes memory among copies of functions.

Derivatives pass such slots on as pointers, and LLVM lets a slot be passed as nothing else than it is. Functions whose
code is not at hand want theirs in the register: where one slot is passed to both kinds, it is refused.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import refused
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Function, Module, Value

ERROR = "swifterror"


def move_errors_to_memory(module: Module) -> None:
    """Make the slots of errors ordinary pointers that functions with bodies give to each other. Raises
    DiagnosticError."""
    functions = [function for function in module.functions.values() if function.has_body]
    for function in functions:
        slots: list[Value] = [a for a in function.args if ERROR in a.attributes]
        slots += [i for i in function.instructions() if isinstance(i, ir.Alloca) and ERROR in i.flags]
        for slot in slots:
            _move(slot)


def _move(slot: Value) -> None:
    passed = [user for user in slot.users if isinstance(user, ir.Call)]
    native = [call for call in passed if _is_error_of(call, slot) and not _has_body(call)]
    if native and (isinstance(slot, ir.Argument) or len(native) < len(passed)):
        raise DiagnosticError(refused(
            native[0], "cannot differentiate a function that hands a Swift error on to one whose code is not at hand",
            code="swift-error", help="compile the called function to bitcode too, or call it outside of what is "
            "differentiated"))
    if native:
        return
    for call in passed:
        call.arg_attributes = [
            tuple(a for a in attributes if a != ERROR) if argument is slot else attributes
            for argument, attributes in zip(call.args, call.arg_attributes, strict=True)]
    if isinstance(slot, ir.Argument):
        slot.attributes = tuple(a for a in slot.attributes if a != ERROR)
    elif isinstance(slot, ir.Alloca):
        slot.flags = tuple(flag for flag in slot.flags if flag != ERROR)


def _is_error_of(call: ir.Call, slot: Value) -> bool:
    return any(argument is slot and ERROR in attributes
               for argument, attributes in zip(call.args, call.arg_attributes, strict=True))


def _has_body(call: ir.Call) -> bool:
    callee = call.called_function
    return isinstance(callee, Function) and callee.has_body
