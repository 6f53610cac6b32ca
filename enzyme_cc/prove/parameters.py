"""Parameters of the differentiated function: their names, and what their declared types say of the memory behind them.

C++'s header and Rust's crate hand over a function of their own, which calls the user's: then the parameters are those
of the user's function.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir.source_places import follow

VECTOR, DESCRIPTOR = "vector", "descriptor"
_VECTOR = re.compile(r"(?:std::(?:__\w+::)?)?vector<")
_OF_ENZYME = re.compile(r"_ZN(?:K)?6enzyme|6enzyme9arguments|6enzyme5calls|^_ZN\d+_\$LT\$.*enzyme\.\.")
_BETWEEN = re.compile(r"^_ZNK?(?:St|4core|3std|5alloc)|_ZN\d+_\$LT\$.*(?:core|std)\.\.ops\.\.function")
_DESCRIPTOR = re.compile(r"\{ ptr, i64, i32, i8, i8, i8, i8, \[(\d+) x \[3 x i64\]\]")
REAL_8 = 28
"""What flang's descriptors call double; real(4) is one less."""


@dataclass(frozen=True)
class Layout:
    """A container that a pointer parameter points to: std::vector of elements of so many bytes, or a descriptor of
    flang's of so many dimensions."""

    kind: str
    element: int = 8
    rank: int = 1


def users_function(module: ir.Module, function: ir.Function) -> ir.Function:
    """The function that the user means: itself, or what a function of our header's or crate's calls."""
    if not _OF_ENZYME.search(function.name):
        return function
    seen = {function.name}
    waiting = [function]
    while waiting:
        here = waiting.pop(0)
        for i in here.instructions() if here.has_body else ():
            callee = i.called_function if isinstance(i, ir.Call) else None
            if callee is None or callee.name in seen or not callee.has_body:
                continue
            seen.add(callee.name)
            if not _OF_ENZYME.search(callee.name) and not _BETWEEN.search(callee.name):
                return callee
            waiting.append(callee)
    return function


def names_of(function: ir.Function) -> list[str]:
    """The parameters as the source names them, each once; the length of a slice is `x.len`."""
    found: list[str] = []
    for place, argument in enumerate(function.args):
        name = ir.variable_name(argument) or argument.name or ""
        if not name and place and function.args[place - 1].type.is_pointer and argument.type.is_int:
            name = f"{found[-1]}.len"
        name = name or f"argument{place + 1}"
        while name in found:
            name += "'"
        found.append(name)
    return found


def layouts_of(function: ir.Function) -> dict[int, Layout]:
    """By parameters, the containers behind pointers."""
    found: dict[int, Layout] = {}
    for place, argument in enumerate(function.args):
        rank = _rank(argument)
        if rank:
            found[place] = Layout(DESCRIPTOR, _element_of_array(function, place), rank)
    types = _declared(function)
    if len(types) == len(function.args):
        for place, type in enumerate(types):
            layout = _vector(function, type) if function.args[place].type.is_pointer else None
            if layout is not None:
                found[place] = layout
    return found


def members_of(function: ir.Function) -> dict[int, dict[int, str]]:
    """By parameters that point to structures, the names of members by their offsets; members of members as `a.b`."""
    types = _declared(function)
    if len(types) != len(function.args):
        return {}
    found = {}
    for place, type in enumerate(types):
        members = _members(function.parent.metadata, _behind(function.parent.metadata, type), 0, "", 0)
        if members:
            found[place] = members
    return found


def _behind(table: ir.MetadataTable, type: ir.MDNode | None) -> ir.MDNode | None:
    """The type that a pointer or reference points to."""
    while type is not None and type.name == "DIDerivedType":
        type = follow(table, type, "baseType")
    return type


def _members(table: ir.MetadataTable, type: ir.MDNode | None, offset: int, before: str, depth: int) -> dict[int, str]:
    if type is None or type.fields.get("tag") not in ("DW_TAG_structure_type", "DW_TAG_class_type") or depth > 4:
        return {}
    found: dict[int, str] = {}
    listed = follow(table, type, "elements")
    for operand in (listed.operands or ()) if listed is not None else ():
        member = table.node(operand) if isinstance(operand, ir.Metadata) else None
        if member is None or member.fields.get("tag") != "DW_TAG_member" or "name" not in member.fields:
            continue
        bits = member.fields.get("offset", 0)
        at = offset + (bits // 8 if isinstance(bits, int) else 0)
        name = f"{before}{member.fields['name']}"
        inner = follow(table, member, "baseType")
        while inner is not None and inner.name == "DIDerivedType" and inner.fields.get("tag") in (
                "DW_TAG_typedef", "DW_TAG_const_type"):
            inner = follow(table, inner, "baseType")
        if inner is not None and inner.fields.get("tag") == "DW_TAG_array_type":
            element = follow(table, inner, "baseType")
            size, whole = (each.fields.get("size", 0) if each is not None else 0 for each in (element, inner))
            if isinstance(size, int) and isinstance(whole, int) and size and whole // size <= 64:
                found.update({at + n * size // 8: f"{name}[{n}]" for n in range(whole // size)})
            continue
        nested = _members(table, inner, at, f"{name}.", depth + 1)
        found.update(nested or {at: name})
    return found


def _rank(argument: ir.Argument) -> int:
    """The dimensions of the descriptor that a parameter points to, 0 if it is none."""
    for user in argument.users if argument.type.is_pointer else ():
        if not isinstance(user, ir.GetElementPtr | ir.Load):
            continue
        type = user.source_type if isinstance(user, ir.GetElementPtr) else user.type
        shape = _DESCRIPTOR.match(str(type))
        if shape is not None:
            return int(shape[1])
    return 0


def _declared(function: ir.Function) -> list[ir.MDNode]:
    """The types of the parameters by debug information."""
    table = function.parent.metadata
    described = function.metadata.get("dbg")
    node = table.node(described) if described is not None else None
    type = follow(table, node, "type") if node is not None else None
    listed = follow(table, type, "types") if type is not None else None
    found = []
    for operand in list(listed.operands or ())[1:] if listed is not None else ():
        if not isinstance(operand, ir.Metadata):
            return []
        found.append(table.node(operand))
    return found


def _vector(function: ir.Function, type: ir.MDNode | None) -> Layout | None:
    table = function.parent.metadata
    behind = False
    while type is not None and type.name == "DIDerivedType":
        behind = behind or type.fields.get("tag") in ("DW_TAG_reference_type", "DW_TAG_pointer_type")
        type = follow(table, type, "baseType")
    if type is None or not _VECTOR.match(str(type.fields.get("name", ""))):
        return None
    listed = follow(table, type, "templateParams")
    first = next(iter(listed.operands or ()), None) if listed is not None else None
    parameter = table.node(first) if isinstance(first, ir.Metadata) else None
    element = follow(table, parameter, "type") if parameter is not None else None
    while element is not None and element.name == "DIDerivedType" and "size" not in element.fields:
        element = follow(table, element, "baseType")
    bits = element.fields.get("size") if element is not None else None
    return Layout(VECTOR, bits // 8) if isinstance(bits, int) and bits >= 8 else None


def _element_of_array(function: ir.Function, place: int) -> int:
    table = function.parent.metadata
    for type in _declared(function)[place:place + 1]:
        element: ir.MDNode | None = type
        while element is not None and element.name != "DIBasicType":
            element = follow(table, element, "baseType")
        bits = element.fields.get("size") if element is not None else None
        if isinstance(bits, int):
            return bits // 8
    return 8
