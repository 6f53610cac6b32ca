"""Reads a function body: blocks, the names they define, attachments and debug records."""

from __future__ import annotations

import gc
from collections.abc import Callable

from enzyme_cc.ir.debug_records import DebugRecord
from enzyme_cc.ir.function import BasicBlock, Function, Instruction, LocalValue, OwningModule
from enzyme_cc.ir.instruction_parser import OPCODES, ForwardReference, InstructionParser
from enzyme_cc.ir.lexer import END
from enzyme_cc.ir.metadata import Metadata, MetadataRef
from enzyme_cc.ir.names import quote_name, unquote_name
from enzyme_cc.ir.values import Value


def parse_body(module: OwningModule, function: Function) -> None:
    """Turn `function.body_text` into blocks; IRError says what is not understood."""
    text = function.body_text
    assert text is not None
    # Many thousand objects appear at once and none is garbage: the collector would only walk them.
    collecting = gc.isenabled()
    gc.disable()
    try:
        parser = BodyParser(module, function, text)
        blocks = parser.parse()
    finally:
        if collecting:
            gc.enable()
    function._blocks = blocks
    function.body_text = None
    if module.uses_blockaddress:
        function.block_tokens = {k: v for k, v in parser.locals.items() if isinstance(v, BasicBlock)}


class BodyParser(InstructionParser):
    __slots__ = ("records", "refs")

    def __init__(self, module: OwningModule, function: Function, text: str) -> None:
        super().__init__(module, function, text)
        self.records: list[DebugRecord] = []  # those that may hold forward references
        self.refs: dict[str, MetadataRef] = {}
        number = 0
        for arg in function.args:
            if arg.name is None:
                self.locals[f"%{number}"] = arg
                number += 1
            else:
                self.locals[_token(arg.name)] = arg
        if not self.tokens[0].endswith(":"):
            self.locals[f"%{number}"] = BasicBlock(None, function)
            self.tokens[0:0] = [f"{number}:"]

    def parse(self) -> list[BasicBlock]:
        tokens, local_values = self.tokens, self.locals
        table = OPCODES
        blocks: list[BasicBlock] = []
        block: BasicBlock | None = None
        append: Callable[[Instruction], None]
        records: list[DebugRecord] = []
        while True:
            token = tokens[self.pos]
            first = token[0]
            if first == "%":
                read = table.get(tokens[self.pos + 2])
                if read is None or tokens[self.pos + 1] != "=":
                    self.fail("expected an instruction")
                self.pos += 3
                instruction = read(self)
                plain = token[1:]
                if not plain.isdigit():
                    instruction.name = unquote_name(plain)
                if token in local_values:
                    self._settle(token, instruction)
                local_values[token] = instruction
            elif first == "#":
                records.append(self._debug_record())
                continue
            elif token[-1] == ":":
                self.pos += 1
                block = self._open_block(token[:-1])
                blocks.append(block)
                append = block.instructions.append
                continue
            elif token is END:
                break
            else:
                read = table.get(token)
                if read is None:
                    if token == "uselistorder":
                        self._skip_use_list_order()
                        continue
                    self.fail("expected an instruction")
                self.pos += 1
                instruction = read(self)
            if tokens[self.pos] == ",":
                self._attachments(instruction)
            if records:
                instruction.debug_records = records
                records = []
            instruction.parent = block
            append(instruction)
        self._finish(blocks)
        return blocks

    def _finish(self, blocks: list[BasicBlock]) -> None:
        if self.forward:
            self.fail(f"{next(iter(self.forward))} is used but not defined")
        for token, value in self.locals.items():
            if value.__class__ is BasicBlock and value.parent is None:
                self.fail(f"the block {token} is used but not defined")
        known = self.locals
        if self.wrapped:
            for wrapper in self.wrapped:
                if isinstance(wrapper.value, ForwardReference):
                    wrapper.value = known[_token_of(wrapper.value)]
        for record in self.records:
            record.operands = [
                tuple(map(self._resolved, operand))
                if isinstance(operand, tuple)
                else self._resolved(operand)
                if isinstance(operand, Value)
                else operand
                for operand in record.operands
            ]

    def _resolved(self, value: Value) -> Value:
        return self.locals[_token_of(value)] if isinstance(value, ForwardReference) else value

    def _open_block(self, label: str) -> BasicBlock:
        token = "%" + label
        block = self.locals.get(token)
        if block is None:
            block = self.locals[token] = BasicBlock()
        elif not isinstance(block, BasicBlock) or block.instructions:
            self.fail(f"{token} is defined twice")
        block.parent = self.function
        if not label.isdigit():
            block.name = unquote_name(label)
        return block

    def _settle(self, token: str, instruction: Instruction) -> None:
        """An instruction takes the place of the forward references to its name."""
        reference = self.forward.pop(token, None)
        if reference is None:
            self.fail(f"{token} is defined twice")
        if reference.type is not instruction.type:
            self.fail(f"{token} is used as {reference.type} but is {instruction.type}")
        for user in list(reference.users):
            user.replace_operand(reference, instruction)

    def _attachments(self, instruction: Instruction) -> None:
        """`, !kind !node` after an instruction."""
        tokens, metadata, refs = self.tokens, instruction.metadata, self.refs
        while tokens[self.pos] == ",":
            kind, node = tokens[self.pos + 1], tokens[self.pos + 2]
            if kind[0] != "!":
                self.fail("expected a metadata attachment")
            found: Metadata | None = refs.get(node)
            if found is not None:
                self.pos += 3
            else:
                self.pos += 2
                found = self.metadata()
                if found.__class__ is MetadataRef:
                    refs[node] = found
            metadata[kind[1:]] = found

    def _debug_record(self) -> DebugRecord:
        kind = self.take()[5:]
        self.expect("(")
        operands: list = []
        forward = False
        while not self.accept(")"):
            token = self.tokens[self.pos]
            if token == "!DIArgList":
                self.pos += 1
                self.expect("(")
                values = []
                while not self.accept(")"):
                    values.append(self.typed_value())
                    self.accept(",")
                forward = forward or any(isinstance(value, ForwardReference) for value in values)
                operands.append(tuple(values))
            elif token[0] == "!":
                operands.append(self.metadata())
            else:
                value = self.typed_value()
                forward = forward or value.__class__ is ForwardReference
                operands.append(value)
            self.accept(",")
        record = DebugRecord(kind, operands)
        if forward:
            self.records.append(record)
        return record

    def _skip_use_list_order(self) -> None:
        while self.tokens[self.pos] != "{":
            self.pos += 1
        self.balanced()


def _token(name: str) -> str:
    """The token the text has for a named local."""
    return "%" + quote_name(name)


def _token_of(reference: Value) -> str:
    """A forward reference keeps its whole token as its name."""
    assert isinstance(reference, LocalValue) and reference.name is not None
    return reference.name
