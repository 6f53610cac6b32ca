"""The base of all instructions: operands and their users, flags, metadata, debug records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from enzyme_cc.ir.types import Type
from enzyme_cc.ir.values import LocalValue, Value, owner

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Location
    from enzyme_cc.ir.function import BasicBlock, Function
    from enzyme_cc.ir.metadata import Metadata
    from enzyme_cc.ir.module import Module

NO_VALUES: Mapping[Value, Value] = {}


class Instruction(LocalValue):
    """One instruction. `operands` changes only through set_operand, set_operands and replace_operand.

    `metadata` maps a kind without its `!` to a node; `debug_records` stand before the instruction.
    Subclasses list the slots that `clone` copies beyond these in `copied`.
    """

    __slots__ = ("opcode", "operands", "parent", "flags", "metadata", "debug_records")
    is_terminator = False
    is_phi = False
    copied: tuple[str, ...] = ()

    def __init__(
        self,
        opcode: str,
        type: Type,
        operands: Iterable[Value],
        name: str | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        self.type = type
        self.name = name
        self.users = {}
        self.opcode = opcode
        self.parent: BasicBlock | None = None
        self.flags = flags
        self.metadata: dict[str, Metadata] = {}
        self.debug_records: list[DebugRecord] = []
        self.operands: list[Value] = list(operands)
        for value in self.operands:
            users = value.users
            if users.__class__ is dict:
                users[self] = users.get(self, 0) + 1

    def _use(self, value: Value) -> None:
        users = value.users
        if users.__class__ is dict:
            users[self] = users.get(self, 0) + 1

    def _unuse(self, value: Value) -> None:
        users = value.users
        if users.__class__ is dict:
            count = users[self] - 1
            if count:
                users[self] = count
            else:
                del users[self]

    def set_operand(self, index: int, value: Value) -> None:
        self._unuse(self.operands[index])
        self.operands[index] = value
        self._use(value)

    def set_operands(self, values: Sequence[Value]) -> None:
        for value in self.operands:
            self._unuse(value)
        self.operands = list(values)
        for value in self.operands:
            self._use(value)

    def replace_operand(self, old: Value, new: Value) -> None:
        """Replace every operand slot that holds `old`."""
        for index, value in enumerate(self.operands):
            if value is old:
                self.set_operand(index, new)

    def drop_operands(self) -> None:
        """Forget all operands (and phi blocks): the instruction is about to die."""
        self.set_operands(())

    @property
    def function(self) -> Function | None:
        return owner(self.parent)

    @property
    def module(self) -> Module | None:
        function = owner(self.parent)
        return function.parent if function is not None else None

    @property
    def index(self) -> int:
        """The position in the block (a linear search)."""
        assert self.parent is not None
        return self.parent.instructions.index(self)

    @property
    def next(self) -> Instruction | None:
        """The following instruction of the block, None after the last (a linear search)."""
        assert self.parent is not None
        after = self.index + 1
        return self.parent.instructions[after] if after < len(self.parent.instructions) else None

    def detach(self) -> None:
        """Unlink from the block, keeping operands; debug records move to the next instruction."""
        if self.parent is None:
            return
        instructions = self.parent.instructions
        index = instructions.index(self)
        del instructions[index]
        if self.debug_records and index < len(instructions):
            follower = instructions[index]
            follower.debug_records = self.debug_records + follower.debug_records
            self.debug_records = []
        self.parent = None

    def remove(self) -> None:
        """Unlink for good and stop using the operands. The instruction must have no users left."""
        assert not self.users, f"{self!r} still has users"
        self.detach()
        self.drop_operands()

    def clone(self, value_map: Mapping[Value, Value] = NO_VALUES) -> Instruction:
        """A copy outside any block, with its operands mapped (those not in the map are kept).

        Metadata is shared, debug records are not copied.
        """
        copy = self.__class__.__new__(self.__class__)
        get = value_map.get
        Instruction.__init__(
            copy, self.opcode, self.type, [get(v, v) for v in self.operands], self.name, self.flags
        )
        if self.metadata:
            copy.metadata = dict(self.metadata)
        for slot in self.copied:
            setattr(copy, slot, getattr(self, slot))
        return copy

    @property
    def successors(self) -> list[BasicBlock]:
        """The blocks a terminator may go to, without repetition."""
        found: dict[BasicBlock, None] = {}
        for value in self.operands:
            if value.type.is_label:
                found[value] = None  # type: ignore[index]  # a label is a block
        return list(found)

    @property
    def debug_location(self) -> Location | None:
        """Where `!dbg` says the instruction comes from, None without debug information."""
        module = self.module
        location = self.metadata.get("dbg")
        if module is None or location is None:
            return None
        from enzyme_cc.ir.debug_info import source_location

        return source_location(module.metadata, location)

    def __str__(self) -> str:
        from enzyme_cc.ir.printer import print_instruction

        return print_instruction(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class DebugRecord:
    """`#dbg_value(...)` and its kin: what a source variable holds from here on.

    `kind` is value, declare, assign, label (or any newer word); each operand is a Value, Metadata, or a
    tuple of Values for `!DIArgList`. Records are not users: a value that dies is printed as poison.
    """

    __slots__ = ("kind", "operands")

    def __init__(self, kind: str, operands: list[Value | Metadata | tuple[Value, ...]]) -> None:
        self.kind = kind
        self.operands = operands


def replace_in_records(function: Function, replaced: Mapping[Value, Value]) -> None:
    """Let the debug records of a function, which are not users, name other values in the place of removed ones."""
    if not replaced:
        return
    for block in function.blocks:
        for instruction in block.instructions:
            for record in instruction.debug_records:
                record.operands = [
                    replaced.get(operand, operand) if isinstance(operand, Value) else operand
                    for operand in record.operands
                ]
