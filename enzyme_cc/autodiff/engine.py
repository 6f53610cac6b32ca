"""Synthesis of all derivatives of one slice: which functions there are, memoised, and what they share."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.arithmetic.lanes import Lanes
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes, CallContexts
from enzyme_cc.autodiff.facts.context import NOTHING_ASSUMED, Assumptions
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.forward.replay import Recordings, ReplayedSynthesis
from enzyme_cc.autodiff.forward.synthesis import ForwardSynthesis
from enzyme_cc.autodiff.frames import OF
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.refusals import unbounded_loop
from enzyme_cc.autodiff.interface.signature import Mode, Signature, SplitPair
from enzyme_cc.autodiff.names import FIXED, LIMITED, LOOPS
from enzyme_cc.autodiff.reverse.adjoints import has_adjoint
from enzyme_cc.autodiff.reverse.limited_loops import LimitedLoop
from enzyme_cc.autodiff.reverse.step_loops import DerivedLoop
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.shadow.derivatives import Derivatives
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.ir import Function, Module

KEPT_ATTRIBUTES = ("nounwind", "uwtable", "sspstrong", "ssp", "sspreq", "strictfp", "null_pointer_is_valid")
"""Attributes of a primal that hold of its derivative; what the optimiser proved of its memory does not."""


class Engine(Derivatives):
    """Makes derivative functions in `module`, each once per signature and argument types."""

    def __init__(
        self,
        primals: Primals,
        options: Options,
        assumptions: Assumptions = NOTHING_ASSUMED,
        program: Module | None = None,
        is_nested: bool = False,
    ) -> None:
        super().__init__(primals, options, assumptions, program, is_nested)
        self.syntheses: list[Sweep] = []
        self._derivatives: dict[object, Function] = {}
        self._pairs: dict[object, SplitPair] = {}
        self._open = CallContexts()
        self.recordings = Recordings(self)

    def differentiates(self, opcode: str) -> bool:
        """By the tables of code: no other list has to name an opcode that is given a derivative."""
        return has_adjoint(opcode)

    # ---- derivative functions

    def forward(self, function: Function, signature: Signature, argument_types: ArgumentTypes = ()) -> Function:
        """The forward-mode derivative: (argument, tangents ...) -> {primal result?, tangents}."""
        argument_types = self.context(function, argument_types)
        key = (function, signature, argument_types)
        found = self._derivatives.get(key)
        if found is None:
            shadowing = self.shadowing(function, signature, argument_types)
            found = self._new(function, signature, "forward", self.forward_type(function.function_type, signature))
            self._derivatives[key] = found
            loop = self._loop(function, shadowing, signature) if FIXED in function.attributes else None
            if loop is not None:
                loop.build_tangent(found)
                return found
            synthesis = ForwardSynthesis(self, shadowing, found)
            if signature.replays:
                synthesis = ReplayedSynthesis(self, shadowing, found)
                synthesis.recordings = self.recordings
            self._bind(synthesis, function, found, signature)
            synthesis.build()
        return found

    def gradient(self, function: Function, signature: Signature, argument_types: ArgumentTypes = ()) -> Function:
        """Both sweeps in one: (argument, shadows ..., seeds) -> {primal result?, adjoints of OUT arguments}."""
        argument_types = self.context(function, argument_types)
        key = (function, signature, argument_types)
        if (found := self._derivatives.get(key)) is not None:
            return found
        shadowing = self.shadowing(function, signature, argument_types)
        type = self.gradient_type(function.function_type, signature)
        made = self._derivatives[key] = self._new(function, signature, "gradient", type)
        synthesis = ReverseSynthesis(self, shadowing, made, made)
        position = self._bind(synthesis, function, made, signature)
        if signature.result.has_adjoint:
            synthesis.seeds = Lanes(made.args[position:position + signature.width])
        synthesis.build()
        return made

    def split(self, function: Function, signature: Signature, argument_types: ArgumentTypes) -> SplitPair:
        """Augmented primal and adjoint. A recursive call gets the pair while it is being made."""
        argument_types = self.context(function, argument_types)
        key = (function, signature, argument_types)
        found = self._pairs.get(key)
        if found is None and self._open.is_open(function):
            argument_types = self.context(function, self._open.joined(function, argument_types))
            key = (function, signature, argument_types)
            found = self._pairs.get(key)
        if found is None:
            shadowing = self.shadowing(function, signature, argument_types)
            augmented_type, adjoint_type = self.split_types(function.function_type, signature)
            augmented = self._new(function, signature, "augmented", augmented_type)
            adjoint = self._new(function, signature, "adjoint", adjoint_type)
            found = self._pairs[key] = SplitPair(augmented, adjoint)
            loop = self._loop(function, shadowing, signature)
            if loop is not None:
                loop.build(augmented, adjoint)
                return found
            synthesis = ReverseSynthesis(self, shadowing, augmented, adjoint)
            position = self._bind(synthesis, function, augmented, signature)
            for mine, theirs in zip(augmented.args, adjoint.args, strict=False):
                synthesis.reverse_arguments[mine] = theirs
                theirs.attributes = mine.attributes
            if signature.result.has_adjoint:
                synthesis.seeds = Lanes(adjoint.args[position:position + signature.width])
            synthesis.tape_argument = adjoint.args[-1]
            with self._open.of(function, argument_types):
                synthesis.build()
        return found

    def _loop(self, function: Function, shadowing: Shadowing, signature: Signature) -> DerivedLoop | None:
        """What makes the derivative of a loop of steps; None where it is that of its code."""
        kind = next((kind for kind in (*LOOPS, LIMITED) if kind in function.attributes), None)
        if kind is None or self.is_nested or self.keeps_tapes:
            return None
        make = LimitedLoop if kind == LIMITED else DerivedLoop
        loop = make(self, shadowing, function, signature)
        obstacle = loop.obstacle()
        if obstacle is None:
            return loop
        self.remarks.append(unbounded_loop(self, obstacle))
        return None

    def adjoint_of(self, augmented: Function) -> Function:
        """The other half of a pair."""
        return next(pair.adjoint for pair in self._pairs.values() if pair.augmented is augmented)

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
