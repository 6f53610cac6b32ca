"""Work-shared loops of a region's adjoint in two copies: one where other threads may add to the same places, and one
for the iterations where the thread is alone, in which additions are plain and the loop has no test for it.

On each way into the loop's reverse and on each way back, the iteration number says which copy does the next iteration.
All that an iteration leaves to the next lies in stack slots, so that the copies can take turns.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.operations.adjoint_memory import keep_tbaa
from enzyme_cc.autodiff.shadow.adjoint_sweep import AdjointSweep
from enzyme_cc.autodiff.shadow.shadow_alignment import shadow_align
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Value


@dataclass(eq=False)
class TwoCopies:
    """A loop's reverse that is to have two copies.

    reach      how far from the ends of its share a thread is alone
    additions  atomic additions that are plain where it is alone, with the access of the primal that each is for
    ways       blocks that lead into the reverse of an iteration: by which condition that is of the copy where the
               thread is alone, from without that copy and from within it
    """

    reach: Value
    additions: dict[Instruction, Instruction] = field(default_factory=dict)
    ways: dict[BasicBlock, tuple[Value, Value]] = field(default_factory=dict)

    def make(self, s: AdjointSweep, function: Function, blocks: list[BasicBlock]) -> None:
        """Make the second copy of the reverse's blocks, unless one of their values is used elsewhere."""
        inside = set(blocks)
        made = [i for block in blocks for i in block.instructions]
        if any(i.is_phi or any(user.parent not in inside for user in i.users) for i in made):
            return
        copies: dict[Value, Value] = {}
        for block in blocks:
            copies[block] = made_block = BasicBlock(f"{block.name}.alone", function)
            for i in block.instructions:
                copies[i] = made_block.append(i.clone())
        for i in made:
            copy = copies[i]
            assert isinstance(copy, Instruction)
            for index, operand in enumerate(copy.operands):
                if operand in copies:
                    copy.set_operand(index, copies[operand])
        for addition, access in self.additions.items():
            _add_plainly(s, copies[addition], access)
        for block, (from_without, from_within) in self.ways.items():
            target = block.terminator.operands[0]  # type: ignore[union-attr]  # it ends in a branch
            _branch(block, from_without, copies[target], target)
            if block in inside:
                _branch(copies[block], copies.get(from_within, from_within), copies[target], target)
        function.blocks.extend(copy for copy in map(copies.get, blocks) if isinstance(copy, BasicBlock))
        function.blocks_changed()


def blocks_of(loop: Iterable[BasicBlock], reversed_blocks: dict[BasicBlock, BasicBlock],
              edges: dict[tuple[BasicBlock, BasicBlock], BasicBlock]) -> list[BasicBlock]:
    """The blocks of a loop's reverse."""
    within = set(loop)
    found = [reverse for block, reverse in reversed_blocks.items() if block in within]
    return found + [edge for (block, before), edge in edges.items() if block in within and before in within]


def _add_plainly(s: AdjointSweep, addition: Value, access: Instruction) -> None:
    assert isinstance(addition, ir.AtomicRMW)
    address, d = addition.operands
    b = Builder.before(addition)
    align = shadow_align(access, s.engine.layout)
    old = b.load(d.type, address, align=align)
    new = b.store(b.fadd(old, d), address, align=align)
    keep_tbaa(s, access, old, new)
    addition.remove()


def _branch(block: Value, condition: Value, alone: Value, other: Value) -> None:
    assert isinstance(block, BasicBlock) and isinstance(alone, BasicBlock) and isinstance(other, BasicBlock)
    terminator = block.terminator
    assert terminator is not None
    terminator.remove()
    Builder(block).cond_br(condition, alone, other)
