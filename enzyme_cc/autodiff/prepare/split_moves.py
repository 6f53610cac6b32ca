"""Copies of an object by way of a temporary that LLVM split in two: made whole again.

`insert`, `sort` and `swap` move an object to a temporary and back. Where the temporary has a byte of its own beside
the object, as std::vector's has, LLVM takes it apart: that byte of the object goes through a register, the other bytes
through a smaller local variable. The byte is a part of a number, which has no derivative; the object has.

    %first = load i8, ptr %source                        memcpy(%temporary, %source, 40)
    memcpy(%rest, %source + 1, 39)                   ->
    store i8 %first, ptr %target                         memcpy(%target, %temporary, 33)
    memcpy(%target + 1, %rest, 32)

A variable is taken that is filled once and of which copies of memory alone know. Between the two parts of a copy
nothing may touch memory that could be theirs.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Instruction, Value

_ALIGNMENT = 16
_TOUCHING = frozenset("load store call invoke callbr atomicrmw cmpxchg fence va_arg".split())


@dataclass
class _Copy:
    """A copy of `size` bytes between memory (`base` + `at`) and a place of the variable."""

    call: ir.Call
    base: Value
    at: int
    place: int
    size: int


@dataclass
class _Variable:
    """A local variable, the copy that fills it, those from it, and the marks of its lifetime."""

    alloca: ir.Alloca
    fill: _Copy
    copies: list[_Copy]
    marks: list[ir.Call]


def join_split_moves(function: Function) -> bool:
    """Make moves through a register and a variable beside it moves through one variable; whether there was any."""
    if not function.has_body or (function.body_text is not None and "@llvm.memcpy" not in function.body_text):
        return False
    changed = False
    layout = function.parent.datalayout
    for alloca in [i for i in function.entry.instructions if isinstance(i, ir.Alloca) and not i.operands]:
        variable = _variable(alloca, layout)
        if variable is not None:
            found = _first_parts(variable, layout)
            if found is not None:
                _join(function, variable, *found)
                changed = True
    return changed


def _variable(alloca: ir.Alloca, layout: ir.DataLayout) -> _Variable | None:
    fills: list[_Copy] = []
    copies: list[_Copy] = []
    marks: list[ir.Call] = []
    pointers: list[tuple[Instruction, int]] = [(alloca, 0)]
    for pointer, place in pointers:
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer:
                offset = layout.gep_constant_offset(user)
                if offset is None:
                    return None
                pointers.append((user, place + offset))
            elif isinstance(user, ir.Call) and user.called_name.startswith("llvm.lifetime."):
                marks.append(user)
            elif isinstance(user, ir.Call) and (size := _copied(user)) is not None and user.args[0] is not user.args[1]:
                other = user.args[1 if user.args[0] is pointer else 0]
                base, at = _base(other, layout)
                (fills if user.args[0] is pointer else copies).append(_Copy(user, base, at, place, size))
            else:
                return None
    if len(fills) != 1 or not copies or any(copy.base is alloca for copy in (*fills, *copies)):
        return None
    return _Variable(alloca, fills[0], copies, marks)


def _copied(call: ir.Call) -> int | None:
    """The bytes that a call copies; None if it does anything else, or it is not known how many."""
    if not call.called_name.startswith(("llvm.memcpy.p0.p0.", "llvm.memmove.p0.p0.")):
        return None
    length, volatile = call.args[2], call.args[3]
    if not isinstance(length, ir.ConstantInt) or not isinstance(volatile, ir.ConstantInt) or volatile.value:
        return None
    return length.value


def _base(pointer: Value, layout: ir.DataLayout) -> tuple[Value, int]:
    at = 0
    while isinstance(pointer, ir.GetElementPtr):
        offset = layout.gep_constant_offset(pointer)
        if offset is None:
            break
        at += offset
        pointer = pointer.operands[0]
    return pointer, at


def _first_parts(variable: _Variable, layout: ir.DataLayout) -> tuple[ir.Load, dict[int, ir.Store]] | None:
    """The load of the bytes just before those that fill the variable, and their stores just before those of its
    copies, by the number of the copy."""
    fill = variable.fill
    block = fill.call.parent
    if block is None or fill.place != 0:
        return None
    for load in block.instructions:
        if not isinstance(load, ir.Load) or load.volatile or load.is_atomic or not load.type.is_int:
            continue
        size = layout.store_size(load.type)
        if _base(load.pointer, layout) != (fill.base, fill.at - size) or load.type.bits != 8 * size:
            continue
        if not _may_be_joined(load, fill.call, reads=True):
            continue
        stores: dict[int, ir.Store] = {}
        for number, copy in enumerate(variable.copies):
            for store in load.users:
                if (
                    isinstance(store, ir.Store) and store.value is load and store.parent is copy.call.parent
                    and not store.volatile and not store.is_atomic and copy.place == 0
                    and _base(store.pointer, layout) == (copy.base, copy.at - size)
                    and _may_be_joined(store, copy.call, reads=False)
                ):
                    stores[number] = store
        if stores:
            return load, stores
    return None


def _may_be_joined(a: Instruction, b: Instruction, reads: bool) -> bool:
    """Whether nothing between two instructions of a block touches memory, reading (if that is allowed) aside."""
    assert a.parent is not None
    instructions = a.parent.instructions
    first, last = sorted((instructions.index(a), instructions.index(b)))
    for i in instructions[first + 1 : last]:
        if i.opcode not in _TOUCHING or (reads and isinstance(i, ir.Load) and not i.volatile and not i.is_atomic):
            continue
        if not (isinstance(i, ir.Call) and i.called_name.startswith(("llvm.lifetime.", "llvm.assume"))):
            return False
    return True


def _join(function: Function, variable: _Variable, load: ir.Load, stores: dict[int, ir.Store]) -> None:
    layout = function.parent.datalayout
    head = layout.store_size(load.type)
    entry = Builder(function.entry, 0)
    whole = ir.Alloca(ir.array_type(ir.i8, head + layout.size(variable.alloca.allocated_type)), align=_ALIGNMENT)
    entry.insert(whole)
    later = load if _is_after(load, variable.fill.call) else variable.fill.call
    _copy(later, whole, load.pointer, head + variable.fill.size, (_ALIGNMENT, load.align))
    for number, copy in enumerate(variable.copies):
        store = stores.get(number)
        if store is None:
            place = entry.gep(ir.i8, whole, (ir.int_constant(ir.i64, head + copy.place),), inbounds=True)
            _copy(copy.call, copy.call.args[0], place, copy.size, (None, None))
        else:
            last = store if _is_after(store, copy.call) else copy.call
            _copy(last, store.pointer, whole, head + copy.size, (store.align, _ALIGNMENT))
            store.remove()
    for call in (variable.fill.call, *(copy.call for copy in variable.copies), *variable.marks):
        call.remove()
    if not load.users:
        load.remove()
    pointers = [variable.alloca]
    for pointer in pointers:
        pointers += pointer.users  # type: ignore[arg-type]  # addresses that only the removed calls used
    for pointer in reversed(pointers):
        pointer.remove()


def _is_after(a: Instruction, b: Instruction) -> bool:
    assert a.parent is not None
    return a.parent.instructions.index(a) > a.parent.instructions.index(b)


def _copy(before: Instruction, to: Value, source: Value, size: int, align: tuple[int | None, int | None]) -> None:
    builder = Builder.before(before)
    builder.memcpy(to, source, ir.int_constant(ir.i64, size), align=align)
