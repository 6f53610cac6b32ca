"""Objects in which numbers lie that their accesses do not call numbers: bytes of them may be read as integers.

The tag of an access (`!tbaa`) says what the source accesses there. Where numbers are stored as numbers, an integer read
of the same place is none of their halves: the rules of C forbid it. They allow to copy a number's bytes to an array or
to members of integers, and to move these; LLVM then makes accesses to numbers of it that have no tag.

The lattice: for each function sets of the objects of points_to.py, joined by union, insensitive to flow.

    tagged     a load or store of a number there says that it is one
    integers   a load or store there says that it is one of an integer
    numbers    a number is accessed there, whether it says so or not
    untagged   a number is accessed there without saying so; or memory is copied there from such an object, or to one
    copied     memory of unknown length or type is copied there, or from there; or a vector of numbers is accessed whose
               tag says that it may be anything, as those of <immintrin.h> are
    unplaced   something may be written at places that the types do not show (untagged_writes.py); or memory is copied
               there from such an object, or to one
    strewn     the same, where marks of members are believed (member_marks.py); found where there are any
    poured     found when the rest is: poured_numbers.py
    reached, kept: as unplaced, where it takes both to be so
    foreign    memory is copied there from where no access says that there is an integer; found when the rest is

What a callee does with what it is given, it does to the caller's objects; what lies behind an argument is what it is
for any caller in the slice. The answer: objects that are untagged, and those that are copied and not tagged; where only
rows of numbers say that one lies there, those of them that are unplaced, or not tagged; where nothing says so, those
that are foreign and not tagged.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.analysis.call_models import CallModels, Kind, callee_of
from enzyme_cc.analysis.declared_types import says_integer, says_number
from enzyme_cc.analysis.member_marks import NUMBERS_OF_MEMBER, is_marked
from enzyme_cc.analysis.points_to import PointsTo, Summaries, union
from enzyme_cc.analysis.poured_numbers import CopiesOf, PouredNumbers, given_back, handed
from enzyme_cc.analysis.type_facts import DECLARED
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.analysis.untagged_writes import UntaggedWrites
from enzyme_cc.ir import Call, Function, Value

MAX_ROUNDS = 12
"""After so many, every object that any function knows of is taken to be untagged."""
MOST_OF_WORD = 16
"""Bytes that are moved in a register."""
_SETS = ("tagged", "integers", "numbers", "untagged", "copied", "unplaced", "strewn", "reached", "kept")


class _Masks:
    """What is known of the objects of one function, and the copies and calls in it."""

    __slots__ = (
        *_SETS, "_models", "calls", "copies", "filled", "foreign", "memory", "moves", "pointed",
        "poured", "pours",
    )

    def __init__(self, function: Function, memory: PointsTo, models: CallModels) -> None:
        self.memory = memory
        self._models = models
        self.tagged = self.integers = self.numbers = self.untagged = self.copied = self.foreign = 0
        self.poured = self.unplaced = self.strewn = self.reached = self.kept = 0
        self.copies: dict[Call, tuple[Value, Value]] = {}  # from, to
        self.filled: set[Call] = set()  # those of them that fill rows of numbers
        self.pours: frozenset[Call] = frozenset()  # those that fill what nothing tells
        self.moves: list[tuple[int, int]] = []  # from, to; where nothing says that it is a structure
        self.calls: list[tuple[Call, Function]] = []
        self.pointed: list[tuple[Call, Function]] = []  # functions that calls through pointers may run
        for i in function.instructions():
            if i.opcode in ("load", "store"):
                value, pointer = (i, i.operands[0]) if i.opcode == "load" else i.operands
                if value.type.is_fp and not value.is_constant:
                    self.numbers |= memory.of(pointer)
                    if says_number(i):
                        self.tagged |= memory.of(pointer)
                    elif value.type.is_vector and "tbaa" in i.metadata:
                        self.copied |= memory.of(pointer)
                    else:
                        self.untagged |= memory.of(pointer)
                elif value.type.scalar.is_int and says_integer(i):
                    self.integers |= memory.of(pointer)
            elif isinstance(i, Call):
                self._call(i)

    def _call(self, call: Call) -> None:
        function = callee_of(call)
        if function is None:
            self.pointed += [(call, function) for function in self._models.reached(call)]
        if function is not None and function.has_body:
            self.calls.append((call, function))
            return
        model = self._models.of(call)
        info = model.info
        if model.kind is Kind.REALLOCATE:
            self.copies[call] = call.args[0], call
        elif info is not None and info.kind == "copy" and info.destination is not None and info.source is not None:
            to, source = self.memory.of(call.args[info.destination]), self.memory.of(call.args[info.source])
            self.copies[call] = call.args[info.source], call.args[info.destination]
            self.copied |= to | source
            if is_marked(call, NUMBERS_OF_MEMBER):
                self.tagged |= to
            if "tbaa.struct" not in call.metadata:
                self.moves.append((source, to))
                size = getattr(call.args[info.length], "value", MOST_OF_WORD + 1) if info.length is not None else 0
                if size <= MOST_OF_WORD and not is_marked(call, NUMBERS_OF_MEMBER):
                    self.untagged |= to | source  # an access without a tag is what LLVM makes of it

    @property
    def in_rows(self) -> int:
        """Objects that numbers may be written to where only a row reaches."""
        return self.unplaced | self.reached & self.kept

    def add(self, name: str, mask: int) -> bool:
        """Join objects into one of the sets; whether that is news."""
        before = getattr(self, name)
        setattr(self, name, before | mask)
        return before | mask != before

    def copy(self) -> bool:
        """Join what copies say; whether that is news."""
        changed = False
        for call, both in self.copies.items():
            ends = union(self.memory.of(end) for end in both)
            if ends & self.untagged:
                changed |= self.add("untagged", ends)
            if ends & self.strewn and call not in self.filled:
                changed |= self.add("strewn", ends)
            if ends & self.in_rows:
                changed |= self.add("unplaced", ends)
        return changed


class UntaggedNumbers:
    """Those objects of the functions of one slice."""

    __slots__ = ("_is_any_poured", "_masks")

    def __init__(self, types: TypeAnalysis, summaries: Summaries) -> None:
        self._masks = {
            function: _Masks(function, summaries.points_to(function), summaries.models)
            for function in types.module.functions.values() if function.has_body
        }
        self._settle(("tagged", "integers", "numbers"))
        writes = self._writes(types, summaries, believes_marks=False)
        for function, masks in self._masks.items():
            own = writes[function]
            masks.unplaced, masks.reached, masks.kept = own.unplaced, own.reached, own.kept
            masks.pours = frozenset(own.poured)
        if types.has_member_arrays:
            writes = self._writes(types, summaries, believes_marks=True)
            for function, masks in self._masks.items():
                own = writes[function]
                masks.strewn, masks.filled = own.unplaced | own.reached, own.filled
        self._settle(_SETS)
        for masks in self._masks.values():
            for source, to in masks.moves:
                if not source & masks.integers:
                    masks.foreign |= to
        self._settle(("foreign",))
        poured = PouredNumbers({
            function: CopiesOf(
                masks.memory, types.layout, masks.copies, masks.pours, masks.calls + masks.pointed, masks.numbers,
                masks.integers)
            for function, masks in self._masks.items()
        })
        for function, masks in self._masks.items():
            masks.poured = poured.of(function)
        self._is_any_poured = any(masks.poured for masks in self._masks.values())

    def _writes(
        self, types: TypeAnalysis, summaries: Summaries, believes_marks: bool
    ) -> dict[Function, UntaggedWrites]:
        writes = {
            function: UntaggedWrites(
                function, masks.memory, types, summaries.models, masks.tagged & masks.integers, believes_marks)
            for function, masks in self._masks.items()
        }
        while any([each.visit_calls(writes) for each in writes.values()]):
            pass
        return writes

    def behind(self, pointer: Value, function: Function, evidence: int) -> bool:
        """Whether a pointer of a function may point to one, by how strong the evidence is that a number lies there: a
        declaration or an access, only rows of numbers that may reach there, or none at all (0)."""
        found = self._masks.get(function)
        if found is None:
            return True
        objects = found.memory.of(pointer) & (found.untagged | found.copied & ~found.tagged)
        if evidence < DECLARED:
            objects &= found.in_rows | ~found.tagged if evidence else found.foreign & ~found.tagged
        return bool(objects)

    def are_strewn(self, pointer: Value, function: Function) -> bool:
        """Whether numbers may be written behind a pointer of a function where only rows of them reach, otherwise than
        as integers that are moved from one element of a member to another."""
        found = self._masks.get(function)
        return found is None or bool(found.memory.of(pointer) & found.strewn)

    def are_poured(self, pointer: Value, function: Function) -> bool:
        """Whether numbers may be copied behind a pointer of a function to where only rows of them reach."""
        if not self._is_any_poured:
            return False
        found = self._masks.get(function)
        return found is None or bool(found.memory.of(pointer) & found.poured)

    def are_all(self, pointer: Value, function: Function) -> bool:
        """Whether numbers are accessed behind a pointer of a function, and no integers."""
        found = self._masks.get(function)
        return found is not None and bool(found.memory.of(pointer) & found.numbers & ~found.integers)

    def may_lie_in_rows(self, pointer: Value, function: Function) -> bool:
        """The same, also where no number is tagged as one."""
        found = self._masks.get(function)
        return found is None or bool(found.memory.of(pointer) & (found.strewn | ~found.tagged))

    def _settle(self, names: Sequence[str]) -> None:
        """Hand sets on between functions until none grows."""
        for _ in range(MAX_ROUNDS):
            if not self._round(names):
                return
        for masks in self._masks.values():
            masks.untagged = masks.unplaced = masks.strewn = masks.foreign = -1

    def _round(self, names: Sequence[str]) -> bool:
        changed = False
        for masks in self._masks.values():
            changed |= masks.copy()
            for call, function in masks.calls:
                callee = self._masks[function]
                for name in names:
                    changed |= masks.add(name, given_back(masks.memory, callee.memory, call, getattr(callee, name)))
                    changed |= callee.add(name, handed(masks.memory, callee.memory, call, getattr(masks, name)))
        return changed
