"""Blocks whose contents are copied to a larger one before they are freed, as containers of C++ grow.

A caller whose container has grown finds its numbers in the new block only, so that is where their gradient goes when
all is done: `realloc` says so itself (allocation.forward_reallocate); what `operator new`, a copy and `operator delete`
do is looked for here. Where no such copy is seen, freed_numbers.py says what becomes of the gradient.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.autodiff.facts.copied_memory import PARTS, UNSEEN, WORDS, Pieces, only, pieces_behind, transfer_operands
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.ir import Instruction, Value
from enzyme_cc.ir.structure import block_of


@dataclass(frozen=True, slots=True)
class Relocation:
    """A copy out of the block that is freed; `length` is signed, nothing is copied where it is below 1. What `to` is
    computed from is known at the free."""

    to: Value
    source: Value
    length: Value
    pieces: Pieces


def relocations(s: AdjointSweep, free: ir.Call, block: Value) -> list[Relocation]:
    """What of a block lies in new ones when it is freed; nothing where no caller has it. Numbers moved one at a time
    come last: the same number may have been copied with all others, too."""
    if _is_allocated_here(s, block):
        return []
    users = [user for place in (block, *_places_in(block)) for user in place.users]
    copies = [r for user in users if isinstance(user, ir.Call) and (r := _copied(s, user, free, block))]
    numbers = [r for user in users if isinstance(user, ir.Load) for r in _moved(s, user, free)]
    return copies + numbers


def _places_in(block: Value) -> list[Value]:
    return [user for user in block.users if isinstance(user, ir.GetElementPtr) and user.pointer is block]


def _copied(s: AdjointSweep, copy: ir.Call, free: ir.Call, block: Value) -> Relocation | None:
    """What memcpy moves."""
    model = s.model_of(copy)
    if model.kind is not Kind.COPY:
        return None
    to, source, length = transfer_operands(copy, model)
    if source is None or base_of(source) is not block or not _is_new(s, to, source):
        return None
    if not all(_is_known(s, value, free) for value in (to, source, length)):
        return None
    size = length.value if isinstance(length, ir.ConstantInt) else None
    pieces = only(pieces_behind(s.facts, copy, size, to, source), False)
    if not pieces[1] or pieces in (PARTS, *UNSEEN, WORDS) or not _runs_before(s, copy, length, pieces[0], free):
        return None
    return Relocation(to, source, length, pieces)


def _moved(s: AdjointSweep, load: ir.Load, free: ir.Call) -> list[Relocation]:
    """What is read and stored as it is."""
    if not load.type.is_fp:
        return []
    size = s.engine.layout.store_size(load.type)
    return [
        Relocation(store.pointer, load.pointer, ir.int_constant(ir.i64, size), (size, ((0, load.type),)))
        for store in load.users
        if isinstance(store, ir.Store) and store.value is load and _is_new(s, store.pointer, load.pointer)
        and s.facts.loops.tree.dominates(block_of(store), block_of(free))
        and _is_known(s, load.pointer, free) and _can_be_computed(s, store.pointer, free)
    ]


def _is_new(s: AdjointSweep, to: Value, source: Value) -> bool:
    return _is_allocated_here(s, to) and s.needs_shadow(to) and s.needs_shadow(source)


def _is_allocated_here(s: AdjointSweep, pointer: Value) -> bool:
    owners = s.facts.flow.alias.pointers.objects(pointer)
    return bool(owners) and all(
        isinstance(owner, ir.Call) and s.model_of(owner).kind is Kind.ALLOCATE for owner in owners or ()
    )


def _is_known(s: AdjointSweep, value: Value, at: Instruction) -> bool:
    return not isinstance(value, Instruction) or s.facts.loops.dominates(value, at)


def _can_be_computed(s: AdjointSweep, place: Value, at: Instruction) -> bool:
    """Whether the address of a place is known, or what it is computed from: the store may come behind the free."""
    parts = place.operands if isinstance(place, ir.GetElementPtr) else (place,)
    return all(_is_known(s, part, at) for part in parts)


def _runs_before(s: AdjointSweep, copy: ir.Call, length: Value, stride: int, free: ir.Call) -> bool:
    """Whether the copy has been made at the free, but for one of no bytes; or of one element, which algorithms of C++
    move apart from memmove."""
    block, at, loops = block_of(copy), block_of(free), s.facts.loops
    if loops.tree.dominates(block, at):
        return True
    before = loops.predecessors[block]
    if len(before) != 1 or not loops.tree.dominates(before[0], at):
        return False
    way = before[0].terminator
    if not isinstance(way, ir.CondBr) or not isinstance(way.condition, ir.ICmp):
        return False
    test, if_true = way.condition, way.operands[1] is block
    first, second = test.operands
    if test.predicate in ("eq", "ne") and first.type.is_pointer:
        return if_true == (test.predicate == "ne") and _distance(length) in ((first, second), (second, first))
    none = ir.is_zero_constant(second) or (isinstance(second, ir.ConstantInt) and second.value == stride)
    return if_true and test.predicate in ("sgt", "ugt", "ne") and first is length and none


def _distance(length: Value) -> tuple[Value, Value] | None:
    """The addresses whose difference it is."""
    if not isinstance(length, Instruction) or length.opcode != "sub":
        return None
    ends = [end.operands[0] for end in length.operands if isinstance(end, Instruction) and end.opcode == "ptrtoint"]
    return (ends[0], ends[1]) if len(ends) == 2 else None
