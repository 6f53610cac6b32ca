"""Calls about tapes that need no derivative: how big one is, and giving one back that will not be reversed."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FREE, SIZE, function_position, hook_calls
from enzyme_cc.autodiff.interface.markers import ACTIVITY_MARKERS, marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.split_requests import TAPE_BYTES
from enzyme_cc.autodiff.runtime import records
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Module
from enzyme_cc.ir.invokes import call_instead


def answer_tape_calls(module: Module) -> list[Diagnostic]:
    """Put the size in place of calls that ask for it, and the run time's function in place of the one that gives a tape
    back. What is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook not in (SIZE, FREE):
            continue
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        problem = _size(call) if hook == SIZE else _free(module, call)
        if problem:
            wrong.append(error(problem, location_of(call), code="tape"))
        else:
            (call_instead(call) if isinstance(call, ir.Invoke) else call).remove()
    return wrong


def _size(call: ir.Call) -> str:
    if call.users and not call.type.is_int:
        return f"'{SIZE}' returns bytes: declare its result an integer"
    for arg in call.args[function_position(call) + 1:]:
        marker = marker_of(arg)
        if marker == "enzyme_width" or marker in ACTIVITY_MARKERS or arg.type.is_int:
            continue
        return f"'{SIZE}' takes the function and the markers of its arguments, not the arguments"
    if call.users:
        call.replace_all_uses_with(ir.int_constant(call.type, TAPE_BYTES))
    return ""


def _free(module: Module, call: ir.Call) -> str:
    if call.arg_count != 1 or not call.args[0].type.is_pointer:
        return f"'{FREE}' takes the tape, a pointer"
    Builder.before(call).call(records.runtime_function(module, records.DROP), (call.args[0],))
    return ""
