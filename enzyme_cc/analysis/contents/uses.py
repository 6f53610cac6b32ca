"""What the results of a slice may be made of: numbers, and integers that numbers may be made of again.

Results are what the requested functions return, and what is written to memory of the caller that may carry derivatives,
or to memory that is reached from there. Comparisons, branches and roundings end the way: what is decided by a number is
a step of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents.backward import BackwardSlice
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.places import ANYWHERE
from enzyme_cc.analysis.contents.regions import CODE, GLOBAL, OUTSIDE, MemoryRegion, Read
from enzyme_cc.analysis.contents.sinks import PASSED, Sink
from enzyme_cc.ir import Call, Function, Instruction, Value
from enzyme_cc.ir.opcodes import COMPARISONS, FLOAT_TO_INTEGER
from enzyme_cc.rules.runtime import SLOPED

_STEPS = COMPARISONS | FLOAT_TO_INTEGER
_NO_SOURCE = (Kind.INACTIVE, Kind.DROPPED, Kind.FREE)


class Uses(BackwardSlice):
    """The values and writes that results may depend on."""

    def __init__(self, contents: SliceContents, entries: Iterable[Function]) -> None:
        super().__init__(contents)
        for function in entries:
            self.need_result(function)
            self._need_behind(contents.result(function).targets)
        self._need_behind(
            region for region in contents.memory.objects.values() if region.kind in (OUTSIDE, GLOBAL) and region.active)
        self.run()

    def accepts(self, value: Value) -> bool:
        """Whether a value may hold bits of numbers at all, by its type."""
        type = value.type
        return not (type.is_void or type.is_metadata or type.scalar.is_pointer or (
            type.scalar.is_int and type.scalar.bits == 1))

    def operands_of(self, i: Instruction) -> Sequence[Value]:
        """All but those of comparisons, and what a choice depends on."""
        return () if i.opcode in _STEPS else i.operands[i.opcode == "select":]

    def result_of_unknown(self, call: Call) -> None:
        """All that a call is given may be in its result. Of a number with a known slope the value itself has no
        derivative (autodiff/prepare/bit_slopes.py)."""
        model = self.contents.models.of(call)
        if model.kind not in _NO_SOURCE:
            self._need_all(call.args[1:] if model.name.startswith(SLOPED) else call.args)

    def write_unknown(self, call: Call) -> None:
        """All that a call is given may be in what it writes, and what other calls of its kind send to it."""
        is_message = self.contents.models.of(call).kind is Kind.MPI
        for each in self._messages if is_message else (call,):
            self._need_all(each.args)

    @cached_property
    def _messages(self) -> list[Call]:
        return [i for function in self.contents.functions for i in function.instructions()
                if isinstance(i, Call) and self.contents.models.of(i).kind is Kind.MPI]

    def _need_all(self, arguments: Iterable[Value]) -> None:
        """Values, and what lies behind pointers."""
        for argument in arguments:
            if argument.type.is_pointer:
                self.need_region(argument)
            elif not argument.type.is_metadata:
                self.need(argument)

    def called_by_library(self, call: Call, given: Value | None) -> None:
        """Libraries hand on what they are given."""
        if given is not None:
            self.need(given)

    def has(self, sink: Sink) -> bool:
        """Whether results may depend on what comes to a sink. Of what is passed to other code nobody knows."""
        i = sink.instruction
        return i in self.values or i in self.stores or i.opcode == "ret" or sink.kind == PASSED

    def _need_behind(self, regions: Iterable[MemoryRegion]) -> None:
        """All that is written to some memory, and to memory that addresses there lead to."""
        found = dict.fromkeys(region.whole for region in regions if region.kind != CODE)
        for region in (pending := list(found)):
            self.need_read(region, Read(ANYWHERE, 1))
            for write in region.writes:
                new = [target.whole for target in self.contents.memory.content(region, write).targets
                       if target.kind != CODE and target.whole not in found]
                found |= dict.fromkeys(new)
                pending += dict.fromkeys(new)
