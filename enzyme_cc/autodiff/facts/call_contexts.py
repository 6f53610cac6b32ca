"""In which contexts a function is known while derivatives of it are being found inside of one another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.ir import Function

MAX_CONTEXTS = 4
"""Of a recursive function, in which its derivative is made inside of itself."""

ArgumentTypes = tuple[TypeTree, ...]


class CallContexts:
    """The functions whose split derivatives are being found, with what is known of their arguments.

    A recursive call knows its arguments' types in a context of its own: one derivative that knows what all contexts
    know serves all deeper calls, or there would be no end of them.
    """

    def __init__(self) -> None:
        self._open: dict[Function, list[ArgumentTypes]] = {}

    def is_open(self, function: Function) -> bool:
        """Whether the function is being differentiated: a call of it is recursive."""
        return function in self._open

    @contextmanager
    def of(self, function: Function, argument_types: ArgumentTypes) -> Iterator[None]:
        """While a derivative of the function is found in this context."""
        contexts = self._open.setdefault(function, [])
        contexts.append(argument_types)
        try:
            yield
        finally:
            contexts.pop()
            if not contexts:
                del self._open[function]

    def joined(self, function: Function, argument_types: ArgumentTypes) -> ArgumentTypes:
        """What is known of a recursive function's arguments in any of the contexts; nothing where they are too many."""
        contexts = self._open[function]
        if len(contexts) > MAX_CONTEXTS:
            return ()
        for others in contexts:
            argument_types = tuple(a.merge(b) for a, b in zip(argument_types, others, strict=False))
        return argument_types
