"""Between which constants an index lies, where the code itself shows it: `i % 3`, `k & 7`, a loop of four rounds, what
`if (k >= 4) k = 0;` leaves.

Where an array is a member of a structure, an access with such an index says nothing of the members behind it, though
the row of its elements would go on there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from enzyme_cc.analysis.induction import INVERSE
from enzyme_cc.ir import BasicBlock, ConstantInt, Instruction, Phi, Value
from enzyme_cc.ir.instructions import CondBr, ICmp
from enzyme_cc.ir.types import IntType

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
        found = _counted(index) or _met(
            _on_edge(value, block, index.parent, depth)
            for value, block in zip(index.operands, index.incoming_blocks, strict=True)
        )
    elif index.opcode == "select":
        test, *chosen = index.operands
        found = _met(
            _where(test, value, holds) or index_range(value, depth - 1)
            for value, holds in zip(chosen, (True, False), strict=True)
        )
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
    if not isinstance(by, ConstantInt) or not isinstance(type, IntType) or not 0 < by.value < type.bits:
        return None
    of = index_range(i.operands[0], depth - 1)
    if of is not None and of[0] >= 0:
        return of[0] >> by.value, of[1] >> by.value
    return (0, (1 << type.bits - by.value) - 1) if i.opcode == "lshr" else None


def _quotient(i: Instruction, depth: int) -> Range | None:
    divisor, of = i.operands[1], index_range(i.operands[0], depth - 1)
    if not isinstance(divisor, ConstantInt) or divisor.value <= 0 or of is None or of[0] < 0:
        return None
    return of[0] // divisor.value, of[1] // divisor.value


_RANGES: dict[str, Callable[[Instruction, int], Range | None]] = {
    "urem": _remainder, "srem": _remainder, "and": _masked, "zext": _widened, "sext": _widened, "trunc": _narrowed,
    "add": _sum, "sub": _sum, "mul": _product, "shl": _product, "lshr": _shifted,
    "ashr": _shifted, "udiv": _quotient, "sdiv": _quotient,
}


def _met(choices: Iterable[Range | None]) -> Range | None:
    """What one of several may be, nothing if that of one is not seen."""
    found: Range | None = None
    for choice in choices:
        if choice is None:
            return None
        found = choice if found is None else (min(found[0], choice[0]), max(found[1], choice[1]))
    return found


def _on_edge(value: Value, block: BasicBlock, to: BasicBlock | None, depth: int) -> Range | None:
    """The range of a value where control passes from one block to another."""
    branch = block.terminator
    if isinstance(branch, CondBr) and (branch.if_true is to) != (branch.if_false is to):
        found = _where(branch.condition, value, branch.if_true is to)
        if found is not None:
            return found
    return index_range(value, depth - 1)


def _where(test: Value, value: Value, holds: bool) -> Range | None:
    """The range of a value where a comparison of it with a constant holds, or does not."""
    if not isinstance(test, ICmp) or test.operands[0] is not value or not isinstance(test.operands[1], ConstantInt):
        return None
    bound = test.operands[1].value
    predicate = test.predicate if holds else INVERSE[test.predicate]
    if predicate in ("ult", "ule") and bound >= 0:
        last = bound - (predicate == "ult")
        return (0, last) if last >= 0 else None
    return (bound, bound) if predicate == "eq" else None


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
    begin = beside.begin + ahead * beside.step
    rounds = _rounds(begin, beside.step, test.predicate if goes_on_if else INVERSE[test.predicate], bound.value)
    half = 1 << beside.bits - 1
    if rounds is None or not -half <= begin + rounds * beside.step < half:
        return None
    last = counter.begin + rounds * counter.step
    return min(counter.begin, last), max(counter.begin, last)


def _rounds(value: int, step: int, goes_on: str, bound: int) -> int | None:
    """How often what goes up by `step` compares so with a bound before it does not for the first time; None if that is
    not seen. Without wrapping around."""
    if goes_on[0] == "u":
        least = bound + (goes_on == "ugt")  # that goes on, if it counts down
        if value < 0 or bound < 0 or (goes_on in ("ugt", "uge") and least + step < 0):
            return None
        goes_on = "s" + goes_on[1:]
    if goes_on in ("eq", "ne"):
        if goes_on == "eq":
            return int(value == bound) if step else None
        distance = bound - value
        return distance // step if step and distance % step == 0 and distance // step >= 0 else None
    if goes_on in ("sgt", "sge"):
        value, step, bound, goes_on = -value, -step, -bound, goes_on.replace("g", "l")
    distance = bound - value + (goes_on == "sle")
    if distance <= 0:
        return 0
    return -(-distance // step) if step > 0 else None


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
