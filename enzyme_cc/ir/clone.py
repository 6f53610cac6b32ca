"""Copies functions and groups of blocks."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.ir.constants import BlockAddress
from enzyme_cc.ir.function import BasicBlock, Function, Phi
from enzyme_cc.ir.values import Value


def clone_function(function: Function, name: str, value_map: dict[Value, Value] | None = None) -> Function:
    """A copy in the same module with internal linkage and without a comdat.

    `value_map` is filled with argument, block and instruction -> copy. Debug records are not copied. The
    instructions keep their `!dbg`, so diagnostics still find the source, but the copy has no DISubprogram:
    two functions may not share one, and LLVM takes a function without one as having no debug information.
    IRError if the name is taken.
    """
    if value_map is None:
        value_map = {}
    copy = Function.create(
        function.parent, name, function.function_type, "internal", [a.name for a in function.args]
    )
    for slot in (
        "unnamed_addr",
        "align",
        "attributes",
        "ret_attributes",
        "cc",
        "personality",
        "gc",
        "prefix",
        "prologue",
        "section",
    ):
        setattr(copy, slot, getattr(function, slot))
    for old, new in zip(function.args, copy.args, strict=True):
        new.attributes = old.attributes
        value_map[old] = new
    clone_blocks(function.blocks, value_map, copy)
    copy.metadata = {kind: node for kind, node in function.metadata.items() if kind != "dbg"}
    return copy


def clone_blocks(
    blocks: Iterable[BasicBlock], value_map: dict[Value, Value], into: Function | None = None
) -> list[BasicBlock]:
    """Copies of the blocks, appended to `into` (default: the function they are in).

    `value_map` says what operands become and is filled with the copies; values that it does not hold
    are used as they are, so edges out of the group lead where they led. Phis keep their entries.
    """
    originals = list(blocks)
    copies = []
    for block in originals:
        function = into if into is not None else block.parent
        assert function is not None
        copy = function.add_block(block.name)
        value_map[block] = copy
        copies.append(copy)
    clones = []
    for block in originals:
        copy = value_map[block]  # type: ignore[assignment]  # blocks are cloned to blocks
        for instruction in block.instructions:
            clone = instruction.clone()
            value_map[instruction] = clone
            copy.append(clone)
            clones.append(clone)
    for clone in clones:
        for index, value in enumerate(clone.operands):
            mapped = value_map.get(value)
            if mapped is None and isinstance(value, BlockAddress):
                mapped = _mapped_address(value, value_map, into)
            if mapped is not None:
                clone.set_operand(index, mapped)
        if isinstance(clone, Phi):
            for index, source in enumerate(clone.incoming_blocks):
                target = value_map.get(source)
                if target is not None:
                    clone.set_incoming(index, clone.operands[index], target)  # type: ignore[arg-type]  # blocks are cloned to blocks
    return copies


def _mapped_address(
    address: BlockAddress, value_map: dict[Value, Value], into: Function | None
) -> Value | None:
    """A function's address of its own block becomes the copy's address of the copied block."""
    block = address.resolved()
    if into is None or block is None or block not in value_map:
        return None
    return BlockAddress(into, value_map[block])
