"""What the code around a request tells of the memory that it gives, where the function that is differentiated takes it
for integers, or for nothing that is known: it may take numbers apart as bytes without ever reading one.

What is told of the shadow is told of the memory. Where structures of several types are seen, nothing is told: there may
be more to them.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, POINTER, STRIDED, UNBOUNDED, Fact
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, pointer_to, tree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.interface.memory_shown import MemoryShown
from enzyme_cc.autodiff.interface.requests import Request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.ir import Argument


class NumbersGiven(NamedTuple):
    """Rows of numbers behind the arguments of a request's function. `seen`: those that the code around it shows, () if
    there are none; `feared`: these, and where it shows nothing at all, rows of doubles. These are hints: no type
    is made of them, and integers whose tags say that they are such are believed."""

    seen: ArgumentTypes
    feared: ArgumentTypes


def numbers_given(request: Request, types: TypeResults) -> NumbersGiven:
    """The numbers behind those arguments of which the function's own types tell of no number and no address."""
    seen, feared = [], []
    for argument, parameter in zip(request.arguments, types.function.args, strict=True):
        row, is_hidden = EMPTY, False
        if argument.activity is Activity.DUP and _is_unknown(types, parameter):
            shown = MemoryShown((argument.primal, *argument.shadows), with_callers=True)
            is_hidden = not shown.shows_anything
            if shown.kind is not None and shown.is_row and not shown.is_mixed:
                row = _row(shown.kind, DECLARED if shown.is_declared else STRIDED)
        seen.append(row)
        feared.append(_row("double", HINT) if is_hidden else row)
    return NumbersGiven(tuple(seen) if any(seen) else (), tuple(feared) if any(feared) else ())


def _is_unknown(types: TypeResults, parameter: Argument) -> bool:
    return parameter.type.is_pointer and not any(
        fact.strength > HINT and (fact.concrete.is_float or fact.concrete is POINTER)
        for fact in types.of(parameter).data0().facts)


def _row(kind: str, strength: int) -> TypeTree:
    concrete = FLOATS[kind]
    return pointer_to(tree([Fact(0, concrete.size, concrete.stride, UNBOUNDED, concrete, strength, None)]))
