"""Objects without derivatives in which integers lie that may be bits of numbers, for bit_flow.py.

The lattice: sets of the objects of points_to.py, joined by union; insensitive to flow and places. An object comes in

    store       of an integer that holds bits of numbers, or bits that are not proved to be none
    copy        from such an object, or from memory that may be active
    call        of a function that makes it one, given what of the caller's memory is one (`Kept`)

What is loaded from there as an integer is then unproved. Objects that carry derivatives need not be looked up here:
what is loaded of them is judged by what is known of the numbers in them.

Where the tag of a load says that it is an integer, it is free all the same, unless words were stored there that hold
such bits, or a word was copied: copies of whole structures put numbers and integers side by side, those do not.

A number that is loaded where words were stored that may be doubles (`CopyKinds.OF_SUCH`) has lost its derivative, also
in objects that carry some, if what is said of the place is that an integer lies there, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.points_to import bits
from enzyme_cc.ir import Call, ConstantInt, GlobalVariable, Instruction, Value
from enzyme_cc.ir.opcodes import CALLS

Tokens = frozenset[tuple]
"""Objects by the names that callers can translate (points_to.PointsTo.token)."""


class Kept(NamedTuple):
    """Such memory of a caller, as a callee comes by it: for each argument whether what it points to is some, and
    whether anything reachable from there is; and the global variables that are, or lead to some."""

    arguments: tuple[tuple[bool, bool], ...] = ()
    globals: frozenset[GlobalVariable] = frozenset()

    @property
    def is_any(self) -> bool:
        return bool(self.globals) or any(direct or beyond for direct, beyond in self.arguments)


class CopyKinds(Enum):
    """Which copies put bits into objects: of any memory that may be active; of words of it; of such objects only."""

    ALL, WORDS, OF_SUCH = range(3)


class BitsInObjects:
    """The objects of one function into which integers are stored that hold bits, and into which memory is copied."""

    __slots__ = ("_activity", "_copies", "_given_globals", "_mask", "_memory")

    def __init__(self, activity: ActivityResults, given: Kept, copies: CopyKinds = CopyKinds.ALL) -> None:
        self._activity = activity
        self._copies = copies
        self._memory = memory = activity.memory
        self._given_globals = given.globals
        self._mask = 0
        for argument, (direct, beyond) in zip(activity.function.args, given.arguments, strict=False):
            if direct:
                self._add_object(memory.object_of(argument))
            if beyond:
                self._add_object(memory.beyond(argument))
        for variable in given.globals:
            self._add_object(memory.object_of(variable))
            self._add_object(memory.beyond(variable))

    @property
    def is_any(self) -> bool:
        return bool(self._mask or self._given_globals)

    def behind(self, pointer: Value) -> bool:
        """Whether the pointer may point to one."""
        return bool(self._mask and self._memory.of(pointer) & self._mask)

    def handed(self, call: Call) -> Kept:
        """What a callee can come by; only of those that carry no derivative, or that words are stored into."""
        mask = self._mask if self._copies is not CopyKinds.ALL else self._mask & ~self._activity.active_objects
        if not mask and not self._given_globals:
            return Kept()
        memory = self._memory
        arguments = []
        for argument in call.args:
            direct, further = memory.led_to(argument)
            arguments.append((bool(direct & mask), bool(further & mask)))
        own = (memory.objects[index].value for index in bits(mask))
        return Kept(tuple(arguments), self._given_globals.union(v for v in own if isinstance(v, GlobalVariable)))

    @property
    def tokens(self) -> Tokens:
        """Those that a caller knows."""
        return frozenset(token for index in bits(self._mask & ~1) if (token := self._memory.token(index)) is not None)

    def visit(self, i: Instruction, holds_bits: Callable[[Value], bool]) -> bool:
        """Add what a store or a copy puts bits into; True if that is news."""
        before = self._mask
        if i.opcode == "store":
            if i.operands[0].type.scalar.is_int and holds_bits(i.operands[0]):
                self._put(self._memory.of(i.operands[1]))
        elif i.opcode in CALLS:
            assert isinstance(i, Call)
            model = self._activity.region.models.of(i)
            info = None if model.registered or model.body is not None else model.info
            if info is not None and info.destination is not None and info.source is not None:
                source = i.args[info.source]
                is_word = self._copies is CopyKinds.WORDS and _is_word_copy(i, info.length)
                if self.behind(source) or (
                    (is_word or self._copies is CopyKinds.ALL) and self._activity.may_be_varied_memory(source)
                ):
                    self._put(self._memory.of(i.args[info.destination]))
        return self._mask != before

    def add(self, call: Call, tokens: Iterable[tuple]) -> bool:
        """Add what a callee puts bits into; True if that is news."""
        before = self._mask
        for token in tokens:
            self._put(self._memory.translate(token, call))
        return self._mask != before

    def _add_object(self, index: int | None) -> None:
        if index is not None:
            self._put(1 << index)

    def _put(self, mask: int) -> None:
        self._mask |= mask & ~self._memory.constants


def _is_word_copy(copy: Call, length: int | None) -> bool:
    """Whether it copies what fits in a register, as a load and a store would."""
    return length is not None and isinstance(size := copy.args[length], ConstantInt) and size.value <= 8
