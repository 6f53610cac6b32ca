"""What lies in the memory that a request hands over, as far as the code around the request shows it.

Opaque pointers do not tell, but what that code makes and does with the memory does: variables and arrays have types,
and elements are addressed, loaded and stored with theirs: in the function with the request and, if asked for, in those
that call it with the memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc import ir
from enzyme_cc.ir import Argument, Type, Value

_MOST_VALUES = 200
_SAME = frozenset(("getelementptr", "bitcast", "addrspacecast"))
WORDS = {"half": "_Float16", "x86_fp80": "long double", "fp128": "__float128"}
"""LLVM's name of a kind -> C's, where they differ."""


def kind_behind(pointer: Value) -> str | None:
    """The one kind of floating-point numbers behind a pointer, by LLVM's name; None if that does not show."""
    return MemoryShown([pointer]).kind


class MemoryShown:
    """What shows behind some pointers.

    kind             the one kind of floating-point numbers, by LLVM's name; None if there is none, or several
    is_declared      whether a variable is declared to hold numbers
    is_row           whether it is, or numbers are counted there as the elements of an array are
    is_mixed         whether there are structures that hold more than numbers, or too much to look at
    shows_anything   whether anything does, be it bytes
    """

    def __init__(self, pointers: Iterable[Value], with_callers: bool = False) -> None:
        self.is_declared = self.is_row = self.is_mixed = self.shows_anything = False
        self._with_callers = with_callers
        self._kinds: set[str] = set()
        self._waiting = list(pointers)
        seen: set[Value] = set()
        while self._waiting:
            value = self._waiting.pop()
            if len(seen) == _MOST_VALUES:
                self.is_mixed = True
                break
            if value not in seen:
                seen.add(value)
                self._look_behind(value)

    @property
    def kind(self) -> str | None:
        return next(iter(self._kinds)) if len(self._kinds) == 1 else None

    def _look_behind(self, value: Value) -> None:
        if isinstance(value, ir.Alloca):
            if not value.allocated_type.is_pointer:
                self._declare(value.allocated_type)
                self._look_at_uses(value)
        elif isinstance(value, ir.GlobalVariable):
            self._declare(value.value_type)
        elif isinstance(value, ir.ConstantExpr):
            self._waiting += value.operands[:1]
        elif isinstance(value, (Argument, ir.Instruction)):
            if isinstance(value, ir.Load) and isinstance(value.pointer, ir.Alloca):
                self._waiting += _held(value.pointer)
            elif isinstance(value, ir.Instruction) and value.opcode in _SAME:
                self._waiting.append(value.operands[0])
            elif isinstance(value, Argument) and self._with_callers:
                self._waiting += (call.args[value.index] for call in _calls(value.parent)
                                  if value.index < len(call.args))
            self._look_at_uses(value)

    def _look_at_uses(self, pointer: Value) -> None:
        """Note what is loaded, stored and addressed through a pointer; look at the variables that hold it, and at
        pointers made of it."""
        for user in pointer.users:
            if isinstance(user, ir.Load) and user.pointer is pointer:
                self._note(user.type)
            elif isinstance(user, ir.Store) and user.pointer is pointer:
                self._note(user.value.type)
            elif isinstance(user, ir.Store) and isinstance(user.pointer, ir.Alloca):
                self._waiting += _held(user.pointer)
            elif isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer:
                self.is_row |= self._note(user.source_type)
                self._waiting.append(user)

    def _declare(self, type: Type) -> None:
        is_of_numbers = self._note(type)
        self.is_declared |= is_of_numbers
        self.is_row |= is_of_numbers

    def _note(self, type: Type) -> bool:
        """Note what is there; whether it is numbers."""
        while type.is_array or type.is_vector:
            type = type.element
        if type.is_pointer:
            return False
        self.shows_anything = True
        scalars = list(_scalars(type))
        self.is_mixed |= type.is_struct and not all(scalar.is_float for scalar in scalars)
        kinds = {scalar.kind for scalar in scalars if scalar.is_float}
        self._kinds |= kinds
        return bool(kinds)


def _scalars(type: Type) -> Iterator[Type]:
    """What a type is made of."""
    if type.is_array or type.is_vector:
        yield from _scalars(type.element)
    elif type.is_struct and not ir.is_opaque(type):
        for element in type.elements:
            yield from _scalars(element)
    else:
        yield type


def _held(variable: ir.Alloca) -> Iterator[Value]:
    """The pointers that are stored in a pointer variable, and those loaded from it."""
    for user in variable.users:
        if isinstance(user, ir.Store) and user.pointer is variable:
            yield user.value
        elif isinstance(user, ir.Load) and user.type.is_pointer:
            yield user


def _calls(function: ir.Function) -> Iterator[ir.Call]:
    """The direct calls of a function."""
    for caller in function.parent.functions.values():
        if caller.has_body and (caller.body_text is None or function.name in caller.body_text):
            for i in caller.instructions():
                if isinstance(i, ir.Call) and i.callee is function:
                    yield i
