"""Minimum vertex cut of a directed graph by maximum flow (Dinic 1970)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from enzyme_cc.graph.orders import Node

INFINITE = 1 << 62


class UncuttableError(ValueError):
    """Some source reaches some sink only through nodes of infinite capacity."""


class _Network:
    """Residual network in flat arrays; arc `a` and its reverse are `a` and `a ^ 1`."""

    __slots__ = ("arcs", "capacity", "head")

    def __init__(self, vertices: int) -> None:
        self.arcs: list[list[int]] = [[] for _ in range(vertices)]
        self.head: list[int] = []
        self.capacity: list[int] = []

    def add(self, tail: int, head: int, capacity: int) -> None:
        self.arcs[tail].append(len(self.head))
        self.head.append(head)
        self.capacity.append(capacity)
        self.arcs[head].append(len(self.head))
        self.head.append(tail)
        self.capacity.append(0)

    def levels(self, source: int, sink: int) -> list[int] | None:
        level = [-1] * len(self.arcs)
        level[source] = 0
        queue = [source]
        for vertex in queue:
            for arc in self.arcs[vertex]:
                head = self.head[arc]
                if self.capacity[arc] and level[head] < 0:
                    level[head] = level[vertex] + 1
                    queue.append(head)
            if level[sink] >= 0:
                return level
        return None

    def augment(self, source: int, sink: int, level: list[int]) -> int:
        """Saturate the level graph (iterative depth-first search with a current-arc pointer)."""
        arcs, head, capacity = self.arcs, self.head, self.capacity
        next_arc = [0] * len(arcs)
        path: list[int] = []
        vertex = source
        total = 0
        while True:
            if vertex == sink:
                flow = min(capacity[arc] for arc in path)
                total += flow
                if total >= INFINITE:
                    return total
                cut_at = len(path)
                for place in range(len(path) - 1, -1, -1):
                    arc = path[place]
                    capacity[arc] -= flow
                    capacity[arc ^ 1] += flow
                    if not capacity[arc]:
                        cut_at = place
                vertex = head[path[cut_at] ^ 1]
                del path[cut_at:]
                continue
            outgoing = arcs[vertex]
            place = next_arc[vertex]
            while place < len(outgoing):
                arc = outgoing[place]
                if capacity[arc] and level[head[arc]] == level[vertex] + 1:
                    break
                place += 1
            next_arc[vertex] = place
            if place < len(outgoing):
                path.append(outgoing[place])
                vertex = head[outgoing[place]]
            elif vertex == source:
                return total
            else:
                arc = path.pop()
                vertex = head[arc ^ 1]
                next_arc[vertex] += 1

    def side(self, start: int, forwards: bool) -> set[int]:
        """Vertices that `start` reaches (or that reach it) over arcs with capacity left."""
        seen = {start}
        stack = [start]
        while stack:
            for arc in self.arcs[stack.pop()]:
                other = self.head[arc]
                if other not in seen and self.capacity[arc if forwards else arc ^ 1]:
                    seen.add(other)
                    stack.append(other)
        return seen


def min_cut(
    nodes: Iterable[Node],
    successors: Callable[[Node], Iterable[Node]],
    sources: Iterable[Node],
    sinks: Iterable[Node],
    capacity: Mapping[Node, int] | Callable[[Node], int],
    closest_to: str = "sinks",
) -> list[Node]:
    """The cheapest set of nodes that meets every path from a source to a sink, in the order of `nodes`.

    A path may be cut at its source and at its sink as well; a node with capacity `INFINITE` (or more) is
    never cut.  Among the cheapest cuts, the one nearest to the "sinks" or to the "sources" is taken.
    Successors outside `nodes` are ignored.  Raises UncuttableError when no finite cut exists.
    """
    if closest_to not in ("sinks", "sources"):
        raise ValueError(f"closest_to must be 'sinks' or 'sources', not {closest_to!r}")
    order = list(dict.fromkeys(nodes))
    number = {node: place for place, node in enumerate(order)}
    cost = capacity if callable(capacity) else capacity.__getitem__
    source, sink = 2 * len(order), 2 * len(order) + 1
    network = _Network(2 * len(order) + 2)
    for place, node in enumerate(order):
        price = min(cost(node), INFINITE)
        if price < 0:
            raise ValueError(f"negative capacity {price} of {node!r}")
        network.add(2 * place, 2 * place + 1, price)
    for place, node in enumerate(order):
        for successor in dict.fromkeys(successors(node)):
            if successor in number:
                network.add(2 * place + 1, 2 * number[successor], INFINITE)
    for node in dict.fromkeys(sources):
        network.add(source, 2 * number[node], INFINITE)
    for node in dict.fromkeys(sinks):
        network.add(2 * number[node] + 1, sink, INFINITE)
    flow = 0
    while (level := network.levels(source, sink)) is not None:
        flow += network.augment(source, sink, level)
        if flow >= INFINITE:
            raise UncuttableError("a source reaches a sink through nodes that may not be cut")
    if closest_to == "sources":
        near = network.side(source, forwards=True)
        return [node for place, node in enumerate(order) if 2 * place in near and 2 * place + 1 not in near]
    far = network.side(sink, forwards=False)
    return [node for place, node in enumerate(order) if 2 * place + 1 in far and 2 * place not in far]
