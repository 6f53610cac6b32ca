"""The bits of numbers in callees, for number_bits.py: analysed anew for each combination of what they are given.

A callee is analysed when it is first asked for, depth first. While it is, it answers what is known of it so far. Who
was told less than is known by then is analysed again, before the function that is nobody's callee gets its answer.
Answers are joined to those before, so that this ends. A function that is asked for with too many different arguments,
as destructors are that call each other through pointers, is asked for with all that any of them may be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from enzyme_cc.analysis.activity import ActiveRegion, ActivityResults
from enzyme_cc.analysis.bit_classes import FREE
from enzyme_cc.analysis.bit_flow import BitFlow
from enzyme_cc.analysis.bit_outcomes import NOTHING_DONE, BitsOutcome, Context
from enzyme_cc.analysis.bit_transfer import holds_integers
from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.given_numbers import GivenNumbers
from enzyme_cc.analysis.number_bits import NumberBits
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.analysis.word_makers import word_makers, word_readers
from enzyme_cc.ir import Call, Function, GlobalVariable, Load, Type

MOST_ARGUMENTS, MOST_IN_RECURSION = 64, 8
"""So many different arguments a function is asked for with, each by itself; and while it is analysed."""
JOINED_DEPTHS = (3, 1, 0)
"""Levels of pointers that are known of arguments that are joined, by how often they grew as far as MOST_JOINS: in the
end nothing is known of what lies behind them."""
MOST_JOINS = 8


class _Question(NamedTuple):
    """What a function does with the bits of numbers that it is given: with what it has of its callers, what is known
    of its arguments and its result, and the global variables that are active. `is_trusted`: nothing suspicious is given
    to it, and it is called through a pointer, so that it may never be."""

    function: Function
    context: Context
    arguments: tuple[TypeTree, ...]
    result: TypeTree
    active_globals: tuple[GlobalVariable, ...]
    is_trusted: bool


class BitsOfCallees:
    """The bits of numbers in callees, for each combination of what they are given."""

    __slots__ = (
        "carried", "_answers", "_arguments", "_askers", "_joined", "_makers", "_means", "_models", "_outdated",
        "_parts_moved", "_readers", "_running", "_taken_apart",
    )

    def __init__(self, carried: Callable[[Type, list], Type | None], models: CallModels) -> None:
        self.carried = carried
        self._models = models
        self._makers, self._readers = word_makers(models), word_readers(models)
        self._parts_moved = (False, False)
        self._answers: dict[_Question, BitsOutcome] = {}
        self._arguments: dict[Function, set[tuple[TypeTree, ...]]] = {}
        self._joined: dict[Function, tuple[tuple[TypeTree, ...], int]] = {}  # and how often they grew
        self._askers: dict[_Question, set[_Question]] = {}  # those that were told so
        self._means: dict[_Question, tuple[TypeAnalysis, ActiveRegion]] = {}  # of the first who asked
        self._running: list[_Question] = []
        self._outdated: dict[_Question, None] = {}  # whose answers rest on what has changed
        self._taken_apart: dict[tuple[Function, tuple[TypeTree, ...]], bool] = {}

    def outcome(self, caller: BitFlow, call: Call) -> BitsOutcome:
        """What the functions do that a call may run."""
        functions = self._models.reached(call)
        if not functions:
            return NOTHING_DONE
        activity = caller.activity
        given = tuple(caller.of(a) if holds_integers(a.type) else FREE for a in call.args)
        activities = tuple("const" if activity.is_constant_value(a) else "active" for a in call.args)
        kept, stored, words, numbers = (
            each.handed(call) for each in (caller.kept, caller.stored, caller.words, caller.numbers))
        is_active = bool(activity.active_globals) or "active" in activities
        is_suspect = kept.is_any or any(b.touched for b in given)
        if not is_suspect and not words.is_any:
            functions = self._those_to_look_at(caller, call, functions) if is_active else []
            if not functions:
                return NOTHING_DONE
        context = Context(
            activities, given, kept, stored, words, numbers, caller.is_used(call), caller.fills_memory(call),
            caller.is_primal(call), call.called_function is None,
        )
        analysis, arguments = caller.types.analysis, caller.argument_types(call)
        known, result = analysis.call_types(caller.types, call)
        if context.is_unknown or known != arguments:
            analysis = analysis.apart
        if not context.is_primal:
            result = EMPTY  # a derivative is made for all that use the result
        is_trusted = context.is_unknown and not is_suspect
        found = NOTHING_DONE
        for function in functions:
            own = context._replace(given=given[:len(function.args)])
            told = self._told(function, arguments)
            question = _Question(function, own, told, result, activity.active_globals, is_trusted)
            of_types = analysis if told == arguments else analysis.apart
            self._means.setdefault(question, (of_types, activity.region))
            found = found.union(self._answer(question))
        return found

    def _told(self, function: Function, arguments: tuple[TypeTree, ...]) -> tuple[TypeTree, ...]:
        """What a function is told of its arguments."""
        each = self._arguments.setdefault(function, set())
        is_running = any(question.function is function for question in self._running)
        if arguments in each or len(each) < (MOST_IN_RECURSION if is_running else MOST_ARGUMENTS):
            each.add(arguments)
            return arguments
        joined, growth = self._joined.get(function, (None, 0))
        before = joined
        for more in (arguments,) if joined is not None else (*each, arguments):
            joined = more if joined is None else tuple(a.merge(b) for a, b in zip(joined, more, strict=False))
        assert joined is not None
        depth = JOINED_DEPTHS[min(growth // MOST_JOINS, len(JOINED_DEPTHS) - 1)]
        joined = tuple(a.truncated(depth) if depth else EMPTY for a in joined)
        self._joined[function] = joined, growth + (joined != before)
        return joined

    def _those_to_look_at(self, caller: BitFlow, call: Call, functions: Sequence[Function]) -> list[Function]:
        """Those in which integers may come to hold bits of numbers though nothing suspicious is given to them."""
        if call.called_function is not None:
            return [function for function in functions if function in self._makers]
        readers = [function for function in functions if function in self._readers]
        if not readers:
            return []
        numbers, arguments = caller.activity.region.untagged_numbers, caller.argument_types(call)
        are_poured = any(a.type.is_pointer and numbers.are_poured(a, caller.function) for a in call.args)
        given = GivenNumbers(arguments, caller.types.layout)
        return [
            function for function in readers
            if (are_poured and _exchanges_halves(function)) or self._may_be_taken_apart(function, arguments, given)
        ]

    def _may_be_taken_apart(
        self, function: Function, arguments: tuple[TypeTree, ...], numbers: GivenNumbers
    ) -> bool:
        found = self._taken_apart.get((function, arguments))
        if found is None:
            found = self._taken_apart[function, arguments] = numbers.may_be_taken_apart(function)
        return found

    def _answer(self, question: _Question) -> BitsOutcome:
        """What is known of a function; all there is to know, if nobody waits for it."""
        if question not in self._answers:
            self._analyse(question)
        if self._running:
            self._askers.setdefault(question, set()).add(self._running[-1])
        else:
            while self._outdated:
                self._analyse(self._outdated.popitem()[0])
        return self._answers[question]

    def _analyse(self, question: _Question) -> None:
        """Find a function's outcome, and who was told less of it."""
        before = self._answers.setdefault(question, NOTHING_DONE)
        self._running.append(question)
        self._outdated.pop(question, None)
        function, context, arguments, result, active_globals, is_trusted = question
        analysis, region = self._means[question]
        types = analysis.analyse(function, arguments, result)
        activity = ActivityResults(
            function, types, context.activities, context.is_used, region=region, active_globals=active_globals
        )
        run = NumberBits(function, types, activity, self, context, arguments)
        found = before.union(self._believed(run) if is_trusted else run.outcome)
        self._running.pop()
        if found != before:
            self._answers[question] = found
            self._outdated.update(dict.fromkeys(self._askers.get(question, ())))

    def _believed(self, run: NumberBits) -> BitsOutcome:
        """What a function behind a pointer returns, and what else it does where such functions store both halves: then
        they move numbers. What one is given is known too badly to tell a member of a union from half a number there."""
        lower, upper = run.stored_parts
        self._parts_moved = self._parts_moved[0] or lower, self._parts_moved[1] or upper
        if all(self._parts_moved):
            return run.outcome
        return BitsOutcome(run.held, run.left_behind, tuple(f for f in run.findings if f.is_certain))

    def returned(self, caller: BitFlow, call: Call) -> TypeTree:
        """What is known of the pointers that functions return which a call through a pointer may run."""
        if self._models.of(call).kind is not Kind.INDIRECT or not call.type.is_pointer:
            return EMPTY
        analysis, found = caller.types.analysis.apart, EMPTY
        arguments = caller.argument_types(call)
        for function in self._models.reached(call):
            found = found.merge(analysis.analyse(function, arguments).return_type)
        return found


def _exchanges_halves(function: Function) -> bool:
    """Whether a function stores what it loads, too short for a number."""
    return any(
        i.opcode == "store" and i.operands[0].type.is_int and isinstance(i.operands[0], Load)
        and i.operands[0].type.bits < 64
        for i in function.instructions())
