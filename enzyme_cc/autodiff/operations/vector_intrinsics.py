"""Intrinsics on vectors that are no plain arithmetic: what both modes need to know of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.data_operands import data_operands, x86_operation
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.arithmetic.lane_maps import Term, Terms, element
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.arithmetic.signed_zeros import is_below, is_negative
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value

Get = Callable[[Value], Value]
WORD = 8
"""Bytes of a double."""


def repeat_on_shadows(s: Sweep, call: ir.Call, b: Builder) -> None:
    """The intrinsic again, on the shadows of all operands but masks, indices and other control."""
    data = [
        position
        for position in data_operands(call)
        if (arg := call.args[position]).type.is_fp or carries_pointer(arg.type) or s.needs_shadow(arg)
    ]
    shadows = {position: s.shadow(call.args[position], b) for position in data}
    attributes = kept_alignments(call.arg_attributes)

    def again(lane: int) -> Value:
        args = tuple(shadows[p][lane] if p in shadows else s.value(a) for p, a in enumerate(call.args))
        return b.call(call.callee, args, call.function_type, flags=call.flags, arg_attributes=attributes)

    lanes = Lanes.made(s.width, again)
    if not call.type.is_void:
        s.shadows[call] = lanes


def kept_alignments(attributes: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """What is said of the alignment of pointers, as far as it is that of single numbers: shadows need not have more."""
    return [tuple(f"align {min(int(a[6:]), WORD)}" for a in group if a.startswith("align ")) for group in attributes]


def reduction_terms(s: Sweep, call: ir.Call, get: Get, b: Builder) -> Terms:
    """A product, maximum or minimum of lanes: its partials by the start value, if any, and by each lane.

    Of a product: the product of all other factors, exact where factors are zero. Of equal extremes the first; of zeros
    the first +0 is the largest if there is one, and the first -0 the smallest (rules/arithmetic.py).
    """
    name, at = call.called_name, call.arg_count - 1
    vector = get(call.args[at])
    one = ir.fp_constant(call.type, 1.0)
    parts = [element(b, vector, lane) for lane in range(vector.type.count)]
    if name.startswith("llvm.vector.reduce.fmul"):
        factors = [get(call.args[0]), *parts]
        before: list[Value] = [one]
        for factor in factors[:-1]:
            before.append(b.fmul(before[-1], factor))
        after: list[Value] = [one]
        for factor in reversed(factors[1:]):
            after.append(b.fmul(after[-1], factor))
        partials = [b.fmul(x, y) for x, y in zip(before, reversed(after), strict=True)]
        return [[(0, 0, partials[0]), *((at, lane, partial) for lane, partial in enumerate(partials[1:]))]]
    extreme = get(call)
    hits = [b.fcmp("oeq", part, extreme) for part in parts]
    best = [
        b.and_(hit, is_negative(part, b) if "fmin" in name else b.not_(is_negative(part, b)))
        for hit, part in zip(hits, parts, strict=True)
    ]
    none_is_best = b.not_(reduce(b.or_, best))
    found: Value = ir.int_constant(ir.i1, 0)
    row: list[Term] = []
    for lane, (hit, is_best) in enumerate(zip(hits, best, strict=True)):
        chosen = b.and_(b.or_(is_best, b.and_(hit, none_is_best)), b.not_(found))
        row.append((at, lane, chosen))
        found = b.or_(found, chosen)
    return [row]


def permuted_lanes(call: ir.Call, control: Value, b: Builder) -> list[Value]:
    """vpermilvar, permps: which lane of the operand each lane of the result is."""
    count = call.type.count
    bits = call.type.scalar.bits
    across = "permps" in call.called_name
    width = count if across else 128 // bits
    found: list[Value] = []
    for lane in range(count):
        index = element(b, control, lane)
        if bits == 64:
            index = b.lshr(index, ir.int_constant(index.type, 1))
        index = b.and_(index, ir.int_constant(index.type, width - 1))
        found.append(b.add(index, ir.int_constant(index.type, lane // width * width)))
    return found


def first_lane_terms(s: Sweep, call: ir.Call, get: Get, b: Builder) -> Terms:
    """Intrinsics that compute lane 0 only: its partials by lane 0 of the operands. The others are the first's."""
    others: Terms = [[(0, lane, 1)] for lane in range(1, call.type.count)]
    return [_first_lane(call, get, b), *others]


def _first_lane(call: ir.Call, get: Get, b: Builder) -> list[Term]:
    operation = x86_operation(call.called_name)
    type = call.type.scalar
    if operation == "round":
        return []
    if operation in ("rcp", "rsqrt"):
        out = element(b, get(call), 0)
        square = b.fmul(out, out)
        if operation == "rcp":
            return [(0, 0, b.fneg(square))]
        return [(0, 0, b.fmul(b.fmul(square, out), ir.fp_constant(type, -0.5)))]
    x, y = (element(b, get(a), 0) for a in call.args)
    first = is_below(y, x, b) if operation == "max" else is_below(x, y, b)
    return [(0, 0, first), (1, 0, b.not_(first))]
