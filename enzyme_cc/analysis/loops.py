"""The loops of a function: preheaders, latches, exits, and which exits can lead to a return."""

from __future__ import annotations

from enzyme_cc.graph import Loop, dominators, natural_loops, reachable
from enzyme_cc.ir import BasicBlock, Function, Instruction, Value
from enzyme_cc.ir.structure import block_of, terminator_of


class LoopInfo:
    """Loops, dominators and control-flow edges of a function, frozen at the time of making.

    `tree` is the dominator tree, `forest` the loop forest, `successors` and `predecessors` are dicts over
    the reachable blocks.
    """

    __slots__ = ("_position", "_returning", "forest", "function", "predecessors", "successors", "tree")

    def __init__(self, function: Function) -> None:
        self.function = function
        self.successors: dict[BasicBlock, list[BasicBlock]] = {b: b.successors for b in function.blocks}
        self.tree = dominators(function.blocks[0], self.successors.__getitem__)
        self.predecessors: dict[BasicBlock, list[BasicBlock]] = {b: [] for b in function.blocks}
        for block in function.blocks:
            if block in self.tree:
                for successor in self.successors[block]:
                    self.predecessors[successor].append(block)
        self.forest = natural_loops(self.tree, self.successors.__getitem__, self.predecessors.__getitem__)
        self._returning: set[BasicBlock] | None = None
        self._position: dict[Instruction, int] | None = None

    @property
    def loops(self) -> list[Loop[BasicBlock]]:
        """All loops, outer before inner."""
        return self.forest.preorder()

    def loop_of(self, block: BasicBlock) -> Loop[BasicBlock] | None:
        """The innermost loop around a block."""
        return self.forest.innermost.get(block)

    def nest(self, block: BasicBlock) -> list[Loop[BasicBlock]]:
        """The loops around a block, outermost first."""
        loop = self.loop_of(block)
        return [] if loop is None else list(loop.ancestors())[::-1]

    def preheader(self, loop: Loop[BasicBlock]) -> BasicBlock | None:
        """The only block that enters the loop and leads nowhere else, None if there is no such block."""
        outside = [p for p in self.predecessors[loop.header] if p not in loop]
        if len(outside) == 1 and len(self.successors[outside[0]]) == 1:
            return outside[0]
        return None

    def latch(self, loop: Loop[BasicBlock]) -> BasicBlock | None:
        """The only block that goes back to the header, None if there are several."""
        return loop.latches[0] if len(loop.latches) == 1 else None

    def has_dedicated_exits(self, loop: Loop[BasicBlock]) -> bool:
        return all(p in loop for exit_block in loop.exits for p in self.predecessors[exit_block])

    def is_canonical(self, loop: Loop[BasicBlock]) -> bool:
        """Preheader, single latch and dedicated exits: what `ir.structure.simplify_loops` gives."""
        return (
            self.preheader(loop) is not None
            and self.latch(loop) is not None
            and self.has_dedicated_exits(loop)
        )

    def may_return(self, block: BasicBlock) -> bool:
        """Whether some path from the block meets a `ret`."""
        if self._returning is None:
            rets = [b for b in self.tree.order if terminator_of(b).opcode == "ret"]
            self._returning = reachable(rets, self.predecessors.__getitem__)
        return block in self._returning

    def returning_exiting(self, loop: Loop[BasicBlock]) -> list[BasicBlock]:
        """The blocks that leave the loop for a place from which the function can return.

        Exits into abort or a failed assertion do not count: nothing is differentiated after them.
        """
        return [
            block
            for block in loop.exiting
            if any(s not in loop and self.may_return(s) for s in self.successors[block])
        ]

    def is_invariant(self, value: Value, loop: Loop[BasicBlock]) -> bool:
        """Whether the value is defined outside the loop (then its definition dominates the header)."""
        return not isinstance(value, Instruction) or block_of(value) not in loop

    def position(self, instruction: Instruction) -> int:
        """The place of an instruction in its block."""
        if self._position is None:
            self._position = {
                i: place for b in self.function.blocks for place, i in enumerate(b.instructions)
            }
        return self._position[instruction]

    def dominates(self, definition: Instruction, use: Instruction) -> bool:
        """Whether each path to `use` has executed `definition`; an instruction dominates itself."""
        if block_of(definition) is block_of(use):
            return self.position(definition) <= self.position(use)
        return self.tree.dominates(block_of(definition), block_of(use))
