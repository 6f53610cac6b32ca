"""The bits of numbers in callees, for number_bits.py: analysed anew for each combination of what they are given, until
nothing changes where they call themselves."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.activity import ActivityResults
from enzyme_cc.analysis.bit_classes import FREE
from enzyme_cc.analysis.bit_flow import BitFlow
from enzyme_cc.analysis.bit_outcomes import NOTHING_DONE, BitsOutcome, Context
from enzyme_cc.analysis.bit_transfer import holds_integers
from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.given_numbers import GivenNumbers
from enzyme_cc.analysis.number_bits import NumberBits
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.analysis.word_makers import word_makers, word_readers
from enzyme_cc.ir import Call, Function, Type

MAX_TURNS = 8
"""A recursion settles in as many turns as there are classes of bits, and one."""



class BitsOfCallees:
    """The bits of numbers in callees, for each combination of what they are given."""

    __slots__ = ("carried", "_makers", "_models", "_parts_moved", "_readers", "_results", "_running")

    def __init__(self, carried: Callable[[Type, list], Type | None], models: CallModels) -> None:
        self.carried = carried
        self._models = models
        self._makers, self._readers = word_makers(models), word_readers(models)
        self._parts_moved = (False, False)
        self._results: dict[tuple, BitsOutcome] = {}
        self._running: dict[tuple, bool] = {}

    def outcome(self, caller: BitFlow, call: Call) -> BitsOutcome:
        """What the functions do that a call may run."""
        found = NOTHING_DONE
        for function in self._models.reached(call):
            found = found.union(self._analysed(caller, call, function))
        return found

    def _analysed(self, caller: BitFlow, call: Call, function: Function) -> BitsOutcome:
        activity, region = caller.activity, caller.activity.region
        given = tuple(
            caller.of(a) if holds_integers(a.type) else FREE for a, _ in zip(call.args, function.args, strict=False)
        )
        activities = tuple("const" if activity.is_constant_value(a) else "active" for a in call.args)
        kept, stored, words, numbers = (
            each.handed(call) for each in (caller.kept, caller.stored, caller.words, caller.numbers))
        is_suspect = kept.is_any or any(b.touched for b in given)
        if not is_suspect and not words.is_any:
            if not activity.active_globals and all(a == "const" for a in activities):
                return NOTHING_DONE
            is_known = call.called_function is not None
            if function not in (self._makers if is_known else self._readers):
                return NOTHING_DONE
            if not is_known and not GivenNumbers(
                caller.argument_types(call), caller.types.layout
            ).may_be_taken_apart(function):
                return NOTHING_DONE
        context = Context(
            activities, given, kept, stored, words, numbers, caller.is_used(call), caller.fills_memory(call),
            caller.is_primal(call), call.called_function is None,
        )
        analysis, arguments = caller.types.analysis, caller.argument_types(call)
        known, result = analysis.call_types(caller.types, call)
        if call.called_function is None or known != arguments:
            analysis = analysis.apart
        if not context.is_primal:
            result = EMPTY  # a derivative is made for all that use the result
        key = (function, context, arguments, result, activity.active_globals)
        if key in self._running:
            self._running[key] = True
            return self._results.get(key, NOTHING_DONE)
        found = self._results.get(key)
        if found is not None:
            return found
        self._running[key] = False
        found = NOTHING_DONE
        for _ in range(MAX_TURNS):
            before = found
            types = analysis.analyse(function, arguments, result)
            inner = ActivityResults(
                function, types, activities, context.is_used, region=region, active_globals=activity.active_globals
            )
            run = NumberBits(function, types, inner, self, context, arguments)
            if call.called_function is None and not is_suspect:
                found = before.union(self._believed(run))
            else:
                found = before.union(run.outcome)
            self._results[key] = found
            if not self._running[key] or found == before:
                break
        del self._running[key]
        return found

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
