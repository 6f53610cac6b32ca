"""Values of the forward sweep that the reverse sweep reads, before it is decided how it gets them."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Builder, Value
from enzyme_cc.ir.function import LocalValue


class Required(LocalValue):
    """Stands, in the reverse of a primal block, for a value of the forward sweep."""

    __slots__ = ("value", "block")

    def __init__(self, value: Value, block: BasicBlock) -> None:
        super().__init__(value.type)
        self.value = value
        self.block = block

    @property
    def function(self) -> None:
        return None


@dataclass(eq=False, slots=True)
class ReversePlace:
    """A place of the reverse sweep where forward values can be materialised.

    builder   stands before the terminator of a block of the reverse function
    block     the primal block at whose reverse (or, for a hoisted place, outside of whose loop) it is
    loop      the innermost loop that is being reversed there
    """

    builder: Builder
    loop: Loop[BasicBlock] | None
    memo: dict[object, Value]
