"""Tangents of vector intrinsics."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess, is_lane_access
from enzyme_cc.autodiff.facts import copied_memory
from enzyme_cc.autodiff.forward.tangents import TangentSweep
from enzyme_cc.autodiff.operations import memory_kernels
from enzyme_cc.autodiff.operations.linear_operations import linear_intrinsic
from enzyme_cc.autodiff.operations.vector_intrinsics import kept_alignments, repeat_on_shadows
from enzyme_cc.ir import Builder, Value

# ---- intrinsics


def structural(s: TangentSweep, call: ir.Call, b: Builder) -> None:
    """Intrinsics without partials; linear ones are repeated on tangents, and so are those that hand on pointers."""
    if s.facts.is_constant_instruction(call) and not s.needs_shadow(call):
        return
    if is_lane_access(call.called_name):
        _lane_access(s, call, b)
    elif s.needs_shadow(call):
        operation = linear_intrinsic(call)
        if operation is not None and operation.applied is not None:
            s.shadows[call] = operation.applied(s, call, b)
        else:
            repeat_on_shadows(s, call, b)


def _lane_access(s: TangentSweep, call: ir.Call, b: Builder) -> None:
    """Masked loads and stores again, on shadow memory."""
    access = LaneAccess(call)
    pointer = access.pointer
    if not access.is_load and s.facts.is_constant_value(pointer):
        return
    guarded = s.needs_guard(pointer)
    if access.is_load and s.facts.is_constant_value(pointer):
        # only what passes by the mask carries tangents
        assert access.passed is not None
        s.shadows[call] = s.shadow(access.passed, b).map(lambda tangent: access.masked_out(tangent, s.value, b))
        return
    exchanged = [v for v in (pointer, access.stored, access.passed) if v is not None]

    def again(*shadows: Value) -> Value:
        given = dict(zip(exchanged, shadows, strict=True))
        if guarded:
            given[pointer] = s.writable(pointer, given[pointer], access.type, b)
        args = tuple(given[a] if a in given else s.value(a) for a in call.args)
        attributes = kept_alignments(call.arg_attributes)
        result: Value = b.call(call.callee, args, call.function_type, flags=call.flags, arg_attributes=attributes)
        if guarded and access.is_load:
            result = b.select(s.inactive_at_run_time(pointer, shadows[0], b), ir.zero(access.type), result)
        return result

    first, *others = (s.shadow(v, b) for v in exchanged)
    results = first.map(again, *others)
    if access.is_load:
        s.shadows[call] = results


# ---- others


def clear_numbers(
    s: TangentSweep, call: ir.Call, callee: CallModel, target: Value, size: Value, b: Builder
) -> None:
    """The numbers among so many bytes that a copy put somewhere have zero tangents."""
    to, source, length = copied_memory.transfer_operands(call, callee)
    known = length.value if isinstance(length, ir.ConstantInt) else None
    pieces = copied_memory.pieces_behind(s.facts, call, known, to, *([source] if source is not None else []))
    floats = pieces[0], tuple((o, t) for o, t in pieces[1] if not t.is_pointer)
    if floats[1]:
        b.call(memory_kernels.kernel(s, "clear", floats, may_cut=known is None), (target, size))
