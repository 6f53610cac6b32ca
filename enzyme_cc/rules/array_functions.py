"""Declares library functions from arrays to a number, such as those of BLAS, level 1.

    @array_function("cblas_ddot", "n x[n:incx] incx y[n:incy] incy")
    def ddot(x, y):
        return Partials(x=y, y=x)

The parameters stand in the order of the call: integers by their names, arrays with the integers that say how many
elements there are and how far they lie apart. The body takes elements of one place, and the result `out`, and gives the
partial of the result by the element there. From this come effects, types, activity, tangent and adjoint.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc.rules.registry import PURE, FunctionRule, Output, Param, Partials

_ARRAY = re.compile(r"(\w+)\[(\w+)(?::(\w+))?\]")


@dataclass(frozen=True, slots=True)
class ArrayParameter:
    """An array: its name, its position in the call, and those of its count and stride (in elements; None for 1)."""

    name: str
    position: int
    count: int
    stride: int | None


@dataclass(frozen=True)
class ArrayRule:
    """A function of arrays; `partials` is the rule of one place, whose parameters are elements of the arrays."""

    name: str
    element: str
    arrays: tuple[ArrayParameter, ...]
    integers: tuple[int, ...]
    partials: FunctionRule


DECLARED: dict[str, ArrayRule] = {}
"""By symbol."""


def array_function(
    name: str, params: str, *, element: str = "double"
) -> Callable[[Callable[..., Partials]], Callable[..., Partials]]:
    """Declare a function of arrays of `element`s; see the file's beginning for its parameters and the body."""

    def declare(body: Callable[..., Partials]) -> Callable[..., Partials]:
        words = params.split()
        names = [word.partition("[")[0] for word in words]
        arrays = []
        for position, word in enumerate(words):
            if found := _ARRAY.fullmatch(word):
                stride = names.index(found[3]) if found[3] else None
                arrays.append(ArrayParameter(found[1], position, names.index(found[2]), stride))
        rule = FunctionRule(
            name=name, params=tuple(Param(a.name, "real") for a in arrays), outputs=(Output("out", "real", None),),
            body=body, samples=(), effects=PURE, home="library", intrinsics=(), aliases=(), complex=False,
            structural=False, primal=None, doc=(body.__doc__ or "").strip(),
        )
        taken = {a.position for a in arrays}
        integers = tuple(k for k in range(len(words)) if k not in taken)
        DECLARED[name] = ArrayRule(name, element, tuple(arrays), integers, rule)
        return body

    return declare
