"""What flang says of memory that does not overlap, said so that it holds of one call and not of the next.

Who changes what a dummy argument holds may do so through this dummy only, unless it is a pointer or a target
(Fortran 2018, 15.5.2.13). flang says it by the names of TBAA types, `dummy arg data/NAME`. But what is `p` in one
call of a procedure may be `q` in the next, and once both calls are inlined the types still claim that these never
overlap. So the types go, and instead a dummy that is an address becomes a `noalias` parameter, and the accesses of
those behind descriptors get alias scopes that the procedure declares where it begins: LLVM makes new scopes of
these for each call that it inlines.

Where MOVE_ALLOC is called, memory goes from one allocatable to another, and then no name stands for memory of its
own, except that of an assumed-shape dummy, whose descriptor nobody changes.
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Instruction, Metadata, MetadataRef, MetadataTable, Module, Value

_DUMMY = "dummy arg data/"
_ANY_DATA = "any data access"
_DECLARE = "llvm.experimental.noalias.scope.decl"
_MOVE = "_FortranAMoveAlloc"


@dataclass(frozen=True, slots=True)
class _Tag:
    """A tag of flang's: the name of what is accessed, whether that is a dummy, and the tag of any data."""

    name: str
    is_dummy: bool
    any_data: MetadataRef


def promise_disjoint(module: Module) -> None:
    """Rewrite what flang says of the names of variables in every procedure of the module."""
    table = module.metadata
    if not any(_ANY_DATA in text for text in table.texts.values()):
        return  # nothing in it is Fortran's
    moved = _MOVE in module.functions
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
        if any(moved or tag.is_dummy for _, tag in accesses):
            _rewrite(function, accesses, moved)


def _flang_tag(table: MetadataTable, node: Metadata) -> _Tag | None:
    """What a tag names, None for one that names nothing in particular or is not flang's."""
    access = ir.tbaa_access(table, node)
    if access is None or "/" not in access.access or _ANY_DATA not in access.chain:
        return None
    above = access.access_ref
    for _ in range(access.chain.index(_ANY_DATA)):
        above = next(operand for operand in table.node(above).operands if isinstance(operand, MetadataRef))
    any_data = table.add(f"!{{{above}, {above}, i64 0}}")
    return _Tag(access.access, access.access.startswith(_DUMMY), any_data)


def _rewrite(function: Function, accesses: list[tuple[Instruction, _Tag]], moved: bool) -> None:
    """Other promises instead of the tags of dummies; of all tags, where memory is moved between variables."""
    direct = _mark_parameters(function, {access for access, tag in accesses if tag.is_dummy})
    scoped = [
        (access, tag) for access, tag in accesses
        if not moved or access in direct or (tag.is_dummy and _is_of_descriptor(access))
    ]
    if any(tag.is_dummy and access not in direct for access, tag in scoped):
        _declare_scopes(function, scoped)
    for access, tag in accesses:
        if moved or tag.is_dummy:
            access.metadata["tbaa"] = tag.any_data


def _declare_scopes(function: Function, accesses: list[tuple[Instruction, _Tag]]) -> None:
    """A scope for each name: the accesses of a dummy are apart from those of all others."""
    table = function.parent.metadata
    dummies = {tag.name: None for _, tag in accesses if tag.is_dummy}
    others = {tag.name: None for _, tag in accesses if not tag.is_dummy}
    domain = table.add_distinct(f'!{{$self, !"{function.name}"}}')
    scopes = {
        name: table.add_distinct(f'!{{$self, {domain}, !"{name.rpartition("/")[2]}"}}') for name in (*dummies, *others)
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


def _is_of_descriptor(access: Instruction) -> bool:
    """Whether the address comes from a descriptor that is itself a parameter, as that of an assumed-shape dummy."""
    if not isinstance(access, (ir.Load, ir.Store)):
        return False
    base = _without_offsets(access.pointer)
    return isinstance(base, ir.Load) and isinstance(_without_offsets(base.pointer), ir.Argument)


def _without_offsets(pointer: Value) -> Value:
    while isinstance(pointer, ir.GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


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
    """Loads and stores whose address is the argument plus an offset.

    flang makes descriptors for sections of arrays, local variables that hold the address: these are looked through.
    """
    found: list[Instruction] = []
    carriers: list[Value] = [argument]  # pointers, and descriptors that hold one, as values and as variables
    seen: set[Value] = {argument}

    def carry(value: Value) -> None:
        if value not in seen:
            seen.add(value)
            carriers.append(value)

    for carrier in carriers:
        is_variable = isinstance(carrier, ir.Alloca)
        for user in carrier.users:
            if isinstance(user, ir.InsertValue):
                if (user.operands[0] is carrier) != (user.indices == (0,)):  # of its pointer, or of another field
                    carry(user)
            elif isinstance(user, ir.Store) and user.value is carrier and carrier.type.is_struct:
                if isinstance(user.pointer, ir.Alloca) and _is_written_once(user.pointer):
                    carry(user.pointer)
            elif is_variable:
                if isinstance(user, ir.Load) and (user.type.is_struct or user.type.is_pointer):
                    carry(user)
                elif isinstance(user, ir.GetElementPtr) and all(_is_zero(index) for index in user.operands[1:]):
                    for load in user.users:
                        if isinstance(load, ir.Load) and load.type.is_pointer:
                            carry(load)
            elif isinstance(user, ir.GetElementPtr) and user.operands[0] is carrier:
                carry(user)
            elif isinstance(user, (ir.Load, ir.Store)) and user.pointer is carrier:
                found.append(user)
    return found


def _is_written_once(variable: ir.Alloca) -> bool:
    return sum(isinstance(user, ir.Store) and user.pointer is variable for user in variable.users) == 1


def _is_zero(index: Value) -> bool:
    return isinstance(index, ir.ConstantInt) and index.value == 0
