"""Memory that a request hands over: what lies there that the slice does not read, the slice does not tell.

In memory that the slice makes itself there are only such numbers as its code computes with. What the caller of a
derivative hands over may hold any others beside those that are read, and derivatives of them.

A pointer may lead there if points-to (points_to.py) follows it to a parameter of a requested function, through

    a parameter             what any caller in the slice gives for it; a function whose address is taken is given what
                            any indirect call passes at that place, and a library function that it is handed to
    what a global leads to  whatever is stored there, by any function of the slice
    the unknown             to any parameter of a requested function

A global's own memory, and what the program stored there beforehand, is not handed over: its shadow is ours.
"""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import callee_of
from enzyme_cc.analysis.points_to import ALLOCATION, BEYOND, FRESH, UNKNOWN_BIT, MemoryObject, PointsTo, Summaries, bits
from enzyme_cc.ir import Argument, Call, ConstantAggregate, ConstantExpr, Function, GlobalVariable, Value


class OutsideMemory:
    """Which pointers of the functions of one slice may lead to memory that `entries`, the requested ones, are given."""

    __slots__ = ("_calls", "_indirect", "_kept", "_module", "_summaries", "_taken", "entries")

    def __init__(self, module: ir.Module, summaries: Summaries) -> None:
        self.entries: set[Function | None] = set()
        self._module = module
        self._summaries = summaries
        self._calls: dict[Function, list[Call]] | None = None
        self._indirect: list[Call] = []
        self._taken: dict[Function, list[Call]] = {}
        self._kept: dict[GlobalVariable, list[tuple[Function, int]]] = {}

    def is_behind(self, pointer: Value, function: Function) -> bool:
        """Whether a pointer of a function may lead there."""
        mask = self._summaries.points_to(function).of(pointer)
        return any(True for _ in self._parameters(function, mask, True))

    def is_seen_behind(self, pointer: Value, function: Function) -> bool:
        """The same, as far as the calls of the slice show it: not through globals or the unknown."""
        mask = self._summaries.points_to(function).of(pointer)
        return any(True for _ in self._parameters(function, mask & ~UNKNOWN_BIT, False))

    def stays(self, pointer: Value, function: Function) -> bool:
        """Whether a pointer of a function leads there, to a global or to the heap: not to what is there for the time of
        a call only."""
        seen: set[tuple[Function, int]] = set()
        work = [(function, self._summaries.points_to(function).of(pointer))]
        while work:
            function, mask = work.pop()
            memory = self._summaries.points_to(function)
            if not mask or mask & UNKNOWN_BIT:
                return False
            for index in bits(mask):
                value, kind = memory.objects[index].value, memory.objects[index].kind
                if (function, index) in seen or isinstance(value, GlobalVariable) or kind in (ALLOCATION, FRESH):
                    continue
                seen.add((function, index))
                if not isinstance(value, Argument):
                    return False
                if function not in self.entries:
                    handed = self._handed(function, value.index, kind, True)
                    if not handed:
                        return False
                    work += handed
        return True

    def parameters_behind(self, item: MemoryObject, function: Function) -> Iterator[Argument]:
        """The parameters of requested functions that memory behind an argument of a function came by, as far as the
        calls of the slice show."""
        found = self._parameters(function, 1 << item.index, False)
        return (parameter for parameter in found if parameter is not None)

    def _parameters(self, function: Function, mask: int, any_way: bool) -> Iterator[Argument | None]:
        """`any_way`: through globals and indirect calls too; None stands for what may be any parameter."""
        seen: set[tuple[Function, int]] = set()
        work = [(function, mask)]
        while work:
            function, mask = work.pop()
            memory = self._summaries.points_to(function)
            if any_way and mask & UNKNOWN_BIT:
                yield None
            for index in bits(mask & ~UNKNOWN_BIT):
                item = memory.objects[index]
                if (function, index) in seen:
                    continue
                seen.add((function, index))
                if isinstance(item.value, Argument):
                    if function in self.entries:
                        yield item.value
                    work += self._handed(function, item.value.index, item.kind, any_way)
                elif any_way and item.kind == BEYOND and isinstance(item.value, GlobalVariable):
                    work += self._stored_in(item.value)

    def _handed(self, function: Function, position: int, kind: str, any_way: bool) -> list[tuple[Function, int]]:
        """The objects that callers in the slice give for an argument."""
        found = []
        calls = self._calls_of(function)
        handed = self._taken.get(function, []) if any_way else []
        for call in (*calls, *(self._indirect if function in self._taken and any_way else ())):
            caller = call.function
            if caller is not None and position < call.arg_count:
                memory = self._summaries.points_to(caller)
                mask = memory.of(call.args[position])
                found.append((caller, memory.reachable(memory.content(mask)) if kind == BEYOND else mask))
        for call in handed:
            if call.function is not None:
                found.append((call.function, _reached(self._summaries.points_to(call.function), call)))
        return found

    def _stored_in(self, variable: GlobalVariable) -> list[tuple[Function, int]]:
        """The objects that any function of the slice makes reachable from a global."""
        found = self._kept.get(variable)
        if found is None:
            found = self._kept[variable] = []
            for function in self._module.functions.values():
                if function.has_body:
                    memory = self._summaries.points_to(function)
                    index = memory.object_of(variable)
                    if index is not None:
                        found.append((function, memory.reachable(memory.contents[index])))
        return found

    def _calls_of(self, function: Function) -> list[Call]:
        if self._calls is None:
            self._calls = {}
            for variable in self._module.globals.values():
                if variable.initializer is not None:
                    self._take(variable.initializer, None)
            for caller in self._module.functions.values():
                for i in caller.instructions() if caller.has_body else ():
                    callee = callee_of(i) if isinstance(i, Call) else None
                    if isinstance(i, Call):
                        if callee is None:
                            self._indirect.append(i)
                        else:
                            self._calls.setdefault(callee, []).append(i)
                    passed = i if isinstance(i, Call) and callee is not None and not callee.has_body else None
                    for operand in i.operands[:-1] if callee is not None else i.operands:
                        if operand.is_constant:
                            self._take(operand, passed)
        return self._calls.get(function, [])

    def _take(self, value: Value, passed: Call | None) -> None:
        """Note the functions whose address a constant holds, and the call of a library function that is handed it."""
        if isinstance(value, Function):
            calls = self._taken.setdefault(value, [])
            if passed is not None:
                calls.append(passed)
            return
        if isinstance(value, (ConstantExpr, ConstantAggregate)):
            for part in value.operands if isinstance(value, ConstantExpr) else value.elements:
                self._take(part, passed)


def _reached(memory: PointsTo, call: Call) -> int:
    """The objects that a call can reach by its arguments."""
    mask = 0
    for argument in call.args:
        mask |= memory.of(argument)
    return memory.reachable(mask)
