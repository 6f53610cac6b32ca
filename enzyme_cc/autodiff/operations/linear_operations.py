"""Linear operations: one map for forward mode, its transpose for reverse mode, declared once for each operation.

An operation that is linear in its data operands (data_operands.py) is its own map: forward mode does it again, on
the tangents. What is declared besides is the transpose: given the adjoint of the result, what an operand gets of it.
Where the map is made of primal values (a product of lanes, a dot product), or where the operation on integers that
hold numbers is another than the one on their derivatives, the map is declared too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic import lane_maps
from enzyme_cc.autodiff.arithmetic.data_operands import data_operands, x86_operation
from enzyme_cc.autodiff.arithmetic.derivative_types import NOTHING, convert, part_types
from enzyme_cc.autodiff.arithmetic.lane_maps import Terms, element, with_element
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.arithmetic.products import ZeroTimes
from enzyme_cc.autodiff.facts.lane_words import number_terms
from enzyme_cc.autodiff.operations import bit_operations
from enzyme_cc.autodiff.operations.choices import signed_condition
from enzyme_cc.autodiff.operations.vector_intrinsics import first_lane_terms, permuted_lanes, reduction_terms
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Instruction, Type, Value
from enzyme_cc.ir.opcodes import MOVED_BITS, SCALED_BITS
from enzyme_cc.rules.cuda import TRANSPOSED

Share = Callable[[Value], Value]
"""The adjoint of the result -> what an operand gets of it."""


@dataclass(frozen=True, slots=True)
class LinearOperation:
    """A linear map of the data operands.

    transposed    (sweep, operation, position of the operand, builder) -> its share; None if it gets nothing
    applied       (sweep, operation, builder) -> the tangents of the result; None: the operation does it itself
    """

    transposed: Callable[[AdjointSweep, Instruction, int, Builder], Share | None]
    applied: Callable[[Sweep, Instruction, Builder], Lanes] | None = None


def adjoints(s: AdjointSweep, i: Instruction, operation: LinearOperation, b: Builder) -> None:
    """Each active operand gets its share of the adjoint of the result."""
    lanes = s.take(i, b)
    if lanes is None:
        return
    for position in data_operands(i):
        operand = i.operands[position]
        if operand.is_constant or s.adjoint_type(operand) is None or s.facts.is_constant_value(operand):
            continue
        share = operation.transposed(s, i, position, b)
        if share is not None:
            s.add(operand, lanes.map(share), b)


def _type(s: AdjointSweep, value: Value) -> Type:
    type = s.adjoint_type(value)
    assert type is not None
    return type


# ---- opcodes


def _same(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    """The result is the operand's bits."""
    return lambda d: d


def _cast_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    return lambda d: b.cast("fpext" if i.opcode == "fptrunc" else "fptrunc", d, i.operands[0].type)


