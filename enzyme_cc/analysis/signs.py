"""Integers that are never negative, by how they are made: positions, counts, and the position of a pivot.

The lattice: not negative, and on top unknown. Assumed of every value that the question leads to until one of them
disproves it (a counter of a loop is what it was and one more), so that the answer is the greatest fixpoint:

    constant                                             not below 0
    zext, lshr by a constant, ctpop                      always
    add, mul, shl, trunc without signed overflow; sext,  if all operands are
    sdiv, phi, select, smin
    ashr, udiv, srem                                     if the first is
    and, smax, umin, urem                                if one operand is

A result that overflows where it must not is poison; nothing can be accessed at an address that is counted from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.ir import Call, ConstantInt, Instruction, Value

MOST_VALUES = 64
_NO_OVERFLOW = frozenset("add mul trunc".split())
_ALL = frozenset("sext sdiv phi".split())
_FIRST = frozenset("ashr udiv srem".split())


def is_never_negative(value: Value) -> bool:
    """Whether an integer, read as signed, is never below zero."""
    work, seen = [value], {value}
    while work:
        needed = _needed(work.pop(), seen)
        if needed is None or len(seen) > MOST_VALUES:
            return False
        news = [v for v in needed if v not in seen]
        seen.update(news)
        work += news
    return True


def _needed(value: Value, assumed: set[Value]) -> list[Value] | None:
    """The values that must not be negative for this one not to be; None if it may be all the same."""
    if isinstance(value, ConstantInt):
        return [] if value.value >= 0 else None
    if not isinstance(value, Instruction) or not value.type.is_int:
        return None
    opcode, operands = value.opcode, value.operands
    if opcode == "zext" or (opcode == "lshr" and isinstance(operands[1], ConstantInt) and operands[1].unsigned):
        return []
    if opcode in _FIRST or (opcode == "shl" and "nsw" in value.flags):
        return list(operands[:1])
    if opcode in _ALL or (opcode in _NO_OVERFLOW and "nsw" in value.flags):
        return list(operands)
    if opcode == "select":
        return list(operands[1:])
    if opcode in ("and", "urem"):
        return _either(operands, assumed)
    if isinstance(value, Call):
        name = value.called_name
        if name.startswith("llvm.ctpop."):
            return [] if value.type.bits > 8 else None
        if name.startswith(("llvm.smax.", "llvm.umin.")):
            return _either(value.args, assumed)
        if name.startswith("llvm.smin."):
            return list(value.args)
    return None


def _either(choices: Sequence[Value], assumed: set[Value]) -> list[Value] | None:
    """One of the values of which it is enough: a constant, or one that is asked about anyway, or the first."""
    known = [v for v in choices if isinstance(v, ConstantInt) and v.value >= 0]
    if known:
        return []
    return [next((v for v in choices if v in assumed), choices[0])]
