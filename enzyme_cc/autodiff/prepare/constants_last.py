"""Maxima and minima with a constant take it as their second operand, where LLVM puts it when it optimises.

Of equal operands the first gets the derivative (rules/arithmetic.py): at 0 the slope of fmax(0, x) is that of
fmax(x, 0), whether the function was optimised or not.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.ir import Function
from enzyme_cc.rules import lookup

_EXTREMES = frozenset("fmax fmin fmaximum fminimum fmaximum_num fminimum_num fmaximum_mag fminimum_mag".split())


def put_constants_last(function: Function) -> None:
    """Exchange the operands of such calls."""
    for i in function.instructions():
        if isinstance(i, ir.Call) and i.arg_count == 2 and i.args[0].is_constant and not i.args[1].is_constant:
            spelling = lookup(i.called_name)
            if spelling is not None and spelling.rule.name in _EXTREMES:
                first, second = i.args
                i.set_operand(0, second)
                i.set_operand(1, first)
