"""Extents in C, for what is called without Python: where each size is read, and what an expression of sizes is."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from itertools import pairwise

from enzyme_cc.python.prototype import Extent, Parameter

QUOTIENTS = """
static long quotient(long a, long b) { return b ? a / b - (a % b && (a < 0) != (b < 0)) : -1; }
static long remainder_of(long a, long b) { return b ? a - quotient(a, b) * b : -1; }
"""
"""What `in_c` calls: division as Python's, and without a trap."""


def in_c(extent: Extent, values: Mapping[str, str] | None = None) -> str:
    """An extent in C, of sizes that are called n_name; `values` stands for some of them."""
    def written(node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return (values or {}).get(node.id, f"n_{node.id}")
        if isinstance(node, ast.Constant):
            return f"{node.value!r}l"
        if isinstance(node, ast.UnaryOp):
            return f"(-{written(node.operand)})" if isinstance(node.op, ast.USub) else written(node.operand)
        assert isinstance(node, ast.BinOp)
        left, right = written(node.left), written(node.right)
        if isinstance(node.op, ast.FloorDiv):
            return f"quotient({left}, {right})"
        if isinstance(node.op, ast.Mod):
            return f"remainder_of({left}, {right})"
        sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}[type(node.op)]
        return f"({left} {sign} {right})"

    return written(ast.parse(extent.text.replace("/", "//"), mode="eval").body)


def size_of(extent: Extent, name: str, dimension: str) -> str:
    """A size in C, where the extent is linear in it and what is along that axis is known."""
    if extent.text == name:
        return dimension
    zero, one = (in_c(extent, {name: number}) for number in ("0", "1"))
    return f"quotient({dimension} - ({zero}), ({one}) - ({zero}))"


def solution(inputs: Sequence[Parameter]) -> list[tuple[int, str, int | Parameter]]:
    """Where each size is read: the place of the input, the size, and the axis, or the integer that it is.

    A size that nothing tells is not there.
    """
    used = {name for p in inputs for extent in p.extents for name in extent.names}
    found: list[tuple[int, str, int | Parameter]] = [
        (place, p.name, p) for place, p in enumerate(inputs) if not p.pointer and p.type.kind in "iu"]
    known = {name for _, name, _ in found}
    used -= known
    before = -1
    while len(known) > before:
        before = len(known)
        for place, p in enumerate(inputs):
            for axis, extent in enumerate(p.extents):
                unknown = [name for name in extent.names if name not in known]
                if len(unknown) == 1 and _is_linear(extent, unknown[0]):
                    found.append((place, unknown[0], axis))
                    known.add(unknown[0])
    return found


def _is_linear(extent: Extent, name: str) -> bool:
    """Whether the extent tells the size: it is it, or a linear expression of it, which may have sizes as factors."""
    if extent.text == name:
        return True
    others = {other: 7 + place for place, other in enumerate(extent.names) if other != name}
    at = [extent.value({**others, name: number}) for number in (0, 1, 2, 3, 4, 5)]
    steps = {after - first for first, after in pairwise(at)}
    return len(steps) == 1 and steps != {0}
