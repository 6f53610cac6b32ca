"""Library functions that call back: sorting and searching of active memory.

A sort is its permutation: the derivative finds the order of the primal's elements, moves primal and shadow
elements to it, and in the reverse sweep moves adjoints back to where they came from. Memory without shadow, such as
indices that are compared by numbers in the context of `qsort_r`, is sorted by the call itself: it must move once only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts import copied_memory
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.runtime import tape
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Function, Value

ORDER = "__enzyme_cc_order"
PERMUTE = "__enzyme_cc_permute"
PERMUTE_MIXED = "__enzyme_cc_permute_mixed"

_TYPES = {
    ORDER: ir.function_type(ir.void, (ir.ptr, ir.i64, ir.i64, ir.ptr, ir.ptr, ir.i1, ir.ptr)),
    PERMUTE: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64, ir.i64, ir.i1)),
    PERMUTE_MIXED: ir.function_type(ir.void, (ir.ptr, ir.ptr, ir.i64, ir.i64)),
}
FUNCTIONS = frozenset(_TYPES)

Pieces = list[tuple[int, Value]]
"""(offset, bytes) in each element."""


def _runtime(module: ir.Module, name: str) -> Function:
    return module.get_or_declare(name, _TYPES[name], ('"enzyme_inactive"',) if name == ORDER else ())


def _order(s: Sweep, call: ir.Call, memory: Value, b: Builder) -> None:
    """Fill `memory` with the places of the elements in their order."""
    base, count, size, compare = (s.value(a) for a in call.args[:4])
    context = s.value(call.args[4]) if call.arg_count > 4 else ir.null()
    with_context = ir.int_constant(ir.i1, int(call.arg_count > 4))
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
    b.call(_runtime(s.module, PERMUTE), (place, order, count, size, length, ir.int_constant(ir.i1, int(back))))


def _active_count(s: Sweep, call: ir.Call, shadow: Value, b: Builder) -> Value:
    """The number of elements whose shadows move: none where the shadow is the sorted memory itself, which was moved."""
    base, count = call.args[0], s.value(call.args[1])
    if not s.needs_guard(base):
        return count
    return b.select(s.inactive_at_run_time(base, shadow, b), ir.int_constant(ir.i64, 0), count)


@dataclass(frozen=True, slots=True)
class Elements:
    """Where each element holds pointers, words that hold now a pointer, now a number, and the rest; `None` for the rest
    is the whole element."""

    pointers: Pieces
    mixed: Pieces
    rest: Pieces | None


def _elements(s: Sweep, call: ir.Call) -> Elements:
    size = call.args[2]
    known = size.value if isinstance(size, ir.ConstantInt) else None
    stride, parts = copied_memory.pieces_behind(s.facts, call, known, call.args[0])
    if all(type.is_fp for _, type in parts):
        return Elements([], [], None)
    if known is None:
        s.engine.refuse(call, "cannot differentiate the sorting of elements that hold pointers and are of unknown size",
                        help=remedy("sort of unknown size", call))
    places = [(at + offset, type) for at in range(0, known - stride + 1, stride) for offset, type in parts]

    def of(wanted: Callable[[ir.Type], bool]) -> Pieces:
        layout = s.engine.layout
        return [(o, ir.int_constant(ir.i64, layout.size(type))) for o, type in places if wanted(type)]

    return Elements(
        of(lambda type: type.is_pointer), of(lambda type: type is copied_memory.MIXED), of(lambda type: type.is_fp))


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


RUNTIME = r"""
; the places of elements, compared by what lies there; equal elements keep their order
define linkonce_odr hidden i32 @__enzyme_cc_compare_places(ptr %a, ptr %b, ptr %sort) nounwind {
entry:
  %base = load ptr, ptr %sort
  %sizep = getelementptr i8, ptr %sort, i64 8
  %size = load i64, ptr %sizep
  %comparep = getelementptr i8, ptr %sort, i64 16
  %compare = load ptr, ptr %comparep
  %contextp = getelementptr i8, ptr %sort, i64 24
  %context = load ptr, ptr %contextp
  %kindp = getelementptr i8, ptr %sort, i64 32
  %kind = load i1, ptr %kindp
  %i = load i64, ptr %a
  %j = load i64, ptr %b
  %ati = mul i64 %i, %size
  %atj = mul i64 %j, %size
  %left = getelementptr i8, ptr %base, i64 %ati
  %right = getelementptr i8, ptr %base, i64 %atj
  br i1 %kind, label %three, label %two
two:
  %r2 = call i32 %compare(ptr %left, ptr %right)
  br label %done
three:
  %r3 = call i32 %compare(ptr %left, ptr %right, ptr %context)
  br label %done
done:
  %r = phi i32 [ %r2, %two ], [ %r3, %three ]
  %equal = icmp eq i32 %r, 0
  %before = icmp ult i64 %i, %j
  %tie = select i1 %before, i32 -1, i32 1
  %result = select i1 %equal, i32 %tie, i32 %r
  ret i32 %result
}

