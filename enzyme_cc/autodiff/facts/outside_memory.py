"""Memory that a request hands over: what lies there that the slice does not read, the slice does not tell.

In memory that the slice makes itself there are only such numbers as its code computes with. What the caller of a
derivative hands over may hold any others beside those that are read, and derivatives of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.analysis.points_to import BEYOND, UNKNOWN_BIT, MemoryObject, Summaries, bits
from enzyme_cc.analysis.type_calls import callee_of
from enzyme_cc.ir import Argument, Call, Function, Value


class OutsideMemory:
    """Which pointers of the functions of one slice may lead to memory that `entries`, the requested ones, are given."""

    __slots__ = ("_calls", "_module", "_summaries", "entries")

    def __init__(self, module: ir.Module, summaries: Summaries) -> None:
        self.entries: set[Function | None] = set()
        self._module = module
        self._summaries = summaries
        self._calls: dict[Function, list[Call]] | None = None

    def is_behind(self, pointer: Value, function: Function) -> bool:
        """Whether a pointer of a function may lead there."""
        return any(True for _ in self._parameters(function, self._summaries.points_to(function).of(pointer)))

    def parameters_behind(self, item: MemoryObject, function: Function) -> Iterator[Argument]:
        """The parameters of requested functions by which memory behind an argument of a function may have come."""
        return self._parameters(function, 1 << item.index)

    def _parameters(self, function: Function, mask: int) -> Iterator[Argument]:
        seen: set[tuple[Function, int]] = set()
        work = [(function, mask)]
        while work:
            function, mask = work.pop()
            memory = self._summaries.points_to(function)
            for index in bits(mask & ~UNKNOWN_BIT):
                item = memory.objects[index]
                if not isinstance(item.value, Argument) or (function, index) in seen:
                    continue
                seen.add((function, index))
                if function in self.entries:
                    yield item.value
                work += self._handed(function, item.value.index, item.kind)

    def _handed(self, function: Function, position: int, kind: str) -> list[tuple[Function, int]]:
        """The objects that callers in the slice give for an argument."""
        found = []
        for call in self._calls_of(function):
            caller = call.function
            if caller is not None and position < call.arg_count:
                memory = self._summaries.points_to(caller)
                mask = memory.of(call.args[position])
                found.append((caller, memory.reachable(memory.content(mask)) if kind == BEYOND else mask))
        return found

    def _calls_of(self, function: Function) -> list[Call]:
        if self._calls is None:
            self._calls = {}
            for caller in self._module.functions.values():
                for i in caller.instructions() if caller.has_body else ():
                    if isinstance(i, Call) and (callee := callee_of(i)) is not None:
                        self._calls.setdefault(callee, []).append(i)
        return self._calls.get(function, [])
