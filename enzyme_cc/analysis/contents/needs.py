"""What must be followed as the program runs so that it can decide at a sink: a slice backwards over the contents.

From the sinks that may see bits (sinks.py) back over the values that bits may come by, the reads of memory, all writes
that these reads may see (also those of what is clean, which end what lay there), and the sources of copies. What lies
beyond, such as memory that only numbers are written to, is left alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents.bits import FREE
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.memory import HEAP, LOCAL, Content, MemoryRegion, Read, Write
from enzyme_cc.analysis.contents.sinks import Sink
from enzyme_cc.ir import Argument, Call, Function, Instruction, Load, Store, Value
from enzyme_cc.ir.opcodes import ATOMIC_UPDATES, CALLS


class Needs:
    """What is to be followed.

    values    integers, numbers and addresses: by which bytes they are made of bits of numbers
    stores    stores, atomic operations and calls that write memory: what lies there then
    makers    allocations whose memory is clean when it is new
    functions whose results are followed
    unknown   a call that writes to such memory what nobody can follow, if there is one
    """

    def __init__(self, contents: SliceContents, sinks: Iterable[Sink]) -> None:
        self.contents = contents
        self.values: dict[Value, None] = {}
        self.stores: dict[Instruction, None] = {}
        self.makers: dict[Instruction, None] = {}
        self.functions: dict[Function, None] = {}
        self.unknown: Call | None = None
        self._reads: dict[tuple[MemoryRegion, Read], None] = {}
        self._objects: dict[MemoryRegion, None] = {}
        self._writers = self._all_writers()
        self._callers = self._all_callers()
        self._work: list[Value] = []
        for sink in sinks:
            self._need(sink.value)
        while self._work:
            self._follow(self._work.pop())

    def has_bits(self, value: Value) -> bool:
        """Whether a value may have bits of numbers at all."""
        return not value.is_constant and _has_bits(self.contents.of(value))

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

    def _all_callers(self) -> dict[Function, list[tuple[Call, tuple[Value, ...]]]]:
        found: dict[Function, list[tuple[Call, tuple[Value, ...]]]] = {}
        models = self.contents.models
        for function in self.contents.functions:
            for i in function.instructions():
                if isinstance(i, Call):
                    for body in models.reached(i):
                        found.setdefault(body, []).append((i, tuple(i.args)))
                    for edge in models.callbacks(i):
                        found.setdefault(edge.function, []).append((i, ()))
        return found

    # ---- backwards

    def _need(self, value: Value) -> None:
        if value not in self.values and self.has_bits(value):
            self.values[value] = None
            self._work.append(value)

    def _follow(self, value: Value) -> None:
        if isinstance(value, Argument):
            for call, args in self._callers.get(value.parent, ()):
                if value.index < len(args):
                    self._need(args[value.index])
                else:  # a library calls, and hands no marks on
                    self.unknown = self.unknown or call
            return
        assert isinstance(value, Instruction)
        if value.opcode == "load" or value.opcode in ATOMIC_UPDATES:
            self._need_memory(value, value.operands[0])
            for operand in value.operands[1:]:
                self._need(operand)
        elif value.opcode in CALLS:
            assert isinstance(value, Call)
            for body in self.contents.models.reached(value):
                self._need_result(body)
            for operand in value.args:
                if not operand.type.is_metadata and not operand.type.is_pointer:
                    self._need(operand)
        elif not (value.type.is_fp and value.opcode not in _MOVES_NUMBERS):
            for operand in value.operands:
                if not operand.type.is_label:
                    self._need(operand)

    def _need_result(self, body: Function) -> None:
        if body not in self.functions:
            self.functions[body] = None
            for block in body.blocks:
                last = block.terminator
                if last is not None and last.opcode == "ret" and last.operands:
                    self._need(last.operands[0])

    def _need_memory(self, access: Instruction, pointer: Value) -> None:
        contents = self.contents
        type = access.type if isinstance(access, Load) else access.operands[-1].type
        for target, where in contents.of(pointer).targets.items():
            self._need_read(target.whole, contents.access(access, target, where, type))

    def _need_read(self, target: MemoryRegion, read: Read) -> None:
        if (target, read) in self._reads:
            return
        self._reads[target, read] = None
        if target not in self._objects:
            self._objects[target] = None
            if target.kind in (LOCAL, HEAP) and isinstance(target.value, Instruction):
                self.makers[target.value] = None
        seen = {write for write, _ in self.contents.memory.writes_seen(target, read)}
        for i, pointer in self._writers.get(target, ()):
            if i not in self.stores and (not isinstance(i, Store) or self._writes(i, pointer, target, seen)):
                self._need_store(i)

    def _writes(self, store: Store, pointer: Value, target: MemoryRegion, seen: set[Write]) -> bool:
        contents = self.contents
        type = store.value.type
        return any(
            contents.written(store, other, where, type) in seen or any(write.fills for write in seen)
            for other, where in contents.of(pointer).targets.items() if other.whole is target)

    def _need_store(self, i: Instruction) -> None:
        self.stores[i] = None
        if isinstance(i, Store):
            self._need(i.value)
            return
        if not isinstance(i, Call):
            self._need(i)
            for operand in i.operands[1:]:
                self._need(operand)
            return
        model = self.contents.models.of(i)
        info = model.info
        if model.kind is Kind.COPY and info is not None and info.source is not None:
            self._need_region(i.args[info.source])
        elif model.kind is Kind.REALLOCATE:
            for argument in i.args:
                if argument.type.is_pointer:
                    self._need_region(argument)
        elif model.kind is Kind.SORT:
            self._need_region(i.args[0])
        elif model.kind not in (Kind.SET, Kind.INACTIVE) and model.spelling is None:
            self.unknown = self.unknown or i

    def _need_region(self, pointer: Value) -> None:
        """All that is written where a copy may read it."""
        for target, where in self.contents.of(pointer).targets.items():
            self._need_read(target.whole, Read(where.further(0, 1), 1))


_MOVES_NUMBERS = frozenset("phi select freeze bitcast extractvalue insertvalue extractelement insertelement "
                           "shufflevector".split())


def _has_bits(content: Content) -> bool:
    return content.numbers is not FREE or content.left is not FREE or content.raw or content.raw_left


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
