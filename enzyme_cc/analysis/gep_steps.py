"""What a GEP does, whatever is known of the memory: how far it goes and what its source type says. In every context the
same, so that type inference works it out once."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd
from typing import NamedTuple

from enzyme_cc.analysis.declared_types import declared
from enzyme_cc.analysis.index_ranges import index_range
from enzyme_cc.analysis.member_marks import StructureMember, member_of
from enzyme_cc.analysis.pointer_steps import choices, counted_step, counts_down, factor_in, steps_by_variable
from enzyme_cc.analysis.type_facts import HINT
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree
from enzyme_cc.ir import (
    Alloca,
    ConstantExpr,
    DataLayout,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Store,
    Value,
)

LEAST_NUMBER = 4
"""Bytes of a number; what steps by less is moved by bytes, whatever they are."""
MOST_OF_MEMBER = 1 << 13
"""Bytes of an array that may lie beside other members of a structure."""


class GepStep(NamedTuple):
    """One GEP.

    stride       what divides how far its index goes; None if it goes to a known place
    places       the first and the last place that it may go to, where both are seen
    chosen       the places that it chooses from, where it does
    is_before    it goes back from its base;  rows_end: by steps that are not known
    hint, spread what its source type says of the element, and of all of them
    """

    constant: int
    stride: int | None
    places: tuple[int, int] | None
    chosen: list[int] | None
    is_before: bool
    rows_end: bool
    hint: TypeTree
    spread: TypeTree


def gep_step(layout: DataLayout, i: GetElementPtr) -> GepStep:
    """What a GEP does that is no vector of pointers."""
    constant, variable = layout.gep_offset(i)
    # A GEP over integers is any address arithmetic, or that of words that are copied.
    hint = EMPTY if i.source_type.is_int else declared(i.source_type, layout, HINT, HINT)
    if not variable:
        return GepStep(constant, None, None, None, False, False, hint, EMPTY)
    stride = gcd(*(scale * factor_in(index) for index, scale in variable))
    if stride < LEAST_NUMBER and _places(constant, variable) is not None:
        # So many bytes at a time, as a hash table is searched, say nothing of what they are; but so many of them do.
        stride = gcd(*(scale * counted_step(index) for index, scale in variable)) or stride
    places, chosen = None, choices(variable[0][0]) if len(variable) == 1 else None
    if chosen is None and stride % LEAST_NUMBER == 0:
        places = _places(constant, variable) or places_in_member(layout, i)
    is_before = constant <= 0 and all(counts_down(index) for index, _ in variable)
    return GepStep(
        constant, stride, places,
        None if chosen is None else sorted(constant + choice * variable[0][1] for choice in chosen),
        is_before, is_before and any(steps_by_variable(index) for index, _ in variable),
        hint, hint.generalised(layout.size(i.source_type) or 1),
    )


def _places(constant: int, variable: Sequence[tuple[Value, int]]) -> tuple[int, int] | None:
    """The first and the last place that an indexed GEP may go to, from its base on, where both are seen."""
    first = last = constant
    for index, scale in variable:
        found = index_range(index)
        if found is None:
            return None
        least, most = sorted((found[0] * scale, found[1] * scale))
        first, last = first + least, last + most
    return (first, last) if 0 <= first and last <= MOST_OF_MEMBER else None


def places_in_member(layout: DataLayout, i: GetElementPtr) -> tuple[int, int] | None:
    """The same of a GEP that counts elements of an array, where all accesses to what it leads to are marked as such to
    one array that is a member of a structure, and it is seen where that begins: in a variable or an element of an array
    of such, or where the member lies as far on as the source counts. (LLVM adds up what is constant in the indices,
    too: then it lies elsewhere.)"""
    if not i.source_type.is_fp and not i.source_type.is_int:
        return None
    stride = layout.size(i.source_type)
    found = None if stride < LEAST_NUMBER or len(layout.gep_offset(i)[1]) != 1 else _member_accessed(layout, i)
    if found is None or stride != found[2] or found[0].size % stride:
        return None
    member, further, _ = found
    start, constant = 0, layout.gep_offset(i)[0] + further
    pointer: Value = i.pointer
    while True:
        begin = _begin(layout, pointer, member, constant, stride)
        if begin is not None:
            first = begin - start - further
            return (first, first + member.size - stride) if first >= 0 else None
        if pointer.type.is_vector or not (
            isinstance(pointer, GetElementPtr)
            or (isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr")
        ):
            return None
        step, variable = layout.gep_offset(pointer)
        if variable:
            return None
        start, constant, pointer = start + step, constant + step, pointer.operands[0]


def _begin(layout: DataLayout, pointer: Value, member: StructureMember, constant: int, stride: int) -> int | None:
    """Where the member begins behind a pointer, as it is counted on from that by so many bytes; None if that is not
    seen."""
    beyond = constant - member.offset  # by elements, or by whole structures
    if beyond == 0 and not member.is_last:
        return constant
    if _is_of_structure(layout, pointer, member):
        elements = (beyond + member.whole // 2) % member.whole - member.whole // 2
        # Indices count from one, or are one less or more: what goes further may be either.
        is_seen = elements == 0 or (abs(elements) == stride and 4 * stride <= member.whole)
        return constant - elements if is_seen else None
    # Where others of such structures follow, none was allocated larger than it is.
    return constant if beyond % member.whole == 0 and _is_in_row(layout, pointer, member) else None


def _member_accessed(layout: DataLayout, i: GetElementPtr) -> tuple[StructureMember, int, int] | None:
    """The member that all accesses are to which an address leads to, how far on from it they are, and of what size."""
    found: set[tuple[StructureMember, int, int]] = set()
    work: list[tuple[Instruction, int]] = [(i, 0)]
    while work:
        address, further = work.pop()
        for user in address.users:
            if isinstance(user, GetElementPtr) and user.pointer is address:
                step, variable = layout.gep_offset(user)
                if variable:
                    return None
                work.append((user, further + step))
                continue
            if not isinstance(user, (Load, Store)) or user.pointer is not address:
                return None
            member = member_of(user)
            if member is None:
                return None
            type = user.type if isinstance(user, Load) else user.value.type
            found.add((member, further, layout.store_size(type)))
            if len(found) > 1:
                return None
    return found.pop() if found else None


def _is_in_row(layout: DataLayout, pointer: Value, member: StructureMember) -> bool:
    """Whether a pointer goes on, or back, to the next of such structures."""
    return any(
        isinstance(user, GetElementPtr) and user.pointer is pointer and not user.type.is_vector
        and (_is_of_structure(layout, user, member) or abs(layout.gep_offset(user)[0]) == member.whole)
        for user in pointer.users)


def _is_of_structure(layout: DataLayout, pointer: Value, member: StructureMember) -> bool:
    """Whether a pointer is one to the structure of a member, or to one of an array of such, or the COMMON block."""
    if isinstance(pointer, GlobalVariable):
        return pointer.name == member.structure
    type = None
    if isinstance(pointer, GetElementPtr):
        type = pointer.source_type if len(pointer.indices) == 1 else None
    elif isinstance(pointer, Alloca):
        type = pointer.allocated_type
        while type.is_array:
            type = type.element
    return type is not None and getattr(type, "name", None) == member.structure and layout.size(type) == member.whole
