"""Type-based alias metadata: what type of which structure an access has.

Formats: the LLVM language reference, "tbaa Metadata" and "tbaa.struct Metadata"; the older scalar
format, where the tag is the type node itself, and the size-aware one are read too.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.ir.metadata import MDInt, MDNode, MDString, Metadata, MetadataRef, MetadataTable


@dataclass(frozen=True, slots=True)
class TBAAAccess:
    """One access: `access` (`double`, `any pointer`, `p1 double`) at `offset` inside `base` (a structure,
    or the same scalar). `chain` is the access type's name and those of its parents, to the root.
    `base_ref` and `access_ref` are the type nodes."""

    base: str
    access: str
    offset: int
    is_constant: bool
    chain: tuple[str, ...]
    base_ref: Metadata
    access_ref: Metadata


@dataclass(frozen=True, slots=True)
class TBAAMember:
    """One entry of a `!tbaa.struct`: `size` bytes at `offset` hold what `access` says (None: unknown)."""

    offset: int
    size: int
    access: TBAAAccess | None


def _type_name(node: MDNode) -> str:
    """A type node's name: its first string, '' for an anonymous one."""
    for operand in node.operands:
        if isinstance(operand, MDString):
            return str(operand)
    return ""


def _chain(table: MetadataTable, ref: Metadata) -> tuple[str, ...]:
    """Names from a scalar type node up to the root."""
    names: list[str] = []
    seen: set[Metadata] = set()
    at: Metadata | None = ref
    while at is not None and at not in seen:
        seen.add(at)
        node = table.node(at)
        names.append(_type_name(node))
        at = next((operand for operand in node.operands if isinstance(operand, MetadataRef)), None)
    return tuple(names)


def tbaa_access(table: MetadataTable, ref: Metadata) -> TBAAAccess | None:
    """The access that a `!tbaa` tag describes, None for a tag of no known format."""
    operands = table.node(ref).operands
    if len(operands) >= 3 and isinstance(operands[0], MetadataRef) and isinstance(operands[1], MetadataRef):
        base, access = operands[0], operands[1]
        numbers = [int(operand) for operand in operands[2:] if isinstance(operand, MDInt)]
        if not numbers:
            return None
        sized = isinstance(table.node(base).operands[0], MetadataRef)  # the size-aware format
        constant = numbers[2:] if sized else numbers[1:]
        return TBAAAccess(
            _type_name(table.node(base)),
            _type_name(table.node(access)),
            numbers[0],
            bool(constant and constant[0]),
            _chain(table, access),
            base,
            access,
        )
    if operands and isinstance(operands[0], MDString):
        numbers = [int(operand) for operand in operands[2:] if isinstance(operand, MDInt)]
        name = str(operands[0])
        return TBAAAccess(name, name, 0, bool(numbers and numbers[0]), _chain(table, ref), ref, ref)
    return None


def tbaa_members(table: MetadataTable, ref: Metadata) -> list[tuple[int, str, MetadataRef]]:
    """The members of a structure type node: (offset, type name, type node). A scalar's only entry is its
    parent at offset 0."""
    node = table.node(ref)
    members = []
    for position, operand in enumerate(node.operands[:-1]):
        offset = node.operands[position + 1]
        if isinstance(operand, MetadataRef) and isinstance(offset, MDInt) and position > 0:
            members.append((int(offset), _type_name(table.node(operand)), operand))
    return members


def tbaa_struct(table: MetadataTable, ref: Metadata) -> list[TBAAMember]:
    """The members that a `!tbaa.struct` node lists."""
    operands = table.node(ref).operands
    members = []
    for at in range(0, len(operands) - 2, 3):
        offset, size, tag = operands[at : at + 3]
        if isinstance(offset, MDInt) and isinstance(size, MDInt):
            access = tbaa_access(table, tag) if isinstance(tag, MetadataRef) else None
            members.append(TBAAMember(int(offset), int(size), access))
    return members
