"""Fortran's rule that dummy arguments do not overlap, said so that it holds of one call and not of the next.

Who changes what a dummy argument holds may do so through this dummy only, unless it is a pointer or a target
(Fortran 2018, 15.5.2.13). flang says it by the names of TBAA types, `dummy arg data/NAME`. But what is `p` in one
call of a procedure may be `q` in the next, and once both calls are inlined the types still claim that these never
overlap. So the types go, and instead a dummy that is an address becomes a `noalias` parameter, and the accesses of
those behind descriptors get alias scopes that the procedure declares where it begins: LLVM makes new scopes of
these for each call that it inlines.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Instruction, Metadata, MetadataRef, MetadataTable, Module, Value

_DUMMY = "dummy arg data/"
_ANY_DATA = "any data access"
_DECLARE = "llvm.experimental.noalias.scope.decl"


@dataclass(frozen=True, slots=True)
class _Tag:
    """A tag of flang's: the name of what is accessed, whether that is a dummy, and the tag of any data."""

    name: str
    is_dummy: bool
    any_data: MetadataRef


def promise_disjoint(module: Module) -> None:
    """Rewrite what flang says of dummy arguments in every procedure of the module."""
    table = module.metadata
    tags: dict[Metadata, _Tag | None] = {}
    for function in list(module.functions.values()):
        if not function.has_body:
            continue
        accesses: list[tuple[Instruction, _Tag]] = []
        for block in function.blocks:
            for instruction in block.instructions:
                node = instruction.metadata.get("tbaa")
                if node is not None:
                    if node not in tags:
                        tags[node] = _flang_tag(table, node)
                    tag = tags[node]
                    if tag is not None:
                        accesses.append((instruction, tag))
        if any(tag.is_dummy for _, tag in accesses):
            _rewrite(function, accesses)


def _flang_tag(table: MetadataTable, node: Metadata) -> _Tag | None:
    """What a tag names, None for one that names nothing in particular or is not flang's."""
    access = table.tbaa_access(node)
    if access is None or "/" not in access.access or _ANY_DATA not in access.chain:
        return None
    above = access.access_ref
    for _ in range(access.chain.index(_ANY_DATA)):
        above = next(operand for operand in table.node(above).operands if isinstance(operand, MetadataRef))
    any_data = table.add(f"!{{{above}, {above}, i64 0}}")
    return _Tag(access.access, access.access.startswith(_DUMMY), any_data)


def _rewrite(function: Function, accesses: list[tuple[Instruction, _Tag]]) -> None:
    table = function.parent.metadata
    direct = _mark_parameters(function, {access for access, tag in accesses if tag.is_dummy})
    if any(tag.is_dummy and access not in direct for access, tag in accesses):
        dummies = {tag.name: None for _, tag in accesses if tag.is_dummy}
        others = {tag.name: None for _, tag in accesses if not tag.is_dummy}
        domain = table.add_distinct(f'!{{$self, !"{function.name}"}}')
        scopes = {
            name: table.add_distinct(f'!{{$self, {domain}, !"{name.rpartition("/")[2]}"}}')
            for name in (*dummies, *others)
        }
        apart = {
            name: [s for other, s in scopes.items() if other != name and (name in dummies or other in dummies)]
            for name in scopes
        }
        for access, tag in accesses:
            access.metadata["alias.scope"] = table.tuple([scopes[tag.name]])
            if apart[tag.name]:
                access.metadata["noalias"] = table.tuple(apart[tag.name])
        builder = Builder()
        builder.position_at_start(function.entry)
        for scope in scopes.values():
            node = ir.MetadataValue(str(table.tuple([scope])))
            builder.intrinsic(_DECLARE, ir.function_type(ir.void, [node.type]), (node,))
    for access, tag in accesses:
        if tag.is_dummy:
            access.metadata["tbaa"] = tag.any_data


def _mark_parameters(function: Function, accesses: set[Instruction]) -> set[Instruction]:
    """Mark the parameters that are the addresses of such dummies; the accesses that are made through them."""
    direct: set[Instruction] = set()
    for argument in function.args:
        if not argument.type.is_pointer:
            continue
        found = accesses.intersection(_accesses_through(argument))
        if found:
            direct |= found
            if "noalias" not in argument.attributes:
                argument.attributes = (*argument.attributes, "noalias")
    return direct


def _accesses_through(argument: Value) -> list[Instruction]:
    """Loads and stores whose address is the argument plus an offset."""
    found: list[Instruction] = []
    pointers: list[Value] = [argument]
    for pointer in pointers:
        for user in pointer.users:
            if isinstance(user, ir.GetElementPtr) and user.operands[0] is pointer:
                pointers.append(user)
            elif isinstance(user, (ir.Load, ir.Store)) and user.pointer is pointer:
                found.append(user)
    return found
