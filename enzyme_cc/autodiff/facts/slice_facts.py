"""All facts on the functions of one slice under given assumptions: found once for each signature, whoever asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NoReturn

from enzyme_cc import ir
from enzyme_cc.analysis.type_tree import EMPTY, FLOATS, block
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.facts.constant_memory import warn_of_lost_numbers
from enzyme_cc.autodiff.facts.context import Assumptions, SliceContext
from enzyme_cc.autodiff.facts.control_flow import ControlFlow
from enzyme_cc.autodiff.facts.exception_values import refuse_carried_numbers
from enzyme_cc.autodiff.facts.foreign_distances import refuse_foreign_distances
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.hidden_addresses import refuse_changed_addresses
from enzyme_cc.autodiff.facts.integer_arguments import refuse_words_in_integers
from enzyme_cc.autodiff.facts.primals import ABRUPT, Primals
from enzyme_cc.autodiff.facts.refused_calls import refuse_calls
from enzyme_cc.autodiff.facts.refused_on_device import refuse_on_device
from enzyme_cc.autodiff.facts.refused_operations import refuse_operations
from enzyme_cc.autodiff.facts.refused_series import refuse_without_series
from enzyme_cc.autodiff.facts.replay import refuse_what_is_not_replayed
from enzyme_cc.autodiff.facts.several_formats import Clash, clashes
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.facts.text_readings import TextCheck
from enzyme_cc.autodiff.facts.undecided_words import refuse_undecided_words
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Activity, Mode, Signature
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, InternalFault
from enzyme_cc.ir import Function, Instruction, Module
from enzyme_cc.ir.debug_info import language_of


@dataclass(slots=True)
class Known:
    """What was found of a function under a signature: facts, if there are any; why there is no derivative of it; what
    is to be said of it; and what speaks against it if numbers of two formats carry derivatives."""

    shadowing: Shadowing | None
    problems: list[Diagnostic]
    remarks: list[Diagnostic]
    clashes: list[Clash]
    is_used: bool = False


class SliceFacts(SliceContext):
    """The facts on the functions of a slice, under the assumptions of the context.

    found   all of them, in the order in which they were asked for

    Facts may show that an assumption does not hold. They note that in `news`, and whoever walks over the calls begins
    anew with other assumptions (call_walk.py); no derivative is made before all assumptions hold.
    """

    def __init__(
        self, primals: Primals, options: Options, assumptions: Assumptions, program: Module | None = None
    ) -> None:
        super().__init__(primals, options, assumptions, program)
        self.text = TextCheck(self)
        self.found: list[Shadowing] = []
        self._known: dict[object, Known] = {}
        self._contexts: dict[object, ArgumentTypes] = {}
        self._outcomes: dict[object, ArgumentTypes] = {}

    def context(self, function: Function, argument_types: ArgumentTypes) -> ArgumentTypes:
        """The first of the contexts in which the types of a function are all the same as in this one: its derivatives
        serve for it."""
        key = (function, argument_types)
        found = self._contexts.get(key)
        if found is None:
            types = self.types.analyse(function, self.given(function, argument_types))
            found = self._contexts[key] = self._outcomes.setdefault((function, types.outcome), argument_types)
        return found

    def given(self, function: Function, argument_types: ArgumentTypes) -> ArgumentTypes:
        """What is known of a function's arguments: what a caller knows, if it is known, else what those know who call
        functions of its type through pointers; and what their LLVM types say."""
        told = self.assumptions.told.get(function.function_type, ()) if self.listens(function) else ()
        known = argument_types or told or (EMPTY,) * len(function.args)
        return tuple(
            tree.merge(block(FLOATS[argument.type.kind]) if argument.type.is_float else EMPTY)
            for argument, tree in zip(function.args, known, strict=True)
        )

    def listens(self, function: Function) -> bool:
        """Whether a function is told what callers through pointers know of the arguments of functions of its type.
        Rust's methods and closures are given what they say, and what threads start with is of any kind: what others are
        given would only confuse these."""
        return not self.is_parallel and language_of(function.blocks[0].instructions[0]) != "Rust"

    def differentiates(self, opcode: str) -> bool:
        """Whether both modes have the derivative of an opcode, or it needs none. Who makes derivatives says so."""
        return False

    def known(self, function: Function, signature: Signature, argument_types: ArgumentTypes) -> Known:
        """What is known of a function under a signature. Nothing is raised, and nothing said, yet."""
        key = (function, signature, argument_types)
        found = self._known.get(key)
        if found is None:
            said, self.remarks = self.remarks, []
            shadowing, problems, clashing = None, [], []
            try:
                shadowing = self._find(function, signature, argument_types)
                refuse_operations(shadowing, self.differentiates)
                refuse_without_series(shadowing)
                if not self.options.unchecked:
                    clashing = clashes(shadowing.facts, signature.mode is not Mode.FORWARD)
            except DiagnosticError as problem:
                problems = problem.diagnostics
            found = self._known[key] = Known(shadowing, problems, self.remarks, clashing)
            self.remarks = said
        return found

    def shadowing(self, function: Function, signature: Signature, argument_types: ArgumentTypes) -> Shadowing:
        """The facts on a function that a derivative is made of. A walk over the calls has asked for them before; what
        it did not foresee may be asked for as long as it is no news."""
        is_foreseen = (function, signature, argument_types) in self._known
        known = self.known(function, signature, argument_types)
        is_news = not is_foreseen and self.news.break_assumptions(self)
        if known.shadowing is None or known.problems or is_news:
            raise InternalFault(f"the derivative of '{self.original_name(function)}' was not foreseen")
        if not known.is_used:
            known.is_used = True
            self.remarks += [remark for remark in known.remarks if remark not in self.remarks]
        return known.shadowing

    def _find(self, function: Function, signature: Signature, argument_types: ArgumentTypes) -> Shadowing:
        given = self.given(function, argument_types)
        facts = FunctionFacts(self, self.flow(function), signature, given, signature.result is not Activity.CONST)
        shadowing = Shadowing(facts, signature)
        self.found.append(shadowing)
        self.news.asks_callers = self.news.asks_callers or facts.moves_unseen_words()
        self.news.active_globals |= {g.name for g in facts.activity.active_globals}
        refuse_carried_numbers(self, function, facts)
        if not self.options.unchecked:
            refuse_changed_addresses(facts)
            refuse_foreign_distances(facts)
            refuse_words_in_integers(facts)
        self.text.check(function, facts)
        warn_of_lost_numbers(self, facts)
        refuse_calls(shadowing)
        refuse_on_device(shadowing)
        if shadowing.signature.replays:
            refuse_what_is_not_replayed(shadowing)
        refuse_undecided_words(shadowing)
        if not signature.runtime_activity and any(True for _ in shadowing.mixing()):
            self.news.mixes_activity = True
        return shadowing

    def flow(self, function: Function) -> ControlFlow:
        """The control flow of a function; refused if it has any that is not differentiated."""
        for b in function.blocks:
            terminator = b.terminator
            if isinstance(terminator, ABRUPT):
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
