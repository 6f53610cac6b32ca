"""One run of a function: memory and the path, and what translated code asks of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from enzyme_cc import ir
from enzyme_cc.prove import operations
from enzyme_cc.prove.conditions import not_negative
from enzyme_cc.prove.inputs import FIRST_GLOBAL, UNDEFINED, Inputs, Misuse, Uncovered, address_of, place_of
from enzyme_cc.prove.integers import SymbolicInteger
from enzyme_cc.prove.library import named
from enzyme_cc.prove.memory import BYTE, EVERYWHERE, GIVEN, Layer, Object, RunMemory
from enzyme_cc.prove.path import Path
from enzyme_cc.prove.translation import Translated, Untranslatable, constant_value, filled, leaves, translate

MOST_STEPS = 200_000
"""Branches of one run."""


class Code:
    """The functions and variables of a module: their addresses, and their translations, made as they are called."""

    def __init__(self, module: ir.Module, of_program: Iterable[str], beside: Code | None = None) -> None:
        """`beside`: of another module of the same program, whose names have the same addresses."""
        self.module = module
        self.of_program = set(of_program)
        """Variables that were there before derivatives were made."""
        self.numbers: dict[str, int] = {} if beside is None else beside.numbers
        for name in (*module.functions, *module.globals):
            self.numbers.setdefault(name, FIRST_GLOBAL + len(self.numbers))
        self.names = {number: name for name, number in self.numbers.items()}
        self.translated: dict[str, Translated] = {}
        self._recursive: dict[str, bool] = {}
        self._written: set[str] | None = None

    def of(self, name: str) -> int:
        """The address of a function or variable."""
        alias = self.module.aliases.get(name)
        if alias is not None:
            return constant_value(alias.aliasee, self.module.datalayout, self)
        if name not in self.numbers:
            raise Untranslatable(f"'{name}' has no address here")
        return address_of(self.numbers[name])

    def function(self, name: str) -> Translated:
        found = self.translated.get(name)
        if found is None:
            function = self.module.functions[name]
            found = self.translated[name] = translate(function, self, self._is_recursive(name))
        return found

    def _is_recursive(self, name: str) -> bool:
        found = self._recursive.get(name)
        if found is None:
            found = self._recursive[name] = name in self._called(name)
        return found

    def _called(self, name: str) -> set[str]:
        """The functions that a function reaches by calls."""
        reached: set[str] = set()
        waiting = [name]
        while waiting:
            function = self.module.functions[waiting.pop()]
            for i in function.instructions() if function.has_body else ():
                if isinstance(i, ir.Call) and i.called_name and i.called_name not in reached:
                    reached.add(i.called_name)
                    waiting.append(i.called_name)
        return reached

    def is_narrow(self, name: str) -> bool:
        """Whether a function, or one that it calls, computes with numbers narrower than double."""
        return any(
            i.type.scalar.is_float and i.type.scalar.bits < 64
            for each in (name, *self._called(name)) if self.module.functions[each].has_body
            for i in self.module.functions[each].instructions())

    def object(self, memory: RunMemory, number: int) -> Object:
        """What lies in a variable as a derivative is asked for: what the program starts with, where nothing can have
        changed it, else an input."""
        name = self.names.get(number, "")
        variable = self.module.globals.get(name)
        if variable is None:
            return Object(name, [])
        if variable.initializer is None or not self._is_as_started(variable):
            inputs = memory.inputs
            found = inputs.children.get((0, number))
            if found is None:
                spoken = ir.variable_name(variable) or name
                found = inputs.children[0, number] = inputs.object(spoken).number
            return Object(name, [Layer(-EVERYWHERE, EVERYWHERE, GIVEN, found)])
        made = Object(name, [Layer(-EVERYWHERE, EVERYWHERE, BYTE, 0)])
        if not isinstance(variable.initializer, (ir.ZeroInit, ir.ConstantNull)):
            try:
                value = constant_value(variable.initializer, self.module.datalayout, self)
            except Untranslatable as problem:
                raise Uncovered(str(problem)) from problem
            for path, offset, size, _ in leaves(variable.value_type, self.module.datalayout):
                part = value
                for index in path:
                    part = part[index]
                if part is not UNDEFINED:
                    made.cells[offset] = (size, part)
        return made

    def _is_as_started(self, variable: ir.GlobalVariable) -> bool:
        name = variable.name
        if variable.is_constant_global or name not in self.of_program:
            return True
        if variable.linkage not in ("internal", "private"):
            return False
        if self._written is None:
            self._written = _written(self.module)
        return name not in self._written


def _written(module: ir.Module) -> set[str]:
    """Variables of which more is done than to read them."""
    found: set[str] = set()
    for function in module.functions.values():
        for i in function.instructions() if function.has_body else ():
            if not isinstance(i, ir.Load):
                for operand in i.operands:
                    if isinstance(operand, ir.Constant | ir.GlobalValue):
                        _mentioned(operand, found)
    for variable in module.globals.values():
        if variable.initializer is not None:
            _mentioned(variable.initializer, found)
    return found


def _mentioned(constant: Any, found: set[str]) -> None:
    if isinstance(constant, ir.GlobalValue):
        found.add(constant.name)
    for part in (*getattr(constant, "operands", ()), *getattr(constant, "elements", ())):
        if isinstance(part, ir.Constant | ir.GlobalValue):
            _mentioned(part, found)


class WatchedCall(Exception):
    """The function that a run is watched for has been called."""


class Run:
    """What translated code is given as `s`."""

    def __init__(self, code: Code, inputs: Inputs, path: Path) -> None:
        self.code = code
        self.inputs = inputs
        self.path = path
        self.memory = RunMemory(inputs, code)
        self.steps = 0
        self.within: dict[str, int] = {}
        self.watched = ""
        """A function at whose call the run ends."""
        self.seen: tuple[Any, ...] | None = None

    def call(self, name: str, args: list[Any]) -> Any:
        """Run a function. Raises Uncovered, Ended, Beyond, Impossible."""
        return self.code.function(name).run(self, *args)

    def step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Uncovered(f"more than {MOST_STEPS} branches on one path")

    def enter(self, name: str) -> int:
        depth = self.within[name] = self.within.get(name, -1) + 1
        return depth

    def leave(self, name: str) -> None:
        self.within[name] -= 1

    def function(self, name: str) -> Callable[..., Any]:
        if name == self.watched:
            return self._watch
        return self.code.function(name).run

    def _watch(self, run: Any, *args: Any) -> None:
        self.seen = args
        raise WatchedCall

    def pointed_function(self, address: Any) -> Callable[..., Any]:
        if not isinstance(address, int):
            raise Uncovered("a function is called through a pointer that is not known")
        name = self.code.names.get(place_of(address)[0], "")
        function = self.code.module.functions.get(name)
        if function is None:
            raise Uncovered("a function is called through a pointer that is not known")
        if function.has_body:
            return self.code.function(name).run
        bits = tuple(type.bits for type in function.function_type.params if type.is_int)
        found = named(name, bits)
        if found is None:
            self.without_code(name)
        return found  # type: ignore[return-value]  # not None here

    def without_code(self, name: str) -> Any:
        raise Uncovered(f"'{name}' is called, which has neither code here nor symbols")

    def address(self, value: Any) -> int:
        """An address that is used."""
        if value.__class__ is int:
            return value
        return operations.concrete(self, operations.pointer(self, value), 64)

    def place(self, address: Any) -> tuple[int, int]:
        return place_of(self.address(address))

    def room(self, count: Any, size: int, bits: int) -> Any:
        """The bytes of a local array whose length is computed."""
        number = operations.integer(self, count, bits)
        if isinstance(number, SymbolicInteger) and not self.path.decide(not_negative(number)):
            raise Misuse("a local array has less than no elements")
        room = operations.mul(self, number, size, 64)
        if isinstance(room, int) and room > 1 << 40:
            raise Misuse("a local array has less than no elements")
        return room

    def inserted(self, vector: Any, value: Any, place: int) -> tuple[Any, ...]:
        return (*vector[:place], value, *vector[place + 1:])

    def store_parts(self, address: int, value: Any, shape: Any) -> None:
        for path, offset, size, _ in shape:
            part = value
            for index in path:
                part = part[index]
            if part is not UNDEFINED:
                self.memory.store(address + offset, size, part)

    def stored_value(self, value: Any, shape: Any) -> int:
        """The address of a copy of a value."""
        made = self.memory.allocate("a value")
        if len(shape) == 1 and shape[0][0] == ():
            self.memory.store(made, shape[0][2], value)
        else:
            self.store_parts(made, value, shape)
        return made

    def copied(self, address: Any, size: int) -> int:
        """The address of a copy of an argument that is passed by value."""
        made = self.memory.allocate("an argument")
        self.memory.copy(made, self.address(address), size)
        return made


__all__ = ["Code", "Run", "filled"]
