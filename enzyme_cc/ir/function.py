"""Functions and all that they own: arguments, blocks, instructions, phis.

They stand in one file since each knows its owner and what it owns: an instruction its block and its users, a
block its instructions and its function. The kinds of instructions other than the phi, which blocks ask for, are in
instructions.py, calls.py and exceptions.py. A body stays text until someone asks for the blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Protocol

from enzyme_cc.diagnostics import Location
from enzyme_cc.ir import types
from enzyme_cc.ir.constants import BlockAddress, Constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.debug_records import DebugRecord
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.globals import GlobalValue, GlobalVariable, SymbolTable
from enzyme_cc.ir.local_names import name_values
from enzyme_cc.ir.metadata import Metadata, MetadataRef
from enzyme_cc.ir.names import quote_name
from enzyme_cc.ir.source_places import source_location, subprogram_location
from enzyme_cc.ir.types import FunctionType, NamedStruct, Type
from enzyme_cc.ir.values import Value

NO_VALUES: Mapping[Value, Value] = {}


class OwningModule(SymbolTable, Protocol):
    """What a function and those inside of it may ask of their module: module.py has the module itself."""

    datalayout: DataLayout
    functions: dict[str, Function]
    globals: dict[str, GlobalVariable]
    named_types: dict[str, NamedStruct]
    type_cache: dict[str, Type]
    named_metadata: dict[str, list[MetadataRef | str]]
    attribute_groups: dict[int, tuple[str, ...]]
    uses_blockaddress: bool
    foreign_addresses: list[BlockAddress]

    def add_function(self, function: Function) -> Function: ...

    def get_or_declare(
        self, name: str, function_type: FunctionType, attributes: Iterable[str] = ()
    ) -> Function: ...


class LocalValue(Value):
    """A value of a function body: argument, instruction or block. It knows its users.

    `users` maps each user to the number of operand slots (and, for a block, phi entries) that name
    this value. `name` is None for a value that LLVM numbers.
    """

    __slots__ = ("name", "users", "__weakref__")
    users: dict[Instruction, int]

    def __init__(self, type: Type, name: str | None = None) -> None:
        self.type = type
        self.name = name
        self.users = {}

    def replace_all_uses_with(self, new: Value) -> None:
        """Make every user (phis' block entries too) take `new` instead."""
        if new is self:
            return
        for user in list(self.users):
            user.replace_operand(self, new)

    @property
    def function(self) -> Function | None:
        """The function that holds this value, None while it is in none."""
        raise NotImplementedError

    def ref(self) -> str:
        """`%name`, or the number LLVM would print. The number costs a walk over the function: for
        messages; the printer numbers all values at once."""
        if self.name is not None:
            return "%" + quote_name(self.name)
        function = self.function
        if function is None:
            return "%<detached>"
        return function.number_values().get(self, "%<detached>")


class Argument(LocalValue):
    """A formal parameter; `attributes` are its parameter attributes in LLVM's text."""

    __slots__ = ("parent", "index", "attributes")

    def __init__(
        self, type: Type, name: str | None, parent: Function, index: int, attributes: tuple[str, ...] = ()
    ) -> None:
        super().__init__(type, name)
        self.parent = parent
        self.index = index
        self.attributes = attributes

    @property
    def function(self) -> Function:
        return self.parent




class Instruction(LocalValue):
    """One instruction. `operands` changes only through set_operand, set_operands and replace_operand.

    `metadata` maps a kind without its `!` to a node; `debug_records` stand before the instruction.
    Subclasses list the slots that `clone` copies beyond these in `copied`.
    """

    __slots__ = ("opcode", "operands", "parent", "flags", "metadata", "debug_records")
    is_terminator = False
    is_phi = False
    copied: tuple[str, ...] = ()
    printed: ClassVar[Callable[[Instruction], str]]  # set by printer.py, which knows all kinds

    def __init__(
        self, opcode: str, type: Type, operands: Iterable[Value], name: str | None = None, flags: tuple[str, ...] = ()
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
        return self.parent.parent if self.parent is not None else None

    @property
    def module(self) -> OwningModule | None:
        return self.parent.parent.parent if self.parent is not None and self.parent.parent is not None else None

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
        return None if module is None or location is None else source_location(module.metadata, location)

    def __str__(self) -> str:
        return type(self).printed(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


class Phi(Instruction):
    """`incoming_blocks` runs parallel to `operands`; the blocks' users count these entries too."""

    __slots__ = ("incoming_blocks",)
    is_phi = True

    def __init__(
        self,
        type: Type,
        incoming: Iterable[tuple[Value, BasicBlock]] = (),
        name: str | None = None,
        flags: tuple[str, ...] = (),
    ) -> None:
        pairs = list(incoming)
        Instruction.__init__(self, "phi", type, [value for value, _ in pairs], name, flags)
        self.incoming_blocks = [block for _, block in pairs]
        for block in self.incoming_blocks:
            self._use(block)

    @property
    def incoming(self) -> list[tuple[Value, BasicBlock]]:
        """(value, block) pairs."""
        return list(zip(self.operands, self.incoming_blocks, strict=True))

    def add_incoming(self, value: Value, block: BasicBlock) -> None:
        self.operands.append(value)
        self.incoming_blocks.append(block)
        self._use(value)
        self._use(block)

    def set_incoming(self, index: int, value: Value, block: BasicBlock) -> None:
        self.set_operand(index, value)
        self._unuse(self.incoming_blocks[index])
        self.incoming_blocks[index] = block
        self._use(block)

    def remove_incoming(self, block: BasicBlock) -> None:
        """Drop every entry of `block`."""
        for index in reversed(range(len(self.operands))):
            if self.incoming_blocks[index] is block:
                self._unuse(self.operands.pop(index))
                self._unuse(self.incoming_blocks.pop(index))

    def incoming_for(self, block: BasicBlock) -> Value:
        """The value on the edge from `block`; IRError if there is no such entry."""
        for value, source in zip(self.operands, self.incoming_blocks, strict=True):
            if source is block:
                return value
        raise IRError(f"{self!r} has no entry for the block {block.ref()}")

    def replace_operand(self, old: Value, new: Value) -> None:
        Instruction.replace_operand(self, old, new)
        if old.type.is_label:
            for index, block in enumerate(self.incoming_blocks):
                if block is old:
                    self._unuse(old)
                    self.incoming_blocks[index] = new  # type: ignore[call-overload]  # a Phi
                    self._use(new)

    def drop_operands(self) -> None:
        Instruction.drop_operands(self)
        for block in self.incoming_blocks:
            self._unuse(block)
        self.incoming_blocks = []

    def clone(self, value_map: Mapping[Value, Value] = NO_VALUES) -> Phi:
        copy = Instruction.clone(self, value_map)
        assert isinstance(copy, Phi)
        copy.incoming_blocks = [value_map.get(block, block) for block in self.incoming_blocks]  # type: ignore[misc]  # blocks are cloned to blocks
        for block in copy.incoming_blocks:
            copy._use(block)
        return copy


class BasicBlock(LocalValue):
    """A list of instructions that ends in a terminator. Its users are terminators and phis."""

    __slots__ = ("parent", "instructions")

    def __init__(self, name: str | None = None, parent: Function | None = None) -> None:
        self.type = types.label
        self.name = name
        self.users = {}
        self.parent = parent
        self.instructions: list[Instruction] = []

    @property
    def function(self) -> Function | None:
        return self.parent

    @property
    def terminator(self) -> Instruction | None:
        """The last instruction if it is a terminator."""
        if self.instructions and self.instructions[-1].is_terminator:
            return self.instructions[-1]
        return None

    @property
    def successors(self) -> list[BasicBlock]:
        """Where the terminator may go, without repetition, in operand order."""
        terminator = self.terminator
        return [] if terminator is None else terminator.successors

    @property
    def predecessors(self) -> list[BasicBlock]:
        """The blocks that may come here, without repetition, in the order of the function's blocks."""
        found = {user.parent for user in self.users if user.is_terminator}
        found.discard(None)
        if len(found) < 2 or self.parent is None:
            return list(found)  # type: ignore[arg-type]  # None was discarded
        order = self.parent.block_order()
        return sorted(found, key=order.__getitem__)  # type: ignore[arg-type]  # None was discarded

    @property
    def phis(self) -> list[Phi]:
        """The leading phis."""
        return self.instructions[: self.first_non_phi]  # type: ignore[return-value]  # a Phi

    @property
    def first_non_phi(self) -> int:
        """The index of the first instruction that is no phi."""
        for index, instruction in enumerate(self.instructions):
            if not instruction.is_phi:
                return index
        return len(self.instructions)

    def append(self, instruction: Instruction) -> Instruction:
        instruction.parent = self
        self.instructions.append(instruction)
        return instruction

    def insert(self, index: int, instruction: Instruction) -> Instruction:
        instruction.parent = self
        self.instructions.insert(index, instruction)
        return instruction

    def insert_before(self, anchor: Instruction, instruction: Instruction) -> Instruction:
        return self.insert(self.instructions.index(anchor), instruction)

    def remove(self) -> None:
        """Take the block and its instructions out of the function for good. Phi entries that name the
        block go too; no terminator or value outside may still use it."""
        assert self.parent is not None
        for user in list(self.users):
            if isinstance(user, Phi):
                user.remove_incoming(self)
        for instruction in self.instructions:
            instruction.drop_operands()
        for instruction in self.instructions:
            assert not instruction.users, f"{instruction!r} still has users"
            instruction.parent = None
        self.instructions = []
        assert not self.users, f"the block {self.ref()} still has users"
        self.parent.blocks.remove(self)
        self.parent.blocks_changed()
        self.parent = None

    def __iter__(self):
        return iter(self.instructions)

    def __repr__(self) -> str:
        return f"<BasicBlock {self.ref()}>"


class Function(GlobalValue):
    """A function. `attributes` are its own with groups expanded, in the spelling of LLVM's groups.

    `body_text` is the text between the braces while nobody asked for `blocks`, None afterwards and for
    a declaration.
    """

    __slots__ = (
        "function_type",
        "args",
        "ret_attributes",
        "cc",
        "personality",
        "gc",
        "prefix",
        "prologue",
        "body_text",
        "_parse_body",
        "_blocks",
        "block_tokens",
        "_order",
        "_taken_names",
    )
    is_function_value = True
    parent: OwningModule
    printed: ClassVar[Callable[[Function], str]]  # set by printer.py

    def __init__(
        self, name: str, parent: OwningModule, function_type: FunctionType,
        linkage: str = "external", addrspace: int = 0,
    ) -> None:
        super().__init__(name, parent, linkage, addrspace)
        self.function_type = function_type
        self.args: list[Argument] = []
        self.ret_attributes: tuple[str, ...] = ()
        self.cc = ""
        self.personality: Constant | None = None
        self.gc: str | None = None
        self.prefix: Constant | None = None
        self.prologue: Constant | None = None
        self.body_text: str | None = None
        self._parse_body: Callable[[Function], None]
        self._blocks: list[BasicBlock] = []
        self.block_tokens: dict[str, BasicBlock] | None = None  # kept where blockaddress may ask
        self._order: tuple[int, dict[BasicBlock, int]] | None = None
        self._taken_names: set[str | None] | None = None

    @staticmethod
    def create(
        module: OwningModule,
        name: str,
        function_type: FunctionType,
        linkage: str = "internal",
        arg_names: Sequence[str | None] | None = None,
    ) -> Function:
        """A new function without blocks (a declaration until one is added), added to the module.

        IRError if the name is taken.
        """
        function = Function(name, module, function_type, linkage)
        names = arg_names if arg_names is not None else [None] * len(function_type.params)
        function.args = [
            Argument(type, arg_name, function, index)
            for index, (type, arg_name) in enumerate(zip(function_type.params, names, strict=True))
        ]
        module.add_function(function)
        return function

    @property
    def blocks(self) -> list[BasicBlock]:
        """The basic blocks, entry first; parses the body on first access."""
        if self.body_text is not None:
            self.parse()
        return self._blocks

    def set_body_text(self, text: str, parse: Callable[[Function], None]) -> None:
        """Give the function a body that stays text until `parse` is asked to turn it into blocks."""
        self.body_text, self._parse_body = text, parse

    def parse(self) -> None:
        """Turn a body that is still text into blocks."""
        if self.body_text is not None:
            self._parse_body(self)

    @property
    def is_parsed(self) -> bool:
        return self.body_text is None

    @property
    def has_body(self) -> bool:
        return self.body_text is not None or bool(self._blocks)

    @property
    def is_declaration(self) -> bool:
        return not self.has_body

    @property
    def entry(self) -> BasicBlock:
        blocks = self.blocks
        if not blocks:
            raise IRError(f"the function {self.ref()} has no body")
        return blocks[0]

    @property
    def ret_type(self) -> types.Type:
        return self.function_type.ret

    def add_block(self, name: str | None = None) -> BasicBlock:
        """A new empty block at the end. The printer makes equal names distinct."""
        block = BasicBlock(name, self)
        self.blocks.append(block)
        return block

    def insert_block(self, index: int, name: str | None = None) -> BasicBlock:
        """A new empty block at a position."""
        block = BasicBlock(name, self)
        self.blocks.insert(index, block)
        self.blocks_changed()
        return block

    def blocks_changed(self) -> None:
        """Call after reordering `blocks` in place: the cached order of blocks is forgotten."""
        self._order = None

    def block_order(self) -> dict[BasicBlock, int]:
        """Block -> position, cached while blocks are only appended."""
        if self._order is None or self._order[0] != len(self._blocks):
            blocks = self.blocks
            self._order = (len(blocks), {block: index for index, block in enumerate(blocks)})
        return self._order[1]

    def unique_name(self, hint: str) -> str:
        """`hint`, or `hint.N` for the first N that no value of the function had and no call returned."""
        if self._taken_names is None:
            self._taken_names = {arg.name for arg in self.args}
            for block in self.blocks:
                self._taken_names.add(block.name)
                self._taken_names.update(instruction.name for instruction in block.instructions)
        name, number = hint, 0
        while name in self._taken_names:
            number += 1
            name = f"{hint}.{number}"
        self._taken_names.add(name)
        return name

    def instructions(self):
        """Every instruction, block by block."""
        for block in self.blocks:
            yield from block.instructions

    def number_values(self) -> dict[LocalValue, str]:
        """The text of every local value's name, with its `%`, as the printer writes it."""
        values: list[LocalValue] = [*self.args]
        for block in self.blocks:
            values.append(block)
            values += [instruction for instruction in block.instructions if instruction.type is not types.void]
        return name_values(values)

    def remove_body(self) -> None:
        """Turn the definition into a declaration."""
        if self.body_text is None:
            for block in self._blocks:
                for instruction in block.instructions:
                    instruction.drop_operands()
                    instruction.parent = None
                block.parent = None
        self._blocks = []
        self._order = self.block_tokens = self._taken_names = None
        self.body_text = None

    @property
    def debug_location(self) -> Location | None:
        """Where the source defines the function (its DISubprogram), None without debug information."""
        node = self.metadata.get("dbg")
        return None if node is None else subprogram_location(self.parent.metadata, node)

    def __str__(self) -> str:
        return type(self).printed(self)

    def __repr__(self) -> str:
        return f"<Function {self.ref()}: {self.function_type}>"
