"""Between which constants an index lies, where the code itself shows it: `i % 3`, `k & 7`, a loop of four rounds.

Where an array is a member of a structure, an access with such an index says nothing of the members behind it, though
the row of its elements would go on there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from enzyme_cc.ir import BasicBlock, ConstantInt, Instruction, Phi, Value
from enzyme_cc.ir.arithmetic_builder import compare_integers
from enzyme_cc.ir.instructions import CondBr, ICmp
from enzyme_cc.ir.types import IntType

MOST_ROUNDS = 64
"""Loops that run more often are not counted."""
_DEPTH = 6

Range = tuple[int, int]


def index_range(index: Value, depth: int = _DEPTH) -> Range | None:
    """The least and the largest that an integer can be, read as signed, both included; None where that is not seen."""
    if isinstance(index, ConstantInt):
        return index.value, index.value
    if depth == 0 or not isinstance(index, Instruction) or not isinstance(index.type, IntType):
        return None
    found: Range | None = None
    if isinstance(index, Phi):
        found = _counted(index)
    elif index.opcode == "select":
        first, second = (index_range(operand, depth - 1) for operand in index.operands[1:])
        found = None if first is None or second is None else (min(first[0], second[0]), max(first[1], second[1]))
    elif index.opcode in _RANGES:
        found = _RANGES[index.opcode](index, depth)
    most = 1 << index.type.bits - 1
    return found if found is not None and -most <= found[0] and found[1] < most else None


def _remainder(i: Instruction, depth: int) -> Range | None:
    divisor = i.operands[1]
    if not isinstance(divisor, ConstantInt) or divisor.value <= 0:
        return None
    if i.opcode == "urem":
        return 0, divisor.value - 1
    of = index_range(i.operands[0], depth - 1)
    return 0 if of is not None and of[0] >= 0 else 1 - divisor.value, divisor.value - 1


def _masked(i: Instruction, depth: int) -> Range | None:
    mask = i.operands[1]
    return (0, mask.value) if isinstance(mask, ConstantInt) and mask.value >= 0 else None


def _widened(i: Instruction, depth: int) -> Range | None:
    inner = i.operands[0]
    found = index_range(inner, depth - 1)
    if i.opcode == "sext" or (found is not None and found[0] >= 0):
        return found
    return (0, (1 << inner.type.bits) - 1) if isinstance(inner.type, IntType) and inner.type.bits <= 4 else None


def _narrowed(i: Instruction, depth: int) -> Range | None:
    """What does not fit is refused by `index_range`."""
    return index_range(i.operands[0], depth - 1)


def _sum(i: Instruction, depth: int) -> Range | None:
    first, second = (index_range(operand, depth - 1) for operand in i.operands)
    if first is None or second is None:
        return None
    return (first[0] + second[0], first[1] + second[1]) if i.opcode == "add" else (
        first[0] - second[1], first[1] - second[0])


def _product(i: Instruction, depth: int) -> Range | None:
    first, second = (index_range(operand, depth - 1) for operand in i.operands)
    if first is None or second is None:
        return None
    if i.opcode == "shl":
        if not 0 <= second[0] <= second[1] < 32:
            return None
        second = 1 << second[0], 1 << second[1]
    products = [a * b for a in first for b in second]
    return min(products), max(products)


def _shifted(i: Instruction, depth: int) -> Range | None:
    by, type = i.operands[1], i.type
    if isinstance(by, ConstantInt) and isinstance(type, IntType) and 0 < by.value < type.bits:
        return 0, (1 << type.bits - by.value) - 1
    return None


_RANGES: dict[str, Callable[[Instruction, int], Range | None]] = {
    "urem": _remainder, "srem": _remainder, "and": _masked, "zext": _widened, "sext": _widened, "trunc": _narrowed,
    "add": _sum, "sub": _sum, "mul": _product, "shl": _product, "lshr": _shifted,
}


def _counted(phi: Phi) -> Range | None:
    """The values of what a loop counts, from a constant by a constant, until the end of a round shows that it was the
    last: by this counter or one beside it."""
    counter = _Counter.of(phi)
    if counter is None or not counter.latch.instructions:
        return None
    branch = counter.latch.instructions[-1]
    if not isinstance(branch, CondBr) or (branch.if_true is phi.parent) == (branch.if_false is phi.parent):
        return None
    test, goes_on_if = branch.condition, branch.if_true is phi.parent
    if not isinstance(test, ICmp) or not isinstance(bound := test.operands[1], ConstantInt):
        return None
    tested, ahead = test.operands[0], 0
    if isinstance(tested, Instruction) and tested.opcode == "add":
        tested, ahead = tested.operands[0], 1
    beside = _Counter.of(tested) if isinstance(tested, Phi) and tested.parent is phi.parent else None
    if beside is None or beside.latch is not counter.latch or (ahead and beside.next is not test.operands[0]):
        return None
    half, value = 1 << beside.bits - 1, beside.begin + ahead * beside.step
    for rounds in range(MOST_ROUNDS):
        seen = (value + half) % (2 * half) - half
        if compare_integers(test.predicate, beside.bits, seen, bound.value) != goes_on_if:
            last = counter.begin + rounds * counter.step
            return min(counter.begin, last), max(counter.begin, last)
        value += beside.step
    return None


class _Counter(NamedTuple):
    """An integer that is a constant at first, and a constant more in each round of a loop."""

    begin: int
    step: int
    bits: int
    next: Instruction
    latch: BasicBlock

    @staticmethod
    def of(phi: Phi) -> _Counter | None:
        if len(phi.operands) != 2 or not isinstance(phi.type, IntType):
            return None
        for begin, following, latch in zip(phi.operands, phi.operands[::-1], phi.incoming_blocks[::-1], strict=True):
            if (
                isinstance(begin, ConstantInt) and isinstance(following, Instruction) and following.opcode == "add"
                and following.operands[0] is phi and isinstance(step := following.operands[1], ConstantInt)
            ):
                return _Counter(begin.value, step.value, phi.type.bits, following, latch)
        return None
