"""Dominator trees (Cooper, Harvey, Kennedy 2001: "A Simple, Fast Dominance Algorithm")."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from enzyme_cc.graph.orders import Node, Successors, reverse_postorder


class DominatorTree(Generic[Node]):
    """Who dominates whom among the nodes reachable from the entry.

    `order` is a reverse postorder of the reachable nodes, `idom` maps each to its immediate dominator (the
    entry to None), `children` is the tree downwards, `depth` the distance from the entry in the tree.
    """

    __slots__ = ("_enter", "_leave", "children", "depth", "entry", "idom", "order")

    def __init__(self, entry: Node, order: list[Node], idom: dict[Node, Node | None]) -> None:
        self.entry = entry
        self.order = order
        self.idom = idom
        self.children: dict[Node, list[Node]] = {node: [] for node in order}
        self.depth: dict[Node, int] = {entry: 0}
        for node in order:
            parent = idom[node]
            if parent is not None:
                self.children[parent].append(node)
                self.depth[node] = self.depth[parent] + 1
        self._enter: dict[Node, int] = {}
        self._leave: dict[Node, int] = {}
        clock = 0
        stack: list[tuple[Node, bool]] = [(entry, False)]
        while stack:
            node, done = stack.pop()
            clock += 1
            if done:
                self._leave[node] = clock
                continue
            self._enter[node] = clock
            stack.append((node, True))
            stack.extend((child, False) for child in reversed(self.children[node]))

    def __contains__(self, node: Node) -> bool:
        return node in self.idom

    def dominates(self, above: Node, below: Node) -> bool:
        """Whether every path from the entry to `below` meets `above`; a node dominates itself.

        Constant time.  An unreachable `below` is dominated by everything, an unreachable `above` dominates
        nothing that is reachable.
        """
        if below not in self._enter:
            return True
        if above not in self._enter:
            return False
        return self._enter[above] <= self._enter[below] and self._leave[below] <= self._leave[above]

    def strictly_dominates(self, above: Node, below: Node) -> bool:
        return above != below and self.dominates(above, below)

    def common(self, a: Node, b: Node) -> Node:
        """The nearest node that dominates two reachable ones."""
        while not self.dominates(a, b):
            above = self.idom[a]
            assert above is not None
            a = above
        return a

    def preorder(self) -> list[Node]:
        """The tree's nodes, parents before children."""
        return sorted(self.order, key=self._enter.__getitem__)

    def frontiers(self, predecessors: Successors[Node]) -> dict[Node, list[Node]]:
        """Dominance frontier of each reachable node: where its dominance ends."""
        frontier: dict[Node, list[Node]] = {node: [] for node in self.order}
        for node in self.order:
            incoming = [p for p in predecessors(node) if p in self.idom]
            if len(incoming) < 2 and node != self.entry:
                continue
            stop = self.idom[node]
            for predecessor in incoming:
                runner: Node | None = predecessor
                while runner is not None and runner != stop:
                    if not frontier[runner] or frontier[runner][-1] != node:
                        frontier[runner].append(node)
                    runner = self.idom[runner]
        return frontier


def dominators(entry: Node, successors: Successors[Node]) -> DominatorTree[Node]:
    """The dominator tree of what `entry` reaches."""
    order = reverse_postorder(entry, successors)
    number = {node: place for place, node in enumerate(order)}
    incoming: list[list[int]] = [[] for _ in order]
    for place, node in enumerate(order):
        for successor in successors(node):
            incoming[number[successor]].append(place)
    idom = [-1] * len(order)
    idom[0] = 0
    changed = True
    while changed:
        changed = False
        for place in range(1, len(order)):
            best = -1
            for predecessor in incoming[place]:
                if idom[predecessor] < 0:
                    continue
                if best < 0:
                    best = predecessor
                    continue
                other = predecessor
                while best != other:
                    while best > other:
                        best = idom[best]
                    while other > best:
                        other = idom[other]
            if idom[place] != best:
                idom[place] = best
                changed = True
    parents: dict[Node, Node | None] = {order[place]: order[idom[place]] for place in range(1, len(order))}
    parents[entry] = None
    return DominatorTree(entry, order, parents)


def post_dominators(
    nodes: Iterable[Node], successors: Successors[Node], predecessors: Successors[Node], sink: Node
) -> DominatorTree[Node]:
    """Dominators of the reversed graph: `sink` stands for leaving, and follows each node with no successor.

    Nodes that cannot leave (endless loops) are not in the tree.
    """
    leaving = [node for node in nodes if not list(successors(node))]
    return dominators(sink, lambda node: leaving if node == sink else predecessors(node))
