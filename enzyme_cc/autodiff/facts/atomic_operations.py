"""Atomic read-modify-write operations: on what they work, and which of them have no derivative.

What counts is what the memory holds. Integers (a counter of references, a lock) carry no derivative. On memory of
numbers `fadd`, `fsub` and `xchg` have one. Every other operation there is refused: arithmetic of integers on the bits
of a number, the extremes, and compare-and-exchange, whose adjoint would be several accesses between which other
threads come. So is every operation on memory of active pointers, and a word behind an active pointer of which nothing
is known.
"""

from __future__ import annotations

from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import POINTER, UNKNOWN
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir import Instruction, Type, Value

_LINEAR = frozenset(("fadd", "fsub", "xchg"))
"""Operations with a derivative."""


def number_type(facts: FunctionFacts, i: Instruction) -> Type | None:
    """The type of the number that the operation works on, None if it is an integer or no derivative passes.

    Refuses what has no derivative.
    """
    pointer, value = i.operands[0], i.operands[-1]
    if facts.is_constant_value(pointer):
        return None
    if _is_pointer(facts, value) or _is_pointer(facts, i):
        _refuse(facts, i, "an active pointer", "atomic pointer")
    data = facts.engine.layout
    layout = facts.memory_layout(pointer, data.store_size(value.type))
    type = facts.adjoint_type(i) if isinstance(i, ir.AtomicRMW) else None
    type = type or (None if value.is_constant else facts.adjoint_type(value))
    type = type or derivative_types.adjoint_type(value.type, layout, data)
    if type is None:
        if value.type.is_int and value.type.bits >= 32 and any(c is UNKNOWN for _, _, c in layout):
            _refuse(facts, i, "memory that may hold a number", "type of atomic", "atomic")
        if any(c is POINTER for _, _, c in layout):
            _refuse(facts, i, "an active pointer", "atomic pointer")
        return None
    if _counts(i) and facts.adjoint_type(i) is None:
        return None
    if not isinstance(i, ir.AtomicRMW) or i.operation not in _LINEAR:
        _refuse(facts, i, "a number that carries a derivative", "atomic")
    return type


def _counts(i: Instruction) -> bool:
    """Whether one is added or taken away: by a counter in memory that holds numbers at other times. Of a number it
    would be one unit in the last place, which does not change its derivative."""
    one = i.operands[-1]
    return (isinstance(i, ir.AtomicRMW) and i.operation in ("add", "sub") and isinstance(one, ir.ConstantInt)
            and abs(one.value) == 1)


def _is_pointer(facts: FunctionFacts, value: Value) -> bool:
    return value.type.is_pointer or facts.holds_pointer(value)


def _refuse(facts: FunctionFacts, i: Instruction, of: str, *kinds: str) -> NoReturn:
    operation = f"atomic '{i.operation}'" if isinstance(i, ir.AtomicRMW) else "compare-and-exchange"
    facts.engine.refuse(i, f"cannot differentiate the {operation} of {of}",
                        help="; ".join(remedy(kind, i) for kind in kinds))
