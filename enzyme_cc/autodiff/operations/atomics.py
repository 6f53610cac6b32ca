"""Atomic read-modify-write operations in both modes.

What counts is what the memory holds. Integers (a counter of references, a lock) carry no derivative, and the operation
is only repeated. On memory of numbers the derivative of `fadd`, `fsub` and `xchg` is made of the same atomic accesses
to the shadow. Every other operation there is refused: arithmetic of integers on the bits of a number, the extremes,
and compare-and-exchange, whose adjoint would be several accesses between which other threads come. So is every
operation on memory of active pointers, and a word behind an active pointer of which nothing is known.
"""

from __future__ import annotations

from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import POINTER, UNKNOWN
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.operations.adjoint_memory import guarded_address, unless_inactive
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Type, Value

LINEAR = frozenset(("fadd", "fsub", "xchg"))
"""Operations with a derivative."""


def number_type(s: Sweep, i: Instruction) -> Type | None:
    """The type of the number that the operation works on, None if it is an integer or no derivative passes.

    Refuses what has no derivative.
    """
    facts = s.facts
    pointer, value = i.operands[0], i.operands[-1]
    if facts.is_constant_value(pointer):
        return None
    if _is_pointer(facts, value) or _is_pointer(facts, i):
        _refuse(s, i, "an active pointer", "atomic pointer")
    layout = facts.memory_layout(pointer, s.engine.layout.store_size(value.type))
    type = facts.adjoint_type(i) if isinstance(i, ir.AtomicRMW) else None
    type = type or (None if value.is_constant else facts.adjoint_type(value))
    type = type or derivative_types.adjoint_type(value.type, layout, s.engine.layout)
    if type is None:
        if value.type.is_int and value.type.bits >= 32 and any(c is UNKNOWN for _, _, c in layout):
            _refuse(s, i, "memory that may hold a number", "type of atomic", "atomic")
        if any(c is POINTER for _, _, c in layout):
            _refuse(s, i, "an active pointer", "atomic pointer")
        return None
    if _counts(i) and facts.adjoint_type(i) is None:
        return None
    if not isinstance(i, ir.AtomicRMW) or i.operation not in LINEAR:
        _refuse(s, i, "a number that carries a derivative", "atomic")
    return type


def _counts(i: Instruction) -> bool:
    """Whether one is added or taken away: by a counter in memory that holds numbers at other times. Of a number it
    would be one unit in the last place, which does not change its derivative."""
    one = i.operands[-1]
    return (isinstance(i, ir.AtomicRMW) and i.operation in ("add", "sub") and isinstance(one, ir.ConstantInt)
            and abs(one.value) == 1)


def _is_pointer(facts: FunctionFacts, value: Value) -> bool:
    return value.type.is_pointer or facts.holds_pointer(value)


def _refuse(s: Sweep, i: Instruction, of: str, *kinds: str) -> NoReturn:
    operation = f"atomic '{i.operation}'" if isinstance(i, ir.AtomicRMW) else "compare-and-exchange"
    s.engine.refuse(i, f"cannot differentiate the {operation} of {of}",
                    help="; ".join(remedy(kind, i) for kind in kinds))


def tangent(s: Sweep, i: Instruction, b: Builder) -> None:
    """The operation again, on the tangent's memory."""
    type = number_type(s, i)
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


def check(s: Sweep, i: Instruction) -> None:
    """In the forward sweep of reverse mode: refuse what has no adjoint."""
    number_type(s, i)


def adjoint(s: AdjointSweep, i: Instruction, b: Builder) -> None:
    """The memory afterwards is old + value (old - value, value), and the result is old."""
    type = number_type(s, i)
    if type is None:
        return
    assert isinstance(i, ir.AtomicRMW)
    pointer, value = i.operands

    def exchange(shadow: Value, d_result: Value) -> Value:
        address = guarded_address(s, pointer, shadow, s.engine.layout.size(type), b)
        d = b.atomic_rmw("xchg" if i.operation == "xchg" else "fadd", address, d_result, align=i.align)
        d = unless_inactive(s, pointer, shadow, d, b)
        return b.fneg(d) if i.operation == "fsub" else d

    results = s.take(i, b)
    given = Lanes.zero(type, s.width) if results is None else results
    s.add(value, s.shadow_in_reverse(pointer, b).map(exchange, given), b)
