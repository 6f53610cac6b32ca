"""Which global values the body of a function names. A body that nobody has looked into stays text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from enzyme_cc.ir.calls import Call
from enzyme_cc.ir.constants import BlockAddress, ConstantAggregate, ConstantExpr, WrappedGlobal
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.names import unquote_name
from enzyme_cc.ir.values import Value

_NAME = re.compile(r'@("(?:[^"\\]|\\.)*"|[-a-zA-Z$._0-9]+)')
_MENTION = re.compile(_NAME.pattern + r"(\(?)")
"""A name, and whether it is that of a function that is called: nothing else is followed by a parenthesis."""
_UNUSUAL = re.compile(r'#dbg_[^\n]*@| asm |blockaddress\(|dso_local_equivalent|no_cfi')
"""Where a mention means more than the address or a call of what it names."""
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


def names_plainly(function: Function) -> bool:
    """Whether a body is text in which a global is only named to be called or for its address."""
    return function.body_text is not None and _UNUSUAL.search(function.body_text) is None


def globals_addressed_by(function: Function) -> Iterator[GlobalValue]:
    """The globals that a function's instructions name other than as what they call."""
    if names_plainly(function):
        for name, called in dict.fromkeys(_MENTION.findall(function.body_text or "")):
            value = None if called else function.parent.global_value(unquote_name(name))
            if value is not None:
                yield value
        return
    for instruction in function.instructions():
        operands = instruction.operands
        if isinstance(instruction, Call) and isinstance(operands[-1], Function):
            operands = operands[:-1]
        for operand in operands:
            if operand.is_constant:
                yield from globals_in(operand)


def rename_called(function: Function, others: Mapping[str, Function]) -> None:
    """Let a body that is text, and names globals plainly, call other functions, given by the names of those it calls;
    what it takes the addresses of stays."""

    def called(match: re.Match[str]) -> str:
        other = others.get(unquote_name(match[1])) if match[2] else None
        return match[0] if other is None else f"{other.ref()}("

    assert function.body_text is not None
    function.body_text = _MENTION.sub(called, function.body_text)
