"""Where a pointer points, in terms of another: a base, a constant distance, and multiples that the program decides.

One walk over getelementptr, casts and constant expressions, for all who ask how far a pointer lies from what it was
counted from.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.ir.constants import ConstantExpr
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Instruction
from enzyme_cc.ir.globals import GlobalAlias
from enzyme_cc.ir.values import Value


class Address(NamedTuple):
    """`base` plus `constant` bytes plus each index times its distance in bytes (`strides`)."""

    base: Value
    constant: int
    strides: tuple[tuple[Value, int], ...]

    @property
    def is_exact(self) -> bool:
        """Whether the distance from the base is known."""
        return not self.strides


_SAME = ("bitcast", "addrspacecast")


def step(pointer: Value, layout: DataLayout) -> Address | None:
    """What one instruction or constant counts a pointer from; None of what begins somewhere."""
    if isinstance(pointer, GlobalAlias):
        return Address(pointer.aliasee, 0, ())
    if not isinstance(pointer, (Instruction, ConstantExpr)):
        return None
    if pointer.opcode == "getelementptr":
        source = pointer.source_type  # type: ignore[union-attr]  # both kinds have one
        if source is not None and source.is_vector and source.scalable:
            return None  # as far as the machine's vectors are long
        constant, strides = layout.gep_offset(pointer)  # type: ignore[arg-type]  # both kinds have a source type
        return Address(pointer.operands[0], constant, tuple(strides))
    if pointer.opcode in _SAME and pointer.operands[0].type.scalar.is_pointer:
        return Address(pointer.operands[0], 0, ())
    return None


def address_of(pointer: Value, layout: DataLayout) -> Address:
    """The pointer counted from the farthest value that it is seen to be counted from."""
    constant = 0
    strides: tuple[tuple[Value, int], ...] = ()
    passed: set[Value] = set()  # where nothing runs a pointer may be counted from itself
    while pointer not in passed and (further := step(pointer, layout)) is not None:
        passed.add(pointer)
        pointer, constant, strides = further.base, constant + further.constant, further.strides + strides
    return Address(pointer, constant, strides)
