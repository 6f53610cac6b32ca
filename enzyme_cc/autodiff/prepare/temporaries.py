"""Heap memory that never leaves its function: on the stack where it is small, else taken once before a loop.

flang takes the temporaries of array expressions from the heap, a vector of three numbers as well as a field. A
derivative would pay for each of them again: a shadow, a block kept until the reverse sweep, calls of the allocator.

The address may only be moved, read through, written through and freed: never stored, passed on, or carried over a
loop's edge in a phi. So every access belongs to the latest allocation, and one place serves all.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Value
from enzyme_cc.ir.structure import block_of, is_eh_pad
from enzyme_cc.rules.functions import ALLOCATE, COPY, FREE, SET, known

MOST_BYTES = 1024
"""Of one block on the stack. Larger ones do not become registers anyway."""

_ALIGNMENT = 16
_CONSTANT_SIZE = re.compile(r"@\w+\(i64 (?:\w+ )*\d+\)")
_FREED = "@free("


def move_to_stack(function: Function) -> bool:
    """Turn small arrays of numbers of constant size into local variables; whether there was any."""
    if not function.has_body or (function.body_text is not None and not _CONSTANT_SIZE.search(function.body_text)):
        return False
    moved = False
    for block in function.blocks:
        for call in [i for i in block.instructions if isinstance(i, ir.Call)]:
            size = None if call.parent is None else _size(call)  # a call of free may be gone by now
            if isinstance(size, ir.ConstantInt) and 0 < size.value <= MOST_BYTES:
                users = _private_users(call)
                type = None if users is None else _array_of_numbers(users, size.value, function.parent.datalayout)
                if users is not None and type is not None:
                    _replace(function, call, type, users)
                    moved = True
    return moved


def move_before_loops(function: Function) -> bool:
    """Take what every iteration of a loop allocates and frees before the loop; whether there was any."""
    if not function.has_body or (function.body_text is not None and _FREED not in function.body_text):
        return False
    candidates = [
        (call, size) for block in function.blocks for call in block.instructions
        if isinstance(call, ir.Call) and (size := _size(call)) is not None
    ]
    if not candidates:
        return False
    info = LoopInfo(function)
    moved = False
    for call, size in candidates:
        loop = _outermost(info, call, size)
        if loop is not None:
            users = _private_users(call)
            if users is not None and users.frees:
                _hoist(info, call, loop, users.frees)
                moved = True
    return moved


def _outermost(info: LoopInfo, call: ir.Call, size: Value) -> Loop[BasicBlock] | None:
    """The outermost loop of which every iteration makes the call, with a size known before."""
    found = None
    place = block_of(call)
    for loop in reversed(info.nest(place)):
        preheader, latch = info.preheader(loop), info.latch(loop)
        if preheader is None or latch is None or not info.has_dedicated_exits(loop):
            break
        if any(is_eh_pad(exit_block) for exit_block in loop.exits):
            break
        if not info.tree.dominates(place, latch) or not info.is_invariant(size, loop):
            break
        found, place = loop, preheader
    return found


def _hoist(info: LoopInfo, call: ir.Call, loop: Loop[BasicBlock], frees: list[ir.Call]) -> None:
    preheader = info.preheader(loop)
    assert preheader is not None and preheader.terminator is not None
    block_of(call).instructions.remove(call)
    preheader.insert_before(preheader.terminator, call)
    call.tail = None
    for exit_block in loop.exits:
        copy = frees[0].clone()
        exit_block.insert(exit_block.first_non_phi, copy)
    for free in frees:
        free.remove()


def _size(call: ir.Call) -> Value | None:
    """The bytes of memory that a call allocates with malloc or its kind, None if it does something else."""
    callee = call.called_function
    if callee is None or callee.has_body or call.is_terminator:
        return None
    info = known(callee.name)
    if info is None or info.kind != ALLOCATE or not info.fresh or info.zeroed or info.alignment is not None:
        return None
    plain = len(info.size) == 1 and info.result_through is None and not info.filled and call.type is ir.ptr
    return call.args[info.size[0]] if plain else None


@dataclass(slots=True)
class _Users:
    """Who is given the address of a block: comparisons with null, calls that free it, copies and fills; and the
    types that are loaded and stored."""

    types: dict[ir.Type, None] = field(default_factory=dict)
    comparisons: list[ir.ICmp] = field(default_factory=list)
    frees: list[ir.Call] = field(default_factory=list)
    transfers: list[ir.Call] = field(default_factory=list)


def _private_users(call: ir.Call) -> _Users | None:
    """The users of the allocated block other than loads and stores, None when its address escapes."""
    users = _Users()
    pointers: list[Instruction] = [call]
    for pointer in pointers:
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr):
                if user.type.is_vector or user.operands[0] is not pointer:
                    return None
                pointers.append(user)
            elif isinstance(user, ir.ICmp):
                null = any(isinstance(operand, ir.ConstantNull) for operand in user.operands)
                if pointer is not call or not null or user.predicate not in ("eq", "ne"):
                    return None
                users.comparisons.append(user)
            elif isinstance(user, ir.Call) and pointer is call and _frees(user, pointer):
                users.frees.append(user)
            elif isinstance(user, ir.Call) and _only_transfers(user):
                users.transfers.append(user)
            elif isinstance(user, ir.Load):
                users.types[user.type] = None
            elif isinstance(user, ir.Store) and user.value is not pointer:
                users.types[user.value.type] = None
            else:
                return None
    return users


def _frees(call: ir.Call, pointer: Value) -> bool:
    callee = call.called_function
    info = None if callee is None or callee.has_body else known(callee.name)
    return (
        info is not None and info.kind == FREE and not call.is_terminator and call.type.is_void
        and call.arg_count == 1 and call.args[0] is pointer
    )


def _only_transfers(call: ir.Call) -> bool:
    """Whether the call copies or sets memory, and hands its address to nobody."""
    callee = call.called_function
    info = None if callee is None or callee.has_body else known(callee.name)
    return info is not None and info.kind in (COPY, SET) and not call.users


def _array_of_numbers(users: _Users, size: int, layout: ir.DataLayout) -> ir.Type | None:
    """The type of the variable, when the block is used as an array of one type of numbers.

    A variable has a type where a block has none, and a wrong one would mislead whoever asks what its bytes are.
    """
    types = list(users.types)
    if len(types) != 1 or not types[0].is_fp or types[0].is_vector or size % layout.size(types[0]) != 0:
        return None
    return ir.array_type(types[0], size // layout.size(types[0]))


def _replace(function: Function, call: ir.Call, type: ir.Type, users: _Users) -> None:
    builder = Builder()
    builder.position_at_start(function.entry)
    variable = builder.alloca(type, align=_ALIGNMENT)
    mark = ir.function_type(ir.void, [variable.type])
    for comparison in users.comparisons:
        comparison.replace_all_uses_with(ir.int_constant(ir.i1, int(comparison.predicate == "ne")))
        comparison.remove()
    for free in users.frees:
        builder.position_before(free)
        builder.intrinsic("llvm.lifetime.end.p0", mark, (variable,))
        free.remove()
    for transfer in users.transfers:
        transfer.tail = None  # a tail call has no access to the caller's variables
    builder.position_before(call)
    builder.intrinsic("llvm.lifetime.start.p0", mark, (variable,))
    call.replace_all_uses_with(variable)
    call.remove()
