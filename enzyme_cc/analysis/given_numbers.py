"""Numbers that a caller says lie behind a function's arguments, where the function loads integers, for number_bits.py.

Inside the function such memory holds integers by all that is seen. What the caller knows counts only where all that it
knows of the memory are numbers: pointers that step through structures tell of several kinds at once.
"""

from __future__ import annotations

from enzyme_cc.analysis.bit_classes import FRACTION_BITS, FREE, Bits, of_part
from enzyme_cc.analysis.type_facts import HINT, INTEGER
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.ir import Argument, Call, DataLayout, Function, GetElementPtr, Load, Type, Value


class GivenNumbers:
    """Those behind the arguments of one function, by the types that a caller gives."""

    __slots__ = ("_layout", "_types")

    def __init__(self, types: tuple[TypeTree, ...], layout: DataLayout) -> None:
        self._types = types
        self._layout = layout

    def part(self, pointer: Value, type: Type) -> Bits | None:
        """The parts of numbers that an integer may be which lies at a fixed place behind an argument; None if that is
        not said."""
        size, offset = self._layout.store_size(type), 0
        while isinstance(pointer, GetElementPtr):
            step, variable = self._layout.gep_offset(pointer)
            if variable:
                return None
            pointer, offset = pointer.operands[0], offset + step
        if not isinstance(pointer, Argument) or pointer.index >= len(self._types):
            return None
        facts = self._types[pointer.index].data0().facts
        if any(fact.concrete is INTEGER and fact.strength != HINT for fact in facts):
            return None
        found = FREE
        for fact in facts:
            whole, place = fact.concrete.size, offset - fact.start
            if not fact.concrete.is_float or whole <= size or fact.concrete.kind not in FRACTION_BITS:
                continue
            if fact.stride and (place >= 0 or fact.start < whole):  # before the first of a row: a pointer into one
                place %= fact.stride
            if 0 <= place < fact.width and place % fact.concrete.stride + size <= whole:
                found = found.union(of_part(fact.concrete.kind, place % fact.concrete.stride, size))
        return found if found.touched else None

    def may_be_taken_apart(self, function: Function) -> bool:
        """Whether a function that is given them loads parts of them as integers, or calls what may."""
        return any(
            isinstance(i, Call) or (
                isinstance(i, Load) and i.type.is_int and i.type.bits > 1 and self.part(i.pointer, i.type) is not None
            ) for i in function.instructions()
        )
