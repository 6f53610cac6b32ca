"""Atomic operations on numbers within parallel regions, as sums or as sections that one thread at a time is in.

Sums whose result nobody reads commute: they stay, and have an adjoint that other threads cannot disturb. Where a slice
has any other atomic operation on a number (a product, an extreme, a read, a write, a capture), the order of the threads
matters for the adjoint. Then all of them become plain loads and stores between the ends of a section, of which the
threads' order is kept (operations/meetings.py). Loops of compare-and-exchange, as compilers spell what no instruction
does, are such an operation: alone, a thread succeeds at once. Integers are left as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.runtime import parallel
from enzyme_cc.ir import Builder, CmpXchg, Function, Instruction, Load, Module, Store, Value


@dataclass(eq=False, slots=True)
class _Retried:
    """A loop of compare-and-exchange: what it loads first, the value it tries with, and what it adds if that is all."""

    exchange: CmpXchg
    load: Load
    old: ir.Phi
    added: Instruction | None


def lower_atomic_operations(module: Module, functions: Iterable[Function]) -> None:
    """Make sums or sections of the functions' atomic operations on numbers."""
    retried: list[_Retried] = []
    others: list[Instruction] = []
    for function in functions:
        for i in function.instructions():
            if isinstance(i, CmpXchg):
                found = _retried(i)
                if found is not None:
                    retried.append(found)
            elif isinstance(i, (Load, Store, ir.AtomicRMW)) and _is_atomic_number(i):
                others.append(i)
    if all(r.added is not None for r in retried) and all(_is_sum(i) for i in others):
        for r in retried:
            _as_sum(r)
        return
    for r in retried:
        _as_section(module, r)
    for i in others:
        in_section(module, i)


def _is_atomic_number(i: Load | Store | ir.AtomicRMW) -> bool:
    type = i.type if isinstance(i, Load) else i.operands[0].type if isinstance(i, Store) else i.operands[1].type
    return type.is_float and (isinstance(i, ir.AtomicRMW) or i.is_atomic)


def _is_sum(i: Instruction) -> bool:
    return isinstance(i, ir.AtomicRMW) and i.operation in ("fadd", "fsub") and not i.users


def _retried(exchange: CmpXchg) -> _Retried | None:
    """The loop around an exchange of a number, None if it is something else."""
    pointer, old, new = exchange.operands[:3]
    if not isinstance(old, ir.Phi) or len(old.operands) != 2 or old.parent is not exchange.parent:
        return None
    first = next((v for v in old.operands if isinstance(v, Load)), None)
    again = next((v for v in old.operands if v is not first), None)
    if first is None or first.pointer is not pointer or not first.is_atomic or not _is_part(again, exchange, 0):
        return None
    numbers = [u for u in old.users if isinstance(u, ir.Cast) and u.type.is_float]
    if not numbers and not any(isinstance(u, Store) for u in old.users):
        return None
    return _Retried(exchange, first, old, _added(exchange, old, new, numbers))


def _is_part(value: Value | None, exchange: CmpXchg, index: int) -> bool:
    return isinstance(value, ir.ExtractValue) and value.operands[0] is exchange and tuple(value.indices) == (index,)


def _added(exchange: CmpXchg, old: ir.Phi, new: Value, numbers: list[ir.Cast]) -> Instruction | None:
    """The addition or subtraction that makes the new value, if that is all that is done with the old one."""
    if len(numbers) != 1 or len(old.users) != 2 or len(numbers[0].users) != 1:
        return None
    total = next(iter(numbers[0].users))
    if total.opcode == "fadd":
        known = numbers[0] in total.operands and total.operands[0] is not total.operands[1]
    else:
        known = total.opcode == "fsub" and total.operands[0] is numbers[0]
    is_read = any(_is_part(u, exchange, 0) and len(u.users) != 1 for u in exchange.users)
    if not known or len(total.users) != 1 or is_read:
        return None
    stored = next(iter(total.users))
    if isinstance(new, Load) and isinstance(stored, Store) and stored.pointer is new.pointer:
        return total
    return total if stored is new else None


def _as_sum(r: _Retried) -> None:
    assert r.added is not None
    old = next(u for u in r.old.users if isinstance(u, ir.Cast))
    share = r.added.operands[1] if r.added.operands[0] is old else r.added.operands[0]
    b = Builder()
    b.position_before(r.exchange)
    b.atomic_rmw(r.added.opcode, r.exchange.operands[0], share, align=r.exchange.align)
    _succeed(r, ir.zero(r.old.type))
    r.old.replace_all_uses_with(ir.zero(r.old.type))
    r.load.replace_all_uses_with(ir.zero(r.old.type))
    r.load.remove()


def _as_section(module: Module, r: _Retried) -> None:
    pointer, _, new = r.exchange.operands[:3]
    enter(module, r.load)
    b = Builder()
    b.position_before(r.exchange)
    b.store(new, pointer, align=r.exchange.align)
    leave(module, r.exchange)
    _succeed(r, r.old)
    _make_plain(r.load)


def _succeed(r: _Retried, found: Value) -> None:
    """The exchange did its work at the first try, of which this was the old value."""
    for part in list(r.exchange.users):
        if _is_part(part, r.exchange, 0):
            part.replace_all_uses_with(found)
        else:
            part.replace_all_uses_with(ir.int_constant(ir.i1, 1))
        part.remove()
    r.exchange.remove()


def in_section(module: Module, i: Instruction) -> None:
    """An operation on a number as plain accesses in a section."""
    enter(module, i)
    after = i.next
    assert after is not None
    leave(module, after)
    if isinstance(i, ir.AtomicRMW):
        b = Builder.before(i)
        pointer, value = i.operands
        old = b.load(value.type, pointer, align=i.align)
        b.store(_updated(b, i.operation, old, value), pointer, align=i.align)
        i.replace_all_uses_with(old)
        i.remove()
    else:
        _make_plain(i)


def _updated(b: Builder, operation: str, old: Value, value: Value) -> Value:
    if operation == "xchg":
        return value
    if operation in ("fmax", "fmin"):
        return b.select(b.fcmp("ogt" if operation == "fmax" else "olt", value, old), value, old)
    return b.fadd(old, value) if operation == "fadd" else b.fsub(old, value)


def _make_plain(access: Instruction) -> None:
    assert isinstance(access, (Load, Store))
    access.ordering = access.syncscope = None


def enter(module: Module, i: Instruction) -> None:
    """A section begins before the instruction."""
    _at(module, i, parallel.ATOMIC_ENTER)


def leave(module: Module, i: Instruction) -> None:
    """A section ends before the instruction."""
    _at(module, i, parallel.ATOMIC_LEAVE)


def _at(module: Module, i: Instruction, name: str) -> None:
    b = Builder.before(i)
    b.call(parallel.runtime_function(module, name), ())
