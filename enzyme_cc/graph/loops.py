"""Natural loops as a forest, and the cycles that are not natural loops (irreducible)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic

from enzyme_cc.graph.components import is_cyclic, strongly_connected_components
from enzyme_cc.graph.dominators import DominatorTree
from enzyme_cc.graph.orders import Node, Successors


class Loop(Generic[Node]):
    """A natural loop: `header` dominates `blocks`, each of which reaches one of the `latches` in the loop.

    `blocks` holds those of inner loops too, in reverse postorder (the header is first); it is a dict so that
    membership is quick and the order is fixed.  `exits` are the nodes outside that an `exiting` node leads
    to.  `depth` is 1 for an outermost loop.
    """

    __slots__ = ("blocks", "children", "depth", "exiting", "exits", "header", "latches", "parent")

    def __init__(self, header: Node) -> None:
        self.header = header
        self.blocks: dict[Node, None] = {}
        self.latches: list[Node] = []
        self.parent: Loop[Node] | None = None
        self.children: list[Loop[Node]] = []
        self.depth = 1
        self.exiting: list[Node] = []
        self.exits: list[Node] = []

    def __contains__(self, node: Node) -> bool:
        return node in self.blocks

    def __repr__(self) -> str:
        return f"Loop(header={self.header!r}, blocks={len(self.blocks)}, depth={self.depth})"

    def ancestors(self) -> Iterator[Loop[Node]]:
        """This loop, then the loops around it, outwards."""
        loop: Loop[Node] | None = self
        while loop is not None:
            yield loop
            loop = loop.parent

    def encloses(self, other: Loop[Node] | None) -> bool:
        """Whether `other` is this loop or lies in it."""
        while other is not None and other.depth > self.depth:
            other = other.parent
        return other is self


class LoopForest(Generic[Node]):
    """All natural loops: `roots` outermost, `innermost` loop of each node that lies in one."""

    __slots__ = ("innermost", "roots")

    def __init__(self) -> None:
        self.roots: list[Loop[Node]] = []
        self.innermost: dict[Node, Loop[Node]] = {}

    def loop_of(self, node: Node) -> Loop[Node] | None:
        return self.innermost.get(node)

    def depth(self, node: Node) -> int:
        loop = self.innermost.get(node)
        return 0 if loop is None else loop.depth

    def preorder(self) -> list[Loop[Node]]:
        """Loops, outer before inner."""
        result = []
        stack = list(reversed(self.roots))
        while stack:
            loop = stack.pop()
            result.append(loop)
            stack.extend(reversed(loop.children))
        return result

    def postorder(self) -> list[Loop[Node]]:
        """Loops, inner before outer."""
        result = self.preorder()
        result.reverse()
        return result


def natural_loops(
    tree: DominatorTree[Node], successors: Successors[Node], predecessors: Successors[Node]
) -> LoopForest[Node]:
    """The loop forest of a graph whose dominators are `tree` (the way LLVM's LoopInfo finds it: headers are
    taken bottom up in the dominator tree, and a backward walk from the latches jumps over known inner loops).
    Cycles with several entries are no natural loops and do not appear.
    """
    forest: LoopForest[Node] = LoopForest()
    innermost = forest.innermost
    for header in reversed(tree.order):
        latches = [p for p in predecessors(header) if p in tree and tree.dominates(header, p)]
        if not latches:
            continue
        loop: Loop[Node] = Loop(header)
        loop.latches = latches
        work = list(latches)
        while work:
            node = work.pop()
            inner = innermost.get(node)
            if inner is None:
                innermost[node] = loop
                if node != header:
                    work.extend(p for p in predecessors(node) if p in tree)
                continue
            while inner.parent is not None:
                inner = inner.parent
            if inner is not loop:
                inner.parent = loop
                work.extend(
                    p for p in predecessors(inner.header) if p in tree and innermost.get(p) is not inner
                )
    seen: set[int] = set()
    for node in tree.order:
        innermost_loop = innermost.get(node)
        if innermost_loop is None:
            continue
        for around in list(innermost_loop.ancestors()):
            around.blocks[node] = None
        chain = [around for around in innermost_loop.ancestors() if id(around) not in seen]
        for around in reversed(chain):
            seen.add(id(around))
            if around.parent is None:
                forest.roots.append(around)
            else:
                around.parent.children.append(around)
                around.depth = around.parent.depth + 1
    for loop in forest.preorder():
        exits: dict[Node, None] = {}
        for node in loop.blocks:
            outside = [s for s in successors(node) if s not in loop.blocks]
            if outside:
                loop.exiting.append(node)
                exits.update(dict.fromkeys(outside))
        loop.exits = list(exits)
    return forest


class IrreducibleCycle(Generic[Node]):
    """A strongly connected region that can be entered at several nodes."""

    __slots__ = ("blocks", "entries")

    def __init__(self, blocks: list[Node], entries: list[Node]) -> None:
        self.blocks = blocks
        self.entries = entries

    def __repr__(self) -> str:
        return f"IrreducibleCycle(entries={self.entries!r}, blocks={len(self.blocks)})"


def is_reducible(tree: DominatorTree[Node], successors: Successors[Node]) -> bool:
    """Whether each retreating edge of the order goes to a node that dominates its source."""
    number = {node: place for place, node in enumerate(tree.order)}
    return all(
        number[successor] > place or tree.dominates(successor, node)
        for place, node in enumerate(tree.order)
        for successor in successors(node)
    )


def irreducible_cycles(
    tree: DominatorTree[Node], successors: Successors[Node], predecessors: Successors[Node]
) -> list[IrreducibleCycle[Node]]:
    """The outermost cycles with several entries, also those inside natural loops; none if reducible.

    What is inside a cycle found here may hold further ones, seen once this one has a single header.
    """
    if is_reducible(tree, successors):
        return []
    found: list[IrreducibleCycle[Node]] = []
    regions: list[Iterable[Node]] = [tree.order]
    while regions:
        region = regions.pop()
        for component in strongly_connected_components(region, successors):
            if not is_cyclic(component, successors):
                continue
            members = set(component)
            entries = [
                node
                for node in component
                if node == tree.entry or any(p in tree and p not in members for p in predecessors(node))
            ]
            if len(entries) > 1:
                found.append(IrreducibleCycle(component, entries))
            else:
                regions.append([node for node in component if node != entries[0]])
    return found
