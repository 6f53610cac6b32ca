"""Marks of accesses to members of structures, which LLVM is given before it forgets the structures
(autodiff/prepare/member_arrays.py): alias scopes whose name tells what is accessed."""

from __future__ import annotations

from typing import NamedTuple

from enzyme_cc.ir import Instruction, MetadataRef, Module

INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER = "integers of a member", "numbers of a member"
"""Accesses to elements of arrays of integers, or to numbers, that are members of structures; and copies from one such
array of integers to another, or into such an array of numbers, whose marks do not tell the member."""


class StructureMember(NamedTuple):
    """A member of a structure: where it lies in that, how many bytes it has, and how many the structure. `is_last`: an
    array that ends the structure, which may have been allocated with more elements than are declared."""

    structure: str
    offset: int
    size: int
    whole: int
    is_last: bool


def scope_name(mark: str, member: StructureMember) -> str:
    """The name of the scope of accesses to a member."""
    return f"{mark}: {member.offset} {member.size} {member.whole} {int(member.is_last)} {member.structure}"


def is_marked(access: Instruction, mark: str) -> bool:
    """Whether an access or a copy has a mark."""
    return any(name.startswith(mark) for name in _scopes(access))


def has_member_arrays(module: Module) -> bool:
    """Whether a module has accesses that are marked as such to elements of arrays of integers."""
    return any(
        is_marked(i, INTEGERS_OF_MEMBER)
        for function in module.functions.values() if function.has_body
        for i in function.instructions() if i.opcode in ("load", "store"))


def member_of(access: Instruction) -> StructureMember | None:
    """The member that an access is marked as one to, if there is one."""
    members = {name.partition(":")[2] for name in _scopes(access) if name.startswith(_MARKS)}
    if len(members) != 1 or not (told := members.pop()):
        return None
    offset, size, whole, is_last, structure = told.split(" ", 5)[1:]
    return StructureMember(structure, int(offset), int(size), int(whole), is_last == "1")


_MARKS = (INTEGERS_OF_MEMBER, NUMBERS_OF_MEMBER)


def _scopes(access: Instruction) -> list[str]:
    scopes, module = access.metadata.get("alias.scope"), access.module
    if scopes is None or module is None:
        return []
    names = (
        module.metadata.node(scope).operands[0] for scope in module.metadata.node(scopes).operands
        if isinstance(scope, MetadataRef))
    return [name for name in names if isinstance(name, str)]
