"""Atomic read-modify-write operations in both modes.

On integers (a counter of references, a lock) the operation is only repeated. On memory of numbers the derivative of
`fadd`, `fsub` and `xchg` is made of the same atomic accesses to the shadow. What else there is was refused
(facts/atomic_operations.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.atomic_operations import number_type
from enzyme_cc.autodiff.operations.adjoint_memory import guarded_address, unless_inactive
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Value


def tangent(s: Sweep, i: Instruction, b: Builder) -> None:
    """The operation again, on the tangent's memory."""
    if s.facts.is_constant_instruction(i):
        return
    type = number_type(s.facts, i)
    if type is None:
        return
    pointer, value = i.operands

    def again(shadow: Value, d: Value) -> Value:
        clone = i.clone(s.values)
        clone.metadata.clear()
        clone.set_operand(0, s.writable(pointer, shadow, i.type, b))
        clone.set_operand(1, d)
        return b.insert(clone)

    given = Lanes.zero(value.type, s.width) if value.is_constant else s.shadow(value, b)
    s.shadows[i] = s.shadow(pointer, b).map(again, given)


def adjoint(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """The memory afterwards is old + value (old - value, value), and the result is old."""
    type = number_type(s.facts, i)
    if type is None:
        return
    assert isinstance(i, ir.AtomicRMW)
    pointer, value = i.operands

    def exchange(shadow: Value, d_result: Value) -> Value:
        address = guarded_address(s, pointer, shadow, s.engine.layout.size(type), b)
        if i.operation == "xchg":  # of two floats in a word, which LLVM does not exchange as a vector
            word = b.bitcast(d_result, i.type) if type.is_vector else d_result
            d = b.bitcast(b.atomic_rmw("xchg", address, word, align=i.align), type)
        else:
            d = b.atomic_rmw("fadd", address, d_result, align=i.align)
        d = unless_inactive(s, pointer, shadow, d, b)
        return b.fneg(d) if i.operation == "fsub" else d

    results = s.take(i, b)
    given = Lanes.zero(type, s.width) if results is None else results
    s.add(value, s.shadow_in_reverse(pointer, b).map(exchange, given), b)
