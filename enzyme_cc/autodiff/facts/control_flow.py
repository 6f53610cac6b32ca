"""What is known of a function whatever is active: loops, induction, alias and overwritten memory."""

from __future__ import annotations

from typing import Protocol

from enzyme_cc.analysis.alias import AliasAnalysis
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.discarded import discarded_values
from enzyme_cc.analysis.effects import Effects, effects_in_derivative
from enzyme_cc.analysis.induction import InductionAnalysis
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.analysis.memory import Overwritten
from enzyme_cc.ir import BasicBlock, DataLayout, Function, Instruction, Module, Value

FAST = frozenset(("fast", "reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"))


class SliceFunctions(Protocol):
    """The functions that a call may reach."""

    @property
    def module(self) -> Module: ...

    @property
    def layout(self) -> DataLayout: ...

    @property
    def models(self) -> CallModels: ...


class ControlFlow:
    """What does not depend on activity: loops, induction, alias and overwritten memory. One per function."""

    def __init__(self, slice: SliceFunctions, function: Function) -> None:
        self.function = function
        self.loops = LoopInfo(function)
        self.order: list[BasicBlock] = list(self.loops.tree.order)
        self.reachable = set(self.order)
        self.returning = {b for b in self.order if self.loops.may_return(b)}
        self.induction = InductionAnalysis(self.loops, slice.layout)
        self.alias = AliasAnalysis(function, slice.module, slice.layout, self.loops, slice.models)
        self.slice = slice
        self.overwritten = Overwritten(function, self.alias, self._effects)
        self.fast = self._common_flags()
        self.discarded = discarded_values(self.order, self.slice.models)
        self.unbounded = self._find_unbounded()

    def _effects(self, instruction: Instruction) -> Effects:
        return effects_in_derivative(instruction, self.slice.layout, self.slice.models)

    def _common_flags(self) -> tuple[str, ...]:
        """The fast-math flags that all arithmetic of the function has."""
        common: set[str] | None = None
        for block in self.order:
            for i in block.instructions:
                if i.opcode in ("fadd", "fsub", "fmul", "fdiv"):
                    flags = set(i.flags) & FAST
                    common = flags if common is None else common & flags
                    if not common:
                        return ()
        return tuple(sorted(common)) if common else ()

    def _find_unbounded(self) -> set[Value]:
        """Those of them that may be infinite or NaN where they are discarded.

        A load is, that only they use: the memory may hold no number then, as a variant of an enum does.
        """
        found: set[Value] = set()
        for block in self.order if self.discarded else ():
            for i in block.instructions:
                if i in self.discarded and (
                    i.opcode in ("fdiv", "frem", "call") or any(o in found for o in i.operands)
                    if i.opcode != "load" else all(user in self.discarded for user in i.users)
                ):
                    found.add(i)
        return found