def _moved_word(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share | None:
    """Between addresses and integers passes only what is a number at other times."""
    return _same(s, i, position, b) if s.facts.is_mixed(i) else None


def _select(s: Sweep, i: Instruction, b: Builder) -> Lanes:
    condition, first, second = i.operands
    chosen = signed_condition(i, s.value, b) or s.value(condition)
    return s.shadow(first, b).map(lambda x, y: b.select(chosen, x, y), s.shadow(second, b))


def keep_choice(s: AdjointSweep, i: ir.Select, b: Builder) -> None:
    """After a select in the forward sweep: by what its adjoint chooses."""
    if not s.facts.is_constant_value(i) and (found := signed_condition(i, s.value, b)) is not None:
        s.call_values[i] = {"chosen": found}


def _chosen(s: AdjointSweep, i: Instruction) -> Value:
    """The condition of a select, for use in the reverse of the block at hand."""
    kept = s.call_values.get(i)
    return s.need(i.operands[0]) if kept is None else s.need_forward(kept["chosen"])


def _select_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    chosen, type = _chosen(s, i), _type(s, i)
    if chosen.type.is_vector and type.scalar.bits != i.type.scalar.bits:  # lanes that hold several numbers each
        words = ir.vector_type(ir.int_type(i.type.scalar.bits), i.type.count)
        mask = b.sext(chosen, words) if position == 1 else b.not_(b.sext(chosen, words))
        return lambda d: b.bitcast(b.and_(b.bitcast(d, words), mask), d.type)
    if position == 1:
        return lambda d: b.select(chosen, d, ir.zero(d.type))
    return lambda d: b.select(chosen, ir.zero(d.type), d)


def _extract_value_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    assert isinstance(i, ir.ExtractValue)
    part = type = _type(s, i.operands[0])
    for index in i.indices:
        part = part_types(part)[index]
    return lambda d: b.insert_value(ir.zero(type), convert(b, d, part, s.engine.layout), *i.indices)


def _insert_value_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share | None:
    assert isinstance(i, ir.InsertValue)
    part = _type(s, i)
    for index in i.indices:
        if part is not NOTHING:  # nothing within it has a derivative either
            part = part_types(part)[index]
    if position == 1:
        return None if part is NOTHING else lambda d: b.extract_value(d, *i.indices)
    return lambda d: d if part is NOTHING else b.insert_value(d, ir.zero(part), *i.indices)


def _extract_element_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    vector, index = i.operands
    type = _type(s, vector)
    if _type(s, i).is_vector:
        return _numbers_back(s, i, position, b)
    at = s.need(index)
    return lambda d: b.insert_element(ir.zero(type), d, at)


def _insert_element_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    if _type(s, i).scalar.bits != i.type.scalar.bits:
        return _numbers_back(s, i, position, b)
    at = s.need(i.operands[2])
    if position == 1:
        return lambda d: b.extract_element(d, at)
    return lambda d: b.insert_element(d, ir.zero(d.type.scalar), at)


def _numbers_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    """What moves lanes, or adds them up, moves the numbers in them (facts/lane_words.py)."""
    terms, type = number_terms(s.facts, i), _type(s, i.operands[position])
    assert terms is not None
    return lambda d: lane_maps.transposed(terms, d, position, type, b)


OPCODES: dict[str, LinearOperation] = {
    "select": LinearOperation(_select_back, _select),
    "freeze": LinearOperation(_same),
    "bitcast": LinearOperation(_same),
    "ptrtoint": LinearOperation(_moved_word),
    "inttoptr": LinearOperation(_moved_word),
    "fptrunc": LinearOperation(_cast_back),
    "fpext": LinearOperation(_cast_back),
    "extractvalue": LinearOperation(_extract_value_back),
    "insertvalue": LinearOperation(_insert_value_back),
    "extractelement": LinearOperation(_extract_element_back),
    "insertelement": LinearOperation(_insert_element_back),
    "shufflevector": LinearOperation(_numbers_back),
    **dict.fromkeys(MOVED_BITS, LinearOperation(bit_operations.moved_back)),
    **dict.fromkeys(
        SCALED_BITS, LinearOperation(bit_operations.scaled_back, bit_operations.scaled_tangents)
    ),
}
"""What is neither arithmetic, which has rules, nor memory, control flow, calls."""


# ---- intrinsics


def _by_terms(terms_of: Callable[[Sweep, ir.Call, Callable[[Value], Value], Builder], Terms]) -> LinearOperation:
    """A matrix of lanes whose entries are made of primal values."""

    def transposed(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
        assert isinstance(i, ir.Call)
        terms, type = terms_of(s, i, s.need, b), _type(s, i.operands[position])
        return lambda d: lane_maps.transposed(terms, d, position, type, b, _zero_times(s))

    def applied(s: Sweep, i: Instruction, b: Builder) -> Lanes:
        assert isinstance(i, ir.Call)
        terms = terms_of(s, i, s.value, b)
        data = sorted({operand for row in terms for operand, _, _ in row})
        first, *others = (s.shadow(i.operands[position], b) for position in data)
        zero = _zero_times(s)
        return first.map(
            lambda *ds: lane_maps.applied(terms, dict(zip(data, ds, strict=True)), i.type, b, zero), *others)

    return LinearOperation(transposed, applied)


def _zero_times(s: Sweep) -> ZeroTimes:
    return ZeroTimes.ZERO if s.signature.strong_zero else ZeroTimes.AS_IEEE


def _again(b: Builder, call: Instruction, *args: Value) -> Value:
    assert isinstance(call, ir.Call)
    return b.call(call.callee, args, call.function_type, flags=())


def _blend_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    """(a, b, mask): b where the mask's sign is set."""
    zero, chosen = ir.zero(i.type), s.need(i.operands[2])
    if position == 0:
        return lambda d: _again(b, i, d, zero, chosen)
    return lambda d: _again(b, i, zero, d, chosen)


def _permute_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    assert isinstance(i, ir.Call)
    sources = permuted_lanes(i, s.need(i.operands[1]), b)

    def share(d: Value) -> Value:
        total: Value = ir.zero(i.operands[0].type)
        for lane, source in enumerate(sources):
            sum_ = b.fadd(b.extract_element(total, source), element(b, d, lane))
            total = b.insert_element(total, sum_, source)
        return total

    return share


def _dot_product(s: Sweep, i: Instruction, b: Builder) -> Lanes:
    """(a, b, mask): in each 128 bits, the sum of the products that the mask's high bits choose, in the lanes
    of its low bits."""
    first, second, control = i.operands[:3]
    x, y = s.value(first), s.value(second)
    return s.shadow(first, b).map(
        lambda dx, dy: b.fadd(_again(b, i, dx, y, control), _again(b, i, x, dy, control)),
        s.shadow(second, b),
    )


def _dot_product_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    """The sum of the lanes that the low bits choose, to those of the high bits, times the other operand's."""
    control = i.operands[2]
    assert isinstance(control, ir.ConstantInt)
    exchanged = ir.int_constant(control.type, (control.unsigned & 15) << 4 | control.unsigned >> 4 & 15)
    ones, other = ir.fp_constant(i.type, 1.0), s.need(i.operands[1 - position])
    section = 128 // i.type.scalar.bits
    lanes = [lane for lane in range(i.type.count) if control.unsigned >> 4 + lane % section & 1]

    def share(d: Value) -> Value:
        product = b.fmul(_again(b, i, d, ones, exchanged), other)
        result: Value = ir.zero(i.type)
        for lane in lanes:
            result = with_element(b, result, element(b, product, lane), lane)
        return result

    return share


_SHUFFLES = LinearOperation(_numbers_back)

_X86 = {
    **dict.fromkeys(("blendv", "blendvpd", "blendvps"), LinearOperation(_blend_back)),
    **dict.fromkeys(("vpermilvar", "permps"), LinearOperation(_permute_back)),
    **dict.fromkeys(("dp", "dppd", "dpps"), LinearOperation(_dot_product_back, _dot_product)),
    **dict.fromkeys(("max", "min", "rcp", "rsqrt", "round"), _by_terms(first_lane_terms)),
}


def _shuffle_back(s: AdjointSweep, i: Instruction, position: int, b: Builder) -> Share:
    """The transposed exchange of the lanes of a warp."""
    assert isinstance(i, ir.Call) and i.called_function is not None
    back = s.module.get_or_declare(TRANSPOSED[i.called_name], i.function_type)
    back.attributes = i.called_function.attributes
    given = [s.need(arg) for arg in i.args[1:]]
    return lambda d: b.call(back, (d, *given), flags=())


_EXCHANGE = LinearOperation(_shuffle_back)


def linear_intrinsic(call: ir.Call) -> LinearOperation | None:
    """How an intrinsic without a rule is differentiated; None if it is not linear in its lanes."""
    if call.called_name in TRANSPOSED:
        return _EXCHANGE
    if lane_maps.is_reduction(call):
        return _by_terms(reduction_terms)
    if lane_maps.lane_terms(call) is not None:
        return _SHUFFLES
    return _X86.get(x86_operation(call.called_name))
