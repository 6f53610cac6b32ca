"""Adjoints of vector intrinsics."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lane_memory import LaneAccess, is_lane_access
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.lane_words import accessed_numbers
from enzyme_cc.autodiff.operations.linear_operations import adjoints, linear_intrinsic
from enzyme_cc.autodiff.operations.vector_intrinsics import repeat_on_shadows
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.mixed_words import number_in
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared
from enzyme_cc.ir import Builder, Value

# ---- intrinsics


def forward_structural(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """After the intrinsic in the forward sweep: shadows of the pointers that it moves."""
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
    operation = linear_intrinsic(call)
    assert operation is not None, name
    adjoints(s, call, operation, b)


# ---- masked memory


def _reverse_lane_access(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Lane by lane: loads add to the shadow, stores take from it; what is masked out goes to a sink."""
    access = LaneAccess(call)
    if s.facts.is_constant_value(access.pointer):
        _pass_through(s, call, access, b)
        return
    numbers = accessed_numbers(s.facts, access)
    if numbers is None:
        return
    type = numbers.scalar
    sink = s.reverse_sink(s.engine.layout.size(type))
    taken = _pass_through(s, call, access, b) if access.is_load else None
    if access.is_load and taken is None:
        return

    def exchange(shadow: Value, d: Value | None = None) -> Value:
        """Adds the adjoint of a load; gives that of a store, which ends."""
        share: Value = ir.zero(numbers)
        order = range(access.count) if access.is_load else reversed(range(access.count))
        for lane in order:
            at = ir.int_constant(ir.i32, lane)
            here = access.address(shadow, lane, s.need, b)
            enabled = access.enabled(lane, s.need, b)
            if s.needs_guard(access.pointer):
                active = b.icmp("ne", access.address(s.need(access.pointer), lane, s.need, b), here)
                enabled = b.and_(enabled, active)
            address = b.select(enabled, here, sink)
            old = number_in(s.facts, b, b.load(type, address, align=1), access.pointer)
            if d is not None and s.shadowing.is_shared(access.pointer):
                add_to_shared(s.module, b, address, b.extract_element(d, at))
            elif d is not None:
                b.store(b.fadd(old, b.extract_element(d, at)), address, align=1)
            else:
                b.store(ir.zero(type), address, align=1)
                share = b.insert_element(share, b.select(enabled, old, ir.zero(type)), at)
        return share

    shadows = s.shadow_in_reverse(access.pointer, b)
    if taken is not None:
        shadows.each(exchange, taken)
    else:
        assert access.stored is not None
        s.add(access.stored, shadows.map(exchange), b)


def _pass_through(s: AdjointSweep, call: ir.Call, access: LaneAccess, b: Builder) -> Lanes | None:
    """Of a load: its adjoint; masked lanes' goes to the value that they were given."""
    if not access.is_load:
        return None
    lanes = s.take(call, b)
    if lanes is not None and access.passed is not None and s.adjoint_type(access.passed) is not None:
        s.add(access.passed, lanes.map(lambda d: access.masked_out(d, s.need, b)), b)
    return lanes
