"""Heap memory: shadows of what is allocated, grown and freed.

In reverse mode nothing is freed before the outermost derivative ends: the reverse sweep may read it (deferred free,
runtime/deferred_free.c).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.derivative_types import carries_pointer
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.operations import memory_kernels
from enzyme_cc.autodiff.operations.freed_numbers import numbers_in_freed, slots
from enzyme_cc.autodiff.operations.relocations import Relocation, relocations
from enzyme_cc.autodiff.runtime import deferred_free
from enzyme_cc.autodiff.shadow import lazily_mapped
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.diagnostics import InternalFault
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules import FunctionInfo

USABLE_SIZE = ir.function_type(ir.i64, (ir.ptr,))
MALLOC_ALIGNMENT = 16
"""What malloc aligns to on 64-bit machines."""
MOST_ROOM = 24
"""Whole words that glibc's malloc may give beyond those asked for: a rest that is too small for a block of its own."""


def forward_allocate(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    s.copy(call, b)
    info = callee.info
    assert info is not None
    through = info.result_through
    if through is not None:
        slot = call.args[through]
        if s.facts.is_constant_value(slot):
            return

        def allocate_behind(shadow_slot: Value) -> None:
            clone = call.clone(s.values)
            clone.set_operand(through, shadow_slot)
            clone.metadata.clear()
            b.insert(clone)
            made = b.load(ir.ptr, shadow_slot)
            _zero_allocation(s, call, info, made, b)
            _note_made(s, made, allocation_size(s, call, info, b), b)

        s.shadow(slot, b).each(allocate_behind)
    elif s.needs_shadow(call) and info.of is not None:
        s.shadows[call] = _of_shadow(s, call, info.of, b)
    elif s.needs_shadow(call):
        s.shadows[call] = Lanes.made(s.width, lambda _: _shadow_allocation(s, call, info, b))


def _shadow_allocation(s: Sweep, call: ir.Call, info: FunctionInfo, b: Builder) -> Value:
    clone = _again(s, call, b)
    _zero_allocation(s, call, info, clone, b)
    _note_made(s, clone, allocation_size(s, call, info, b), b)
    return clone


def _note_made(s: Sweep, shadow: Value, size: Value, b: Builder) -> None:
    """What the derivative makes is none of the caller's, which matters where blocks of the caller may be freed."""
    if s.signature.mode is not Mode.FORWARD and s.engine.frees_outside:
        b.call(deferred_free.runtime_function(s.module, deferred_free.NOTE_MADE), (shadow, size))


def _again(s: Sweep, call: ir.Call, b: Builder, owner: tuple[int, Value] | None = None) -> Value:
    clone = call.clone(s.values)
    assert isinstance(clone, ir.Call)
    if owner is not None:
        clone.set_operand(*owner)
    clone.metadata.clear()
    clone.tail = None
    clone.name = "shadow"
    return b.insert(clone)


def _of_shadow(s: Sweep, call: ir.Call, place: int, b: Builder) -> Lanes:
    """The memory of an object's shadow; where the object itself has none, of another object made as it was."""
    owner = call.args[place]
    if s.needs_shadow(owner):
        owners = s.shadow(owner, b)
    elif isinstance(owner, ir.Call) and s.model_of(owner).kind is Kind.ALLOCATE:
        owners = Lanes.made(s.width, lambda _: _again(s, owner, b))
    else:
        raise InternalFault(f"the object of '{call.called_name}' is not known")
    return owners.map(lambda shadow: _again(s, call, b, (place, shadow)))


def _zero_allocation(s: Sweep, call: ir.Call, info, pointer: Value, b: Builder) -> None:
    moves = any(name in s.module.functions for name in ("realloc", "reallocarray", "reallocf"))
    if moves and info.free_with == "free" and not info.header:
        # realloc moves all that the block has room for, which is more than what was asked for
        usable = s.module.get_or_declare("malloc_usable_size", USABLE_SIZE)
        s.zeroed(b, pointer, b.call(usable, (pointer,)))
    elif not info.zeroed:
        own = ir.int_constant(ir.i64, info.filled)
        numbers = b.gep(ir.i8, pointer, (own,)) if info.filled else pointer
        s.zeroed(b, numbers, b.sub(allocation_size(s, call, info, b), own) if info.filled else
                 allocation_size(s, call, info, b))


def reverse_allocate(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """The adjoints of the zeros that memory began with end here: a workspace that the program keeps, or of a tape that
    it may keep, is clean for the next sweep. Other memory ends them where it is written first."""
    info = callee.info
    _release_on_device(s, call, b)
    if info is None or not info.zeroed or not info.size or info.header or info.filled:
        return
    if not s.needs_shadow(call) or not (s.engine.keeps_tapes or _is_kept(s, call)):
        return
    pieces = memory_kernels.numbers_of(s, call)
    if not pieces[1]:
        return
    size = _product(map(s.need, (call.args[position] for position in info.size)), b)
    s.shadow_in_reverse(call, b).each(lambda shadow: memory_kernels.forget_adjoints(s, b, shadow, size, pieces))


def _release_on_device(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    """On a GPU, where no run time keeps what is freed for later: what the function frees of its own."""
    facts = s.facts
    if not s.engine.primals.is_on_device:
        return
    pointers = facts.flow.alias.pointers
    for block in facts.order:
        for i in block.instructions:
            is_free = isinstance(i, ir.Call) and s.model_of(i).kind is Kind.FREE
            if isinstance(i, ir.Call) and is_free and call in (pointers.objects(i.args[0]) or ()):
                callee = s.module.get_or_declare(i.called_name, i.function_type)
                b.call(callee, (s.need(call),))
                if s.needs_shadow(call):
                    s.shadow_in_reverse(call, b).each(lambda shadow, free=callee: b.call(free, (shadow,)))
                return


def _is_kept(s: AdjointSweep, call: ir.Call) -> bool:
    """Whether anything may lead to an allocation when the function has returned."""
    return s.facts.flow.alias.pointers.is_captured(call) or carries_pointer(s.facts.function.function_type.ret)


def allocation_size(s: Sweep, call: ir.Call, info, b: Builder) -> Value:
    """Bytes that an allocating call asks for from the address on, as i64."""
    size = _product(map(s.value, (call.args[position] for position in info.size)), b)
    return b.sub(size, ir.int_constant(ir.i64, info.header)) if info.header else size


def _product(factors: Iterable[Value], b: Builder) -> Value:
    product: Value = ir.int_constant(ir.i64, 1)
    for factor in factors:
        product = b.mul(product, b.zext(factor, ir.i64))
    return product


def forward_free(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """The memory may be read by the reverse sweep: it stays until the gradient is complete."""
    assert callee.info is not None
    if s.engine.primals.is_on_device:  # done where the reverse sweep comes to the allocation
        s.values[call] = ir.poison(call.type)
        return
    defer = deferred_free.runtime_function(s.module, deferred_free.DEFER)
    release: tuple[Value, ...] = ()
    if callee.info.later and callee.function is not None:
        defer = deferred_free.runtime_function(s.module, deferred_free.DEFER_WITH)
        release = (callee.function,)
    elif s.engine.registrations.frees.get(callee.info.name) is callee.info:
        if callee.function is None or len(callee.function.args) != 1:
            # its other arguments may depend on when it is called: the memory stays
            s.values[call] = ir.poison(call.type)
            return
        defer = deferred_free.runtime_function(s.module, deferred_free.DEFER_WITH)
        release = (callee.function,)
    for position in callee.info.frees or (0,):
        pointer = call.args[position]
        b.call(defer, (s.value(pointer), *release))
        if s.needs_shadow(pointer):
            owned = s.shadow(pointer, b)
            if s.may_be_its_own_shadow(pointer):
                owned = owned.map(partial(_null_if_inactive, s, pointer, b))
            if release:
                owned.each(lambda shadow: b.call(defer, (lazily_mapped.heap_block(s.engine, shadow, b), *release)))
            else:
                _free_shadow(s, call, callee.info, pointer, owned, b)
    if not call.type.is_void:
        s.values[call] = ir.poison(call.type)


def _free_shadow(
    s: AdjointSweep, call: ir.Call, info: FunctionInfo, pointer: Value, owned: Lanes, b: Builder
) -> None:
    """What a caller had in the block that is freed has its gradient where the program has copied it to, or in the block
    that takes its place."""
    _follow_relocations(s, relocations(s, call, pointer), owned, b)
    size = b.zext(s.value(call.args[info.size_before]), ir.i64) if info.size_before is not None else None
    _leave(s, call, pointer, owned, slots(s, call, pointer, owned, b), size, b)


def _leave(
    s: AdjointSweep, call: ir.Call, pointer: Value, owned: Lanes, there: Lanes, size: Value | None, b: Builder
) -> None:
    """Defers the free of a shadow's block whose numbers may be the caller's."""
    numbers = numbers_in_freed(s, call, pointer)
    if numbers is None:
        defer = deferred_free.runtime_function(s.module, deferred_free.DEFER)
        owned.each(lambda shadow: b.call(defer, (lazily_mapped.heap_block(s.engine, shadow, b),)))
        return
    leave = deferred_free.runtime_function(s.module, deferred_free.DEFER_LEFT)
    bytes = size if size is not None else ir.int_constant(ir.i64, 0)
    owned.each(lambda shadow, slot: b.call(
        leave, (lazily_mapped.heap_block(s.engine, shadow, b), slot, bytes, numbers)
    ), there)


def _follow_relocations(s: AdjointSweep, copies: list[Relocation], owned: Lanes, b: Builder) -> None:
    for copy in copies:
        if isinstance(copy.to, ir.GetElementPtr) and copy.to not in s.values:  # computed behind the free
            s.visit(copy.to, b)
        targets = s.shadow(copy.to, b)
        if s.needs_guard(copy.to):
            targets = targets.map(partial(_null_if_inactive, s, copy.to, b))
        owned.each(partial(_follow, s, b, copy), s.shadow(copy.source, b), targets)


def _follow(s: Sweep, b: Builder, copy: Relocation, block: Value, source: Value, to: Value) -> None:
    length, zero = b.zext(s.value(copy.length), ir.i64), ir.int_constant(ir.i64, 0)
    moved = b.select(b.icmp("sgt", length, zero), length, zero)
    there = b.select(b.icmp("eq", block, ir.zero(block.type)), ir.zero(source.type), source)
    mover = memory_kernels.kernel(s, "return", copy.pieces, not isinstance(copy.length, ir.ConstantInt))
    b.call(deferred_free.runtime_function(s.module, deferred_free.MOVE), (there, to, moved, mover))


def _size_before(s: Sweep, call: ir.Call, info: FunctionInfo, b: Builder) -> Value:
    """Bytes of the old block: those asked for where the call says them, else all that it has room for."""
    if info.size_before is not None:
        return b.zext(s.value(call.args[info.size_before]), ir.i64)
    usable = s.module.get_or_declare("malloc_usable_size", USABLE_SIZE)
    return b.call(usable, (s.value(call.args[0]),), name="old.size")


def _new_block(s: Sweep, call: ir.Call, info: FunctionInfo, size: Value, b: Builder) -> Value:
    """Memory that `free` frees, aligned as the call says."""
    alignment = call.args[info.alignment] if info.alignment is not None else None
    if alignment is None or (isinstance(alignment, ir.ConstantInt) and alignment.value <= MALLOC_ALIGNMENT):
        return b.call(s.module.get_or_declare("malloc", ir.function_type(ir.ptr, (ir.i64,))), (size,))
    allocate = s.module.get_or_declare("aligned_alloc", ir.function_type(ir.ptr, (ir.i64, ir.i64)))
    return b.call(allocate, (b.zext(s.value(alignment), ir.i64), size))


def forward_reallocate(s: AdjointSweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """New memory with the old contents; the old block stays for the reverse sweep."""
    info = callee.info
    assert info is not None
    old = s.value(call.args[0])
    size = allocation_size(s, call, info, b)
    usable = s.module.get_or_declare("malloc_usable_size", USABLE_SIZE)
    kept = _smaller(b, _size_before(s, call, info, b), size)
    defer = deferred_free.runtime_function(s.module, deferred_free.DEFER)
    new = s.values[call] = _new_block(s, call, info, size, b)
    b.memcpy(new, old, kept)
    b.call(defer, (old,))

    def fresh_block() -> Value:
        block = _new_block(s, call, info, size, b)
        s.zeroed(b, block, b.call(usable, (block,)))
        _note_made(s, block, size, b)
        return block

    def bytes_of(shadow: Value) -> Value:
        """How much of an old shadow is kept."""
        block = lazily_mapped.heap_block(s.engine, shadow, b)
        moved = _smaller(b, b.call(usable, (block,)), kept)
        if block is shadow:
            return moved
        unowned = b.select(b.icmp("eq", shadow, ir.zero(shadow.type)), moved, kept)
        return b.select(b.icmp("eq", block, ir.zero(block.type)), unowned, moved)

    had_shadow = s.needs_shadow(call.args[0])
    before = s.shadow(call.args[0], b) if had_shadow else Lanes.same(ir.zero(call.args[0].type), s.width)
    if had_shadow and s.needs_guard(call.args[0]):
        before = before.map(partial(_null_if_inactive, s, call.args[0], b))
    mover: Value | None = None
    if s.needs_shadow(call):
        s.shadows[call] = Lanes.made(s.width, lambda _: fresh_block())
        if had_shadow:
            moved = before.map(bytes_of)
            s.shadows[call].each(b.memcpy, before, moved)
            s.moved_bytes[call] = before, moved
            mover = memory_kernels.mover_of_block(s, call)
    if mover is not None:
        follow = deferred_free.runtime_function(s.module, deferred_free.MOVE_BACK)
        before.each(lambda shadow, to, bytes: b.call(follow, (shadow, to, bytes, mover)), s.shadows[call], moved)
    if had_shadow:
        asked = _size_before(s, call, info, b) if info.size_before is not None else None
        _leave(s, call, call.args[0], before, Lanes.same(ir.zero(call.args[0].type), s.width), asked, b)


def _least_asked(s: Sweep, shadow: Value, b: Builder) -> Value:
    """How many bytes of a shadow's block were asked for at least: malloc may give some more."""
    block = lazily_mapped.heap_block(s.engine, shadow, b)
    usable = b.call(s.module.get_or_declare("malloc_usable_size", USABLE_SIZE), (block,))
    room = ir.int_constant(ir.i64, MOST_ROOM)
    least = b.select(b.icmp("ult", usable, room), ir.int_constant(ir.i64, 0), b.sub(usable, room))
    if block is shadow:
        return least
    return b.select(b.icmp("eq", block, ir.zero(block.type)), ir.int_constant(ir.i64, -1), least)


def _null_if_inactive(s: Sweep, pointer: Value, b: Builder, shadow: Value) -> Value:
    return b.select(s.inactive_at_run_time(pointer, shadow, b), ir.zero(shadow.type), shadow)


def _smaller(b: Builder, first: Value, second: Value) -> Value:
    return b.select(b.icmp("ult", first, second), first, second)


def reverse_reallocate(s: AdjointSweep, call: ir.Call, b: Builder) -> None:
    moved = s.moved_bytes.get(call)
    if moved is None:
        return
    info = s.model_of(call).info
    assert info is not None

    def restore(*values: Value) -> None:
        new, old, size = map(s.need_forward, values)
        if info.size_before is None:
            memory_kernels.stop_at_ended_seeds(s, b, new, old, _least_asked(s, old, b), size, call)
        memory_kernels.restore_adjoints(s, b, new, old, size, call)

    s.shadows[call].each(restore, *moved)


def tangent_heap(s: Sweep, call: ir.Call, callee: CallModel, b: Builder) -> None:
    """Forward mode: free and realloc again on shadow memory."""
    info = callee.info
    assert info is not None
    position = (info.frees or (0,))[0]
    pointer = call.args[position]
    renewed = callee.kind is Kind.REALLOCATE and s.needs_shadow_pointer(call)
    had: Value | None = None
    if s.engine.maps_shadows_lazily and callee.kind is Kind.REALLOCATE:
        had = _size_before(s, call, info, b)
    s.copy(call, b)
    if not s.needs_shadow_pointer(pointer) and not renewed:
        return

    def again(shadow: Value) -> Value:
        inactive: Value | None = None
        if not s.needs_shadow_pointer(pointer):
            inactive, shadow = ir.int_constant(ir.i1, -1), ir.zero(shadow.type)
        elif s.needs_guard(pointer) or (
            callee.kind is Kind.FREE and s.may_be_its_own_shadow(pointer)
        ):
            inactive = s.inactive_at_run_time(pointer, shadow, b)
            shadow = b.select(inactive, ir.zero(shadow.type), shadow)
        if had is not None:
            size = allocation_size(s, call, info, b)
            grow = lazily_mapped.runtime_function(s.module, lazily_mapped.REALLOCATE)
            clone: Value = b.call(grow, (shadow, size, had))
        else:
            repeated = call.clone(s.values)
            repeated.set_operand(position, lazily_mapped.heap_block(s.engine, shadow, b))
            # the program's block may be known not to be null: a shadow may be none
            repeated.arg_attributes = [() for _ in repeated.args]
            repeated.metadata.clear()
            clone = b.insert(repeated)
        if renewed and inactive is not None:
            size = allocation_size(s, call, info, b)
            s.zeroed(b, clone, b.select(inactive, size, ir.int_constant(ir.i64, 0)))
        return clone

    lanes = s.shadow(pointer, b).map(again)
    if not call.type.is_void:
        s.shadows[call] = lanes
