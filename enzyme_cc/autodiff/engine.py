"""Synthesis of all derivatives of one slice: which functions there are, memoised, and what they share.

An `Engine` lives for one attempt. An attempt is begun anew, on the same slice, when it turns out that activity of
pointers must be decided at run time, or that a global variable is active.
"""

from __future__ import annotations

from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import EMPTY, FLOATS, TypeTree, block
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.constant_memory import warn_of_lost_numbers
from enzyme_cc.autodiff.facts.control_flow import ControlFlow
from enzyme_cc.autodiff.facts.exception_values import refuse_carried_numbers
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.loose_bits import refuse_loose_bits
from enzyme_cc.autodiff.facts.primals import ABRUPT, Primals
from enzyme_cc.autodiff.facts.restarts import RestartWithActiveGlobals, RestartWithoutHandler
from enzyme_cc.autodiff.facts.text_readings import TextCheck
from enzyme_cc.autodiff.forward.synthesis import ForwardSynthesis
from enzyme_cc.autodiff.frames import OF
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature, SplitPair
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Function, Instruction, Module
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.ir.invokes import catches_want_of_memory

KEPT_ATTRIBUTES = ("nounwind", "uwtable", "sspstrong", "ssp", "sspreq", "strictfp", "null_pointer_is_valid")
"""Attributes of a primal that hold of its derivative; what the optimiser proved of its memory does not."""


MAX_CONTEXTS = 4
"""Of a recursive function, in which its derivative is made inside of itself."""


