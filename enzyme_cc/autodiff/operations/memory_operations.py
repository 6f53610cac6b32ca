"""Opcodes that access memory: one row for each, with its derivative in both modes.

Forward mode repeats the access on the tangents' memory; reverse mode adds the adjoint of what was loaded to the memory
that it came from, and takes that of what was stored from where it went.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.operations import atomics
from enzyme_cc.autodiff.operations.adjoint_memory import (
    accumulate,
    ends_number,
    guarded_address,
    take_memory,
    unless_inactive,
)
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.shadow_alignment import shadow_align
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Value


@dataclass(frozen=True, slots=True)
class MemoryOperation:
    """An access of memory.

    tangent    what forward mode does after the clone
    adjoint    what the reverse sweep does, of what is active
    """

    tangent: Callable[[Sweep, Instruction, Builder], None]
    adjoint: Callable[[AdjointSweep, Instruction, Builder], None]


def _load_tangent(s: Sweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Load)
    if not s.needs_shadow(i):
        return
    s.load_shadow(i, b)
    if s.needs_guard(i.pointer) and not carries_pointer(i.type) and not s.facts.holds_pointer(i):
        s.shadows[i] = s.shadows[i].map(
            lambda tangent, pointer: b.select(
                s.inactive_at_run_time(i.pointer, pointer, b), ir.zero(i.type), tangent
            ),
            s.shadow(i.pointer, b),
        )


def _load_adjoint(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Load)
    lanes = s.take(i, b)
    if lanes is None or s.facts.is_constant_value(i.pointer):
        return

    def add(d: Value, shadow: Value) -> None:
        address = guarded_address(s, i.pointer, shadow, s.engine.layout.size(i.type), b)
        if s.facts.is_mixed(i):
            mixed_words.accumulate(s.module, b, address, d, i.align, s.shadowing.is_shared(i.pointer))
        else:
            accumulate(s, b, address, d, i.type, i)

    lanes.each(add, s.shadow_in_reverse(i.pointer, b))


def _store_tangent(s: Sweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Store)
    if s.facts.is_constant_value(i.pointer):
        return
    value = i.value
    pointers = carries_pointer(value.type) or s.facts.holds_pointer(value)
    if not pointers and s.facts.stored_adjoint_type(i) is None:
        return

    def again(tangent: Value, pointer: Value) -> None:
        clone = i.clone(s.values)
        clone.align = shadow_align(i, s.engine.layout)  # type: ignore[attr-defined]  # a store
        clone.set_operand(0, tangent)
        clone.set_operand(1, s.writable(i.pointer, pointer, value.type, b))
        clone.metadata = {k: m for k, m in clone.metadata.items() if k == "tbaa" and not ends_number(i)}
        b.insert(clone)

    s.shadow(value, b).each(again, s.shadow(i.pointer, b))


def _store_adjoint(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    assert isinstance(i, ir.Store)
    if s.facts.is_constant_value(i.pointer):
        return
    mixed = s.facts.is_mixed(i.value) or (i.value.type is ir.i64 and s.facts.types.mixed.behind(i.pointer, 8))
    type = None if mixed else s.facts.stored_adjoint_type(i)
    if type is None and not mixed:
        return

    def take(shadow: Value) -> Value:
        address = guarded_address(s, i.pointer, shadow, s.engine.layout.size(i.value.type), b)
        if type is None:
            d = mixed_words.take(b, address, i.align)
        else:
            d = take_memory(s, b, address, type, i.value.type, i)
        return unless_inactive(s, i.pointer, shadow, d, b)

    s.add(i.value, s.shadow_in_reverse(i.pointer, b).map(take), b)


OPCODES: dict[str, MemoryOperation] = {
    "load": MemoryOperation(_load_tangent, _load_adjoint),
    "store": MemoryOperation(_store_tangent, _store_adjoint),
    **dict.fromkeys(("atomicrmw", "cmpxchg"), MemoryOperation(atomics.tangent, atomics.adjoint)),
}
