"""What the declared type of a local variable says of its bytes: integers, and padding that LLVM copies with it.

A word is padding if it is loaded from bytes that no member has, and goes nowhere but to such bytes. A type with a union
in it says nothing, for other members may lie there; nor does a structure without a name, which the compiler made of
words.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from enzyme_cc.analysis.pointer_steps import factor_in
from enzyme_cc.analysis.type_facts import HINT, Fact
from enzyme_cc.analysis.types import TypeResults
from enzyme_cc.ir import Alloca, ConstantInt, DataLayout, GetElementPtr, Instruction, Load, Phi, Store, Type, Value
from enzyme_cc.ir.tbaa import tbaa_access, tbaa_members

_MOVES = frozenset(("phi", "select", "freeze"))


def is_padding(load: Instruction, layout: DataLayout) -> bool:
    """Whether what is loaded is padding that only becomes padding again."""
    if not isinstance(load, Load) or not _lies_in_padding(load.pointer, load.type, layout):
        return False
    seen: set[Value] = {load}
    waiting: list[Value] = [load]
    while waiting:
        value = waiting.pop()
        for user in value.users:
            if isinstance(user, Store):
                if user.value is not value or not _lies_in_padding(user.pointer, value.type, layout):
                    return False
            elif user.opcode not in _MOVES:
                return False
            elif user not in seen:
                seen.add(user)
                waiting.append(user)
    return True


def is_integer_member(access: Instruction, size: int) -> bool:
    """Whether a load or store is one of an integer that is a member of a variable's structure."""
    if not isinstance(access, (Load, Store)) or access.module is None:
        return False
    layout = access.module.datalayout
    found = _place(access.pointer, layout)
    if found is None or size == 1:
        return False
    type, at = found
    is_named = False
    while type.is_struct or type.is_array:
        if type.is_struct:
            is_named = bool(getattr(type, "name", None))
            starts = [(layout.offset(type, k), part) for k, part in enumerate(type.elements)]
            start, type = next((each for each in reversed(starts) if each[0] <= at), (0, type))
            at -= start
            if start == 0 and not starts:
                return False
        else:
            at %= layout.size(type.element)
            type, is_named = type.element, False if type.element.is_int else is_named
    return is_named and at == 0 and type.is_int and layout.store_size(type) == size


def is_member_beyond_rows(types: TypeResults, access: Instruction, size: int) -> bool:
    """Whether an access is one to a member of a structure, and all numbers that may seem to lie there are of rows that
    begin in other members, as the words on the stack of an interpreter beside their count: an array ends with its
    member. Members that are smaller than a number hold none, be it that the structure was laid over some."""
    tag, module = access.metadata.get("tbaa"), access.module
    found = None if tag is None or module is None else tbaa_access(module.metadata, tag)
    if module is None or found is None or found.base_ref == found.access_ref:
        return False
    pointer: Value = access.operands[0 if isinstance(access, Load) else 1]
    at = 0
    while at < found.offset and isinstance(pointer, GetElementPtr):
        constant, variable = types.layout.gep_offset(pointer)
        if variable:
            return False
        at, pointer = at + constant, pointer.pointer
    if at != found.offset:
        return False
    members = [place for place, _, _ in tbaa_members(module.metadata, found.base_ref)]
    return all(
        _begins_in_other_member(members, fact, at) for fact in types.of(pointer).data0().facts
        if fact.concrete.is_float and fact.strength > HINT and fact.start < at + size and fact.end > at
    )


def _begins_in_other_member(members: Sequence[int], row: Fact, at: int) -> bool:
    """Whether numbers are those of a row that begins in one of the members at these places, but not in that at `at`."""
    if row.stride != row.concrete.stride or row.start < 0:
        return False
    start = max((place for place in members if place <= row.start), default=None)
    end = min((place for place in members if place > row.start), default=None)
    return start is not None and end is not None and end <= at and row.start + row.concrete.size <= end


def _lies_in_padding(pointer: Value, type: Type, layout: DataLayout) -> bool:
    found, size = _place(pointer, layout), layout.store_size(type)
    return found is not None and found[1] + size <= layout.size(found[0]) and not _overlaps(
        found[0], found[1], found[1] + size, layout)


def _place(pointer: Value, layout: DataLayout) -> tuple[Type, int] | None:
    """The type of the variable, or of the element of an array of structures, that a pointer points into, and where."""
    offset, strides = 0, []
    type: Type | None = None
    while isinstance(pointer, GetElementPtr):
        constant, variable = layout.gep_offset(pointer)
        offset += constant
        strides += [stride * _factor(index) for index, stride in variable]
        if pointer.source_type.is_struct and strides == [layout.size(pointer.source_type)]:
            type, strides = pointer.source_type, []
            break
        pointer = pointer.pointer
    if type is None and isinstance(pointer, Alloca) and not pointer.operands:
        type = pointer.allocated_type
    if type is None or has_union(type) or not 0 <= offset < layout.size(type):
        return None
    return _element(type, offset, strides, layout) if strides else (type, offset)


def _factor(index: Value) -> int:
    """A number that divides an index; of one that goes up by constants, here where the variable's type says what lies
    there, also these."""
    if not isinstance(index, Phi):
        return factor_in(index)
    found = 0
    for operand in index.operands:
        if isinstance(operand, Instruction) and operand.opcode == "add" and operand.operands[0] is index:
            operand = operand.operands[1]
        if not isinstance(operand, ConstantInt):
            return factor_in(index)
        found = gcd(found, operand.value)
    return found or 1


def _element(type: Type, at: int, strides: list[int], layout: DataLayout) -> tuple[Type, int] | None:
    """The element that steps of so many bytes from a place of a type lead to, of an array of structures there."""
    while type.is_struct or type.is_array:
        if type.is_struct:
            starts = [(layout.offset(type, k), part) for k, part in enumerate(type.elements)]
            found = next((each for each in reversed(starts) if each[0] <= at), None)
            if found is None:
                return None
            at, type = at - found[0], found[1]
        else:
            type, size = type.element, layout.size(type.element)
            if type.is_struct and all(stride % size == 0 for stride in strides):
                return type, at % size
            at %= size
    return None


def has_union(type: Type) -> bool:
    """Whether a union is one of a type's members, or the type itself."""
    if type.is_struct:
        return "union." in (getattr(type, "name", None) or "") or any(has_union(part) for part in type.elements)
    return type.is_array and has_union(type.element)


def _overlaps(type: Type, start: int, end: int, layout: DataLayout) -> bool:
    """Whether a member of a type has one of the bytes from `start` up to `end`."""
    if end <= 0 or start >= layout.size(type):
        return False
    if type.is_struct:
        return any(
            _overlaps(part, start - layout.offset(type, k), end - layout.offset(type, k), layout)
            for k, part in enumerate(type.elements)
        )
    if type.is_array and type.count:
        step = layout.size(type.element)
        first, last = max(start // step, 0), min((end - 1) // step, type.count - 1)
        return any(_overlaps(type.element, start - k * step, end - k * step, layout) for k in range(first, last + 1))
    return start < layout.store_size(type)
