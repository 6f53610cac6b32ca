"""Numbers that a caller says lie behind a function's arguments, where the function loads integers, for number_bits.py.

Inside the function such memory holds integers by all that is seen. What the caller knows counts only where all that it
knows of the memory are numbers: pointers that step through structures tell of several kinds at once.
"""

from __future__ import annotations

from enzyme_cc.analysis.bit_classes import Bits, of_part
from enzyme_cc.analysis.type_facts import HINT, INTEGER
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.ir import Argument, DataLayout, Function, GetElementPtr, Instruction, Load, Value


class GivenNumbers:
    """Those behind the arguments of one function, by the types that a caller gives."""

    __slots__ = ("_function", "_layout", "_types")

    def __init__(self, function: Function, types: tuple[TypeTree, ...], layout: DataLayout) -> None:
        self._function = function
        self._types = types
        self._layout = layout

    def part(self, load: Instruction) -> Bits | None:
        """The part of a number that an integer is which is loaded at a fixed place behind an argument; None if that is
        not said."""
        pointer: Value = load.operands[0]
        size, offset = self._layout.store_size(load.type), 0
        while isinstance(pointer, GetElementPtr):
            step, variable = self._layout.gep_offset(pointer)
            if variable:
                return None
            pointer, offset = pointer.operands[0], offset + step
        if not isinstance(pointer, Argument) or pointer.index >= len(self._types):
            return None
        behind = self._types[pointer.index].data0()
        if any(fact.concrete is INTEGER and fact.strength != HINT for fact in behind.facts):
            return None
        for whole in (8, 4):
            start = offset - offset % whole
            said = behind.lookup(start, whole)
            if said.is_float and said.size == whole > size and offset + size <= start + whole:
                return of_part(said.kind, offset - start, size)
        return None

    @property
    def are_read_in_parts(self) -> bool:
        """Whether both the lower and the upper part of a number are loaded."""
        lower = upper = False
        for i in self._function.instructions():
            if isinstance(i, Load) and i.type.is_int and i.type.bits > 1:
                part = self.part(i)
                if part is not None and part.loose:
                    upper |= bool(part.coarse)
                    lower |= not part.coarse
        return lower and upper
