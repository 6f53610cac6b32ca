"""Calls of functions with bodies and rules in reverse mode: in the forward sweep, and their adjoints."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.derivative_types import convert
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.operations.indirect_calls import derivatives_of_pointer
from enzyme_cc.autodiff.prepare.thread_marks import THREAD
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.shadow_globals import ADJOINT, AUGMENTED
from enzyme_cc.autodiff.shadow.shared_adjoints import marks_of
from enzyme_cc.ir import Builder, Value

# ---- functions with bodies


def forward_defined(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    assert callee.function is not None
    signature = s.shadowing.call_signature(call)
    pair = s.engine.split(callee.function, signature, s.facts.argument_types(call))
    s.pairs[call] = (signature, None)
    _call_augmented(s, call, signature, pair.augmented, pair.augmented.function_type, b)


def forward_indirect(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Through the shadow of the function pointer, which points to {augmented, adjoint, forward}."""
    signature = s.engine.indirect_signature(call.function_type, s.signature)
    augmented_type, _ = s.engine.split_types(call.function_type, signature)
    table = derivatives_of_pointer(s, call, b)
    augmented, adjoint = (b.load(ir.ptr, b.gep(ir.ptr, table, (ir.int_constant(ir.i64, place),)))
                          for place in (AUGMENTED, ADJOINT))
    s.pairs[call] = (signature, adjoint)
    _call_augmented(s, call, signature, augmented, augmented_type, b)


def _interleaved(s: AdjointSweep, call: ir.Call, signature: Signature, b: Builder) -> list[Value]:
    """Primal arguments, each followed by its shadows, in the forward sweep."""
    result: list[Value] = []
    for arg, activity in zip(call.args, signature.arguments, strict=True):
        result.append(s.value(arg))
        if activity.has_shadow:
            result += s.shadow(arg, b)
    return result


def _call_augmented(
    s: AdjointSweep, call: ir.Call, signature: Signature, function: Value, type: ir.FunctionType, b: Builder
) -> None:
    given = _interleaved(s, call, signature, b)
    result = b.call(function, given, type, cc="", fn_attributes=marks_of(call, 1))
    parts = len(type.ret.elements) if type.ret.is_struct else 1
    if parts == 1:
        s.tapes[call] = result
        return
    s.tapes[call] = b.extract_value(result, 0, name="tape")
    s.values[call] = b.extract_value(result, 1, name=call.name)
    if signature.result.has_shadow:
        s.shadows[call] = Lanes.extracted(b, result, 2, s.width)


def reverse_pair(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    signature, pointer = s.pairs[call]
    args: list[Value] = []
    unused: set[int] = set()
    if pointer is None:
        function = s.model_of(call).function
        assert function is not None
        pair = s.engine.split(function, signature, s.facts.argument_types(call))
        adjoint: Value = pair.adjoint
        type = pair.adjoint.function_type
        unused = s.engine.unused_arguments(pair.adjoint)
    else:
        _, type = s.engine.split_types(call.function_type, signature)
        adjoint = s.need_forward(pointer)
    if THREAD in call.fn_attributes:  # the thread's record has them
        args = [ir.poison(parameter) for parameter in type.params[:-1]]
    for arg, activity in zip(call.args, signature.arguments, strict=True) if not args else ():
        args.append(ir.poison(arg.type) if len(args) in unused else s.need(arg))
        if activity.has_shadow:
            args += s.shadow_in_reverse(arg, b)
    if signature.result.has_adjoint:
        lanes = s.take(call, b)
        seed = s.engine.out_type(call.type)
        if lanes is None:
            lanes = Lanes.zero(seed, s.width)
        args += lanes.map(lambda d: convert(b, d, seed, s.engine.layout))
    args.append(s.need_forward(s.tapes[call]))
    result = b.call(adjoint, args, type, cc="", fn_attributes=marks_of(call, 2))
    outs = [arg for arg, activity in zip(call.args, signature.arguments, strict=True) if activity.has_adjoint]
    single = len(outs) * s.width == 1
    for number, arg in enumerate(outs):
        s.add(arg, Lanes([result]) if single else Lanes.extracted(b, result, number * s.width, s.width), b)
