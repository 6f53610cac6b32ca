"""Adjoints in shadow memory: added to where the primal loads, taken where it stores."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.derivative_types import NOTHING, part_types, with_flag
from enzyme_cc.autodiff.arithmetic.derivative_types import add as add_adjoints
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.mixed_words import number_in
from enzyme_cc.autodiff.shadow.shadow_alignment import shadow_align
from enzyme_cc.autodiff.shadow.shared_adjoints import add_to_shared, add_where_alone
from enzyme_cc.ir import Builder, Instruction, Type, Value


def guarded_address(s: AdjointSweep, pointer: Value, shadow: Value, size: int, b: Builder) -> Value:
    """The shadow address, or scratch memory where the pointer is inactive at run time."""
    if not s.needs_guard(pointer):
        return shadow
    sink = b.cast("addrspacecast", s.reverse_sink(size), shadow.type)
    return b.select(b.icmp("eq", s.need(pointer), shadow), sink, shadow)


def unless_inactive(s: AdjointSweep, pointer: Value, shadow: Value, d: Value, b: Builder) -> Value:
    """What was read through the shadow; zero where the pointer is inactive at run time."""
    if not s.needs_guard(pointer):
        return d
    return b.select(b.icmp("eq", s.need(pointer), shadow), ir.zero(d.type), d)


def accumulate(
    s: AdjointSweep, b: Builder, address: Value, d: Value, type: Type, access: Instruction, offset: int = 0
) -> None:
    """shadow memory += d, for an access of the primal of the given type; `address` is at `offset` in it."""
    if d.type is NOTHING:
        return
    if d.type.is_aggregate:
        for index, part in enumerate(part_types(d.type)):
            if part is not NOTHING:
                at = part_offset(s, type, d.type, index)
                accumulate(s, b, at_offset(b, address, at), b.extract_value(d, index), part, access, offset + at)
        return
    if s.shadowing.is_shared(pointer_of(access)) and not s.shadowing.is_own(access):
        where = s.place_in_team(access, address, b)
        if where is None:
            is_alone = s.is_alone_in_team() if d.type in (ir.f32, ir.f64) else None
            if is_alone is None:
                add_to_shared(s.module, b, address, d)
            else:
                add_where_alone(s.module, b, address, d, is_alone)
            return
        if where.additions is not None:
            addition = b.atomic_rmw("fadd", where.address, d, ordering="monotonic")
            assert isinstance(addition, Instruction)
            where.additions[addition] = access
            return
        if where.is_alone is not None:
            add_where_alone(s.module, b, where.address, d, where.is_alone)
            return
        address = where.address
    align = shadow_align(access, s.engine.layout, offset)
    old = b.load(d.type, address, align=align)
    total = add_adjoints(b, number_in(s.facts, b, old, access.operands[-1]), d)
    if isinstance(total, Instruction) and _is_updated(access):
        total.flags = with_flag(total.flags, "nsz")
    new = b.store(total, address, align=align)
    keep_tbaa(s, access, old, new)


def pointer_of(access: Instruction) -> Value:
    """Where a load, a store or an atomic operation goes."""
    return access.pointer if isinstance(access, (ir.Load, ir.Store)) else access.operands[0]


def _is_updated(access: Instruction) -> bool:
    """Whether the block of a load also stores to its place, as `x[i] += y` does.

    Then the shadow was taken and set to zero just before. That plus d is d, but for the sign of zero, and the shadow
    need not be written at all.
    """
    return isinstance(access, ir.Load) and any(
        isinstance(user, ir.Store) and user.pointer is access.pointer and user.parent is access.parent
        for user in access.pointer.users
    )


def part_offset(s: AdjointSweep, type: Type, adjoint: Type, index: int) -> int:
    """Byte offset of a part of an aggregate; `type` is the primal's type where it is an aggregate."""
    layout = s.engine.layout
    of = type if type.is_aggregate else adjoint
    return layout.size(of.element) * index if of.is_array else layout.offset(of, index)


def at_offset(b: Builder, pointer: Value, offset: int) -> Value:
    """pointer + offset bytes."""
    return b.gep(ir.i8, pointer, (ir.int_constant(ir.i64, offset),)) if offset else pointer


def keep_tbaa(s: AdjointSweep, access: Instruction, *shadow_accesses: Value) -> None:
    """An access keeps its type-based alias information on the shadow, unless its memory is used as several types.

    Backwards, the shadow of such memory is read as the earlier type after it was written as the later one. So is that
    where a constant integer ends a number.
    """
    tag = access.metadata.get("tbaa")
    if tag is None or ends_number(access) or s.engine.primals.mixed or s.facts.flow.alias.is_reused(access.pointer):  # type: ignore[attr-defined]  # loads and stores have one
        return
    for shadow in shadow_accesses:
        if isinstance(shadow, Instruction):
            shadow.metadata["tbaa"] = tag


def ends_number(access: Instruction) -> bool:
    """Whether a store, if it has to do with derivatives, puts constant bits where a number was."""
    return isinstance(access, ir.Store) and access.value.is_constant and access.value.type.scalar.is_int


def take_memory(
    s: AdjointSweep, b: Builder, address: Value, type: Type, primal: Type, access: Instruction, offset: int = 0
) -> Value:
    """Read shadow memory and set it to zero; `address` is at `offset` in what the primal accesses."""
    if type.is_aggregate:
        result: Value = ir.zero(type)
        for index, part in enumerate(part_types(type)):
            if part is not NOTHING:
                at = part_offset(s, primal, type, index)
                taken = take_memory(s, b, at_offset(b, address, at), part, part, access, offset + at)
                result = b.insert_value(result, taken, index)
        return result
    align = shadow_align(access, s.engine.layout, offset)
    d = b.load(type, address, align=align)
    zeroed = b.store(ir.zero(type), address, align=align)
    keep_tbaa(s, access, d, zeroed)
    return number_in(s.facts, b, d, access.operands[-1])


def take_scalar(s: AdjointSweep, pointer: Value, shadow: Value, type: ir.Type, b: Builder) -> Value:
    """Read the shadow of a number that the primal writes through the pointer, and set it to zero."""
    address = guarded_address(s, pointer, shadow, s.engine.layout.size(type), b)
    d = b.load(type, address)
    b.store(ir.zero(type), address)
    return unless_inactive(s, pointer, shadow, number_in(s.facts, b, d, pointer), b)
