"""Numbers that an exception carries from a throw to a catch, both inside of what is differentiated: refused, unless the
function with the catch never returns after it.

The C++ runtime owns the exception's memory, which has no shadow; a derivative would stop there without a word.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.ir.catches import CATCH, TRYING, goes_on_after

ALLOCATE = "__cxa_allocate_exception"


def refuse_carried_numbers(context: SliceContext, function: ir.Function, facts: FunctionFacts) -> None:
    """Give up where a catch of this function reads numbers that a throw of the slice may have put there."""
    if CATCH not in context.module.functions or ALLOCATE not in context.module.functions:
        return
    for call in function.instructions():
        if (
            _calls(call, CATCH)
            and goes_on_after(call)
            and facts.types.of(call).data0().floats_reachable()
            and any(_carries_numbers(i) for f in context.module.functions.values() for i in f.instructions())
        ):
            context.refuse(
                call,
                "cannot differentiate a 'catch' that reads numbers which the exception carries: the derivative does "
                "not travel with it",
                code="catch",
                help=remedy("number in exception", call),
            )


def _calls(instruction: ir.Instruction, name: str) -> bool:
    if not isinstance(instruction, (ir.Call, ir.Invoke)):
        return False
    callee = instruction.called_function
    return callee is not None and callee.name == name


def _carries_numbers(allocation: ir.Instruction) -> bool:
    """Whether an exception is made of more than constants and integers."""
    if not _calls(allocation, ALLOCATE):
        return False
    waiting = [allocation]
    while waiting:
        pointer = waiting.pop()
        for user in pointer.users:
            if user.opcode == "getelementptr":
                waiting.append(user)
            elif user.opcode == "store":
                value = user.operands[0]
                if value.type.scalar.is_float and not value.is_constant:
                    return True
            elif isinstance(user, ir.Call) and user.called_function is not None:
                callee = user.called_function
                if callee.name.startswith("llvm.mem") or (callee.has_body and not callee.name.startswith(TRYING)):
                    return True
    return False
