"""Adjoints of vector intrinsics."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess, is_lane_access
from enzyme_cc.autodiff.arithmetic.linear_intrinsics import lane_terms
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.operations.repeated_calls import refuse_variable_arguments
from enzyme_cc.autodiff.operations.vector_intrinsics import (
    first_lane_choice,
    permuted_lanes,
    reduction_partials,
    repeat_on_shadows,
    x86_operation,
)
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Lanes
from enzyme_cc.autodiff.shadow.told_words import number_in
from enzyme_cc.ir import Builder, Value

# ---- intrinsics


def forward_structural(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """After the intrinsic in the forward sweep: shadows of the pointers that it moves."""
    refuse_variable_arguments(s, call)
    name = call.called_name
    if s.needs_shadow(call):
        repeat_on_shadows(s, call, b)
    elif name.startswith("llvm.masked.scatter") or name.startswith("llvm.masked.store"):
        if call.args[0].type.scalar.is_pointer and not s.facts.is_constant_instruction(call):
            repeat_on_shadows(s, call, b)


def reverse_structural(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """The adjoint of an intrinsic that has no rule."""
    name = call.called_name
    if is_lane_access(name):
        _reverse_lane_access(s, call, b)
        return
    if s.adjoint_type(call) is None:
        return
    if name.startswith("llvm.vector.reduce.") and not name.startswith("llvm.vector.reduce.fadd"):
        _reverse_reduction(s, call, name, b)
        return
    terms = lane_terms(call)
    handler = _HANDLERS.get(x86_operation(name))
    if terms is None and handler is None:
        s.engine.refuse(call, f"cannot differentiate the intrinsic '{name}'", help=remedy("vector operation", call))
    lanes = s.take(call, b)
    if lanes is None:
        return
    if terms is not None:
        _reverse_linear(s, call, terms, lanes, b)
    else:
        assert handler is not None
        handler(s, call, lanes, b)


def _element(b: Builder, value: Value, lane: int) -> Value:
    return b.extract_element(value, ir.int_constant(ir.i32, lane)) if value.type.is_vector else value


def _reverse_linear(s: AdjointSweep, call: ir.Call, terms: list, lanes: Lanes, b: Builder) -> None:
    """Each lane's adjoint goes to the lanes that it was the sum of."""
    shares: dict[int, Lanes] = {}
    for d in lanes:
        parts: dict[tuple[int, int], Value] = {}
        for number, sources in enumerate(terms):
            if not sources:
                continue
            part = _result_lane(b, d, number)
            for operand, lane, sign in sources:
                wanted = call.args[operand].type.scalar
                share = part if part.type is wanted else b.cast(_between(part.type, wanted), part, wanted)
                share = b.fneg(share) if sign < 0 else share
                key = operand, lane
                parts[key] = b.fadd(parts[key], share) if key in parts else share
        for operand in {operand for operand, _ in parts}:
            type = call.args[operand].type
            total: Value = ir.zero(type)
            for (which, lane), part in parts.items():
                if which == operand:
                    total = b.insert_element(total, part, ir.int_constant(ir.i32, lane)) if type.is_vector else part
            shares.setdefault(operand, []).append(total)
    for operand, totals in shares.items():
        s.add(call.args[operand], totals, b)


def _between(given: ir.Type, wanted: ir.Type) -> str:
    return "fpext" if given.bits < wanted.bits else "fptrunc"


