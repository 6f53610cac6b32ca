"""How shadow memory is aligned where the primal's accesses say how theirs is."""

from __future__ import annotations

from math import gcd

from enzyme_cc.ir import DataLayout, Instruction, Load, Store, Type


def shadow_align(access: Instruction, layout: DataLayout, offset: int = 0) -> int:
    """What alignment may be said of an access to the shadow, so many bytes on: as much as the primal's says, but no
    more than its type asks for. A loop may go by single numbers until the primal's address allows for vectors; the
    shadow that a caller gives need not be aligned so there."""
    said = getattr(access, "align", None) or 1
    return gcd(min(said, _own(_accessed(access), layout)), offset)


def _accessed(access: Instruction) -> Type:
    return access.type if isinstance(access, Load) else (
        access.value.type if isinstance(access, Store) else access.operands[-1].type)


def _own(type: Type, layout: DataLayout) -> int:
    """The alignment that each number of a type asks for, by itself."""
    if type.is_aggregate:
        members = type.elements if type.is_struct else (type.element,) * bool(type.count)
        return max((_own(member, layout) for member in members), default=1)
    return layout.align(type.scalar)
