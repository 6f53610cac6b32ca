"""Depth-first orders of a directed graph given by a root and a successor function."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)
Successors = Callable[[Node], Iterable[Node]]


def postorder(entry: Node, successors: Successors[Node]) -> list[Node]:
    """Nodes reachable from `entry`, each after the successors that its depth-first search first reached."""
    order: list[Node] = []
    seen = {entry}
    stack = [(entry, iter(successors(entry)))]
    while stack:
        node, pending = stack[-1]
        for successor in pending:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successors(successor))))
                break
        else:
            stack.pop()
            order.append(node)
    return order


def reverse_postorder(entry: Node, successors: Successors[Node]) -> list[Node]:
    """Reachable nodes, a node before its successors but for retreating edges; `entry` is first."""
    order = postorder(entry, successors)
    order.reverse()
    return order


def reachable(roots: Iterable[Node], successors: Successors[Node]) -> set[Node]:
    """All nodes that some path from a root leads to, the roots included."""
    seen: set[Node] = set()
    stack = []
    for root in roots:
        if root not in seen:
            seen.add(root)
            stack.append(root)
    while stack:
        for successor in successors(stack.pop()):
            if successor not in seen:
                seen.add(successor)
                stack.append(successor)
    return seen
