"""Where rows of numbers and of integers begin in memory: integers that begin where numbers do are halves of them.

Two rows in one block of memory are told apart by where they begin, as a table of integers behind a matrix is. For each
object that a function names itself (an argument, a variable, an allocation) these offsets from its beginning are
collected, of accesses at a constant place and of those in a row from there, whose index goes with a loop:

    numbers    a floating-point number is loaded or stored there
    integers   an integer of two or four bytes is, that no tag says to be a member of a structure or a union

What a callee does behind an argument it does at that place of the caller's object, where the place is constant. An
object is *mixed* if an integer lies inside of a number, or if numbers are counted in the units of smaller integers.
"""

from __future__ import annotations

from enzyme_cc.analysis.declared_types import tbaa_access
from enzyme_cc.analysis.points_to import PointsTo
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.ir import Call, DataLayout, Function, GetElementPtr, Instruction, Value

_STEPS = frozenset("add sub shl or sext zext trunc mul freeze".split())
MAX_DEPTH = 6
"""So far an index is followed to the loop that it goes with."""
MAX_STARTS = 32
"""More different places of one object are not looked at."""


class RowStarts:
    """Those of one function, by the indices of its objects."""

    __slots__ = ("_layout", "_memory", "integers", "mixed", "numbers")

    def __init__(self, function: Function, memory: PointsTo, layout: DataLayout) -> None:
        self._layout = layout
        self._memory = memory
        self.numbers: dict[int, set[tuple[int, int]]] = {}
        self.integers: dict[int, set[int]] = {}
        self.mixed = 0
        for i in function.instructions():
            if i.opcode == "load":
                self._access(i, i, i.operands[0])
            elif i.opcode == "store":
                self._access(i, i.operands[0], i.operands[1])
        self._compare()

    def _access(self, access: Instruction, value: Value, pointer: Value) -> None:
        scalar = value.type.scalar
        if not (scalar.is_float or (scalar is value.type and scalar.is_int and scalar.bits in (16, 32))):
            return
        size = self._layout.store_size(scalar)
        if scalar.is_int and not _may_be_half(access, size):
            return
        place = self._place(pointer)
        if place is None:
            return
        item, offset, unit = place
        if scalar.is_int:
            _add(self.integers, item, offset)
        else:
            _add(self.numbers, item, (offset, size))
            if unit in (2, 4) and unit < size and not value.type.is_vector:
                self.mixed |= 1 << item

    def _place(self, pointer: Value) -> tuple[int, int, int] | None:
        """The object that a place is counted from, how far, and the unit of an index that goes with a loop."""
        offset = unit = 0
        while isinstance(pointer, GetElementPtr) and not pointer.type.is_vector:
            constant, variable = self._layout.gep_offset(pointer)
            offset += constant
            for index, stride in variable:
                if not _goes_with_loop(index):
                    return None
                unit = min(unit, abs(stride)) if unit else abs(stride)
            pointer = pointer.operands[0]
        item = self._memory.object_of(pointer)
        return None if item is None else (item, offset, unit)

    def take(self, call: Call, callee: RowStarts, arguments: list[tuple[int, int]]) -> None:
        """Join what a callee does behind its arguments, given by position and object."""
        for position, inner in arguments:
            place = self._place(call.args[position])
            if place is not None and not place[2]:
                for start, size in callee.numbers.get(inner, ()):
                    _add(self.numbers, place[0], (start + place[1], size))
                for start in callee.integers.get(inner, ()):
                    _add(self.integers, place[0], start + place[1])
        self._compare()

    def _compare(self) -> None:
        for item, integers in self.integers.items():
            for start, size in self.numbers.get(item, ()):
                if any(start <= place < start + size for place in integers):
                    self.mixed |= 1 << item


def _add(places: dict, item: int, place: object) -> None:
    found = places.setdefault(item, set())
    if len(found) < MAX_STARTS:
        found.add(place)


def _may_be_half(access: Instruction, size: int) -> bool:
    tag, module = access.metadata.get("tbaa"), access.module
    if tag is None or module is None:
        return True  # none, or one that was hidden (declared_types.MOVED_WORD)
    operands = module.metadata.node(tag).operands
    said = tbaa_access(module.metadata, tag, size)
    return operands[0] is operands[1] and said.lookup(0, size) is INTEGER


def _goes_with_loop(index: Value, depth: int = 0) -> bool:
    if not isinstance(index, Instruction):
        return False
    if index.opcode == "phi":
        return True
    return index.opcode in _STEPS and depth < MAX_DEPTH and any(
        _goes_with_loop(o, depth + 1) for o in index.operands
    )
