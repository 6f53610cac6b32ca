"""Numbers of the caller in memory that the differentiated function frees.

The shadow of such a block goes with it when the outermost derivative ends, and so would the gradient. Where the caller
finds another block in its place, as after `free(s->v); s->v = p;`, the gradient lies there then, by position. Only the
running program knows which blocks are the caller's, and what it finds (runtime/deferred_free.c); it warns where
adjoints are lost. What is known here is where the freed address was loaded from, where its numbers lie, and that memory
which the slice makes itself is none of the caller's.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.type_tree import STRIDED, Concrete, tree
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts import lost_numbers
from enzyme_cc.autodiff.facts.copied_memory import ANY_LENGTH, MIXED, Pieces, compressed, layout_behind, only
from enzyme_cc.autodiff.operations import memory_kernels
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Builder, Value


def numbers_in_freed(s: AdjointSweep, call: ir.Call, pointer: Value) -> ir.GlobalVariable | None:
    """What the run time is told of the numbers in a block that is freed; None if it is not the caller's."""
    if not s.engine.outside.is_behind(pointer, s.facts.function):
        return None
    if s.engine.is_nested:
        lost_numbers.warn_of_nested(s.engine, call)
    return _described(s, call, _known_numbers(s, pointer))


def _known_numbers(s: Sweep, pointer: Value) -> Pieces:
    """The numbers of a block, as far as they are known; where no unit of it repeats, those that are seen."""
    length, found, _ = layout_behind(s.facts, None, pointer)
    numbers = only(compressed(length, found, s.engine.layout), False)
    if numbers[1]:
        return numbers
    seen = tree(f for f in s.facts.types.of(pointer).data0().facts if f.strength >= STRIDED)
    unit = seen.pattern()
    places = _floats(unit)
    if places:
        return sum(n for _, n, _ in unit), places
    return ANY_LENGTH, _floats(seen.resolve(0, seen.reach))


def _floats(layout: list[tuple[int, int, Concrete]]) -> tuple[tuple[int, ir.Type], ...]:
    return tuple(
        (at, ir.float_type(concrete.kind)) for offset, n, concrete in layout if concrete.is_float
        for at in range(offset, offset + n - concrete.size + 1, concrete.stride)
    )


def _described(s: Sweep, call: ir.Call, pieces: Pieces) -> ir.GlobalVariable:
    """struct numbers of deferred_free.c."""
    before, after = lost_numbers.words(s.facts.function, call)
    places = [(offset, 0 if type is MIXED else s.engine.layout.store_size(type)) for offset, type in pieces[1]]
    place, i64 = ir.struct_type((ir.i64, ir.i64)), ir.i64
    row = ir.array_type(place, len(places))
    type = ir.struct_type((ir.ptr, ir.ptr, ir.ptr, i64, i64, i64, i64, row))
    numbers = [ir.int_constant(i64, n) for n in (int(s.model_of(call).kind is Kind.FREE), 0, pieces[0], len(places))]
    rows = [ir.aggregate(place, tuple(ir.int_constant(i64, n) for n in each)) for each in places]
    mover = memory_kernels.kernel(s, "follow", pieces, may_cut=True) if places else ir.null()
    value = ir.aggregate(type, (
        mover, _text(s, before), _text(s, after), *numbers,
        ir.aggregate(row, tuple(rows)) if rows else ir.zero(row),
    ))
    return s.module.add_global(s.module.unique_name("__enzyme_cc.numbers"), type, value)


def _text(s: Sweep, text: str) -> ir.GlobalVariable:
    data = ir.array_of_bytes(text.encode("utf-8", "surrogateescape") + b"\0")
    return s.module.add_global(s.module.unique_name("__enzyme_cc.said"), data.type, data, constant=True)


def slots(s: AdjointSweep, free: ir.Call, pointer: Value, owned: Lanes, b: Builder) -> Lanes:
    """Where in the caller's shadows the address of the block was read; null where that is not known."""
    found = Lanes.same(ir.null(), s.width)
    for load in _loads(pointer):
        if not (s.needs_shadow(load.pointer) and s.needs_shadow(load)) or s.needs_guard(load.pointer):
            continue
        if not s.engine.outside.stays(load.pointer, s.facts.function):
            continue
        if not s.facts.loops.dominates(load, free):  # what the next turn of a loop frees may be loaded behind the free
            continue

        def choose(block: Value, loaded: Value, slot: Value, other: Value) -> Value:
            return b.select(b.icmp("eq", loaded, block), slot, other)

        found = owned.map(choose, s.shadow(load, b), s.shadow(load.pointer, b), found)
    return found


def _loads(pointer: Value) -> list[ir.Load]:
    """What an address may have been loaded by."""
    work, found = [pointer], []
    for value in work:
        if isinstance(value, ir.Load):
            found.append(value)
        elif isinstance(value, ir.Instruction) and value.opcode in ("phi", "select"):
            work += [o for o in value.operands if o.type.is_pointer and o not in work]
    return found
