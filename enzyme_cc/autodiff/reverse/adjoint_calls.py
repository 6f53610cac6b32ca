"""Calls in reverse mode: what the forward sweep does in their place, and their adjoints."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import convert
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.calls.callee import Callee, Kind
from enzyme_cc.autodiff.interface.refusals import obstacle
from enzyme_cc.autodiff.interface.signature import Signature
from enzyme_cc.autodiff.operations import custom_rules, input_reads, memory_kernels, scalar_functions, sorting
from enzyme_cc.autodiff.operations.allocation import (
    forward_allocate,
    forward_free,
    forward_reallocate,
    reverse_reallocate,
)
from enzyme_cc.autodiff.operations.indirect_calls import derivatives_of_pointer
from enzyme_cc.autodiff.operations.repeated_calls import (
    pointer_result,
    refuse_unknown,
    refuse_variable_arguments,
    text_in_shadow,
)
from enzyme_cc.autodiff.reverse import structural_adjoints
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import SCOPE
from enzyme_cc.ir import Builder, Value


def forward_call(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """The call in the forward sweep."""
    callee = s.callee_of(call)
    if callee.kind is Kind.DROPPED:
        s.values[call] = ir.poison(call.type)
        if call.called_function is not None and call.called_function.name == SCOPE:
            s.copy(call, b)
    elif callee.kind is Kind.REFUSED and callee.info is not None:
        s.engine.fail(obstacle(call, callee.info.name, callee.info.reason))
    elif callee.kind is Kind.ALLOCATE:
        forward_allocate(s, call, callee, b)
    elif callee.kind is Kind.FREE:
        forward_free(s, call, callee, b)
    elif callee.kind is Kind.REALLOCATE:
        forward_reallocate(s, call, callee, b)
    elif callee.kind in (Kind.COPY, Kind.SET):
        s.copy(call, b)
        memory_kernels.forward_transfer(s, call, callee, b)
    elif callee.kind is Kind.MATH:
        s.copy(call, b)
        assert callee.spelling is not None
        scalar_functions.keep_values_in_memory(s, call, callee.spelling, b)
    elif callee.kind is Kind.STRUCTURAL:
        s.copy(call, b)
        structural_adjoints.forward_structural(s, call, b)
    elif callee.kind is Kind.MIRROR:
        s.visit_mirror(call, b)
    elif callee.kind is Kind.INACTIVE:
        s.copy(call, b)
        text_in_shadow(s, call, callee, b)
        if s.needs_shadow(call):
            pointer_result(s, call, callee, b)
    elif s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        s.copy(call, b)
    elif callee.kind is Kind.DEFINED:
        forward_defined(s, call, callee, b)
    elif callee.kind is Kind.INDIRECT:
        _forward_indirect(s, call, b)
    elif callee.kind is Kind.CUSTOM:
        custom_rules.forward_custom(s, call, callee, b)
    elif sorting.is_sort(callee):
        sorting.forward_sort(s, call, b)
    elif sorting.is_search(callee):
        s.copy(call, b)
        s.shadows[call] = sorting.found_shadow(s, call, callee, b)
    else:
        refuse_unknown(s, call)


def reverse_call(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """The adjoint of the call."""
    callee = s.callee_of(call)
    if callee.kind is Kind.INACTIVE:
        input_reads.end_adjoints(s, call, callee, b)
        return
    if callee.kind in (Kind.DROPPED, Kind.MIRROR, Kind.FREE, Kind.ALLOCATE):
        return
    if callee.kind is Kind.REALLOCATE:
        reverse_reallocate(s, call, b)
    elif callee.kind in (Kind.COPY, Kind.SET):
        memory_kernels.reverse_transfer(s, call, callee, b)
    elif s.facts.is_constant_instruction(call) and call not in s.pairs:
        return
    elif callee.kind is Kind.MATH:
        assert callee.spelling is not None
        scalar_functions.adjoints(s, call, callee.spelling, b)
    elif callee.kind is Kind.STRUCTURAL:
        structural_adjoints.reverse_structural(s, call, b)
    elif callee.kind is Kind.CUSTOM:
        custom_rules.reverse_custom(s, call, callee, b)
    elif sorting.is_sort(callee):
        sorting.reverse_sort(s, call, b)
    elif call in s.pairs:
        _reverse_pair(s, call, b)


# ---- functions with bodies


def forward_defined(s: AdjointSweep, call: ir.Call, callee: Callee, b: Builder) -> None:
    assert callee.function is not None
    refuse_variable_arguments(s, call)
    signature = s.shadowing.call_signature(call)
    pair = s.engine.split(callee.function, signature, s.facts.argument_types(call))
    s.pairs[call] = (signature, None)
    _call_augmented(s, call, signature, pair.augmented, pair.augmented.function_type, b)


def _forward_indirect(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Through the shadow of the function pointer, which points to {augmented, adjoint, forward}."""
    signature = s.engine.indirect_signature(call.function_type, s.signature)
    augmented_type, _ = s.engine.split_types(call.function_type, signature)
    table = derivatives_of_pointer(s, call, b)
    augmented = b.load(ir.ptr, table)
    adjoint = b.load(ir.ptr, b.gep(ir.ptr, table, (ir.int_constant(ir.i64, 1),)))
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
    result = b.call(function, _interleaved(s, call, signature, b), type, cc="")
    parts = len(type.ret.elements) if type.ret.is_struct else 1
    if parts == 1:
        s.tapes[call] = result
        return
    s.tapes[call] = b.extract_value(result, 0, name="tape")
    s.values[call] = b.extract_value(result, 1, name=call.name)
    if signature.result.has_shadow:
        s.shadows[call] = Lanes.extracted(b, result, 2, s.width)


def _reverse_pair(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    signature, pointer = s.pairs[call]
    args: list[Value] = []
    unused: set[int] = set()
    if pointer is None:
        function = s.callee_of(call).function
        assert function is not None
        pair = s.engine.split(function, signature, s.facts.argument_types(call))
        adjoint: Value = pair.adjoint
        type = pair.adjoint.function_type
        unused = s.engine.unused_arguments(pair.adjoint)
    else:
        _, type = s.engine.split_types(call.function_type, signature)
        adjoint = s.need_forward(pointer)
    for arg, activity in zip(call.args, signature.arguments, strict=True):
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
    result = b.call(adjoint, args, type, cc="")
    outs = [arg for arg, activity in zip(call.args, signature.arguments, strict=True) if activity.has_adjoint]
    single = len(outs) * s.width == 1
    for number, arg in enumerate(outs):
        s.add(arg, Lanes([result]) if single else Lanes.extracted(b, result, number * s.width, s.width), b)
