"""Intrinsics on vectors that are no plain arithmetic: what both modes need to know of them."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.sweep import Lanes, Sweep
from enzyme_cc.ir import Builder, Value

CONTROLLED = frozenset("blendv blendvpd blendvps vpermilvar permps".split())
"""Linear in all but the last operand, which is a mask or indices."""


def x86_operation(name: str) -> str:
    """`hadd` of `llvm.x86.sse3.hadd.pd`, "" of others."""
    parts = name.split(".")
    return parts[3] if len(parts) > 3 and parts[1] == "x86" else ""


def repeat_on_shadows(s: Sweep, call: ir.Call, b: Builder) -> None:
    """The intrinsic again, on the shadows of all operands but masks, indices and other control."""
    name = call.called_name
    controlled = x86_operation(name) in CONTROLLED
    lanes: Lanes = []
    data = [
        position
        for position, arg in enumerate(call.args)
        if (arg.type.is_fp or carries_pointer(arg.type) or s.needs_shadow(arg))
        and not (controlled and position == call.arg_count - 1)
        and not arg.type.is_metadata
    ]
    shadows = {position: s.shadow(call.args[position], b) for position in data}
    for lane in range(s.width):
        args = tuple(shadows[p][lane] if p in shadows else s.value(a) for p, a in enumerate(call.args))
        lanes.append(
            b.call(
                call.callee,
                args,
                call.function_type,
                flags=call.flags,
                arg_attributes=kept_alignments(call.arg_attributes),
            )
        )
    if not call.type.is_void:
        s.shadows[call] = lanes


def kept_alignments(attributes: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    return [tuple(a for a in group if a.startswith("align ")) for group in attributes]


def reduction_partials(
    engine: Derivatives, call: ir.Call, name: str, get: Callable[[Value], Value], b: Builder
) -> tuple[Value | None, list[Value]]:
    """Partials of a product, maximum or minimum of lanes: by the start value, if any, and by each lane.

    Of a product: the product of all other factors, exact where factors are zero. Of equal extremes the first.
    """
    if not call.args[-1].type.is_vector or call.args[-1].type.scalable:
        engine.refuse(call, f"cannot differentiate the intrinsic '{name}' on scalable vectors")
    vector = get(call.args[-1])
    count = vector.type.count
    one, zero = ir.fp_constant(call.type, 1.0), ir.zero(call.type)
    parts = [b.extract_element(vector, ir.int_constant(ir.i32, lane)) for lane in range(count)]
    if name.startswith("llvm.vector.reduce.fmul"):
        factors = [get(call.args[0]), *parts]
        before: list[Value] = [one]
        for factor in factors[:-1]:
            before.append(b.fmul(before[-1], factor))
        after: list[Value] = [one]
        for factor in reversed(factors[1:]):
            after.append(b.fmul(after[-1], factor))
        partials = [b.fmul(x, y) for x, y in zip(before, reversed(after), strict=True)]
        return partials[0], partials[1:]
    extreme = get(call)
    found: Value = ir.int_constant(ir.i1, 0)
    results: list[Value] = []
    for part in parts:
        hit = b.and_(b.fcmp("oeq", part, extreme), b.not_(found))
        results.append(b.select(hit, one, zero))
        found = b.or_(found, hit)
    return None, results


def permuted_lanes(call: ir.Call, control: Value, b: Builder) -> list[Value]:
    """vpermilvar, permps: which lane of the operand each lane of the result is."""
    count = call.type.count
    bits = call.type.scalar.bits
    across = "permps" in call.called_name
    width = count if across else 128 // bits
    found: list[Value] = []
    for lane in range(count):
        index = b.extract_element(control, ir.int_constant(ir.i32, lane))
        if bits == 64:
            index = b.lshr(index, ir.int_constant(index.type, 1))
        index = b.and_(index, ir.int_constant(index.type, width - 1))
        found.append(b.add(index, ir.int_constant(index.type, lane // width * width)))
    return found


def first_lane_choice(call: ir.Call, get: Callable[[Value], Value], b: Builder) -> list[Value | None]:
    """Intrinsics that compute lane 0 only: its partial by lane 0 of each operand, None for 0."""
    operation = x86_operation(call.called_name)
    type, at = call.type.scalar, ir.int_constant(ir.i32, 0)
    one, zero = ir.fp_constant(type, 1.0), ir.zero(type)
    if operation == "round":
        return [None, None]
    if operation in ("rcp", "rsqrt"):
        out = b.extract_element(get(call), at)
        square = b.fmul(out, out)
        if operation == "rcp":
            return [b.fneg(square)]
        return [b.fmul(b.fmul(square, out), ir.fp_constant(type, -0.5))]
    x, y = (b.extract_element(get(a), at) for a in call.args)
    first = b.fcmp("ogt" if operation == "max" else "olt", x, y)
    return [b.select(first, one, zero), b.select(first, zero, one)]
