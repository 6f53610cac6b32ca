"""Library functions that call back: sorting and searching of active memory.

A sort is its permutation: the derivative finds the order of the primal's elements, moves primal and shadow
elements to it, and in the reverse sweep moves adjoints back to where they came from. Memory without shadow, such as
indices that are compared by numbers in the context of `qsort_r`, is sorted by the call itself: it must move once only.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts import copied_memory
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Function, Value

ORDER = "__enzyme_cc_order"
PERMUTE = "__enzyme_cc_permute"
PERMUTE_MIXED = "__enzyme_cc_permute_mixed"

_TYPES = {
    ORDER: ir.function_type(ir.void, (ir.ptr, ir.i64, ir.i64, ir.ptr, ir.ptr, ir.i32, ir.ptr)),
    PERMUTE: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i64, ir.i32)),
    PERMUTE_MIXED: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64)),
}
"""Functions of runtime/sorting.c."""

Pieces = list[tuple[int, Value]]
"""(offset, bytes) in each element."""


def _runtime(module: ir.Module, name: str) -> Function:
    return module.get_or_declare(name, _TYPES[name], ('"enzyme_inactive"',) if name == ORDER else ())


def _order(s: Sweep, call: ir.Call, memory: Value, b: Builder) -> None:
    """Fill `memory` with the places of the elements in their order."""
    base, count, size, compare = (s.value(a) for a in call.args[:4])
    context = s.value(call.args[4]) if call.arg_count > 4 else ir.null()
    with_context = ir.int_constant(ir.i32, int(call.arg_count > 4))
    b.call(_runtime(s.module, ORDER), (base, count, size, compare, context, with_context, memory))


def _bytes_of_order(s: Sweep, call: ir.Call, b: Builder) -> Value:
    return b.mul(s.value(call.args[1]), ir.int_constant(ir.i64, 8))


def _move(
    s: Sweep,
    back: bool,
    base: Value,
    order: Value,
    count: Value,
    size: Value,
    piece: tuple[int, Value],
    b: Builder,
) -> None:
    offset, length = piece
    place = b.gep(ir.i8, base, (ir.int_constant(ir.i64, offset),))
    b.call(_runtime(s.module, PERMUTE), (place, order, count, size, length, ir.int_constant(ir.i32, int(back))))


def _active_count(s: Sweep, call: ir.Call, shadow: Value, b: Builder) -> Value:
    """The number of elements whose shadows move: none where the shadow is the sorted memory itself, which was moved."""
    base, count = call.args[0], s.value(call.args[1])
    if not s.needs_guard(base):
        return count
    return b.select(s.inactive_at_run_time(base, shadow, b), ir.int_constant(ir.i64, 0), count)


@dataclass(frozen=True, slots=True)
class Elements:
    """Where each element holds pointers, words that hold now a pointer, now a number, and the rest, whatever numbers
    lie there; `None` for the rest is the whole element."""

    pointers: Pieces
    mixed: Pieces
    rest: Pieces | None


def _elements(s: Sweep, call: ir.Call) -> Elements:
    stride, parts = copied_memory.sorted_pieces(s.facts, call)
    if copied_memory.hold_no_addresses(parts):
        return Elements([], [], None)
    size = call.args[2]
    assert isinstance(size, ir.ConstantInt)
    places = [(at + offset, type) for at in range(0, size.value - stride + 1, stride) for offset, type in parts]

    word = ir.int_constant(ir.i64, copied_memory.WORD)
    words = sorted(o for o, type in places if not type.is_fp)
    ends = [0, *(o + copied_memory.WORD for o in words)]
    return Elements(
        [(o, word) for o, type in places if type.is_pointer],
        [(o, word) for o, type in places if type is copied_memory.MIXED],
        [(end, ir.int_constant(ir.i64, o - end)) for end, o in zip(ends, [*words, size.value], strict=True) if o > end],
    )


# ---- reverse mode


def forward_sort(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """The sort in the forward sweep; shadows of pointers move along."""
    base, count, size = call.args[:3]
    if s.facts.is_constant_value(base):
        s.copy(call, b)
        return
    s.uses_dynamic_tape = True
    order = b.call(tape.runtime_function(s.module, tape.PUSH), (_bytes_of_order(s, call, b),))
    s.call_values[call] = {"order": order}
    _order(s, call, order, b)
    _move(s, False, s.value(base), order, s.value(count), s.value(size), (0, s.value(size)), b)
    elements = _elements(s, call)

    def move(shadow: Value) -> None:
        number = _active_count(s, call, shadow, b)
        for piece in elements.pointers:
            _move(s, False, shadow, order, number, s.value(size), piece, b)
        for offset, _ in elements.mixed:
            mixed_words.mark(b)
            place = b.gep(ir.i8, shadow, (ir.int_constant(ir.i64, offset),))
            b.call(_runtime(s.module, PERMUTE_MIXED), (place, order, number, s.value(size)))

    s.shadow(base, b).each(move)


def reverse_sort(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """Adjoints go back to the elements' places before the sort."""
    base, count, size = call.args[:3]
    if s.facts.is_constant_value(base):
        return
    order = s.need_forward(s.call_values[call]["order"])
    elements = _elements(s, call)
    pieces = None if elements.rest is None else elements.mixed + elements.rest

    def move_back(shadow: Value) -> None:
        number = s.need(count)
        if s.needs_guard(base):
            number = b.select(b.icmp("eq", s.need(base), shadow), ir.int_constant(ir.i64, 0), number)
        for piece in pieces if pieces is not None else [(0, s.need(size))]:
            _move(s, True, shadow, order, number, s.need(size), piece, b)

    s.shadow_in_reverse(base, b).each(move_back)


# ---- forward mode


def tangent_sort(s: Sweep, call: ir.Call, b: Builder) -> None:
    """Elements and tangents move together."""
    base, count, size = call.args[:3]
    if s.facts.is_constant_value(base):
        s.copy(call, b)
        return
    malloc = s.module.get_or_declare("malloc", ir.function_type(ir.ptr, (ir.i64,)))
    free = s.module.get_or_declare("free", ir.function_type(ir.void, (ir.ptr,)))
    order = b.call(malloc, (_bytes_of_order(s, call, b),))
    _order(s, call, order, b)
    _move(s, False, s.value(base), order, s.value(count), s.value(size), (0, s.value(size)), b)

    def move(shadow: Value) -> None:
        number = _active_count(s, call, shadow, b)
        _move(s, False, shadow, order, number, s.value(size), (0, s.value(size)), b)

    s.shadow(base, b).each(move)
    b.call(free, (order,))


# ---- both modes


def found_shadow(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> Lanes:
    """The shadow of what a search found: as far into the shadow memory as the result is into the primal's."""
    assert callee.info is not None and callee.info.returns is not None
    base = call.args[callee.info.returns]
    distance = b.sub(b.ptrtoint(s.values[call], ir.i64), b.ptrtoint(s.value(base), ir.i64))
    return s.shadow(base, b).map(lambda shadow: b.gep(ir.i8, shadow, (distance,)))
