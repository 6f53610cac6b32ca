"""Which functions and variables an operand names."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc.ir.constants import BlockAddress, ConstantAggregate, ConstantExpr, WrappedGlobal
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.values import Value


def globals_in(value: Value) -> Iterator[GlobalValue]:
    """The globals that an operand names, constants looked into."""
    if isinstance(value, GlobalValue):
        yield value
    elif isinstance(value, ConstantExpr):
        for operand in value.operands:
            yield from globals_in(operand)
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from globals_in(element)
    elif isinstance(value, WrappedGlobal):
        yield from globals_in(value.target)
    elif isinstance(value, BlockAddress):
        yield from globals_in(value.function)
