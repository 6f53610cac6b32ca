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
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from enzyme_cc.analysis.call_models import CallModels, callee_of
from enzyme_cc.analysis.declared_types import tbaa_access
from enzyme_cc.analysis.points_to import PointsTo
from enzyme_cc.analysis.type_facts import ANYTHING
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import Alloca, Call, ConstantInt, Function, GetElementPtr, Instruction, Value
from enzyme_cc.ir.opcodes import DERIVED_POINTERS, POINTER_COPIES
from enzyme_cc.rules import FunctionInfo

LEAST_WORD = 4
"""Bytes that may be a number, moved as a word."""


class UntaggedWrites:
    """Those of one function, as far as is known of others."""

    __slots__ = (
        "_calls", "_cycles", "_layout", "_memory", "_models", "_structures", "dirty", "kept", "reached", "unplaced",
    )

    def __init__(
        self, function: Function, memory: PointsTo, types: TypeAnalysis, models: CallModels, structures: int
    ) -> None:
        """`structures`: objects in which numbers and integers are tagged as such."""
        self._memory = memory
        self._models = models
        self._structures = structures
        self._layout = types.layout
        self._cycles = types.pointer_steps(function)[0]
        self.dirty: set[Value] = set()
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
            if info is not None and info.kind == "copy" and info.destination is not None:
                if "tbaa.struct" not in call.metadata and not self._fills_variable(call, info):
                    self.unplaced |= self._memory.of(call.args[info.destination])
                    self._add(call.args[info.destination])

    def _fills_variable(self, call: Call, info: FunctionInfo) -> bool:
        """Whether a copy fills a variable that is a structure, or its rest, from an object that has members of both
        kinds: what is passed by value, or copied by way of such, whose copies LLVM does not describe."""
        assert info.destination is not None and info.source is not None
        if info.length is None or not isinstance(length := call.args[info.length], ConstantInt):
            return False
        at, variable = 0, call.args[info.destination]
        while isinstance(variable, GetElementPtr) and not variable.type.is_vector:
            step, varies = self._layout.gep_offset(variable)
            if varies:
                return False
            at, variable = at + step, variable.operands[0]
        if not isinstance(variable, Alloca) or variable.operands or not variable.allocated_type.is_struct:
            return False
        mask = self._memory.of(call.args[info.source])
        is_rest = at + length.unsigned == self._layout.size(variable.allocated_type)
        return is_rest and bool(mask & self._structures) and not mask & ~self._structures

    def _is_told(self, store: Instruction) -> bool:
        """Whether the tag of a store says what it stores, or it is too little for a number."""
        size = self._layout.store_size(store.operands[0].type)
        if size < LEAST_WORD:
            return True
        tag, module = store.metadata.get("tbaa"), store.module
        if tag is None or module is None:
            return False
        said = tbaa_access(module.metadata, tag, size)
        return bool(said.facts) and said.lookup(0, size) is not ANYTHING

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

    def _is_reached(self, pointer: Value) -> bool:
        """Whether a pointer comes from where it is not seen what it was made of."""
        if isinstance(pointer, Call):
            function = callee_of(pointer)
            return function is None or function.has_body or self._memory.object_of(pointer) is None
        return isinstance(pointer, Instruction) and pointer.opcode in _REACHED


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
