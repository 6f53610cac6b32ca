"""`__enzyme_iter(n, k)`: how far a series or an iteration goes: to n in the program, and k further for each order of
derivative, since those converge later."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import ITERATIONS
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.ir import Builder, Module, Value
from enzyme_cc.ir.invokes import call_instead


def lengthen_iterations(module: Module, again: bool) -> None:
    """In the copies of a slice, n + k takes the place of n. Where they are differentiated `again`, the call stays, to
    be lengthened once more."""
    if not any(ITERATIONS in name for name in module.functions):
        return
    for name, function in module.functions.items():
        if not name.startswith(COPY) or not function.has_body:
            continue
        for call in list(function.instructions()):
            if isinstance(call, ir.Call) and call.called_function is not None and (
                ITERATIONS in call.called_function.name and call.arg_count == 2
            ):
                _lengthen(call_instead(call) if isinstance(call, ir.Invoke) else call, again)


def _lengthen(call: ir.Call, again: bool) -> None:
    n, k = call.args
    b = Builder.before(call)
    longer: Value
    if n.type.is_fp:
        longer = b.fadd(n, k if k.type is n.type else b.sitofp(k, n.type) if k.type.is_int else b.fpext(k, n.type))
    else:
        same = k.type is n.type
        longer = b.add(n, k if same else b.sext(k, n.type) if k.type.bits < n.type.bits else b.trunc(k, n.type))
    if again:
        call.set_operand(0, longer)
        return
    call.replace_all_uses_with(longer)
    call.remove()
