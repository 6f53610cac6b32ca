"""Functions and their basic blocks; a body stays text until someone asks for the blocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.instruction import Instruction
from enzyme_cc.ir.types import FunctionType
from enzyme_cc.ir.values import Argument, LocalValue

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Location
    from enzyme_cc.ir.instructions import Phi
    from enzyme_cc.ir.module import Module


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

    def insert_after(self, anchor: Instruction, instruction: Instruction) -> Instruction:
        return self.insert(self.instructions.index(anchor) + 1, instruction)

    def remove_instructions(self, dead: Collection[Instruction]) -> None:
        """Remove many at once, in one pass; they may use each other but nothing else may use them."""
        dead = dead if isinstance(dead, (set, frozenset, dict)) else set(dead)
        kept: list[Instruction] = []
        waiting: list = []
        for instruction in self.instructions:
            if instruction in dead:
                waiting += instruction.debug_records
                instruction.debug_records = []
                instruction.drop_operands()
                instruction.parent = None
            else:
                if waiting:
                    instruction.debug_records = waiting + instruction.debug_records
                    waiting = []
                kept.append(instruction)
        self.instructions = kept
        for instruction in dead:
            assert not instruction.users, f"{instruction!r} still has users"

    def split_before(self, index: int, name: str) -> BasicBlock:
        """Move the instructions from `index` on to a new block after this one and branch there.

        Phis of the successors that named this block name the new one.
        """
        from enzyme_cc.ir.instructions import Br

        assert self.parent is not None
        tail = BasicBlock(name, self.parent)
        blocks = self.parent.blocks
        blocks.insert(blocks.index(self) + 1, tail)
        self.parent.blocks_changed()
        tail.instructions = self.instructions[index:]
        del self.instructions[index:]
        for instruction in tail.instructions:
            instruction.parent = tail
        for phi in [user for user in self.users if user.is_phi]:
            phi.replace_operand(self, tail)
        self.append(Br(tail))
        return tail

    def remove(self) -> None:
        """Take the block and its instructions out of the function for good. Phi entries that name the
        block go too; no terminator or value outside may still use it."""
        assert self.parent is not None
        for user in list(self.users):
            if user.is_phi:
                user.remove_incoming(self)  # type: ignore[attr-defined]  # a Phi
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
        "_blocks",
        "block_tokens",
        "_order",
        "_taken_names",
    )
    is_function_value = True

    def __init__(
        self,
        name: str,
        parent: Module,
        function_type: FunctionType,
        linkage: str = "external",
        addrspace: int = 0,
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
        self._blocks: list[BasicBlock] = []
        self.block_tokens: dict[str, BasicBlock] | None = None  # kept where blockaddress may ask
        self._order: tuple[int, dict[BasicBlock, int]] | None = None
        self._taken_names: set[str] | None = None

    @staticmethod
    def create(
        module: Module,
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

    def parse(self) -> None:
        """Turn a body that is still text into blocks."""
        if self.body_text is not None:
            from enzyme_cc.ir.body_parser import parse_body

            parse_body(self)

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
            taken = {arg.name for arg in self.args}
            for block in self.blocks:
                taken.add(block.name)
                taken.update(instruction.name for instruction in block.instructions)
            self._taken_names = taken  # type: ignore[assignment]  # set above
        name, number = hint, 0
        while name in self._taken_names:  # type: ignore[operator]  # set above
            number += 1
            name = f"{hint}.{number}"
        self._taken_names.add(name)  # type: ignore[union-attr]  # set above
        return name

    def instructions(self):
        """Every instruction, block by block."""
        for block in self.blocks:
            yield from block.instructions

    def number_values(self) -> dict[LocalValue, str]:
        """The text of every local value's name, with its `%`, as the printer writes it."""
        from enzyme_cc.ir.printer import name_locals

        return name_locals(self)

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
        from enzyme_cc.ir.debug_info import subprogram_location

        node = self.metadata.get("dbg")
        return None if node is None else subprogram_location(self.parent.metadata, node)

    def __str__(self) -> str:
        from enzyme_cc.ir.printer import print_function

        return print_function(self)

    def __repr__(self) -> str:
        return f"<Function {self.ref()}: {self.function_type}>"
