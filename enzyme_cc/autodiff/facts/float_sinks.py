"""Where bits of active numbers would lose their derivative in a slice: refused if they are sure to, asked of the running
program if they may.

analysis/contents/ finds them for the whole slice at once, after the walk over the calls: then it is known of every
integer whether it carries a derivative.
"""

from __future__ import annotations

from functools import cached_property

from enzyme_cc import ir
from enzyme_cc.analysis.contents.flow import Contents
from enzyme_cc.analysis.contents.sinks import Sink, sinks
from enzyme_cc.analysis.type_based import TypeBasedAlias
from enzyme_cc.autodiff.arithmetic import derivative_types
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.autodiff.interface.signature import Activity, Signature
from enzyme_cc.ir import Function, Instruction, Value


class MadeDerivatives:
    """What the derivatives that will be made do with values, as the facts say: all of a function's, under whichever
    signature. A function without any only runs as the program runs it."""

    def __init__(self, context: SliceFacts) -> None:
        self.context = context
        self._facts: dict[Function, list[FunctionFacts]] = {}
        for shadowing in context.found:
            self._facts.setdefault(shadowing.facts.function, []).append(shadowing.facts)
        self._moved: dict[Value, bool] = {}

    def is_varied(self, value: Value) -> bool:
        facts = self._of(value)
        return not facts or any(each.activity.is_varied(value) for each in facts)

    def is_moved(self, value: Value) -> bool:
        found = self._moved.get(value)
        if found is None:
            facts = self._of(value)
            found = self._moved[value] = bool(facts) and all(self._is_moved(each, value) for each in facts)
        return found

    def is_used(self, i: Instruction) -> bool:
        """Whether a result may depend on an instruction."""
        facts = self._of(i)
        return not facts or any(each.activity.is_useful(i) for each in facts)

    def _of(self, value: Value) -> list[FunctionFacts]:
        function = getattr(value, "function", None)
        return self._facts.get(function, []) if function is not None else []

    def _is_moved(self, facts: FunctionFacts, value: Value) -> bool:
        if facts.is_constant_value(value):
            return False
        if facts.is_mixed(value) or facts.has_mixed_parts(value):
            return True
        if value.type.is_pointer:
            return False
        layout = facts.layout_of(value)
        if derivative_types.adjoint_type(value.type, layout, self.context.layout) is not None:
            return True
        return isinstance(value, ir.Cast) and value.opcode == "bitcast" and value.operands[0].type.is_fp


class FloatSinks:
    """The sinks of a slice. `entries`: the requested functions, with the signatures that are asked of them."""

    def __init__(self, context: SliceFacts, entries: list[tuple[Function, Signature]]) -> None:
        self.context = context
        self.derivatives = MadeDerivatives(context)
        alias = TypeBasedAlias(context.module.metadata)
        given = [
            (function, tuple(a is not Activity.CONST for a in signature.arguments)) for function, signature in entries]
        self.contents = Contents(
            context.module, context.models, self.derivatives, lambda a, b: not alias.tags_may_alias(a, b), given,
            context.active_globals)

    @cached_property
    def found(self) -> list[Sink]:
        """All of them."""
        return list(sinks(self.contents, self.derivatives.is_used))
