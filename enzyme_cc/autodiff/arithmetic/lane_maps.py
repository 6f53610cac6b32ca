"""Operations on vectors that are linear in their operands: which lanes each lane of the result adds up.

Of intrinsics, rules/lane_maps.py says it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import in_precision
from enzyme_cc.autodiff.arithmetic.products import ZeroTimes, times
from enzyme_cc.ir import Builder, Type, Value
from enzyme_cc.rules.lane_maps import Shape, data_operands_of, map_of

Term: TypeAlias = "tuple[int, int, int | Value]"
"""(operand, lane of it, factor: 1, -1, a value, or a bit that says whether it takes part); lane 0 of a scalar is the
scalar."""

Terms = list[list[Term]]
"""Per lane of the result (of all its parts, one after the other) the terms of its sum: a sparse matrix by rows."""


def applied(
    terms: Terms, tangents: Mapping[int, Value], type: Type, b: Builder, zero: ZeroTimes = ZeroTimes.AS_IEEE
) -> Value:
    """The matrix times the tangents of the operands."""
    result: Value = ir.zero(type)
    for number, row in enumerate(terms):
        total: Value | None = None
        for operand, lane, factor in row:
            part = _times(b, element(b, tangents[operand], lane), factor, zero)
            total = part if total is None else b.fadd(total, part)
        if total is not None:
            result = with_element(b, result, total, number)
    return result


def transposed(
    terms: Terms, d: Value, operand: int, type: Type, b: Builder, zero: ZeroTimes = ZeroTimes.AS_IEEE
) -> Value:
    """The operand's rows of the transpose times the adjoint of the result; `type` is the operand's adjoint's."""
    sums: dict[int, Value] = {}
    for number, row in enumerate(terms):
        for which, lane, factor in row:
            if which == operand:
                part = _times(b, in_precision(b, _result_lane(b, d, number), type.scalar), factor, zero)
                sums[lane] = b.fadd(sums[lane], part) if lane in sums else part
    result: Value = ir.zero(type)
    for lane, part in sums.items():
        result = with_element(b, result, part, lane)
    return result


def _times(b: Builder, value: Value, factor: int | Value, zero: ZeroTimes) -> Value:
    if isinstance(factor, Value):
        return b.select(factor, value, ir.zero(value.type)) if factor.type is ir.i1 else times(b, value, factor, zero)
    return b.fneg(value) if factor < 0 else value


def element(b: Builder, value: Value, lane: int) -> Value:
    """A lane of a vector; a scalar is its one lane."""
    return b.extract_element(value, ir.int_constant(ir.i32, lane)) if value.type.is_vector else value


def with_element(b: Builder, value: Value, part: Value, lane: int) -> Value:
    """The vector with another value in one lane."""
    return b.insert_element(value, part, ir.int_constant(ir.i32, lane)) if value.type.is_vector else part


def _result_lane(b: Builder, d: Value, number: int) -> Value:
    if d.type.is_struct:
        count = d.type.elements[0].count
        return element(b, b.extract_value(d, number // count), number % count)
    return element(b, d, number)


def terms_of_lanes(i: ir.Instruction) -> Terms | None:
    """The terms of an instruction that moves lanes (one that a shuffle's mask leaves out has none); None where it is
    not constant which."""
    if isinstance(i, ir.ShuffleVector):
        count = i.operands[0].type.count
        return None if i.type.scalable else [[(at // count, at % count, 1)] if at >= 0 else [] for at in i.mask]
    index = i.operands[-1]
    if i.opcode not in ("insertelement", "extractelement") or not isinstance(index, ir.ConstantInt):
        return None
    if i.opcode == "extractelement":
        return [[(0, index.unsigned, 1)]]
    if i.type.scalable:
        return None
    return [[(1, 0, 1)] if lane == index.unsigned else [(0, lane, 1)] for lane in range(i.type.count)]


def is_reduction(call: ir.Call) -> bool:
    """Whether the call reduces a vector to a product or an extreme, whose partials are made of primal values."""
    return call.called_name.startswith("llvm.vector.reduce.") and not (
        call.called_name.startswith("llvm.vector.reduce.fadd"))


def has_scalable_lanes(call: ir.Call) -> bool:
    """Whether only the running program knows how many lanes a reduction has."""
    vector = call.args[-1].type
    return not vector.is_vector or vector.scalable


def has_map(call: ir.Call) -> bool:
    """Whether an intrinsic without a rule maps the tangents of its lanes linearly to those of its result."""
    return is_reduction(call) or lane_terms(call) is not None or data_operands_of(call.called_name) is not None


def lane_terms(call: ir.Call) -> Terms | None:
    """The terms of each lane of the result; None if the intrinsic is not linear, or on scalable vectors."""
    if any(a.type.is_vector and a.type.scalable for a in call.args):
        return None
    found = map_of(call.called_name)
    if found is None:
        return None
    parts = call.type.elements if call.type.is_struct else (call.type,)
    constants = {position: a.value for position, a in enumerate(call.args) if isinstance(a, ir.ConstantInt)}
    shape = Shape(
        tuple(_count(a.type) for a in call.args), tuple(map(_count, parts)), _bits(parts[0]), constants)
    rows = found(shape)
    return None if rows is None else [list(row) for row in rows]


def _count(type: ir.Type) -> int:
    return type.count if type.is_vector else 1


def _bits(type: ir.Type) -> int:
    scalar = type.scalar if type.is_vector else type
    return scalar.bits if scalar.is_fp or scalar.is_int else 0