define linkonce_odr hidden void @__enzyme_cc_order(ptr %base, i64 %n, i64 %size, ptr %compare, ptr %context,
                                                   i1 %kind, ptr %order) noinline "enzyme_inactive" {
entry:
  %sort = alloca { ptr, i64, ptr, ptr, i1 }
  store ptr %base, ptr %sort
  %sizep = getelementptr i8, ptr %sort, i64 8
  store i64 %size, ptr %sizep
  %comparep = getelementptr i8, ptr %sort, i64 16
  store ptr %compare, ptr %comparep
  %contextp = getelementptr i8, ptr %sort, i64 24
  store ptr %context, ptr %contextp
  %kindp = getelementptr i8, ptr %sort, i64 32
  store i1 %kind, ptr %kindp
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %place = getelementptr i64, ptr %order, i64 %i
  store i64 %i, ptr %place
  %next = add i64 %i, 1
  br label %head
done:
  call void @qsort_r(ptr %order, i64 %n, i64 8, ptr @__enzyme_cc_compare_places, ptr %sort)
  ret void
}

; element k becomes what was element order[k], or back
define linkonce_odr hidden void @__enzyme_cc_permute(ptr %data, ptr %order, i64 %n, i64 %stride, i64 %bytes,
                                                     i1 %back) {
entry:
  %all = mul i64 %n, %bytes
  %old = call ptr @malloc(i64 %all)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %middle
body:
  %placep = getelementptr i64, ptr %order, i64 %i
  %place = load i64, ptr %placep
  %taken = select i1 %back, i64 %i, i64 %place
  %from = mul i64 %taken, %stride
  %source = getelementptr i8, ptr %data, i64 %from
  %to = mul i64 %i, %bytes
  %target = getelementptr i8, ptr %old, i64 %to
  call void @llvm.memcpy.p0.p0.i64(ptr %target, ptr %source, i64 %bytes, i1 false)
  %next = add i64 %i, 1
  br label %head
middle:
  br label %head2
head2:
  %j = phi i64 [ 0, %middle ], [ %next2, %body2 ]
  %more2 = icmp ult i64 %j, %n
  br i1 %more2, label %body2, label %done
body2:
  %placep2 = getelementptr i64, ptr %order, i64 %j
  %place2 = load i64, ptr %placep2
  %put = select i1 %back, i64 %place2, i64 %j
  %from2 = mul i64 %j, %bytes
  %source2 = getelementptr i8, ptr %old, i64 %from2
  %to2 = mul i64 %put, %stride
  %target2 = getelementptr i8, ptr %data, i64 %to2
  call void @llvm.memcpy.p0.p0.i64(ptr %target2, ptr %source2, i64 %bytes, i1 false)
  %next2 = add i64 %j, 1
  br label %head2
done:
  call void @free(ptr %old)
  ret void
}

; the same of a word of each element that holds now an address, now a number: of the shadow's words addresses move,
; adjoints stay where they are until the reverse sweep
define linkonce_odr hidden void @__enzyme_cc_permute_mixed(ptr %data, ptr %order, i64 %n, i64 %stride) {
entry:
  %all = shl i64 %n, 3
  %old = call ptr @malloc(i64 %all)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i64 %i, %n
  br i1 %more, label %body, label %head2
body:
  %at = mul i64 %i, %stride
  %source = getelementptr i8, ptr %data, i64 %at
  %word = load i64, ptr %source
  %target = getelementptr i64, ptr %old, i64 %i
  store i64 %word, ptr %target
  %next = add i64 %i, 1
  br label %head
head2:
  %j = phi i64 [ 0, %head ], [ %next2, %body2 ]
  %more2 = icmp ult i64 %j, %n
  br i1 %more2, label %body2, label %done
body2:
  %placep = getelementptr i64, ptr %order, i64 %j
  %place = load i64, ptr %placep
  %camep = getelementptr i64, ptr %old, i64 %place
  %came = load i64, ptr %camep
  %wasp = getelementptr i64, ptr %old, i64 %j
  %was = load i64, ptr %wasp
  %high = lshr i64 %came, 48
  %low = icmp eq i64 %high, 0
  %some = icmp ne i64 %came, 0
  %address = and i1 %low, %some
  %highwas = lshr i64 %was, 48
  %lowwas = icmp eq i64 %highwas, 0
  %stays = select i1 %lowwas, i64 0, i64 %was
  %put = select i1 %address, i64 %came, i64 %stays
  %to = mul i64 %j, %stride
  %target2 = getelementptr i8, ptr %data, i64 %to
  store i64 %put, ptr %target2
  %next2 = add i64 %j, 1
  br label %head2
done:
  call void @free(ptr %old)
  ret void
}

declare void @qsort_r(ptr, i64, i64, ptr, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
"""


def runtime_text(declared: bool) -> str:
    """LLVM IR that defines the run-time functions, and declares malloc and free unless others do."""
    return RUNTIME if declared else RUNTIME + "declare noalias ptr @malloc(i64)\ndeclare void @free(ptr)\n"