class Engine(Derivatives):
    """Makes derivative functions in `module`, each once per signature and argument types."""

    def __init__(
        self,
        primals: Primals,
        options: Options,
        active_globals: frozenset[str] = frozenset(),
        program: Module | None = None,
    ) -> None:
        super().__init__(primals, options, active_globals, program)
        self.text = TextCheck(self)
        self.syntheses: list[Sweep] = []
        self._derivatives: dict[object, Function] = {}
        self._pairs: dict[object, SplitPair] = {}
        self._building: dict[Function, list[tuple[TypeTree, ...]]] = {}

    def flow(self, function: Function) -> ControlFlow:
        """The control flow of a function; refused if it has any that is not differentiated."""
        for b in function.blocks:
            terminator = b.terminator
            if isinstance(terminator, ABRUPT):
                if catches_want_of_memory(terminator):
                    raise RestartWithoutHandler(function)
                self._refuse_exit(terminator)
        return self.primals.flow(function)

    def _refuse_exit(self, terminator: Instruction) -> NoReturn:
        if isinstance(terminator, ir.Invoke):
            self.refuse(
                terminator,
                "cannot differentiate a call in a 'try' block that carries a derivative and may throw into the "
                "'catch': how much of it was done would not be known to the derivative"
                if language_of(terminator) != "Rust" else
                "cannot differentiate a call that carries a derivative and may panic inside of catch_unwind: how much "
                "of it was done would not be known to the derivative",
                code="catch",
                help=remedy("call in try", terminator),
            )
        what = {"callbr": "assembly that jumps", "indirectbr": "computed goto"}[terminator.opcode]
        self.refuse(terminator, f"cannot differentiate {what}")

    def facts(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...]) -> FunctionFacts:
        """What is known of a function under a signature. Restarts the attempt when a global turns out active."""
        given = tuple(
            tree.merge(block(FLOATS[argument.type.kind]) if argument.type.is_float else EMPTY)
            for argument, tree in zip(function.args, argument_types or (EMPTY,) * len(function.args), strict=True)
        )
        facts = FunctionFacts(self, self.flow(function), signature, given, signature.result is not Activity.CONST)
        found = {g.name for g in facts.activity.active_globals}
        news = found - {g.name for g in self.active_globals}
        if news:
            raise RestartWithActiveGlobals(frozenset(found))
        refuse_carried_numbers(self, function, facts)
        refuse_loose_bits(self, facts)
        self.text.check(function, facts)
        warn_of_lost_numbers(self, facts)
        return facts

    # ---- derivative functions

    def forward(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """The forward-mode derivative: (argument, tangents ...) -> {primal result?, tangents}."""
        key = (function, signature, argument_types)
        found = self._derivatives.get(key)
        if found is None:
            facts = self.facts(function, signature, argument_types)
            found = self._new(function, signature, "forward", self.forward_type(function.function_type, signature))
            self._derivatives[key] = found
            synthesis = ForwardSynthesis(self, facts, signature, found)
            self._bind(synthesis, function, found, signature)
            synthesis.build()
        return found

    def gradient(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...] = ()) -> Function:
        """Both sweeps in one: (argument, shadows ..., seeds) -> {primal result?, adjoints of OUT arguments}."""
        key = (function, signature, argument_types)
        if (found := self._derivatives.get(key)) is not None:
            return found
        facts = self.facts(function, signature, argument_types)
        type = self.gradient_type(function.function_type, signature)
        made = self._derivatives[key] = self._new(function, signature, "gradient", type)
        synthesis = ReverseSynthesis(self, facts, signature, made, made)
        position = self._bind(synthesis, function, made, signature)
        if signature.result.has_adjoint:
            synthesis.seeds = Lanes(made.args[position:position + signature.width])
        synthesis.build()
        return made

    def split(self, function: Function, signature: Signature, argument_types: tuple[TypeTree, ...]) -> SplitPair:
        """Augmented primal and adjoint. A recursive call gets the pair while it is being made."""
        key = (function, signature, argument_types)
        found = self._pairs.get(key)
        if found is None and function in self._building:
            # recursion in a context of its own: one pair that knows what all know serves all deeper calls
            argument_types = self._joined(self._building[function], argument_types)
            key = (function, signature, argument_types)
            found = self._pairs.get(key)
        if found is None:
            augmented_type, adjoint_type = self.split_types(function.function_type, signature)
            augmented = self._new(function, signature, "augmented", augmented_type)
            adjoint = self._new(function, signature, "adjoint", adjoint_type)
            found = self._pairs[key] = SplitPair(augmented, adjoint)
            self._building.setdefault(function, []).append(argument_types)
            facts = self.facts(function, signature, argument_types)
            synthesis = ReverseSynthesis(self, facts, signature, augmented, adjoint)
            position = self._bind(synthesis, function, augmented, signature)
            for mine, theirs in zip(augmented.args, adjoint.args, strict=False):
                synthesis.reverse_arguments[mine] = theirs
                theirs.attributes = mine.attributes
            if signature.result.has_adjoint:
                synthesis.seeds = Lanes(adjoint.args[position:position + signature.width])
            synthesis.tape_argument = adjoint.args[-1]
            synthesis.build()
            contexts = self._building[function]
            contexts.pop()
            if not contexts:
                del self._building[function]
        return found

    def _joined(
        self, contexts: list[tuple[TypeTree, ...]], argument_types: tuple[TypeTree, ...]
    ) -> tuple[TypeTree, ...]:
        """What is known of a function's arguments in any of the contexts; nothing where there are too many of them."""
        if len(contexts) > MAX_CONTEXTS:
            return ()
        for others in contexts:
            argument_types = tuple(a.merge(b) for a, b in zip(argument_types, others, strict=False))
        return argument_types

    def _bind(self, synthesis, function: Function, made: Function, signature: Signature) -> int:
        """Match the arguments of the derivative to the primal's; the number of those matched."""
        self.syntheses.append(synthesis)
        position = 0
        for argument, activity in zip(function.args, signature.arguments, strict=True):
            mine = made.args[position]
            mine.name = argument.name
            mine.attributes = kept_argument_attributes(argument.attributes)
            synthesis.values[argument] = mine
            position += 1
            if activity.has_shadow:
                for lane in made.args[position:position + signature.width]:
                    lane.name = f"{argument.name or 'arg'}.shadow"
                    # Backwards, shadows are written of memory that is only read, which may have two names; and
                    # through pointers on the tape that the augmented primal made.
                    if "noalias" in argument.attributes and signature.mode is Mode.FORWARD:
                        lane.attributes = ("noalias",)
                synthesis.shadows[argument] = Lanes(made.args[position:position + signature.width])
                position += signature.width
        return position

    def _new(self, function: Function, signature: Signature, what: str, type: ir.FunctionType) -> Function:
        name = f"__enzyme_cc.{what}.{self.original_name(function)}.{signature.label()}"
        made = Function.create(self.module, self.module.unique_name(name), type, "internal")
        made.attributes = tuple(
            a for a in function.attributes if a in KEPT_ATTRIBUTES or (a.startswith('"') and "enzyme" not in a)
        )
        if self.frames is not None:
            self.frames.add(made, OF[what], function)
        return made

def kept_argument_attributes(attributes: tuple[str, ...]) -> tuple[str, ...]:
    """Attributes of a primal's argument that hold in its derivative."""
    kept = ("noalias", "noundef", "nonnull", "signext", "zeroext")
    return tuple(a for a in attributes if a in kept or a.startswith(("align ", "dereferenceable")))
