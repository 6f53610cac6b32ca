"""Refuses values of very many numbers that are handed around as one, as no compiler makes them.

`[100000000 x double]` as a variable is memory; as the result of a function it is as many registers, for which neither
LLVM nor a derivative has code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.refusals import refused
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir import Function, Instruction, Type

MOST_NUMBERS = 1 << 16
_MANY = re.compile(r"[\[<](?:vscale x )?\d{4,} x")


def check_signature(call: ir.Call, function: Function) -> None:
    """Raise DiagnosticError where a request, or the function that it is for, passes or returns such a value."""
    kind = function.function_type
    _check(call, (call.type, kind.ret, *kind.params, *(argument.type for argument in call.args)))


def check_values(function: Function) -> None:
    """Raise DiagnosticError where a function computes such a value."""
    if function.body_text is not None and not _MANY.search(function.body_text):
        return
    for instruction in function.instructions():
        _check(instruction, (instruction.type,))


def _check(instruction: Instruction, types: Iterable[Type]) -> None:
    for type in types:
        count = _numbers(type)
        if count > MOST_NUMBERS:
            raise DiagnosticError(refused(
                instruction, f"a value of {count} numbers is passed as one", code="wide-value",
                help="keep it in memory and pass its address"))


def _numbers(type: Type) -> int:
    if type.is_array or type.is_vector:
        return type.count * _numbers(type.element)
    return sum(map(_numbers, type.elements)) if type.is_struct and not ir.is_opaque(type) else 1
