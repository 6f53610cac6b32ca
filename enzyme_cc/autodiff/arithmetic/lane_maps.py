"""Operations on vectors that are linear in their operands: which lanes each lane of the result adds up.

LLVM's reference for llvm.vector.*; Intel's intrinsics guide for llvm.x86.*.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.data_operands import x86_operation
from enzyme_cc.autodiff.arithmetic.derivative_types import in_precision
from enzyme_cc.ir import Builder, Type, Value

Term: TypeAlias = "tuple[int, int, int | Value]"
"""(operand, lane of it, factor: 1, -1 or a value); lane 0 of a scalar is the scalar."""

Terms = list[list[Term]]
"""Per lane of the result (of all its parts, one after the other) the terms of its sum: a sparse matrix by rows."""


def applied(terms: Terms, tangents: Mapping[int, Value], type: Type, b: Builder) -> Value:
    """The matrix times the tangents of the operands."""
    result: Value = ir.zero(type)
    for number, row in enumerate(terms):
        total: Value | None = None
        for operand, lane, factor in row:
            part = _times(b, element(b, tangents[operand], lane), factor)
            total = part if total is None else b.fadd(total, part)
        if total is not None:
            result = with_element(b, result, total, number)
    return result


def transposed(terms: Terms, d: Value, operand: int, type: Type, b: Builder) -> Value:
    """The operand's rows of the transpose times the adjoint of the result; `type` is the operand's adjoint's."""
    sums: dict[int, Value] = {}
    for number, row in enumerate(terms):
        for which, lane, factor in row:
            if which == operand:
                part = _times(b, in_precision(b, _result_lane(b, d, number), type.scalar), factor)
                sums[lane] = b.fadd(sums[lane], part) if lane in sums else part
    result: Value = ir.zero(type)
    for lane, part in sums.items():
        result = with_element(b, result, part, lane)
    return result


def _times(b: Builder, value: Value, factor: int | Value) -> Value:
    if isinstance(factor, Value):
        return b.fmul(value, factor)
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


def shuffle_terms(shuffle: ir.ShuffleVector) -> Terms:
    """The terms of `shufflevector`; a lane that the mask leaves out has none."""
    count = shuffle.operands[0].type.count
    return [[(at // count, at % count, 1)] if at >= 0 else [] for at in shuffle.mask]


X86_MAPS = frozenset(
    "blendv blendvpd blendvps vpermilvar permps dp dppd dpps max min rcp rsqrt round".split()
)
"""Intel's intrinsics whose terms depend on masks, or on primal values."""


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
    return is_reduction(call) or lane_terms(call) is not None or x86_operation(call.called_name) in X86_MAPS


def lane_terms(call: ir.Call) -> Terms | None:
    """The terms of each lane of the result; None if the intrinsic is not linear, or on scalable vectors."""
    name = call.called_name.removeprefix("llvm.")
    if any(a.type.is_vector and a.type.scalable for a in call.args):
        return None
    if name.startswith("vector."):
        return _vector(name.removeprefix("vector."), call)
    if name.startswith("ssa.copy"):
        return _lanes(0, range(_count(call.type)))
    if name.startswith("x86."):
        return _x86(name, call)
    return None


def _count(type: ir.Type) -> int:
    return type.count if type.is_vector else 1


def _lanes(operand: int, lanes) -> Terms:
    return [[(operand, lane, 1)] for lane in lanes]


def _vector(name: str, call: ir.Call) -> Terms | None:
    args = call.args
    count = _count(args[0].type)
    if name.startswith("reduce.fadd"):
        return [[(0, 0, 1), *((1, lane, 1) for lane in range(_count(args[1].type)))]]
    if name.startswith("reverse"):
        return _lanes(0, reversed(range(count)))
    if name.startswith("extract"):
        start = args[1].value  # type: ignore[attr-defined]  # a ConstantInt
        return _lanes(0, range(start, start + _count(call.type)))
    if name.startswith("insert"):
        start, inserted = args[2].value, _count(args[1].type)  # type: ignore[attr-defined]  # a ConstantInt
        return [[(1, lane - start, 1)] if start <= lane < start + inserted else [(0, lane, 1)] for lane in range(count)]
    if name.startswith("interleave"):
        ways = len(args)
        return [[(lane % ways, lane // ways, 1)] for lane in range(count * ways)]
    if name.startswith("deinterleave"):
        ways = len(call.type.elements)
        return [[(0, part + ways * lane, 1)] for part in range(ways) for lane in range(count // ways)]
    if name.startswith("splice"):
        if not isinstance(args[2], ir.ConstantInt):
            return None
        start = args[2].value
        if name.startswith("splice.right") or start < 0:
            start = count - abs(start)
        return [[(at // count, at % count, 1)] for at in range(start, start + count)]
    return None


def _x86(name: str, call: ir.Call) -> Terms | None:
    count = _count(call.type)
    operation = name.split(".")[2]
    if operation in ("hadd", "hsub"):
        sign = 1 if operation == "hadd" else -1
        width = 128 // call.type.scalar.bits
        result: Terms = []
        for lane in range(count):
            section, at = lane // width * width, lane % width
            operand, pair = (0, at) if at < width // 2 else (1, at - width // 2)
            result.append([(operand, section + 2 * pair, 1), (operand, section + 2 * pair + 1, sign)])
        return result
    if operation == "addsub":
        return [[(0, lane, 1), (1, lane, 1 if lane % 2 else -1)] for lane in range(count)]
    if operation in ("cvtpd2ps", "cvt"):
        given = _count(call.args[0].type)
        return [[(0, lane, 1)] if lane < given else [] for lane in range(count)]
    if operation == "cvtsd2ss":
        return [[(1, 0, 1)], *_lanes(0, range(1, count))]
    return None
