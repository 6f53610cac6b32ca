"""What users call: grad, value_and_grad, jvp and hessian_vector of functions compiled with @njit."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from typing import Any

from numba import njit, types
from numba.core import errors
from numba.core.registry import CPUDispatcher

from enzyme_cc.numba.implementation import GRAD, HESSIAN_VECTOR, JVP, VALUE_AND_GRAD, Asked, Refusal, implementation
from enzyme_cc.numba.recompiled import writing

Wrt = int | str | tuple[int | str, ...] | list[int | str] | None


def grad(function: Any, wrt: Wrt = None) -> Derivative:
    """The gradient of a function with one number as its result: `grad(f, wrt=0)(x, k)`.

    `wrt`: a parameter, by place or name, or several in a tuple; all that hold floating-point numbers by default. The
    gradient by one is of the parameter's type, those by several are a named tuple.
    """
    return Derivative(GRAD, function, wrt)


def value_and_grad(function: Any, wrt: Wrt = None) -> Derivative:
    """The value and the gradient: `value_and_grad(f, wrt=(0, 1))(x, k)`."""
    return Derivative(VALUE_AND_GRAD, function, wrt)


def jvp(function: Any) -> Derivative:
    """The value and its tangent: `jvp(f)((x, k), (tx, tk))`; None is the tangent of what does not move."""
    return Derivative(JVP, function, None)


def hessian_vector(function: Any, wrt: Wrt = 0) -> Derivative:
    """The Hessian times a vector: `hessian_vector(f, wrt=0)(x, k, v)`; a tuple of vectors where wrt is a tuple."""
    return Derivative(HESSIAN_VECTOR, function, wrt)


class Derivative:
    """A derivative of a compiled function; to be called from Python and from other compiled functions."""

    def __init__(self, kind: str, function: Any, wrt: Wrt) -> None:
        inner = getattr(function, "__enzyme_cc_dispatcher__", function)
        if not isinstance(inner, CPUDispatcher):
            raise TypeError(f"{kind}: a function compiled with @numba.njit is wanted, not {_described(function)}")
        self.kind, self.function = kind, inner
        self.__name__ = self.__qualname__ = f"{kind}_{re.sub(r'[^0-9A-Za-z_]', '', inner.py_func.__name__)}"
        self.__doc__ = inner.py_func.__doc__
        self.__wrapped__ = inner.py_func
        parameters = inspect.signature(inner.py_func).parameters
        for parameter in parameters.values():
            if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.POSITIONAL_ONLY):
                raise TypeError(f"{kind}: '{inner.py_func.__name__}' takes {parameter}, of which there can be any "
                                f"number; name its parameters ({_place(inner.py_func)})")
        names = tuple(parameters)
        self.wrt = _places(kind, inner.py_func, names, wrt)
        self._asked = Asked(kind, inner, names, self.wrt, isinstance(wrt, (int, str)))
        self.__enzyme_cc_dispatcher__ = self._compiled(parameters)

    @property
    def _numba_type_(self) -> Any:
        """How Numba's compiled code knows it."""
        return types.Dispatcher(self.__enzyme_cc_dispatcher__)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """Call it."""
        try:
            return self.__enzyme_cc_dispatcher__(*arguments, **named)
        except RefusedTypes as refused:
            problem = refused.problem
        raise problem

    def __repr__(self) -> str:
        of = self.function.py_func.__name__
        by = "" if self.kind == JVP else ", wrt=" + repr(tuple(self._asked.names[place] for place in self.wrt or ()))
        return f"<{self.kind}({of}{by if self.wrt is not None else ''}) of enzyme_cc.numba>"

    def _compiled(self, parameters: Any) -> Any:
        """A function of the same parameters that Numba compiles; what it does is decided by their types."""
        def written(given: tuple[Any, ...]) -> Any:
            try:
                return implementation(self._asked, given)
            except Refusal as refusal:
                raise RefusedTypes(refusal.problem) from refusal

        names, defaults = list(parameters), self.function.py_func.__defaults__
        if self.kind == JVP:
            names, defaults = ["primals", "tangents"], None
        elif self.kind == HESSIAN_VECTOR:
            vector = "vector"
            while vector in names:
                vector += "_"
            names, defaults = [*names, vector], (*defaults, None) if defaults else None
        space: dict[str, Any] = {}
        exec(f"def {self.__name__}({', '.join(names)}): pass", space)
        function = space[self.__name__]
        function.__defaults__ = defaults
        function.__module__ = self.function.py_func.__module__
        return writing(njit(nogil=True)(function), written)


class RefusedTypes(errors.TypingError):
    """A derivative that cannot be taken for the types of a call; `problem` says why."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(str(problem))
        self.problem = problem


def _places(kind: str, function: Any, names: tuple[str, ...], wrt: Wrt) -> tuple[int, ...] | None:
    """The parameters that `wrt` names. Raises TypeError, ValueError."""
    if wrt is None:
        return None
    given: Iterable[Any] = wrt if isinstance(wrt, (tuple, list)) else (wrt,)
    found = []
    for one in given:
        if isinstance(one, bool) or not isinstance(one, (int, str)):
            raise TypeError(f"{kind}: wrt={wrt!r}: a parameter's place or name is wanted, or a tuple of such")
        if (one not in names) if isinstance(one, str) else not -len(names) <= one < len(names):
            raise ValueError(f"{kind}: wrt={wrt!r}: '{function.__name__}' has no such parameter; it has "
                             f"{', '.join(names) or 'none'} ({_place(function)})")
        found.append(names.index(one) if isinstance(one, str) else one % len(names))
    if not found or len(set(found)) < len(found):
        raise ValueError(f"{kind}: wrt={wrt!r}: each parameter once, and at least one")
    return tuple(found)


def _place(function: Any) -> str:
    return f"{function.__code__.co_filename}:{function.__code__.co_firstlineno}"


def _described(given: Any) -> str:
    if inspect.isfunction(given):
        return f"the plain function '{given.__name__}' ({_place(given)}); put @numba.njit before it"
    return type(given).__name__
