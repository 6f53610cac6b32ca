"""Slices backwards over contents: what a set of values may be made of, through values, calls and memory.

From some values back over their operands, the arguments and results of calls, the reads of memory, all writes that
these reads may see (also those of what is clean, which end what lay there), and the sources of copies.
"""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents import calls
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.regions import HEAP, LOCAL, MemoryRegion, Read, Write
from enzyme_cc.ir import Argument, Call, Function, Instruction, Load, Store, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, CALLS


class BackwardSlice:
    """One slice, grown by `need` and `run`.

    values    what it goes through: what subclasses `accept`
    stores    stores, atomic operations and calls that write memory which is read
    makers    allocations of memory that is read
    functions whose results are in it
    """

    def __init__(self, contents: SliceContents) -> None:
        self.contents = contents
        self.values: dict[Value, None] = {}
        self.stores: dict[Instruction, None] = {}
        self.makers: dict[Instruction, None] = {}
        self.functions: dict[Function, None] = {}
        self._reads: dict[tuple[MemoryRegion, Read], None] = {}
        self._objects: dict[MemoryRegion, None] = {}
        self._writers = self._all_writers()
        self._callers = self._all_callers()
        self._work: list[Value] = []

    def accepts(self, value: Value) -> bool:
        """Whether the slice goes through a value."""
        raise NotImplementedError

    def operands_of(self, i: Instruction) -> Sequence[Value]:
        """What it goes on to from an instruction that neither reads memory nor calls."""
        return i.operands

    def result_of_unknown(self, call: Call) -> None:
        """Go back from what a call of something without a body returns."""
        for argument in call.args:
            if not argument.type.is_metadata and not argument.type.is_pointer:
                self.need(argument)

    def write_unknown(self, call: Call) -> None:
        """A call writes to memory that is read, and no rule says what."""
        raise NotImplementedError

    def called_by_library(self, call: Call, given: Value | None) -> None:
        """An argument comes from a library that a call gives a function to; `given`: what the library was given for
        it."""
        raise NotImplementedError

    def run(self) -> None:
        """Go back from all that is needed."""
        while self._work:
            self._follow(self._work.pop())

    # ---- who writes, who calls

    def _all_writers(self) -> dict[MemoryRegion, list[tuple[Instruction, Value]]]:
        """Who may write to each object, through which pointer."""
        found: dict[MemoryRegion, list[tuple[Instruction, Value]]] = {}
        for function in self.contents.functions:
            for i in function.instructions():
                for pointer in _written(self.contents, i):
                    for target in self.contents.of(pointer).targets:
                        found.setdefault(target.whole, []).append((i, pointer))
        return found

    def _all_callers(self) -> dict[Function, list[tuple[Call, tuple[Value, ...], bool]]]:
        """Who calls each function, with what, and whether a library does."""
        found: dict[Function, list[tuple[Call, tuple[Value, ...], bool]]] = {}
        models = self.contents.models
        for function in self.contents.functions:
            for i in function.instructions():
                if isinstance(i, Call):
                    for body in calls.bodies(self.contents, i):
                        found.setdefault(body, []).append((i, tuple(i.args), False))
                    for edge in models.callbacks(i):
                        found.setdefault(edge.function, []).append((i, edge.arguments, True))
        return found

    # ---- backwards

    def need(self, value: Value) -> None:
        """Go back from a value."""
        if value not in self.values and not value.is_constant and self.accepts(value):
            self.values[value] = None
            self._work.append(value)

    def _follow(self, value: Value) -> None:
        if isinstance(value, Argument):
            for call, args, is_library in self._callers.get(value.parent, ()):
                given = args[value.index] if value.index < len(args) else None
                if is_library:
                    self.called_by_library(call, given)
                elif given is not None:
                    self.need(given)
            return
        assert isinstance(value, Instruction)
        if value.opcode == "load" or value.opcode in ATOMIC_UPDATES:
            self._need_memory(value, value.operands[0])
            for operand in value.operands[1:]:
                self.need(operand)
        elif value.opcode in CALLS:
            assert isinstance(value, Call)
            bodies = calls.bodies(self.contents, value)
            for body in bodies:
                self.need_result(body)
            if not bodies:
                self.result_of_unknown(value)
        else:
            for operand in self.operands_of(value):
                if not operand.type.is_label:
                    self.need(operand)

    def need_result(self, body: Function) -> None:
        """Go back from what a function returns."""
        if body not in self.functions:
            self.functions[body] = None
            for block in body.blocks:
                last = block.terminator
                if last is not None and last.opcode == "ret" and last.operands:
                    self.need(last.operands[0])

    def _need_memory(self, access: Instruction, pointer: Value) -> None:
        contents = self.contents
        type = access.type if isinstance(access, Load) else access.operands[-1].type
        for target, where in contents.places_of(pointer):
            self.need_read(target.whole, contents.access(access, target, where, type))

    def need_read(self, target: MemoryRegion, read: Read) -> None:
        """Go back from what may be read there."""
        if (target, read) in self._reads:
            return
        self._reads[target, read] = None
        if target not in self._objects:
            self._objects[target] = None
            if target.kind in (LOCAL, HEAP) and isinstance(target.value, Instruction):
                self.makers[target.value] = None
            self._need_what_bodies_wrote(target)
        seen = {write for write, _ in self.contents.memory.writes_seen(target, read)}
        for i, pointer in self._writers.get(target, ()):
            if i not in self.stores and (not isinstance(i, Store) or self._writes(i, pointer, target, seen)):
                self._need_store(i)

    def _need_what_bodies_wrote(self, target: MemoryRegion) -> None:
        """Memory that a function of the program allocates is an object of its own for each call, and the function's own
        where it writes to it."""
        if target.kind != HEAP or not isinstance(target.value, Call):
            return
        for body in calls.bodies(self.contents, target.value):
            for made, where in self.contents.result(body).targets.items():
                self.need_read(made.whole, Read(where.further(0, 1), 1))

    def _writes(self, store: Store, pointer: Value, target: MemoryRegion, seen: set[Write]) -> bool:
        contents = self.contents
        type = store.value.type
        return any(
            contents.written(store, other, where, type) in seen or any(write.fills for write in seen)
            for other, where in contents.places_of(pointer) if other.whole is target)

    def _need_store(self, i: Instruction) -> None:
        self.stores[i] = None
        if isinstance(i, Store):
            self.need(i.value)
            return
        if not isinstance(i, Call):
            self.need(i)
            for operand in i.operands[1:]:
                self.need(operand)
            return
        model = self.contents.models.of(i)
        info = model.info
        if model.kind is Kind.COPY and info is not None and info.source is not None:
            self.need_region(i.args[info.source])
        elif model.kind is Kind.REALLOCATE:
            for argument in i.args:
                if argument.type.is_pointer:
                    self.need_region(argument)
        elif model.kind is Kind.SORT:
            self.need_region(i.args[0])
        elif model.kind is Kind.SET:
            for argument in i.args[1:2]:
                self.need(argument)
        elif model.kind is not Kind.INACTIVE and model.spelling is None:
            self.write_unknown(i)

    def need_region(self, pointer: Value) -> None:
        """All that is written where a copy may read it."""
        for target, where in self.contents.places_of(pointer):
            self.need_read(target.whole, Read(where.further(0, 1), 1))


def _written(contents: SliceContents, i: Instruction) -> list[Value]:
    """The pointers that an instruction writes through."""
    if isinstance(i, Store):
        return [i.pointer]
    if i.opcode in ATOMIC_UPDATES:
        return [i.operands[0]]
    if not isinstance(i, Call):
        return []
    model = contents.models.of(i)
    if model.body is not None and not model.registered:
        return []
    info = model.info
    if model.kind is Kind.REALLOCATE:
        return [i]
    if model.kind is Kind.SORT:
        return [i.args[0]]
    if info is not None and model.kind in (Kind.COPY, Kind.SET) and info.destination is not None:
        return [i.args[info.destination]]
    if info is not None:
        return [i.args[k] for k in info.writes if k < i.arg_count and i.args[k].type.is_pointer]
    if model.spelling is not None:
        return [a for a in i.args if a.type.is_pointer]
    return []
