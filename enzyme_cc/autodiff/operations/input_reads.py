"""Numbers that a function reads from outside, such as fread, scanf or Fortran's READ: the derivatives of what they
overwrite end there.

How many bytes a call has written follows from its arguments and from what it returned, as the tables of rules say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.operations import memory_kernels
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value

Size = Callable[[Builder, Callable[[Value], Value]], Value]
"""The bytes that were written, from what gives the primal's values."""


def end_tangents(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Forward mode, after the call."""
    for pointer, size in _overwritten(s, call, callee):
        s.shadow(pointer, b).each(partial(_end_tangent, s, pointer, size, b))


def _end_tangent(s: Sweep, pointer: Value, size: Size, b: Builder, shadow: Value) -> None:
    count = size(b, s.value)
    if s.needs_guard(pointer):
        count = b.select(b.icmp("eq", s.value(pointer), shadow), ir.int_constant(ir.i64, 0), count)
    b.memset(shadow, ir.int_constant(ir.i8, 0), count)


def end_adjoints(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Reverse mode, where the reverse sweep passes the call."""
    for pointer, size in _overwritten(s, call, callee):
        s.shadow_in_reverse(pointer, b).each(partial(_end_adjoint, s, pointer, size, b))


def _end_adjoint(s: AdjointSweep, pointer: Value, size: Size, b: Builder, shadow: Value) -> None:
    count = memory_kernels.active_size(s, b, pointer, shadow, size(b, s.need))
    b.memset(shadow, ir.int_constant(ir.i8, 0), count)


def _overwritten(s: Sweep, call: ir.Call, callee: CallModel) -> Iterator[tuple[Value, Size]]:
    """The pointers to memory with derivatives that the call has written numbers to, and the bytes there."""
    if callee.info is None:
        return
    for position, factors in callee.info.fills:
        if _has_numbers(s, call.args[position]):
            yield call.args[position], _product(call, factors)
    if callee.info.counts:
        for index, pointer in enumerate(call.args[callee.info.writes_from :]):
            if pointer.type.is_pointer and _has_numbers(s, pointer):
                (_, bytes, concrete), *_ = s.facts.memory_layout(pointer, 16)
                if concrete.is_float:
                    number = s.engine.layout.size(ir.float_type(concrete.kind))
                    yield pointer, _assigned(call, index, min(bytes, number))


def _product(call: ir.Call, factors: tuple[str, ...]) -> Size:
    """The bytes that a row's `fill` counts, see FunctionInfo.fills."""
    def size(b: Builder, value: Callable[[Value], Value]) -> Value:
        result: Value = ir.int_constant(ir.i64, 1)
        for factor in factors:
            if factor == "ret":
                count = value(call)
                none = ir.int_constant(count.type, 0)
                number = b.select(b.icmp("sgt", count, none), count, none)
            elif factor.startswith("a"):
                number = value(call.args[int(factor[1:])])
            else:
                number = ir.int_constant(ir.i64, int(factor))
            result = b.mul(result, b.zext(number, ir.i64))
        return result

    return size


def _assigned(call: ir.Call, index: int, size: int) -> Size:
    """A scanf has assigned to its first pointers, as many as it returned."""
    def count(b: Builder, value: Callable[[Value], Value]) -> Value:
        done = b.icmp("sgt", value(call), ir.int_constant(call.type, index))
        return b.select(done, ir.int_constant(ir.i64, size), ir.int_constant(ir.i64, 0))

    return count


def _has_numbers(s: Sweep, pointer: Value) -> bool:
    return not s.facts.is_constant_value(pointer) and s.facts.points_to_numbers(pointer)
