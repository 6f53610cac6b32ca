"""Tangents of what is no plain arithmetic: functions of several results, vector intrinsics."""

from __future__ import annotations

from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.derivative_types import scaled
from enzyme_cc.autodiff.arithmetic.expressions import ExpressionEmitter
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess, is_lane_access
from enzyme_cc.autodiff.arithmetic.linear_intrinsics import lane_terms
from enzyme_cc.autodiff.arithmetic.multiple_outputs import OutputAccess
from enzyme_cc.autodiff.forward.tangents import TangentSweep
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.operations import memory_kernels
from enzyme_cc.autodiff.operations.repeated_calls import refuse_variable_arguments
from enzyme_cc.autodiff.operations.vector_intrinsics import (
    CONTROLLED,
    first_lane_choice,
    kept_alignments,
    reduction_partials,
    repeat_on_shadows,
    x86_operation,
)
from enzyme_cc.autodiff.shadow.sweep import Lanes, Sweep
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules import Spelling

WITHOUT_DERIVATIVE = tuple(f"llvm.{name}" for name in "stackrestore stacksave var.annotation va_copy va_start".split())
"""Structural intrinsics that neither give nor write a number, whatever they are given."""

MOVES_POINTERS = tuple(
    f"llvm.{name}"
    for name in ("launder. strip. ptrmask. ptr.annotation. ssa.copy threadlocal.address preserve. expect.").split()
)


# ---- mathematics


