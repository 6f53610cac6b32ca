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
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import declared_access
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER, StructureMember, scope_name
from enzyme_cc.analysis.type_facts import ANYTHING, FLOATS, INTEGER
from enzyme_cc.autodiff.prepare.common_blocks import CommonBlocks
from enzyme_cc.ir import ConstantInt, DataLayout, Function, GetElementPtr, Instruction, MetadataRef, Type, Value
from enzyme_cc.ir.debug_info import language_of

_INDEXED = re.compile(r"getelementptr [^\n%]*(?:\[\d+ x (?:i32|i64|float|double)\],|%_QM)")
"""What steps into an array of numbers, or of integers that may be as large; or into a derived type of Fortran."""


def mark_members_of_common(function: Function, blocks: CommonBlocks) -> None:
    """The same of accesses to members of COMMON blocks."""
    for i in function.instructions():
        if isinstance(i, (ir.Load, ir.Store)):
            type = i.type if isinstance(i, ir.Load) else i.value.type
            found = blocks.member(i, i.pointer, type)
            if found is not None:
                mark = INTEGERS_OF_MEMBER if type in _INTEGERS else NUMBERS_OF_MEMBER
                _mark(i, scope_name(mark, found))


def mark_member_arrays(function: Function) -> None:
    """Mark the accesses to numbers, and to elements of arrays of integers, that are members of structures; and the
    copies into arrays of numbers that are, or from one such array of integers to another."""
    if function.body_text is not None and not _INDEXED.search(function.body_text):
        return
    layout = function.parent.datalayout
    is_fortran = language_of(function.entry.instructions[0]) == "Fortran"
    for i in function.instructions():
        if isinstance(i, (ir.Load, ir.Store)):
            type = i.type if isinstance(i, ir.Load) else i.value.type
            found = _member(i.pointer, layout) if type in _INTEGERS or type in _NUMBERS else None
            if found is None or found.type is not type:
                continue
            if is_fortran:  # whose accesses do not say what they are of
                said = INTEGER if type in _INTEGERS else FLOATS[type.kind]
            else:
                said = declared_access(i, layout.store_size(type)) or ANYTHING
            if type in _NUMBERS and said.is_float and (found.is_array or is_fortran):
                _mark(i, scope_name(NUMBERS_OF_MEMBER, found.member))
            elif type in _INTEGERS and said is INTEGER and (found.is_array or is_fortran):
                _mark(i, scope_name(INTEGERS_OF_MEMBER, found.member))
        elif isinstance(i, ir.Call) and i.called_name.startswith(_COPIES):
            to, source = (_member(end, layout) for end in i.args[:2])
            if to is None or not to.is_array:
                continue
            if to.type in _NUMBERS:
                _mark(i, NUMBERS_OF_MEMBER)
            elif to.type in _INTEGERS and source is not None and source.is_array and source.type is to.type:
                _mark(i, INTEGERS_OF_MEMBER)


_COPIES = ("llvm.memcpy.", "llvm.memmove.")
_INTEGERS, _NUMBERS = (ir.int_type(32), ir.i64), (ir.float_type("float"), ir.f64)


def _mark(access: Instruction, name: str) -> None:
    module = access.module
    assert module is not None
    table = module.metadata
    domain = table.tuple([INTEGERS_OF_MEMBER])
    before = access.metadata.get("alias.scope")
    scopes = [] if before is None else [o for o in table.node(before).operands if isinstance(o, MetadataRef)]
    access.metadata["alias.scope"] = table.tuple([*scopes, table.tuple([name, domain])])


class _Place(NamedTuple):
    """What a pointer points to: a member of a structure with a name, or an element of one that is an array."""

    type: Type
    is_array: bool
    member: StructureMember


def _member(pointer: Value, layout: DataLayout) -> _Place | None:
    """What a pointer points to, if the source says so."""
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
        for at in reversed(range(len(steps) - 1)):
            outer = steps[at]
            if outer.is_struct:
                name, index = getattr(outer, "name", None), pointer.indices[at + 1]
                assert isinstance(index, ConstantInt)
                if not name or _is_in_union(pointer):
                    return None
                is_array = within is not element
                return _Place(element, is_array, StructureMember(
                    name, layout.offset(outer, index.value), layout.size(within), layout.size(outer),
                    is_array and index.value == len(outer.elements) - 1))
            within = outer
        pointer = pointer.pointer
    return None


def _is_in_union(pointer: Value) -> bool:
    """Whether an address is one within a union, which has one of its members for a body: nothing says which it is."""
    while isinstance(pointer, GetElementPtr):
        if any(_is_union(type) for type in _types_entered(pointer)):
            return True
        pointer = pointer.pointer
    return isinstance(pointer, ir.Alloca) and _is_union(pointer.allocated_type)


def _is_union(type: Type) -> bool:
    """Whether a type is a union of C or C++."""
    return type.is_struct and "union." in (getattr(type, "name", None) or "")


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
