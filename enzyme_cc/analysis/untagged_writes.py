"""Objects in which numbers may be written at places that no type tells: rows of numbers may reach as far as they like.

Where a structure has an array of numbers beside its members, types know the row, but not where it ends: by them any
member behind it may lie in it. The rules of C know: who walks along an array stays in it, and who accesses a number
says so in the tag of the access (`!tbaa`), or copies the structure whole, as `!tbaa.struct` says. What else is written
may put numbers, or halves of them, where the types have nothing but the row.

The lattice: for each function sets of objects of points_to.py and a set of pointers (*dirty*), joined by union.

    store       of a number that is not tagged as one: its pointer is dirty. Of a word that is not tagged: to any place
    copy        that is not tagged as one of a structure, nor fills a variable that is one: to any place
    call        what is given for a dirty argument of the callee is dirty; all that unknown functions are given
    getelementptr, phi, select, cast: what a dirty pointer is made of is dirty

Dirty pointers that are indexed or walk write to any place of their objects (*unplaced*); those that were loaded or
returned do (*reached*) where pointers to unknown places of the object are kept anywhere (*kept*). At known places what
is written shows in the types.

Beside these, copies are told apart by what the function says of their ends: those that *filled* rows of numbers, where
numbers are accessed as such; and those that *poured* what may be numbers to where nothing says so (poured_numbers.py):
not what is copied from where integers are accessed, nor whole to memory that is allocated for it, nor members of a
structure, nor single words that are no copies in the source.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from enzyme_cc.analysis.call_models import CallModels, Kind, callee_of
from enzyme_cc.analysis.declared_types import COPIED_WORD, says_integer, says_number, tbaa_access
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER, is_marked
from enzyme_cc.analysis.points_to import PointsTo
from enzyme_cc.analysis.type_facts import ANYTHING
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.analysis.value_copies import sources_of
from enzyme_cc.ir import (
    Alloca,
    Call,
    ConstantInt,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Type,
    Value,
)
from enzyme_cc.ir.opcodes import COPIES, DERIVED_POINTERS, MERGES, POINTER_COPIES
from enzyme_cc.rules import FunctionInfo

Place = tuple[object, int]
"""What a pointer is counted from, and how far."""
_UNSEEN: set[Place] = set()
LEAST_WORD, WORD = 4, 8
"""Bytes that may be a number, moved as a word; and bytes of what most are."""


class UntaggedWrites:
    """Those of one function, as far as is known of others."""

    __slots__ = (
        "_believes_marks", "_calls", "_cycles", "_function", "_indexed", "_keepers", "_layout", "_memory", "_models",
        "_rows", "_slots", "_structures", "dirty", "filled", "kept", "poured", "reached", "unplaced",
    )

    def __init__(
        self, function: Function, memory: PointsTo, types: TypeAnalysis, models: CallModels, structures: int,
        believes_marks: bool = False,
    ) -> None:
        """`structures`: objects in which numbers and integers are tagged as such. `believes_marks`: what is stored, or
        moved, as an element of an array of integers that is a member is no number (who asks follows what is put there),
        and what is copied to where numbers are accessed as such lies where the types show it."""
        self._believes_marks = believes_marks
        self._function = function
        self._memory = memory
        self._models = models
        self._rows = self._indexed = self._slots = _UNSEEN
        self._keepers: dict[Value, list[Value]] = {}  # where pointers are stored
        self._structures = structures
        self._layout = types.layout
        self._cycles = types.pointer_steps(function)[0]
        self.dirty: set[Value] = set()
        self.filled: set[Call] = set()  # copies into rows of numbers
        self.poured: list[Call] = []  # copies to where nothing says what lies there, from where nothing says integers
        self.unplaced = self.reached = self.kept = 0
        self._calls: list[tuple[Call, Function]] = []
        for i in function.instructions():
            if i.opcode == "store":
                self._store(i, *i.operands)
            elif i.opcode == "ret":
                for value in i.operands:
                    self._keep(value)
            elif isinstance(i, Call):
                self._call(i)

    def visit_calls(self, writes: dict[Function, UntaggedWrites]) -> bool:
        """Take what is known of callees; whether that is news."""
        before = len(self.dirty)
        for call, function in self._calls:
            dirty = writes[function].dirty
            for argument, parameter in zip(call.args, function.args, strict=False):
                if parameter in dirty:
                    self._add(argument)
        return len(self.dirty) != before

    def _store(self, store: Instruction, value: Value, pointer: Value) -> None:
        if value.type.is_pointer:
            self._keep(value)
        elif not value.is_constant and not self._is_told(store):
            if self._believes_marks and (
                _is_of_constants(value) or (value.type.is_int and is_marked(store, INTEGERS_OF_MEMBER))
            ):
                return
            self._add(pointer)
            if not value.type.is_fp:
                self.unplaced |= self._memory.of(pointer)

    def _keep(self, value: Value) -> None:
        """Note where a pointer to an unknown place of an object is kept."""
        if value.type.is_pointer and any(self._is_moving(pointer) for pointer in _origins(value)):
            self.kept |= self._memory.of(value)

    def _call(self, call: Call) -> None:
        function = callee_of(call)
        if function is not None and function.has_body:
            self._calls.append((call, function))
        elif function is None:
            for argument in call.args:
                self._add(argument)
                self._keep(argument)
        else:
            info = self._models.of(call).info
            if info is not None and info.kind == "copy" and info.destination is not None and info.source is not None:
                self._copy(call, info, call.args[info.destination], call.args[info.source])

    def _copy(self, call: Call, info: FunctionInfo, to: Value, source: Value) -> None:
        if "tbaa.struct" in call.metadata or self._is_whole(call, info, to, source):
            return
        if is_marked(call, NUMBERS_OF_MEMBER) or self._fills_rows(to):
            self.filled.add(call)
            if self._believes_marks:
                return
        elif is_marked(call, INTEGERS_OF_MEMBER) or self._moves_along(to, source):
            if self._believes_marks:
                return
        elif COPIED_WORD not in call.metadata and not (
            self._is_of_integers(source) or self._fills_allocation(call, info, to, source)
            or self._is_of_members(call, info, source)
        ):
            self.poured.append(call)
        self.unplaced |= self._memory.of(to)
        self._add(to)

    def _is_whole(self, call: Call, info: FunctionInfo, to: Value, source: Value) -> bool:
        """Whether a copy fills a variable that is a structure, or its rest, from an object that has members of both
        kinds: what is passed by value, or copied by way of such, whose copies LLVM does not describe."""
        if info.length is None or not isinstance(length := call.args[info.length], ConstantInt):
            return False
        object, at, strides = self._counted(to)
        if strides or at + length.unsigned != self._size(object):
            return False
        mask = self._memory.of(source)
        return bool(mask & self._structures) and not mask & ~self._structures

    def _size(self, object: Value) -> int | None:
        """The size of a variable that is a structure; where marks are believed, of one that is allocated, too."""
        if isinstance(object, Alloca) and not object.operands and object.allocated_type.is_struct:
            return self._layout.size(object.allocated_type)
        if not self._believes_marks:
            return None
        if isinstance(object, Call) and object.called_name == "malloc" and isinstance(object.args[0], ConstantInt):
            return object.args[0].unsigned
        return None

    def _fills_rows(self, to: Value) -> bool:
        """Whether a copy goes into an array of numbers: a variable that is one, or a place where numbers are accessed
        as such, or where rows of them begin that are."""
        variable = self._counted(to)[0]
        if isinstance(variable, Alloca) and _is_array_of_numbers(variable.allocated_type):
            return True
        self._see_accesses()
        return not self._rows.isdisjoint(self._places(to))

    def _fills_allocation(self, call: Call, info: FunctionInfo, to: Value, source: Value) -> bool:
        """Whether memory is allocated for what is copied: it is like that, whole, but for padding at its end, or for
        room behind what a buffer held that grows."""
        if info.length is None or not isinstance(to, Call) or self._models.of(to).kind is not Kind.ALLOCATE:
            return False
        length, sizes = call.args[info.length], [size for size in to.args if size.type.is_int]
        if length in sizes:
            return True
        if isinstance(length, ConstantInt):
            return any(isinstance(size, ConstantInt) and 0 <= size.unsigned - length.unsigned < WORD for size in sizes)
        held = self._counted(source)[0]
        return isinstance(held, Instruction) and held.opcode in _HELD and not all(size.is_constant for size in sizes)

    def _is_of_members(self, call: Call, info: FunctionInfo, source: Value) -> bool:
        """Whether members of a structure are copied, as constructors do: so many bytes, from within it, and not from
        where a row of numbers is seen. Types know what lies there."""
        if info.length is None or not isinstance(call.args[info.length], ConstantInt):
            return False
        self._see_accesses()
        return self._counted(source)[1] > 0 and self._indexed.isdisjoint(self._places(source, 1))

    def _is_of_integers(self, source: Value) -> bool:
        """Whether a copy is one of integers: of a constant, or from where integers are accessed as such, no numbers."""
        variable = self._counted(source)[0]
        if isinstance(variable, GlobalVariable) and variable.is_constant_global:
            return True
        self._see_accesses()
        places = set(self._places(source, 1))
        return not self._slots.isdisjoint(places) and self._rows.isdisjoint(places)

    def _see_accesses(self) -> None:
        """Note where numbers are accessed as such (*rows*), one after the other (*indexed*), and where integers are
        (*slots*)."""
        if self._rows is not _UNSEEN:
            return
        for i in self._function.instructions():
            if i.opcode == "store" and i.operands[0].type.is_pointer:
                for each in sources_of([i.operands[0]], POINTER_COPIES):
                    self._keepers.setdefault(each, []).append(i.operands[1])
        self._rows, self._indexed, self._slots = rows, indexed, slots = set[Place](), set[Place](), set[Place]()
        for i in self._function.instructions():
            if i.opcode in ("load", "store"):
                pointer = i.operands[-1]
                if says_number(i):
                    rows.update(self._places(pointer))
                    if any(map(self._steps_to_next, _origins(pointer))):
                        indexed.update(self._places(pointer))
                elif says_integer(i):
                    slots.update(self._places(pointer, 1))

    def _places(self, pointer: Value, unit: int = WORD) -> Iterator[Place]:
        """What a pointer is counted from, by whole units where that varies, and how far; and where that was stored or
        is loaded from."""
        at = 0
        while True:
            yield pointer, at
            for address in (pointer.pointer,) if isinstance(pointer, Load) else self._keepers.get(pointer, ()):
                root, start, strides = self._counted(address)
                if not strides:
                    yield (root, start), at
            if not isinstance(pointer, GetElementPtr) or pointer.type.is_vector:
                return
            step, varies = self._layout.gep_offset(pointer)
            if any(stride % unit for _, stride in varies):
                return
            at, pointer = at + step, pointer.pointer

    def _moves_along(self, to: Value, source: Value) -> bool:
        """Whether memory is moved within an array, as where an element is put in or taken out: both ends are counted
        from the same place, by whole words and but a word apart. Two members that are so close hold one word each."""
        ends = [self._counted(to), self._counted(source)]
        return ends[0][0] is ends[1][0] and abs(ends[0][1] - ends[1][1]) in (0, WORD) and all(
            stride % WORD == 0 for _, _, strides in ends for stride in strides)

    def _counted(self, pointer: Value) -> tuple[Value, int, list[int]]:
        """What a pointer is counted from: how far, and the units of what varies."""
        at, strides = 0, []
        while isinstance(pointer, GetElementPtr) and not pointer.type.is_vector:
            step, varies = self._layout.gep_offset(pointer)
            at += step
            strides += [stride for _, stride in varies]
            pointer = pointer.pointer
        return pointer, at, strides

    def _is_told(self, store: Instruction) -> bool:
        """Whether the tag of a store says what it stores, or it is too little for a number."""
        size = self._layout.store_size(store.operands[0].type)
        if size < LEAST_WORD:
            return True
        if self._believes_marks and is_marked(store, NUMBERS_OF_MEMBER):
            return True
        tag, module = store.metadata.get("tbaa"), store.module
        if tag is None or module is None:
            return False
        said = tbaa_access(module.metadata, tag, size)
        concrete = said.lookup(0, size) if said.facts else ANYTHING
        if self._believes_marks and store.operands[0].type.is_fp:
            return concrete.is_float
        return concrete is not ANYTHING

    def _add(self, pointer: Value) -> None:
        for each in _origins(pointer, self.dirty):
            self.dirty.add(each)
            if self._is_moving(each):
                self.unplaced |= self._memory.of(each)
            elif self._is_reached(each):
                self.reached |= self._memory.of(each)

    def _is_moving(self, pointer: Value) -> bool:
        """Whether a pointer is indexed or walks."""
        if not isinstance(pointer, GetElementPtr):
            return pointer in self._cycles
        return pointer in self._cycles or pointer.type.is_vector or bool(self._layout.gep_offset(pointer)[1])

    def _steps_to_next(self, pointer: Value) -> bool:
        """Whether a pointer may go from number to number, rather than from structure to structure."""
        if pointer in self._cycles and self._cycles[pointer][1] <= WORD:
            return True
        return isinstance(pointer, GetElementPtr) and (pointer.type.is_vector or any(
            stride <= WORD for _, stride in self._layout.gep_offset(pointer)[1]))

    def _is_reached(self, pointer: Value) -> bool:
        """Whether a pointer comes from where it is not seen what it was made of."""
        if isinstance(pointer, Call):
            function = callee_of(pointer)
            return function is None or function.has_body or self._memory.object_of(pointer) is None
        return isinstance(pointer, Instruction) and pointer.opcode in _REACHED


def _is_of_constants(value: Value) -> bool:
    return all(isinstance(each, Instruction) and each.opcode in COPIES for each in sources_of([value], COPIES))


def _is_array_of_numbers(type: Type) -> bool:
    while type.is_array:
        type = type.element
    return type.is_fp


_HELD = MERGES | {"load"}
_REACHED = frozenset("load inttoptr extractvalue extractelement".split())
_DERIVED = DERIVED_POINTERS | {"freeze"}


def _origins(pointer: Value, known: Container[Value] = ()) -> Iterator[Value]:
    """A pointer and all that it is made of in its function."""
    work, seen = [pointer], set()
    while work:
        each = work.pop()
        if each in seen or each in known or each.is_constant or not each.type.is_pointer:
            continue
        seen.add(each)
        yield each
        if isinstance(each, Instruction):
            if each.opcode in POINTER_COPIES:
                work += each.operands
            elif each.opcode in _DERIVED:
                work.append(each.operands[0])
