"""Keeps accesses of variables registered as inactive from being optimised away before differentiation.

What is loaded from such a variable carries no derivative. Were a store forwarded to a load, the value would
flow past the variable with its derivative; so the accesses are volatile while the primal is optimised.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc import ir
from enzyme_cc.ir import Module, Value


def hide(module: Module, names: Iterable[str]) -> frozenset[str]:
    """Make the accesses volatile; the variables of which none was so already."""
    found: dict[str, list[ir.Load | ir.Store]] = {name: [] for name in names}
    for name, access in _accesses(module, found):
        found[name].append(access)
    hidden = {name for name, accesses in found.items() if accesses and not any(a.volatile for a in accesses)}
    for name in hidden:
        for access in found[name]:
            access.volatile = True
    return frozenset(hidden)


def reveal(module: Module, names: frozenset[str]) -> None:
    """Undo `hide`, in the optimised module."""
    for _, access in _accesses(module, names):
        access.volatile = False


def _accesses(module: Module, names: Iterable[str]) -> Iterator[tuple[str, ir.Load | ir.Store]]:
    wanted = set(names)
    if not wanted:
        return
    for function in module.functions.values():
        for block in function.blocks if function.has_body else ():
            for instruction in block.instructions:
                if isinstance(instruction, (ir.Load, ir.Store)):
                    name = _variable(instruction.pointer)
                    if name in wanted:
                        yield name, instruction


def _variable(pointer: Value) -> str:
    """The variable that the pointer points into, by constant or computed steps."""
    while isinstance(pointer, ir.GetElementPtr) or (isinstance(pointer, ir.ConstantExpr) and pointer.operands):
        pointer = pointer.operands[0]
    return pointer.name if isinstance(pointer, ir.GlobalVariable) else ""
