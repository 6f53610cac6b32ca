"""Numbers that are moved as if they were of another format: two floats as one double (`_mm_storel_pi`), a double as
two floats (`_mm_shuffle_ps`). The adjoint of such a value is that of the numbers that it holds: as others it could be
moved, but not be added to.
"""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.graph import reachable
from enzyme_cc.ir import Function, Instruction, Type, Value

_LANES = frozenset("shufflevector insertelement extractelement phi freeze select".split())
_WHOLE = 8
"""Bytes of the least value that may hold numbers of another format."""


class _Group(NamedTuple):
    """Values of one format that only move to each other. `is_used`: some are computed, or computed with. `others`: the
    values of other formats that have the same bits."""

    values: tuple[Value, ...]
    is_used: bool
    others: tuple[Value, ...]


def formats_of_moved(function: Function, layout: ir.DataLayout) -> dict[Value, Type]:
    """The types of the adjoints of values that are but moved, and whose numbers are of another format, as far as that
    is known: by what is computed of them."""
    casts = [i for i in function.instructions() if _changes_format(i)]
    groups: dict[Value, _Group] = {}
    for cast in casts:
        for value in (cast.operands[0], cast):
            if value not in groups:
                group = _group_of(value)
                groups.update(dict.fromkeys(group.values, group))
    found: dict[Value, Type] = {}
    for value in groups:
        if value in found or groups[value].is_used:
            continue
        linked = reachable([value], lambda each: groups[each].others if not groups[each].is_used else ())
        formats = {each.type.scalar for each in linked if groups[each].is_used}
        if len(formats) == 1:
            (format,) = formats
            for moved in groups[value].values:
                held = _held(moved.type, format, layout)
                if held is not None:
                    found[moved] = held
    return found


def moved_only(function: Function, known: dict[Value, Type], layout: ir.DataLayout) -> set[Value]:
    """Values with room for several numbers, or a longer one, that are loaded and moved, but not computed with: their
    format shows nowhere in the function, or only in `known`, which are left out."""
    found: set[Value] = set()
    seen: set[Value] = set()
    for i in function.instructions():
        if isinstance(i, ir.Load) and i.type.is_fp and i not in seen:
            group = _group_of(i)
            seen.update(group.values)
            if not group.is_used and i not in known:
                found.update(value for value in group.values if layout.store_size(value.type) >= _WHOLE)
    return found


def _changes_format(i: Instruction) -> bool:
    return i.opcode == "bitcast" and i.type.is_fp and i.operands[0].type.is_fp and (
        i.type.scalar is not i.operands[0].type.scalar)


def _group_of(value: Value) -> _Group:
    format = value.type.scalar
    values, is_used, others = {value: None}, False, []
    waiting = [value]
    while waiting:
        each = waiting.pop()
        near: list[Value] = []
        if isinstance(each, Instruction) and each.opcode in _LANES:
            near += [o for o in each.operands if o.type.is_fp and not o.is_constant]
        elif isinstance(each, Instruction) and each.opcode == "bitcast":
            others.append(each.operands[0])
        elif not isinstance(each, ir.Load):
            is_used = True
        for user in each.users:
            if user.opcode == "bitcast":
                others.append(user)
            elif user.opcode in _LANES:
                near.append(user)
            elif user.opcode != "store":
                is_used = True
        near = [other for other in near if other not in values]
        values.update(dict.fromkeys(near))
        waiting += near
    found = [other for other in others if other.type.is_fp and other.type.scalar is not format]
    return _Group(tuple(values), is_used, tuple(found))


def _held(type: Type, format: Type, layout: ir.DataLayout) -> Type | None:
    """The numbers of a format that a value of another has room for."""
    if type.is_vector and type.scalable:
        return None
    count, rest = divmod(8 * layout.store_size(type), format.bits)
    if rest:
        return None
    return format if count == 1 else ir.vector_type(format, count)
