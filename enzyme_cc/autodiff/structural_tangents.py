"""Tangents of what is no plain arithmetic: functions of several results, intrinsics, atomics, custom rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc import ir
from enzyme_cc.autodiff import custom_rules, memory_kernels
from enzyme_cc.autodiff.callee import Callee

from enzyme_cc.autodiff.sweep import Lanes
from enzyme_cc.ir import Builder, Value

if TYPE_CHECKING:
    from enzyme_cc.autodiff.forward import ForwardSynthesis


def mathematics(s: ForwardSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """A function with a rule."""
    spelling = callee.spelling
    assert spelling is not None
    rule = spelling.rule
    if rule.inactive:
        return
    if len(rule.outputs) > 1 or rule.complex:
        _several(s, call, spelling, b)
        return
    if not s.needs_shadow(call):
        return
    operands = {p: call.operands[at] for p, at in spelling.positions.items()}
    s.shadows[call] = s.by_rule(call, rule, "out", call.type, operands, b, call)


def _several(s: ForwardSynthesis, call: ir.Call, spelling, b: Builder) -> None:  # type: ignore[no-untyped-def]
    """Results in a structure, a vector, or behind pointers."""
    from enzyme_cc.autodiff.multiple_outputs import OutputAccess

    access = OutputAccess(call, spelling)
    tangents = access.operand_tangents(s, b)
    results = [access.tangent_of_output(s, output, tangents, b) for output in access.real_outputs]
    access.put_tangents(s, results, b)


def structural(s: ForwardSynthesis, call: ir.Call, b: Builder) -> None:
    """Intrinsics without partials: linear ones are repeated on tangents."""
    name = call.called_function.name  # type: ignore[union-attr]
    if name.startswith("llvm.vector.reduce.fadd"):
        lanes: Lanes = []
        starts, vectors = s.shadow(call.args[0], b), s.shadow(call.args[1], b)
        for start, vector in zip(starts, vectors, strict=True):
            lanes.append(b.call(call.callee, (start, vector), call.function_type, flags=call.flags))
        s.shadows[call] = lanes
        return
    if name.startswith(("llvm.vector.insert", "llvm.vector.extract", "llvm.vector.reverse", "llvm.vector.splice",
                        "llvm.masked.", "llvm.launder", "llvm.strip", "llvm.ptrmask", "llvm.ssa.copy",
                        "llvm.expect", "llvm.threadlocal.address")):  # fmt: skip
        s._repeat_on_shadows(call, b)
        return
    s.engine.refuse(call, f"cannot differentiate the intrinsic '{name}'")


def pointer_result(s: ForwardSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """An inactive function that returns a pointer."""
    from enzyme_cc.autodiff.adjoint_calls import forward_pointer_result

    forward_pointer_result(s, call, callee, b)


def atomic(s: ForwardSynthesis, i: ir.Instruction, b: Builder) -> None:
    """Atomic addition adds the tangent atomically."""
    if isinstance(i, ir.AtomicRMW) and i.operation in ("fadd", "fsub", "xchg") and not i.type.is_pointer:
        pointer, value = i.operands
        lanes: Lanes = []
        for target, tangent in zip(s.shadow(pointer, b), s.shadow(value, b), strict=True):
            clone = i.clone(s.values)
            clone.metadata.clear()
            clone.set_operand(0, target)
            clone.set_operand(1, tangent)
            b.insert(clone)
            lanes.append(clone)
        s.shadows[i] = lanes
        return
    s.engine.refuse(i, f"cannot differentiate this atomic operation ('{i.opcode}') on active memory")


def clear_if_inactive(
    s: ForwardSynthesis, call: ir.Call, to: Value, source: Value, target: Value, origin: Value, size: Value, b: Builder
) -> None:
    """What was copied from inactive memory has zero tangents."""
    inactive = s.inactive_at_run_time(source, origin, b)
    known = call.args[2].value if isinstance(call.args[2], ir.ConstantInt) else None
    pieces = memory_kernels.pieces_behind(s, call, known, to, source)
    floats = pieces[0], tuple((o, t) for o, t in pieces[1] if not t.is_pointer)
    if floats[1]:
        b.call(memory_kernels.kernel(s, "clear", floats),
               (target, b.select(inactive, size, ir.int_constant(ir.i64, 0))))


def custom(s: ForwardSynthesis, call: ir.Call, callee: Callee, b: Builder) -> None:
    """A registered forward rule."""
    custom_rules.forward_tangent(s, call, callee, b)
