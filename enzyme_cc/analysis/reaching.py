"""Functions in which, or in one that they call, stands an instruction of some kind."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.ir import Call, Function, Instruction


class Reaching:
    """Those of one module: `function in reaching`. Purely by what stands in them, whatever runs."""

    __slots__ = ("_found", "_is_one", "_models")

    def __init__(self, models: CallModels, is_one: Callable[[Instruction], bool]) -> None:
        self._models = models
        self._is_one = is_one
        self._found: dict[Function, bool] = {}

    def __contains__(self, function: Function) -> bool:
        found = self._found.get(function)
        if found is None:
            found = self._found[function] = self._reaches_one(function)
        return found

    def _reaches_one(self, function: Function) -> bool:
        reached = {function: None}
        work = [function]
        while work:
            each = work.pop()
            if self._found.get(each) or any(map(self._is_one, each.instructions())):
                return True
            for i in each.instructions():
                if isinstance(i, Call):
                    for callee in self._models.reached(i):
                        if callee not in reached and self._found.get(callee) is not False:
                            reached[callee] = None
                            work.append(callee)
        self._found.update(dict.fromkeys(reached, False))
        return False
