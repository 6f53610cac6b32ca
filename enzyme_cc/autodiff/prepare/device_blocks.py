"""Blocks of device code divided at barriers, and where a thread stores to shared memory that it has read from.

So what a block loads from shared memory is there for the whole rest of the block (facts/restored_memory.py).
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function, GlobalVariable, Instruction, Value
from enzyme_cc.ir.structure import split_block
from enzyme_cc.rules import known

SHARED = 3
"""The address space of memory that the threads of a block share."""


def meets(i: Instruction) -> bool:
    """Whether an instruction is a barrier."""
    if not isinstance(i, ir.Call) or not i.called_name.startswith("llvm.nvvm.bar"):
        return False
    info = known(i.called_name)
    return info is not None and info.meets is not None


def shared_variable(pointer: Value) -> GlobalVariable | None:
    """The variable in shared memory that a pointer leads into by steps of any length; None of others."""
    while True:
        if isinstance(pointer, GlobalVariable):
            return pointer if pointer.type.addrspace == SHARED else None
        if isinstance(pointer, ir.GetElementPtr):
            pointer = pointer.pointer
        elif isinstance(pointer, (ir.ConstantExpr, ir.Cast)) and pointer.opcode in (
                "addrspacecast", "bitcast", "getelementptr"):
            pointer = pointer.operands[0]
        else:
            return None


def divide_blocks(function: Function) -> None:
    """Divide the blocks of a function."""
    for block in list(function.blocks) if function.has_body else ():
        rest = block
        while True:
            at = _first_cut(rest.instructions)
            if at is None:
                break
            rest = split_block(rest, at, "phase")


def _first_cut(instructions: list[Instruction]) -> int | None:
    """Where the first part of a block ends, if not at its end."""
    has_read, has_more = False, False
    for at, i in enumerate(instructions[:-1]):
        if meets(i):
            if has_more:
                return at
            return at + 1 if len(instructions) > at + 2 else None
        if isinstance(i, ir.Load) and shared_variable(i.pointer) is not None:
            has_read = True
        elif isinstance(i, ir.Store) and has_read and shared_variable(i.pointer) is not None:
            return at
        has_more = has_more or not i.is_phi
    return None
