"""Which global values the body of a function names. A body that nobody has looked into stays text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from enzyme_cc.ir.constants import BlockAddress, ConstantAggregate, ConstantExpr, WrappedGlobal
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.names import unquote_name
from enzyme_cc.ir.values import Value

_NAME = re.compile(r'@("(?:[^"\\]|\\.)*"|[-a-zA-Z$._0-9]+)')
_DEBUG_RECORD = re.compile(r"\n    #dbg_.*")


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


def globals_named_by(function: Function) -> Iterator[GlobalValue]:
    """The globals that a function's instructions name, some perhaps more than once."""
    text = function.body_text
    if text is None:
        for instruction in function.instructions():
            for operand in instruction.operands:
                if operand.is_constant:
                    yield from globals_in(operand)
        return
    if "#dbg_" in text:
        text = _DEBUG_RECORD.sub("", "\n" + text)
    module = function.parent
    for name in dict.fromkeys(_NAME.findall(text)):
        value = module.global_value(unquote_name(name))
        if value is not None:
            yield value
