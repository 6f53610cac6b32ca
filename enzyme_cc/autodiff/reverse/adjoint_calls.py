"""Calls of functions with bodies and rules in reverse mode: in the forward sweep, and their adjoints."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.derivative_types import convert, scaled
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.autodiff.operations.indirect_calls import derivatives_of_pointer
from enzyme_cc.autodiff.operations.repeated_calls import refuse_variable_arguments
from enzyme_cc.autodiff.reverse import structural_adjoints
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.ir import Builder, Value

# ---- mathematics


def reverse_mathematics(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    spelling = callee.spelling
    assert spelling is not None
    rule = spelling.rule
    if rule.inactive:
        return
    if len(rule.outputs) > 1 or rule.complex:
        structural_adjoints.reverse_multiple(s, call, spelling, b)
        return
    lanes = s.take(call, b)
    if lanes is None:
        return
    operands = {p: call.operands[at] for p, at in spelling.positions.items()}

    def leaf(op: str, parameter: str) -> Value:
        return s.need(call if op == "out" else operands[parameter])

    emitter = ExpressionEmitter(b, call.type, leaf)
    for parameter in rule.differentiable:
        operand = operands[parameter]
        partial = rule.partial(parameter)
        if partial is None or operand.is_constant or s.facts.is_constant_value(operand):
            continue
        guarded = s.signature.strong_zero or (
            rule.needs_zero_guard(parameter) and s.facts.is_speculated(call)
        ) or s.facts.may_multiply_by_infinity(call)
        factor = emitter.emit(partial)
        shares = [scaled(b, d, factor, guarded) for d in lanes]
        s.add(operand, [derivative_types.in_precision(b, d, operand.type) for d in shares], b)


# ---- functions with bodies


def call_signature(s: AdjointSweep, call: ir.Call) -> Signature:
    """Which derivative of the callee this call needs."""
    activities = []
    for arg in call.args:
        if arg.type.is_metadata:
            activities.append(Activity.CONST)
        elif s.needs_shadow(arg):
            if arg in s.guarded or (s.is_self_shadow(arg) and not s.signature.runtime_activity):
                s.require_runtime_activity(call)
            activities.append(Activity.DUP_AND_OUT if _has_numbers_too(s, arg) else Activity.DUP)
        elif arg.is_constant or s.facts.is_constant_value(arg) or s.adjoint_type(arg) is None:
            activities.append(Activity.CONST)
        else:
            activities.append(Activity.OUT)
    result = Activity.CONST
    if s.needs_shadow(call):
        result = Activity.DUP_AND_OUT if _has_numbers_too(s, call) else Activity.DUP
    elif not call.type.is_void and not s.facts.is_constant_value(call) and s.adjoint_type(call) is not None:
        result = Activity.OUT
    return Signature(
        Mode.SPLIT,
        tuple(activities),
        result,
        True,
        s.width,
        s.facts.stable_arguments(call, s.signature),
        s.signature.runtime_activity,
        s.signature.strong_zero,
    )


def _has_numbers_too(s: AdjointSweep, value: Value) -> bool:
    """Whether a structure with pointers holds numbers beside them, or a word is now a pointer, now a number."""
    type = value.type
    if type.is_pointer or not (type.is_aggregate or s.facts.is_mixed(value)):
        return False
    return s.adjoint_type(value) is not None


def forward_defined(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    assert callee.function is not None
    refuse_variable_arguments(s, call)
    signature = call_signature(s, call)
    pair = s.engine.split(callee.function, signature, s.facts.argument_types(call))
    s.pairs[call] = (signature, None)
    _call_augmented(s, call, signature, pair.augmented, pair.augmented.function_type, b)


def forward_indirect(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Through the shadow of the function pointer, which points to {augmented, adjoint, forward}."""
    s.guard_inactive_arguments(call)
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
        s.shadows[call] = [b.extract_value(result, 2 + lane) for lane in range(s.width)]


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
    for arg, activity in zip(call.args, signature.arguments, strict=True):
        args.append(ir.poison(arg.type) if len(args) in unused else s.need(arg))
        if activity.has_shadow:
            args += s.shadow_in_reverse(arg, b)
    if signature.result.has_adjoint:
        lanes = s.take(call, b)
        seed = s.engine.out_type(call.type)
        if lanes is None:
            lanes = [derivative_types.zero_of(seed)] * s.width
        args += [convert(b, d, seed, s.engine.layout) for d in lanes]
    args.append(s.need_forward(s.tapes[call]))
    result = b.call(adjoint, args, type, cc="")
    outs = [arg for arg, activity in zip(call.args, signature.arguments, strict=True) if activity.has_adjoint]
    single = len(outs) * s.width == 1
    for number, arg in enumerate(outs):
        lanes = [
            result if single else b.extract_value(result, number * s.width + lane) for lane in range(s.width)
        ]
        s.add(arg, lanes, b)
