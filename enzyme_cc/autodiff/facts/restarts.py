"""Ways in which synthesis of a derivative ends early."""

from __future__ import annotations

from enzyme_cc.ir import Function, Instruction


class RestartWithRuntimeActivity(Exception):
    """The activity of some pointer shows only at run time: the request is synthesised again with checks."""

    def __init__(self, instruction: Instruction) -> None:
        super().__init__(str(instruction))
        self.instruction = instruction


class RestartWithActiveGlobals(Exception):
    """A global variable turned out to carry derivatives: everything is synthesised again knowing that."""

    def __init__(self, names: frozenset[str]) -> None:
        super().__init__(", ".join(sorted(names)))
        self.names = names


class RestartWithMixedWords(Exception):
    """Words of memory hold now a number, now an address: again, with what is only moved moved in memory."""


class RestartWithoutHandler(Exception):
    """A function that catches nothing but the want of memory carries derivatives: again, as if it caught nothing."""

    def __init__(self, function: Function) -> None:
        super().__init__(function.name)
        self.function = function
