"""Lanes that are not numbers: which numbers of its operands each number of a vector is.

Two lanes of four bytes are one double (`_mm_shuffle_epi32`, `_mm_shuffle_ps`), sixteen of one byte are two
(`_mm_srli_si128`), one of eight bytes holds two floats (`_mm_unpacklo_epi64`, `_mm_storel_pi`). Adjoints are kept by
numbers, so what moves lanes is said by numbers here. What takes numbers apart has no transpose and is refused
(facts/refused_operations.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import INTEGER, POINTER
from enzyme_cc.autodiff.arithmetic import lane_maps
from enzyme_cc.autodiff.arithmetic.lane_maps import Term, Terms
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess
from enzyme_cc.autodiff.facts.bit_patterns import is_active
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.ir import Instruction, Type

OPCODES = frozenset("shufflevector insertelement extractelement select".split())


def has_derivative(facts: FunctionFacts, i: Instruction) -> bool:
    """Whether adjoints pass from the lanes of a result to those of the operands that carry any."""
    if (i.opcode == "select" and not _has_lanes(i.type)) or lanes_are_numbers(facts, i):
        return True
    if i.opcode == "select":
        return not i.operands[0].type.is_vector or _numbers_in_lane(facts, i) > 0
    return number_terms(facts, i) is not None


def accessed_numbers(facts: FunctionFacts, access: LaneAccess) -> Type | None:
    """The numbers whose adjoints an access of memory by lanes adds to or takes away, those that constants overwrite
    among them; None if there are none."""
    if access.stored is None or access.pointer.type.is_vector or access.type.scalable:
        return facts.adjoint_type(access.accessed)
    return facts.overwritten_type(access.stored, access.pointer)


def number_terms(facts: FunctionFacts, i: Instruction) -> Terms | None:
    """Per number of the result the terms of its sum, as lane_maps tells them per lane; None if numbers are taken
    apart, or if only the running program knows the lanes."""
    terms = lane_maps.lane_terms(i) if isinstance(i, ir.Call) else lane_maps.terms_of_lanes(i)
    if terms is None or lanes_are_numbers(facts, i):
        return terms
    number = _number(facts, i)
    if i.type.is_struct or any(_number(facts, o) is not number for o in i.operands if is_active(facts, o)):
        return None
    inside = _numbers_in_lane(facts, i)
    if inside:
        return [
            [(operand, lane * inside + at, factor) for operand, lane, factor in row]
            for row in terms for at in range(inside)
        ]
    active = {position for position, o in enumerate(i.operands) if is_active(facts, o)}
    count = number.bits // i.type.scalar.bits
    found: Terms = []
    for first in range(0, len(terms), count):
        whole = _whole_number(terms[first:first + count], active)
        if whole is None and _may_be_number(facts, i, first * i.type.scalar.bits // 8, number.bits // 8):
            return None
        found.append(whole or [])
    return found


def _whole_number(rows: Terms, active: set[int]) -> list[Term] | None:
    """What the lanes of one number are together; None if they are parts of several."""
    sources = {(operand, lane - place) for place, row in enumerate(rows) for operand, lane, _ in row}
    if not any(operand in active for operand, _ in sources):
        return []
    operand, start = sources.pop()
    return [(operand, start // len(rows), 1)] if not sources and start % len(rows) == 0 else None


def _may_be_number(facts: FunctionFacts, i: Instruction, offset: int, size: int) -> bool:
    return any(
        start < offset + size and start + length > offset and concrete not in (INTEGER, POINTER)
        for start, length, concrete in facts.layout_of(i)
    )


def lanes_are_numbers(facts: FunctionFacts, i: Instruction) -> bool:
    """Whether each lane of a value that carries numbers is one."""
    return _number(facts, i).bits == _lane(i.type).scalar.bits


def _numbers_in_lane(facts: FunctionFacts, i: Instruction) -> int:
    """0 if a number is several lanes."""
    return i.type.scalar.bits // _number(facts, i).bits


def _number(facts: FunctionFacts, value: ir.Value) -> Type:
    type = facts.adjoint_type(value)
    assert type is not None
    return _lane(type).scalar


def _has_lanes(type: Type) -> bool:
    return type.is_fp or (type.scalar.is_int and not type.is_aggregate)


def _lane(type: Type) -> Type:
    """The type that has the lanes: of several vectors, the first."""
    return type.elements[0] if type.is_struct else type