def mathematics(s: TangentSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """A function with a rule."""
    spelling = callee.spelling
    assert spelling is not None
    rule = spelling.rule
    if len(rule.outputs) > 1 or rule.complex:
        _several(s, call, spelling, b)
        return
    if rule.inactive or not s.needs_shadow(call):
        return
    operands = {p: call.operands[at] for p, at in spelling.positions.items()}
    s.shadows[call] = s.by_rule(call, rule, "out", call.type, operands, b, call)


def _several(s: TangentSweep, call: ir.Call, spelling: Spelling, b: Builder) -> None:
    """Results in a structure, a vector, or behind pointers."""
    access = OutputAccess(call, spelling)
    rule = access.rule
    tangents = _operand_tangents(s, access, b)
    loaded = access.values_in_memory(s.value, b)
    emitter = ExpressionEmitter(b, access.type, access.leaf(s.value, loaded.__getitem__, b))
    results: list[dict[str, Value]] = [{} for _ in range(s.width)]
    for output in access.outputs:
        for name, lanes in tangents.items():
            partial = rule.partial(name, output.name)
            if partial is None:
                continue
            guarded = s.signature.strong_zero or (
                rule.needs_zero_guard(name, output.name) and s.facts.is_speculated(call)
            )
            factor = emitter.emit(partial)
            for lane, tangent in enumerate(lanes):
                term = scaled(b, tangent, factor, guarded)
                before = results[lane].get(output.name)
                results[lane][output.name] = term if before is None else b.fadd(before, term)
    if not call.type.is_void and s.needs_shadow(call):
        s.shadows[call] = [access.returned(parts, b) for parts in results]
    for output in access.outputs:
        pointer = access.pointer_of(output)
        if pointer is None or s.facts.is_constant_value(pointer):
            continue
        for parts, shadow in zip(results, s.shadow(pointer, b), strict=True):
            b.store(parts.get(output.name, ir.zero(access.type)), s.writable(pointer, shadow, access.type, b))


def _operand_tangents(s: TangentSweep, access: OutputAccess, b: Builder) -> dict[str, Lanes]:
    """The tangents of the active real parameters."""
    found: dict[str, Lanes] = {}
    for name in access.rule.differentiable:
        operand = access.operand(name)
        if operand.is_constant or s.facts.is_constant_value(operand):
            continue
        if not access.in_memory(name):
            found[name] = [access.parameter(name, tangent, b) for tangent in s.shadow(operand, b)]
            continue
        lanes: Lanes = []
        for shadow in s.shadow(operand, b):
            tangent = b.load(access.type, access.address(name, shadow, b))
            if s.needs_guard(operand):
                inactive = s.inactive_at_run_time(operand, shadow, b)
                tangent = b.select(inactive, ir.zero(access.type), tangent)
            lanes.append(tangent)
        found[name] = lanes
    return found


# ---- intrinsics


def structural(s: TangentSweep, call: ir.Call, b: Builder) -> None:
    """Intrinsics without partials; linear ones are repeated on tangents."""
    refuse_variable_arguments(s, call)
    if s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        return
    name = call.called_name
    operation = x86_operation(name)
    if is_lane_access(name):
        _lane_access(s, call, b)
    elif name.startswith(WITHOUT_DERIVATIVE):
        return
    elif not s.needs_shadow(call):
        if call.type.is_void:  # it can only have written
            _refuse(s, call)
    elif name.startswith("llvm.vector.reduce.") and not name.startswith("llvm.vector.reduce.fadd"):
        _reduction(s, call, name, b)
    elif lane_terms(call) is not None or name.startswith(MOVES_POINTERS) or operation in CONTROLLED:
        repeat_on_shadows(s, call, b)
    elif operation in ("dp", "dppd", "dpps"):
        first, second, control = call.args
        a, c = s.value(first), s.value(second)
        s.shadows[call] = [
            b.fadd(_again(b, call, (ta, c, control)), _again(b, call, (a, tc, control)))
            for ta, tc in zip(s.shadow(first, b), s.shadow(second, b), strict=True)
        ]
    elif operation in ("max", "min", "rcp", "rsqrt", "round"):
        _first_lane(s, call, b)
    else:
        _refuse(s, call)


def _refuse(s: Sweep, call: ir.Call) -> NoReturn:
    s.engine.refuse(
        call, f"cannot differentiate the intrinsic '{call.called_name}'", help=remedy("vector operation", call))


def _again(b: Builder, call: ir.Call, args: tuple[Value, ...]) -> Value:
    return b.call(call.callee, args, call.function_type, flags=call.flags)


def _lane_access(s: TangentSweep, call: ir.Call, b: Builder) -> None:
    """Masked loads and stores again, on shadow memory."""
    access = LaneAccess(call)
    pointer = access.pointer
    if not access.is_load and s.facts.is_constant_value(pointer):
        return
    guarded = s.needs_guard(pointer)
    if guarded and (access.index is not None or pointer.type.is_vector):
        s.engine.refuse(call, "cannot differentiate a gather or scatter where activity shows only at run time")
    if access.is_load and s.facts.is_constant_value(pointer):
        # only what passes by the mask carries tangents
        assert access.passed is not None
        lanes: Lanes = []
        for tangent in s.shadow(access.passed, b):
            passed = tangent
            for lane in range(access.count):
                at = ir.int_constant(ir.i32, lane)
                enabled = access.enabled(lane, s.value, b)
                part = b.select(enabled, ir.zero(access.element), b.extract_element(tangent, at))
                passed = b.insert_element(passed, part, at)
            lanes.append(passed)
        s.shadows[call] = lanes
        return
    exchanged = [v for v in (pointer, access.stored, access.passed) if v is not None]
    shadows = {id(v): s.shadow(v, b) for v in exchanged}
    results: Lanes = []
    for lane in range(s.width):
        given = {key: values[lane] for key, values in shadows.items()}
        if guarded:
            given[id(pointer)] = s.writable(pointer, given[id(pointer)], access.type, b)
        args = tuple(given[id(a)] if id(a) in given else s.value(a) for a in call.args)
        attributes = kept_alignments(call.arg_attributes)
        result: Value = b.call(call.callee, args, call.function_type, flags=call.flags, arg_attributes=attributes)
        if guarded and access.is_load:
            inactive = s.inactive_at_run_time(pointer, shadows[id(pointer)][lane], b)
            result = b.select(inactive, ir.zero(access.type), result)
        results.append(result)
    if access.is_load:
        s.shadows[call] = results


def _reduction(s: TangentSweep, call: ir.Call, name: str, b: Builder) -> None:
    start, partials = reduction_partials(s.engine, call, name, s.value, b)
    starts = s.shadow(call.args[0], b) if start is not None else [ir.zero(call.type)] * s.width
    lanes: Lanes = []
    for first, tangent in zip(starts, s.shadow(call.args[-1], b), strict=True):
        total = first if start is None else b.fmul(first, start)
        for lane, partial in enumerate(partials):
            part = b.extract_element(tangent, ir.int_constant(ir.i32, lane))
            total = b.fadd(total, b.fmul(part, partial))
        lanes.append(total)
    s.shadows[call] = lanes


def _first_lane(s: TangentSweep, call: ir.Call, b: Builder) -> None:
    at = ir.int_constant(ir.i32, 0)
    partials = first_lane_choice(call, s.value, b)
    tangents = [s.shadow(a, b) for a, _ in zip(call.args, partials, strict=False)]
    lanes: Lanes = []
    for lane in range(s.width):
        total: Value = ir.zero(call.type.scalar)
        for operand, partial in zip(tangents, partials, strict=True):
            if partial is not None:
                total = b.fadd(total, b.fmul(b.extract_element(operand[lane], at), partial))
        lanes.append(b.insert_element(tangents[0][lane], total, at))
    s.shadows[call] = lanes


# ---- others


def clear_if_inactive(
    s: TangentSweep,
    call: ir.Call,
    to: Value,
    source: Value,
    target: Value,
    origin: Value,
    size: Value,
    b: Builder,
) -> None:
    """What was copied from inactive memory has zero tangents."""
    inactive = s.inactive_at_run_time(source, origin, b)
    known = call.args[2].value if isinstance(call.args[2], ir.ConstantInt) else None
    pieces = memory_kernels.pieces_behind(s, call, known, to, source)
    floats = pieces[0], tuple((o, t) for o, t in pieces[1] if not t.is_pointer)
    if floats[1]:
        b.call(
            memory_kernels.kernel(s, "clear", floats),
            (target, b.select(inactive, size, ir.int_constant(ir.i64, 0))),
        )
