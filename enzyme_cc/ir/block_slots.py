"""Stack slots that one block alone uses, as registers; and others, so that LLVM soon has them in registers.

LLVM promotes such slots too, but looks through their block once for each: where thousands of adjoints are collected
in one long block, this took most of a compile. Here all slots of a block are followed in one walk. Where there are few
it is left to LLVM, so that the order of its phis, on which the last bits of fast-math sums depend, is its own.

What begins at the entry and is used far below lives in all blocks between, which LLVM walks over for each slot. Such
slots begin where they are used.
"""

from __future__ import annotations

from collections.abc import Collection

from enzyme_cc.graph import DominatorTree, is_reducible
from enzyme_cc.ir.builder import Builder
from enzyme_cc.ir.function import BasicBlock, Function, Instruction
from enzyme_cc.ir.instructions import Load, Store
from enzyme_cc.ir.opcodes import EXCEPTION_PADS
from enzyme_cc.ir.structure import dominator_tree, loop_forest, remove_instructions, successors
from enzyme_cc.ir.values import Value

MANY = 500
"""Slots of one function, from which on LLVM's way would cost more than reading it through."""


def promote_in_blocks(function: Function, slots: Collection[Instruction]) -> None:
    """Replace slots by the values that are stored into them, where one block alone loads and stores.

    Each slot is followed in its block by the store of a constant, what it begins as. Where the block that uses it is
    another, it must be left as it began, so that it holds the same whenever the block is entered.
    """
    if len(slots) < MANY:
        return
    by_block: dict[BasicBlock, dict[Instruction, Value]] = {}
    first: dict[Instruction, Store] = {}
    for slot in slots:
        users = list(slot.users)
        begin = users[0]
        if not isinstance(begin, Store) or begin.parent is not slot.parent or not begin.value.is_constant:
            continue
        if not all(_accesses(user, slot) for user in users):
            continue
        blocks = {user.parent for user in users[1:]}
        if len(blocks) > 1:
            continue
        first[slot] = begin
        for block in blocks:
            assert block is not None
            by_block.setdefault(block, {})[slot] = begin.value
    dead: dict[BasicBlock, list[Instruction]] = {}
    for block, held in by_block.items():
        for slot in _changed_when_left(block, held, first):
            del held[slot], first[slot]
        gone = dead.setdefault(block, [])
        for instruction in block.instructions:
            if isinstance(instruction, Load) and instruction.pointer in held:
                instruction.replace_all_uses_with(held[instruction.pointer])
                gone.append(instruction)
            elif isinstance(instruction, Store) and instruction.pointer in held:
                held[instruction.pointer] = instruction.value
                if instruction is not first[instruction.pointer]:
                    gone.append(instruction)
    for slot, begin in first.items():
        assert slot.parent is not None
        dead.setdefault(slot.parent, []).extend((slot, begin))
    for block in reversed(function.blocks):  # the slots lie in the first, and are used until then
        if block in dead:
            remove_instructions(block, dead[block])


def begin_where_used(function: Function, slots: Collection[Instruction]) -> None:
    """Move the store of what a slot begins as from the entry to the nearest block, in no loop, before all its uses."""
    if len(slots) < MANY:
        return
    tree = dominator_tree(function)
    if not is_reducible(tree, successors):
        return
    forest = loop_forest(function)
    moved: dict[BasicBlock, list[Instruction]] = {}
    for slot in slots:
        users = list(slot.users)
        if slot.parent is None or not all(_accesses(user, slot) for user in users):
            continue
        begin, blocks = users[0], {user.parent for user in users[1:]}
        if not isinstance(begin, Store) or begin.parent is not slot.parent or slot.parent in blocks or not blocks:
            continue
        place = _common_dominator(tree, [block for block in blocks if block is not None])
        while place is not None and (loop := forest.loop_of(place)) is not None:
            place = tree.idom[loop.header]
        if place is None or place is slot.parent or place.instructions[place.first_non_phi].opcode in EXCEPTION_PADS:
            continue
        Builder(place, place.first_non_phi).store(begin.value, slot, align=begin.align)
        moved.setdefault(slot.parent, []).append(begin)
    for block, gone in moved.items():
        remove_instructions(block, gone)


def _common_dominator(tree: DominatorTree[BasicBlock], blocks: list[BasicBlock]) -> BasicBlock | None:
    """The nearest block that dominates all; None where one of them cannot be reached."""
    if not all(block in tree for block in blocks):
        return None
    common = blocks[0]
    for block in blocks[1:]:
        while not tree.dominates(common, block):
            above = tree.idom[common]
            assert above is not None
            common = above
    return common


def _accesses(user: Instruction, slot: Value) -> bool:
    """Whether a user loads from the slot or stores a value of its type into it, and no more."""
    if isinstance(user, Load):
        return user.type is slot.allocated_type  # type: ignore[attr-defined]  # an Alloca
    return (
        isinstance(user, Store) and user.pointer is slot and user.value is not slot
        and user.value.type is slot.allocated_type  # type: ignore[attr-defined]  # an Alloca
    )


def _changed_when_left(
    block: BasicBlock, held: dict[Instruction, Value], first: dict[Instruction, Store]
) -> list[Instruction]:
    """Slots of other blocks that do not hold what they began as when the block ends."""
    left: dict[Value, Value] = {}
    for instruction in block.instructions:
        if isinstance(instruction, Store) and instruction.pointer in held:
            left[instruction.pointer] = instruction.value
    return [
        slot for slot, start in held.items()
        if first[slot].parent is not block and left.get(slot, start) is not start
    ]
