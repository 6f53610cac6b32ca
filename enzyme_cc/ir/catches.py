"""What handlers of exceptions are in a slice whose exceptions are values (autodiff/prepare/thrown_values.py), and which
of them have influence on results."""

from __future__ import annotations

from enzyme_cc.graph import reachable
from enzyme_cc.ir.calls import Call
from enzyme_cc.ir.exceptions import LandingPad
from enzyme_cc.ir.function import BasicBlock, Instruction
from enzyme_cc.ir.module import Module

INACTIVE = '"enzyme_inactive"'

CATCH = "__cxa_begin_catch"
"""Of C++, where no other function begins a handler."""

THROWN, TAKE, PUT = "__enzyme_cc_exception_thrown", "__enzyme_cc_exception_take", "__enzyme_cc_exception_put"
"""Of the run time: whether an exception is on its way, which (it no longer is), and to set one on its way."""

TEXT = "__enzyme_cc_exception_text"
"""Of the run time: to call `what` of a caught exception."""

RAISE, MATCH = "__enzyme_cc.raise", "__enzyme_cc.match."
"""Functions of a slice: to throw in earnest; to find the clause that an exception meets."""


def goes_on_after(catch: Instruction) -> bool:
    """Whether the function of a call of `__cxa_begin_catch` may return after it: else the exception, or another thrown
    in its place, goes on its way out."""
    return catch.parent is not None and any(
        block.terminator is not None and block.terminator.opcode == "ret" and not _sets_on_its_way(block)
        for block in reachable([catch.parent], lambda block: () if _sets_on_its_way(block) else block.successors)
    )


def goes_on_after_exceptions(module: Module) -> bool:
    """Whether some function of a module may return after an exception. What only happens on the way to a throw has no
    influence on results then."""
    return any(
        isinstance(i, LandingPad) or (isinstance(i, Call) and i.called_name == CATCH and goes_on_after(i))
        for name, function in module.functions.items() if function.has_body and not name.startswith(MATCH)
        for i in function.instructions()
    )


def _sets_on_its_way(block: BasicBlock) -> bool:
    return any(isinstance(i, Call) and i.called_name == PUT for i in block.instructions)
