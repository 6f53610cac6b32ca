"""Broken promises that matter: memory declared constant that active values are written to, and read from again.

That memory behind an argument, or a global variable, carries no derivative is the caller's word. Writing to it all the
same is harmless where nobody reads the value, or where it is read only to be printed or compared: an output that is
not differentiated. It makes a derivative wrong where a result depends on what is read there afterwards.

*Broken* are the writes that activity could not take into account (`ActivityResults.broken_promises`), if they go
nowhere else as far as points-to knows: what may be a local object is most likely that. A *read* counts if some path
leads to it from such a write to the same object, and aliasing does not keep the two apart. From these reads on, numbers
go the way of all numbers (varied.py, without the promise); those of which an active result depends are told.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.call_models import TELLS_TRACE, TRACED
from enzyme_cc.analysis.points_to import MemoryObject, bits
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.analysis.varied import Varied
from enzyme_cc.ir import BasicBlock, Call, Instruction, Load, Store, Value
from enzyme_cc.ir.opcodes import CALLS
from enzyme_cc.ir.structure import block_of


class LostNumber(NamedTuple):
    """A number that is written to constant memory and read again."""

    write: Instruction
    read: Instruction
    object: MemoryObject


def lost_numbers(activity: ActivityResults, alias: AliasAnalysis) -> list[LostNumber]:
    """The reads, in the order of the function, that miss a derivative, each with the first write that it may read."""
    if not activity.broken_promises:
        return []
    written = [(write, item) for write, items in activity.broken_promises for item in items
               if not _is_integer(activity, item.value) and _goes_there(activity, write, item)]
    mask = 0
    for _, item in written:
        mask |= 1 << item.index
    found: dict[Instruction, LostNumber] = {}
    for read in activity.function.instructions():
        touched = _touched(activity, read) & mask
        for write, item in written:
            if touched >> item.index & 1 and _may_meet(alias, write, read):
                found[read] = LostNumber(write, read, item)
                break
    if not found:
        return []
    numbers = _ReadAgain(activity, mask, frozenset(found))
    numbers.run()
    return [found[seed] for seed in activity.seeds_of_results(numbers) if seed in found]


def _is_integer(activity: ActivityResults, value: Value | None) -> bool:
    """Whether an argument is proved an integer, as the length of a slice: then no memory lies behind it, though
    points-to, which knows no types, keeps an object for the pointer that it might be."""
    return value is not None and value.type.is_int and activity.types.scalar_type(value) is INTEGER


def _goes_there(activity: ActivityResults, write: Instruction, item: MemoryObject) -> bool:
    """Whether a write to memory declared constant goes nowhere else, as far as is known: what may as well go to other
    memory is mostly meant to, and nothing is said."""
    memory = activity.memory
    if isinstance(write, Call):
        if TELLS_TRACE in write.called_name or TRACED in write.called_name:
            return False
        info = activity.region.models.of(write).info
        if info is not None and info.destination is not None:
            masks = [memory.of(write.args[info.destination])]
        else:
            masks = [memory.reachable(memory.of(a)) for a in write.args if not a.type.is_metadata]
    else:
        masks = [memory.of(write.pointer if isinstance(write, Store) else write.operands[0])]
    return not any(mask >> item.index & 1 and mask & ~activity.varied.promised for mask in masks)


def _touched(activity: ActivityResults, i: Instruction) -> int:
    """The objects that an instruction may read numbers from."""
    memory = activity.memory
    if i.opcode == "load":
        return memory.of(i.operands[0])
    if i.opcode in CALLS and isinstance(i, Call):
        touched = 0
        for argument in i.args:
            touched |= memory.reachable(memory.of(argument))
        return touched
    return 0


def _may_meet(alias: AliasAnalysis, write: Instruction, read: Instruction) -> bool:
    """Whether the read can come after the write and find what that has written."""
    if write is read or not _may_follow(write, read):
        return False
    if not isinstance(write, Store) or not isinstance(read, Load):
        return True
    sizes = alias.layout.store_size(write.value.type), alias.layout.store_size(read.type)
    return alias.may_alias(write.pointer, sizes[0], read.pointer, sizes[1], write, read, same_iteration=False)


def _may_follow(first: Instruction, second: Instruction) -> bool:
    block = block_of(first)
    if block is block_of(second):
        order = block.instructions
        if order.index(first) < order.index(second):
            return True
    seen: set[BasicBlock] = set()
    waiting = list(block.successors)
    while waiting:
        each = waiting.pop()
        if each not in seen:
            seen.add(each)
            waiting += each.successors
    return block_of(second) in seen


class _ReadAgain(Varied):
    """The forward fact of activity for numbers that certain instructions read out of certain objects."""

    __slots__ = ("_kept", "_readers")

    def __init__(self, activity: ActivityResults, kept: int, readers: frozenset[Instruction]) -> None:
        super().__init__(activity.region, activity.function, activity.types, frozenset(), 0)
        self.frozen = 0
        self.objects = self._kept = kept
        self._readers = readers

    def _read(self, i: Instruction, value: Value, pointer: Value) -> None:
        if i in self._readers:
            super()._read(i, value, pointer)
        elif value not in self.values and self.carries_data(value):
            mask = self.memory.of(pointer) & self.objects & ~self._kept
            if mask:
                self.vary(value, i, next(bits(mask)))

    def _call(self, i: Call) -> None:
        if i in self._readers:
            super()._call(i)
            return
        # nor is what a call writes there news: it would be each time, and this would not end
        self.objects &= ~self._kept
        self.frozen |= self._kept
        super()._call(i)
        self.frozen &= ~self._kept
        self.objects |= self._kept
