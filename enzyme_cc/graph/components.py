"""Strongly connected components (Tarjan 1972, iterative)."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc.graph.orders import Node, Successors


def strongly_connected_components(nodes: Iterable[Node], successors: Successors[Node]) -> list[list[Node]]:
    """Components of the graph induced by `nodes`, successors before predecessors (reverse topological).

    Successors outside `nodes` are ignored.  Within a component the nodes come in the order of `nodes`.
    """
    position = {node: place for place, node in enumerate(nodes)}
    index: dict[Node, int] = {}
    low: dict[Node, int] = {}
    on_stack: set[Node] = set()
    stack: list[Node] = []
    components: list[list[Node]] = []
    for root in position:
        if root in index:
            continue
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        work = [(root, iter(successors(root)))]
        while work:
            node, pending = work[-1]
            for successor in pending:
                if successor not in position:
                    continue
                if successor not in index:
                    index[successor] = low[successor] = len(index)
                    stack.append(successor)
                    on_stack.add(successor)
                    work.append((successor, iter(successors(successor))))
                    break
                if successor in on_stack:
                    low[node] = min(low[node], index[successor])
            else:
                work.pop()
                if work:
                    parent = work[-1][0]
                    low[parent] = min(low[parent], low[node])
                if low[node] == index[node]:
                    component = []
                    while True:
                        member = stack.pop()
                        on_stack.discard(member)
                        component.append(member)
                        if member == node:
                            break
                    component.sort(key=position.__getitem__)
                    components.append(component)
    return components


def is_cyclic(component: list[Node], successors: Successors[Node]) -> bool:
    """Whether a strongly connected component holds a cycle (several nodes, or one with a self edge)."""
    return len(component) > 1 or component[0] in successors(component[0])
