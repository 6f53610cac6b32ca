"""What the code around the requests of a program tells of the memory that it hands over: the types of the functions
with the requests and of those that call them, whatever the functions that are differentiated do with it."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.analysis.types import TypeAnalysis, TypeResults
from enzyme_cc.autodiff.interface.hooks import Request, RequestedArgument
from enzyme_cc.ir import Call, Function, Module
from enzyme_cc.ir.debug_info import language_of

_FURTHEST = 3
"""How many calls away a function may be from a request to be looked at."""
_MOST_BODIES = 1000
"""So many functions that these call are looked into."""


class SurroundingTypes:
    """The types of a program around its requests."""

    __slots__ = ("_analysis", "_of_callers")

    def __init__(self, program: Module, differentiated: Collection[Function], described: bool) -> None:
        """`differentiated`: the functions that are requested, whose bodies tell nothing here; `described`: whether what
        debug information says of variables is taken in."""
        seen: set[Function] = set()

        def body_of(function: Function) -> Function | None:
            if not function.has_body or function in differentiated:
                return None
            if len(seen) < _MOST_BODIES:
                seen.add(function)
            return function if function in seen else None

        models = CallModels(body_of=body_of)
        self._analysis = TypeAnalysis(program, models=models, described=described)
        self._of_callers: dict[Function, list[TypeResults]] = {}

    def behind(self, request: Request, argument: RequestedArgument) -> TypeTree:
        """The memory behind a pointer that a request hands over. What is known of the shadow is known of it, too."""
        types = EMPTY
        function = request.call.function
        # Of Rust, whose accesses are not tagged, the crate tells more (the hints of its requests), and sooner.
        if function is not None and language_of(request.call) != "Rust":
            for results in self._results(function):
                for value in (argument.primal, *argument.shadows):
                    types = types.merge(results.of(value).data0())
        return types

    def _results(self, function: Function) -> list[TypeResults]:
        """The types of a function with a request, as each of its callers knows them."""
        found = self._of_callers.get(function)
        if found is None:
            found = self._of_callers[function] = list(self._in_contexts(function, ()))
        return found

    def _in_contexts(self, function: Function, called: tuple[Function, ...]) -> Iterator[TypeResults]:
        """The types of a function in the contexts of its calls, those that lead from it to the request left out."""
        is_called = False
        if len(called) < _FURTHEST:
            for call in _calls(function):
                caller = call.function
                if caller is not None and caller is not function and caller not in called:
                    for results in self._in_contexts(caller, (*called, function)):
                        is_called = True
                        yield self._analysis.analyse_callee(results, call, function)
        if not is_called:
            yield self._analysis.analyse(function)


def _calls(function: Function) -> Iterator[Call]:
    """The direct calls of a function."""
    for caller in function.parent.functions.values():
        if caller.has_body and (caller.body_text is None or function.name in caller.body_text):
            for i in caller.instructions():
                if isinstance(i, Call) and i.callee is function:
                    yield i
