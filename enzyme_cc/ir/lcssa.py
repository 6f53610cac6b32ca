"""Closed SSA: what a loop, or any group of blocks, defines is used outside it only through phis in its exit blocks."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from enzyme_cc.graph import DominatorTree
from enzyme_cc.ir import BasicBlock, Builder, Function, Instruction, Phi, Value, poison, token
from enzyme_cc.ir.structure import block_of, dominator_tree, edge_count, loop_forest, predecessor_map


def form_lcssa(function: Function) -> int:
    """Insert the phis that close every loop (inner loops first); returns how many were made.

    Best after `simplify_loops`; right for any reachable reducible graph.
    """
    forest = loop_forest(function)
    if not forest.roots:
        return 0
    closing = _Closing(function)
    for loop in forest.postorder():
        for block in loop.blocks:
            if forest.innermost[block] is not loop:
                continue
            for instruction in list(block.instructions):
                if instruction.users and instruction.type is not token:
                    closing.close(instruction, loop.blocks, loop.exits)
    return closing.count


def close_blocks(function: Function, blocks: Iterable[BasicBlock]) -> int:
    """Insert the phis that close a group of blocks, where edges leave it; returns how many were made."""
    inside = dict.fromkeys(blocks)
    exits = list(dict.fromkeys(s for block in inside for s in block.successors if s not in inside))
    closing = _Closing(function)
    for block in inside:
        for instruction in list(block.instructions):
            if instruction.users and instruction.type is not token:
                closing.close(instruction, inside, exits)
    return closing.count


class _Closing:
    """SSA reconstruction of one value at a time (Cytron et al. 1991, phis only where they are asked for)."""

    __slots__ = ("_frontiers", "count", "function", "predecessors", "tree")

    def __init__(self, function: Function) -> None:
        self.function = function
        self.tree: DominatorTree[BasicBlock] = dominator_tree(function)
        self.predecessors = predecessor_map(function)
        self._frontiers: dict[BasicBlock, list[BasicBlock]] | None = None
        self.count = 0

    def close(self, value: Instruction, inside: Container[BasicBlock], exits: Sequence[BasicBlock]) -> None:
        outside: list[tuple[Instruction, int, BasicBlock]] = []
        for user in value.users:
            for place, operand in enumerate(user.operands):
                if operand is not value:
                    continue
                at = user.incoming_blocks[place] if isinstance(user, Phi) else block_of(user)
                if at not in inside and at in self.tree:
                    outside.append((user, place, at))
        if not outside:
            return
        sites = self._sites(value, inside, exits)
        phis: dict[BasicBlock, Phi] = {}
        unfilled: list[Phi] = []

        def at_end(block: BasicBlock) -> Value:
            if block in inside:
                return value
            if block not in self.tree:
                return poison(value.type)
            place: BasicBlock | None = block
            while place not in sites:
                assert place is not None
                place = self.tree.idom[place]
            phi = phis.get(place)
            if phi is None:
                phi = phis[place] = Builder(place, 0).phi(value.type)
                unfilled.append(phi)
                self.count += 1
            return phi

        for user, place, at in outside:
            user.set_operand(place, at_end(at))
        while unfilled:
            phi = unfilled.pop()
            for predecessor in self.predecessors[block_of(phi)]:
                entering = at_end(predecessor)
                for _ in range(edge_count(predecessor, block_of(phi))):
                    phi.add_incoming(entering, predecessor)

    def _sites(
        self, value: Instruction, inside: Container[BasicBlock], exits: Sequence[BasicBlock]
    ) -> set[BasicBlock]:
        """Blocks outside where a closed copy of the value may begin to hold."""
        home = block_of(value)
        sites = {block for block in exits if self.tree.dominates(home, block)}
        if len(sites) == 1:
            return sites
        if self._frontiers is None:
            self._frontiers = self.tree.frontiers(self.predecessors.__getitem__)
        work = list(sites)
        while work:
            for block in self._frontiers[work.pop()]:
                if block not in sites and block not in inside and self.tree.strictly_dominates(home, block):
                    sites.add(block)
                    work.append(block)
        return sites
