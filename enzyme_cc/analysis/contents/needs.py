"""What must be followed as the program runs so that it can decide at a sink: back from the sinks that may see bits
(sinks.py) over the values that bits may come by, and the memory that these are read from. What lies beyond, such as
memory that only numbers are written to, is left alone.
"""

from __future__ import annotations

from collections.abc import Container, Sequence

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents import calls
from enzyme_cc.analysis.contents.backward import BackwardSlice
from enzyme_cc.analysis.contents.bits import FREE
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.sinks import Sink
from enzyme_cc.ir import Call, Function, Instruction, Value

_MOVES_NUMBERS = frozenset("phi select freeze bitcast extractvalue insertvalue extractelement insertelement "
                           "shufflevector".split())


class Needs(BackwardSlice):
    """What is to be followed: of `values` by which bytes they are made of bits of numbers, of memory that `stores`
    write to what lies there then; memory that `makers` make is clean when it is new.

    unknown   a call that does to such memory, or with such values, what nobody can follow, if there is one
    """

    def __init__(self, contents: SliceContents, sinks: Sequence[Sink]) -> None:
        super().__init__(contents)
        self.unknown: Call | None = None
        for sink in sinks:
            self.need(sink.value)
        self.run()
        places: list[Value] = [*(sink.instruction for sink in sinks), *self.stores, *self.values]
        followed = dict.fromkeys(getattr(place, "function", None) or getattr(place, "parent", None) for place in places)
        self.unknown = self.unknown or self._call_of_original(followed)

    def accepts(self, value: Value) -> bool:
        """Whether a value may have bits of numbers at all."""
        content = self.contents.of(value)
        return content.numbers is not FREE or content.left is not FREE or content.raw or content.raw_left

    def operands_of(self, i: Instruction) -> Sequence[Value]:
        """What is computed as a number is one."""
        return () if i.type.is_fp and i.opcode not in _MOVES_NUMBERS else i.operands

    def write_unknown(self, call: Call) -> None:
        """Nobody can follow it. What MPI receives has its derivative, or was refused where it was sent (sinks.py)."""
        if self.contents.models.of(call).kind is not Kind.MPI:
            self.unknown = self.unknown or call

    def called_by_library(self, call: Call, given: Value | None) -> None:
        """Libraries hand no marks on."""
        self.unknown = self.unknown or call

    def _call_of_original(self, followed: Container[Function | None]) -> Call | None:
        """A call through a pointer that no derivative takes the place of, and that leads to a function which would have
        to be followed: such a call runs the function as the program has it, in which nothing is followed."""
        for function in self.contents.functions:
            for i in function.instructions():
                if isinstance(i, Call) and self.contents.models.of(i).kind is Kind.INDIRECT and (
                    not self.contents.derivatives.replaces(i)
                ) and any(body in followed for body in self._reached(i)):
                    return i
        return None

    def _reached(self, call: Call) -> list[Function]:
        """The functions that a call leads to."""
        pending = list(calls.bodies(self.contents, call))
        for body in pending:
            for other in body.instructions():
                if isinstance(other, Call):
                    pending += [new for new in calls.bodies(self.contents, other) if new not in pending]
        return pending