def _result_lane(b: Builder, d: Value, number: int) -> Value:
    if d.type.is_struct:
        count = d.type.elements[0].count
        return _element(b, b.extract_value(d, number // count), number % count)
    return _element(b, d, number)


def _reverse_reduction(s: AdjointSweep, call: ir.Call, name: str, b: Builder) -> None:
    lanes = s.take(call, b)
    if lanes is None:
        return
    start, partials = reduction_partials(s.engine, call, name, s.need, b)
    vector = call.args[-1]
    if start is not None:
        s.add(call.args[0], [b.fmul(d, start) for d in lanes], b)
    shares: Lanes = []
    for d in lanes:
        share: Value = ir.zero(vector.type)
        for lane, partial in enumerate(partials):
            share = b.insert_element(share, b.fmul(d, partial), ir.int_constant(ir.i32, lane))
        shares.append(share)
    s.add(vector, shares, b)


def _blend(s: AdjointSweep, call: ir.Call, lanes: Lanes, b: Builder) -> None:
    """(a, b, mask): b where the mask's sign is set."""
    first, second, mask = call.args
    zero, chosen = ir.zero(call.type), s.need(mask)
    s.add(first, [b.call(call.callee, (d, zero, chosen), call.function_type, flags=()) for d in lanes], b)
    s.add(second, [b.call(call.callee, (zero, d, chosen), call.function_type, flags=()) for d in lanes], b)


def _permute(s: AdjointSweep, call: ir.Call, lanes: Lanes, b: Builder) -> None:
    vector, control = call.args
    sources = permuted_lanes(call, s.need(control), b)
    shares: Lanes = []
    for d in lanes:
        share: Value = ir.zero(vector.type)
        for lane, source in enumerate(sources):
            sum_ = b.fadd(b.extract_element(share, source), _element(b, d, lane))
            share = b.insert_element(share, sum_, source)
        shares.append(share)
    s.add(vector, shares, b)


def _dot_product(s: AdjointSweep, call: ir.Call, lanes: Lanes, b: Builder) -> None:
    """(a, b, mask): in each 128 bits, the sum of the products that the mask's high bits choose, in the lanes
    of its low bits. The adjoint is the same with high and low bits exchanged."""
    first, second, control = call.args
    assert isinstance(control, ir.ConstantInt)
    bits = control.unsigned
    width = 128 // call.type.scalar.bits
    count = call.type.count
    for operand, other in ((first, second), (second, first)):
        if operand.is_constant or s.facts.is_constant_value(operand):
            continue
        shares: Lanes = []
        for d in lanes:
            share: Value = ir.zero(call.type)
            for section in range(0, count, width):
                chosen = [_element(b, d, section + k) for k in range(width) if bits >> k & 1]
                total = chosen[0] if chosen else None
                for part in chosen[1:]:
                    total = b.fadd(total, part)  # type: ignore[arg-type]  # set in the first turn
                for k in range(width):
                    if total is not None and bits >> 4 + k & 1:
                        factor = _element(b, s.need(other), section + k)
                        share = b.insert_element(share, b.fmul(total, factor), ir.int_constant(ir.i32, section + k))
            shares.append(share)
        s.add(operand, shares, b)


def _first_lane(s: AdjointSweep, call: ir.Call, lanes: Lanes, b: Builder) -> None:
    """Lane 0 is computed, the others are the first operand's."""
    at = ir.int_constant(ir.i32, 0)
    zero = ir.zero(call.type.scalar)
    partials = first_lane_choice(call, s.need, b)
    for operand, partial in zip(call.args, partials, strict=False):
        shares: Lanes = []
        for d in lanes:
            rest = d if operand is call.args[0] else ir.zero(call.type)
            part = zero if partial is None else b.fmul(b.extract_element(d, at), partial)
            shares.append(b.insert_element(rest, part, at))
        s.add(operand, shares, b)


_HANDLERS: dict[str, Callable[[AdjointSweep, ir.Call, Lanes, Builder], None]] = {
    "blendv": _blend,
    "blendvpd": _blend,
    "blendvps": _blend,
    "vpermilvar": _permute,
    "permps": _permute,
    "dp": _dot_product,
    "dppd": _dot_product,
    "dpps": _dot_product,
    "max": _first_lane,
    "min": _first_lane,
    "rcp": _first_lane,
    "rsqrt": _first_lane,
    "round": _first_lane,
}


# ---- masked memory


def _reverse_lane_access(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Lane by lane: loads add to the shadow, stores take from it; what is masked out goes to a sink."""
    access = LaneAccess(call)
    if s.facts.is_constant_value(access.pointer):
        _pass_through(s, call, access, b)
        return
    type = access.element
    if not type.is_float:
        return
    sink = s.reverse_sink(s.engine.layout.size(type))
    taken = _pass_through(s, call, access, b) if access.is_load else None
    if access.is_load and taken is None:
        return
    shares: Lanes = []
    for number, shadow in enumerate(s.shadow_in_reverse(access.pointer, b)):
        share: Value = ir.zero(access.type)
        order = range(access.count) if access.is_load else reversed(range(access.count))
        for lane in order:
            at = ir.int_constant(ir.i32, lane)
            here = access.address(shadow, lane, s.need, b)
            enabled = access.enabled(lane, s.need, b)
            if s.needs_guard(access.pointer):
                active = b.icmp("ne", access.address(s.need(access.pointer), lane, s.need, b), here)
                enabled = b.and_(enabled, active)
            address = b.select(enabled, here, sink)
            old = number_in(s, b, b.load(type, address, align=1), access.pointer)
            if taken is not None:
                b.store(b.fadd(old, b.extract_element(taken[number], at)), address, align=1)
            else:
                b.store(ir.zero(type), address, align=1)
                share = b.insert_element(share, b.select(enabled, old, ir.zero(type)), at)
        shares.append(share)
    if taken is None:
        assert access.stored is not None
        s.add(access.stored, shares, b)


def _pass_through(s: AdjointSweep, call: ir.Call, access: LaneAccess, b: Builder) -> Lanes | None:
    """Of a load: its adjoint; masked lanes' goes to the value that they were given."""
    if not access.is_load:
        return None
    lanes = s.take(call, b)
    if lanes is not None and access.passed is not None and s.adjoint_type(access.passed) is not None:
        shares: Lanes = []
        for d in lanes:
            share: Value = ir.zero(access.type)
            for lane in range(access.count):
                at = ir.int_constant(ir.i32, lane)
                part = b.select(access.enabled(lane, s.need, b), ir.zero(access.element), b.extract_element(d, at))
                share = b.insert_element(share, part, at)
            shares.append(share)
        s.add(access.passed, shares, b)
    return lanes
