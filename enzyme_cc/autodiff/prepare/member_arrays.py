"""Arrays that are members of structures: accesses to their elements, and copies into them, are marked.

LLVM forgets the type of such an array: `heap->item[i]` becomes so many words behind `heap`, as one's own memcpy moves
them, and no one could say that they are not those of the array of doubles beside it. So it is written down before LLVM
optimises, as alias scopes that nothing is said to be apart from: LLVM keeps one where it joins two accesses that both
have it, and drops it where only one has, whatever it makes of them; and hands it on to the accesses that copies become.

Only what the source says: the address is computed through the structure, and C's tag is that of an integer. What else
may be put into arrays of integers (numbers by memcpy, words by way of a pointer) is for the analyses to find.
"""

from __future__ import annotations

import re

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER, declared_access
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.ir import Function, GetElementPtr, Instruction, MetadataRef, Type, Value
from enzyme_cc.ir.debug_info import language_of

_INDEXED = re.compile(r"getelementptr [^\n%]*(?:\[\d+ x (?:i32|i64|float|double)\],|%_QM)")
"""What steps into an array of numbers, or of integers that may be as large; or into a derived type of Fortran."""


def mark_member_arrays(function: Function) -> None:
    """Mark the accesses to elements of arrays of integers that are members of structures, and the copies into arrays of
    numbers that are, or from one such array of integers to another. In Fortran, whose accesses do not say what they are
    of, those to components that are numbers, too."""
    if function.body_text is not None and not _INDEXED.search(function.body_text):
        return
    is_fortran = language_of(function.entry.instructions[0]) == "Fortran"
    for i in function.instructions():
        if isinstance(i, (ir.Load, ir.Store)):
            type = i.type if isinstance(i, ir.Load) else i.value.type
            if type in _INTEGERS and _element_of_member(i.pointer) is type:
                if is_fortran or declared_access(i, type.bits // 8) is INTEGER:
                    _mark(i, INTEGERS_OF_MEMBER, function)
            elif is_fortran and type in _NUMBERS and _member(i.pointer) is type:
                _mark(i, NUMBERS_OF_MEMBER, function)
        elif isinstance(i, ir.Call) and i.called_name.startswith(_COPIES):
            to, source = (_element_of_member(end) for end in i.args[:2])
            if to in _NUMBERS:
                _mark(i, NUMBERS_OF_MEMBER, function)
            elif to in _INTEGERS and source is to:
                _mark(i, INTEGERS_OF_MEMBER, function)


_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_INTEGERS, _NUMBERS = (ir.int_type(32), ir.i64), (ir.float_type("float"), ir.f64)


def _mark(access: Instruction, name: str, function: Function) -> None:
    table = function.parent.metadata
    domain = table.tuple([name])
    before = access.metadata.get("alias.scope")
    scopes = [] if before is None else [o for o in table.node(before).operands if isinstance(o, MetadataRef)]
    access.metadata["alias.scope"] = table.tuple([*scopes, table.tuple([name, domain])])


def _element_of_member(pointer: Value) -> Type | None:
    """The type of the elements of an array that is a member of a structure with a name, if a pointer is one to such."""
    return _member(pointer, of_array=True)


def _member(pointer: Value, of_array: bool = False) -> Type | None:
    """The type of what a pointer points to: a member of a structure with a name, or an element of one that is an array.
    None if that is not seen. `of_array`: only of an array."""
    element: Type | None = None
    within: Type | None = None
    while isinstance(pointer, GetElementPtr) and not pointer.type.is_vector:
        steps = _types_entered(pointer)
        if element is None:
            element = within = steps[-1]
        elif _element(steps[-1]) is element and within is element:
            within = steps[-1]  # flang counts elements from the array
        elif steps[-1] is not within:
            return None
        for outer in reversed(steps[:-1]):
            if outer.is_struct:
                # A union has one of its members for a body, and nothing says which one is meant.
                name = getattr(outer, "name", None) or ""
                is_meant = (within is not element or not of_array) and name and "union." not in name
                return element if is_meant else None
            within = outer
        pointer = pointer.pointer
    return None


def _element(type: Type) -> Type:
    while type.is_array:
        type = type.element
    return type


def _types_entered(address: GetElementPtr) -> list[Type]:
    """The types that the indices of an address lead into, from that which it is counted in to that of what is there."""
    steps = [address.source_type]
    for index in address.indices[1:]:
        type = steps[-1]
        if type.is_struct:
            steps.append(type.elements[index.value])  # type: ignore[attr-defined]  # members are chosen by constants
        else:
            steps.append(type.element)
    return steps
