"""What the code around a request tells of the memory that it gives, where the function that is differentiated takes it
for integers, or for nothing that is known: it may take numbers apart as bytes without ever reading one.

Rows of numbers lie there if the memory is a variable that is declared to hold them, or if elements are counted along it
as numbers are: in the function with the request, and in those that call that one with the memory. What is told of the
shadow is told of the memory. Where structures of several types are seen, nothing is told: there may be more to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.type_facts import DECLARED, FLOATS, HINT, POINTER, STRIDED, UNBOUNDED, Fact
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, pointer_to, tree
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.autodiff.facts.call_contexts import ArgumentTypes
from enzyme_cc.autodiff.interface.requests import Request
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.ir import Argument, Type, Value


class NumbersGiven(NamedTuple):
    """Rows of numbers behind the arguments of a request's function. `seen`: those that the code around it shows, () if
    there are none; `feared`: these, and where it shows nothing at all, rows of doubles, as a guess."""

    seen: ArgumentTypes
    feared: ArgumentTypes


def numbers_given(request: Request, types: TypeResults) -> NumbersGiven:
    """The numbers behind those arguments of which the function's own types tell of no number and no address."""
    seen, feared = [], []
    for argument, parameter in zip(request.arguments, types.function.args, strict=True):
        row, is_hidden = EMPTY, False
        if argument.activity is Activity.DUP and _is_unknown(types, parameter):
            around = _CodeAround((argument.primal, *argument.shadows))
            row, is_hidden = around.row, not around.shows_anything
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


class _CodeAround:
    """What is done with the memory behind some pointers: whether anything is, be it with bytes, and in which formats
    numbers are seen there."""

    def __init__(self, pointers: Iterable[Value]) -> None:
        self.shows_anything = False
        self._kinds: set[str] = set()
        self._is_declared = self._is_mixed = False
        self._seen: set[Value] = set()
        for pointer in pointers:
            self._look_behind(pointer)

    @property
    def row(self) -> TypeTree:
        """The row of numbers that lies there, if all that is seen are numbers of one format, or bytes."""
        if self._is_mixed or len(self._kinds) != 1:
            return EMPTY
        return _row(next(iter(self._kinds)), DECLARED if self._is_declared else STRIDED)

    def _look_behind(self, pointer: Value) -> None:
        """Look at all that is done with the memory behind a pointer, and with the pointers that it is counted from."""
        if pointer in self._seen or not pointer.type.is_pointer:
            return
        self._seen.add(pointer)
        declared = getattr(pointer, "allocated_type", None) or getattr(pointer, "value_type", None)
        self._is_declared |= declared is not None and self._look_at(declared)
        if isinstance(pointer, (ir.GetElementPtr, ir.ConstantExpr)):
            self._look_behind(pointer.operands[0])
        elif isinstance(pointer, ir.Load):
            self._look_along(pointer.pointer)
        elif isinstance(pointer, Argument):
            for call in _calls(pointer.parent):
                if pointer.index < len(call.args):
                    self._look_behind(call.args[pointer.index])
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr) and user.pointer is pointer:
                self._look_at(user.source_type)
                self._look_behind(user)
            elif isinstance(user, ir.Load) or (isinstance(user, ir.Store) and user.pointer is pointer):
                self.shows_anything = True

    def _look_along(self, variable: Value) -> None:
        """Look behind whatever pointers a variable holds."""
        if isinstance(variable, ir.Alloca):
            for user in variable.users:
                if isinstance(user, ir.Load) and user.pointer is variable:
                    self._look_behind(user)
                elif isinstance(user, ir.Store) and user.pointer is variable:
                    self._look_behind(user.value)

    def _look_at(self, type: Type) -> bool:
        """Note of what type elements are; whether they are numbers."""
        while type.is_array or type.is_vector:
            type = type.element
        if type.is_pointer:
            return False
        self.shows_anything = True
        scalars = list(_scalars(type))
        self._is_mixed |= type.is_struct and not all(scalar.is_float for scalar in scalars)
        self._kinds |= {scalar.kind for scalar in scalars if scalar.is_float}
        return any(scalar.is_float for scalar in scalars)


def _scalars(type: Type) -> Iterator[Type]:
    """What a type is made of."""
    if type.is_array or type.is_vector:
        yield from _scalars(type.element)
    elif type.is_struct and not ir.is_opaque(type):
        for element in type.elements:
            yield from _scalars(element)
    else:
        yield type


def _calls(function: ir.Function) -> Iterator[ir.Call]:
    """The direct calls of a function."""
    for caller in function.parent.functions.values():
        if caller.has_body and (caller.body_text is None or function.name in caller.body_text):
            for i in caller.instructions():
                if isinstance(i, ir.Call) and i.callee is function:
                    yield i
