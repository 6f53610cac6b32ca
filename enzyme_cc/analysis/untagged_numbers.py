"""Objects in which numbers lie that their accesses do not call numbers: bytes of them may be read as integers.

The tag of an access (`!tbaa`) says what the source accesses there. Where numbers are stored as numbers, an integer read
of the same place is none of their halves: the rules of C forbid it. They allow to copy a number's bytes to an array or
to members of integers, and to move these; LLVM then makes accesses to numbers of it that have no tag.

The lattice: for each function three sets of the objects of points_to.py, joined by union, insensitive to flow.

    tagged     a load or store of a number there says that it is one
    untagged   one does not; or memory is copied there from such an object, or to one
    copied     memory of unknown length or type is copied there, or from there; or a vector of numbers is accessed whose
               tag says that it may be anything, as those of <immintrin.h> are

What a callee does with what it is given, it does to the caller's objects; what lies behind an argument is what it is
for any caller in the slice. The answer: objects that are untagged, and those that are copied and not tagged.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.analysis.declared_types import tbaa_access
from enzyme_cc.analysis.points_to import BEYOND, PointsTo, Summaries, bits
from enzyme_cc.ir import Argument, Call, Function, Instruction, Module, Value
from enzyme_cc.rules import known

MAX_ROUNDS = 12
"""After so many, every object that any function knows of is taken to be untagged."""


class _Masks:
    """What is known of the objects of one function, and the copies and calls in it."""

    __slots__ = ("calls", "copied", "copies", "memory", "tagged", "untagged")

    def __init__(self, function: Function, memory: PointsTo) -> None:
        self.memory = memory
        self.tagged = self.untagged = self.copied = 0
        self.copies: list[int] = []
        self.calls: list[tuple[Call, Function]] = []
        for i in function.instructions():
            if i.opcode in ("load", "store"):
                value, pointer = (i, i.operands[0]) if i.opcode == "load" else i.operands
                if value.type.is_fp and not value.is_constant:
                    if _says_number(i):
                        self.tagged |= memory.of(pointer)
                    elif value.type.is_vector and "tbaa" in i.metadata:
                        self.copied |= memory.of(pointer)
                    else:
                        self.untagged |= memory.of(pointer)
            elif isinstance(i, Call):
                self._call(i)

    def _call(self, call: Call) -> None:
        function = callee_of(call)
        if function is not None and function.has_body:
            self.calls.append((call, function))
            return
        info = known(call.called_name)
        if info is not None and info.kind == "copy" and info.destination is not None and info.source is not None:
            ends = self.memory.of(call.args[info.destination]) | self.memory.of(call.args[info.source])
            self.copies.append(ends)
            self.copied |= ends

    @property
    def sets(self) -> tuple[int, int, int]:
        return self.tagged, self.untagged, self.copied

    def add(self, index: int, mask: int) -> bool:
        """Join objects into one of the three sets; whether that is news."""
        name = ("tagged", "untagged", "copied")[index]
        before = getattr(self, name)
        setattr(self, name, before | mask)
        return before | mask != before


class UntaggedNumbers:
    """Those objects of the functions of one slice."""

    __slots__ = ("_masks",)

    def __init__(self, module: Module, summaries: Summaries) -> None:
        self._masks = {
            function: _Masks(function, summaries.points_to(function))
            for function in module.functions.values() if function.has_body
        }
        for _ in range(MAX_ROUNDS):
            if not self._round():
                return
        for masks in self._masks.values():
            masks.untagged = -1

    def behind(self, pointer: Value, function: Function) -> bool:
        """Whether a pointer of a function may point to one."""
        found = self._masks.get(function)
        return found is None or bool(found.memory.of(pointer) & (found.untagged | found.copied & ~found.tagged))

    def _round(self) -> bool:
        changed = False
        for masks in self._masks.values():
            for ends in masks.copies:
                if ends & masks.untagged:
                    changed |= masks.add(1, ends)
            for call, function in masks.calls:
                callee = self._masks[function]
                for which in range(3):
                    changed |= masks.add(which, _given_back(masks.memory, callee.memory, call, callee.sets[which]))
                    changed |= callee.add(which, _handed(masks.memory, callee.memory, call, masks.sets[which]))
        return changed


def _given_back(caller: PointsTo, callee: PointsTo, call: Call, mask: int) -> int:
    """The caller's objects that objects of a callee are."""
    found = 0
    for index in bits(mask):
        token = callee.token(index)
        # Fresh memory that does not come back is no object of the caller's.
        if token is not None and token[0] != "unknown" and (token[0] != "fresh" or caller.object_of(call) is not None):
            found |= caller.translate(token, call)
    return found


def _handed(caller: PointsTo, callee: PointsTo, call: Call, mask: int) -> int:
    """The objects behind a callee's arguments that some of these objects of the caller are."""
    found = 0
    for item in callee.objects:
        if isinstance(item.value, Argument) and item.value.index < call.arg_count:
            given = caller.of(call.args[item.value.index])
            if item.kind == BEYOND:
                given = caller.reachable(caller.content(given))
            if given & mask:
                found |= 1 << item.index
    return found


def _says_number(access: Instruction) -> bool:
    tag, module = access.metadata.get("tbaa"), access.module
    return tag is not None and module is not None and any(
        fact.concrete.is_float for fact in tbaa_access(module.metadata, tag, 8).facts
    )
