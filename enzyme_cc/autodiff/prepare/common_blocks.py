"""The members of COMMON blocks as procedures of Fortran declare them, for marks of accesses (member_arrays.py).

flang makes one object of bytes of a block, and of an element of an array in it so many bytes behind a place: only
debug information tells where the array ends and the next member begins. Each access is one to a member as its own
procedure declares it. What procedures declare differently, or one puts in one place by EQUIVALENCE, is a member where
all say the same of what its bytes are: numbers, integers or text. Of a block that some procedure does not describe
there are none. An array at the end of what a procedure declares is none either where others declare the block longer:
it is accessed beyond that (`COMMON // W(1)`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import prod
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.member_marks import StructureMember
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.ir import ConstantExpr, DataLayout, Function, GetElementPtr, GlobalVariable, MDNode, Metadata, Value

_TYPES = {
    ("DW_ATE_signed", 32): ir.int_type(32), ("DW_ATE_signed", 64): ir.i64,
    ("DW_ATE_boolean", 32): ir.int_type(32), ("DW_ATE_boolean", 64): ir.i64,
    ("DW_ATE_float", 32): ir.float_type("float"), ("DW_ATE_float", 64): ir.f64,
}
_PADDING = 7
"""Bytes by which a block may be longer than its members."""
_CHARACTER = ir.int_type(8)
_DECLARES = re.compile(r"#dbg_declare\(ptr (?:getelementptr \w*\s*\w*\s*\(i8, ptr )?@")
"""A variable that lies in a global one. Variables of modules and saved ones are described otherwise."""


class CommonMember(NamedTuple):
    """A member: where it begins and ends in its block, and what its elements are."""

    start: int
    end: int
    type: ir.Type

    @property
    def is_array(self) -> bool:
        return self.end - self.start > self.type.bits // 8


class CommonBlocks:
    """The members of the COMMON blocks in some functions of a module."""

    def __init__(self, functions: Iterable[Function]) -> None:
        functions = list(functions)
        self._members = {
            (function, block): members
            for function in functions if _declares_variables(function)
            for block, members in _described_members(function).items()
        }
        blocks = {block for _, block in self._members}
        self._keep_sure({
            block for block in blocks
            if any((function, block) not in self._members and _names(function, block) for function in functions)
        })

    def _keep_sure(self, undescribed: set[GlobalVariable]) -> None:
        """Only those members whose bytes all functions say the same of."""
        views: dict[GlobalVariable, list[list[CommonMember]]] = {}
        for (_, block), members in self._members.items():
            views.setdefault(block, []).append(members)
        for (function, block), members in list(self._members.items()):
            whole = function.parent.datalayout.size(block.value_type)
            last = max(member.end for member in members)
            self._members[function, block] = [] if block in undescribed else [
                member for member in members
                if not (member.end == last and last + _PADDING < whole)
                and all(_agree(member, other) for view in views[block] for other in view)
            ]

    @property
    def functions(self) -> list[Function]:
        """Those that declare such members."""
        return list(dict.fromkeys(function for (function, _), members in self._members.items() if members))

    def member(self, access: ir.Instruction, pointer: Value, type: ir.Type) -> StructureMember | None:
        """The member that an access of a type through a pointer is one to."""
        function = access.function
        if not self._members or function is None:
            return None
        layout = function.parent.datalayout
        block, at, varies = _counted(layout, pointer)
        if not isinstance(block, GlobalVariable):
            return None
        if type.is_struct and len(set(type.elements)) == 1 and type.elements[0].is_fp:
            type = type.elements[0]  # the parts of a complex number
        if type is _CHARACTER:
            return None  # text is neither numbers nor integers
        for member in self._members.get((function, block), ()):
            if member.type is type and member.start <= at < member.end and (at - member.start) % (type.bits // 8) == 0:
                if varies and not member.is_array:
                    return None
                return StructureMember(
                    block.name, member.start, member.end - member.start, layout.size(block.value_type), False)
        return None


def _agree(a: CommonMember, b: CommonMember) -> bool:
    is_same = a.type.is_fp == b.type.is_fp and (a.type is _CHARACTER) == (b.type is _CHARACTER)
    return is_same or a.end <= b.start or b.end <= a.start


def _declares_variables(function: Function) -> bool:
    """Whether debug information of a function says what it declares in the place of a global variable."""
    if function.body_text is not None:
        return _DECLARES.search(function.body_text) is not None
    return any(
        record.kind == "declare" and isinstance(place := record.operands[0], Value)
        and isinstance(base_of(place), GlobalVariable)
        for i in function.instructions() for record in i.debug_records)


def _names(function: Function, block: GlobalVariable) -> bool:
    """Whether a function, of whatever language, may access a block."""
    if function.body_text is not None:
        return block.name in function.body_text
    return any(base_of(operand) is block for i in function.instructions() for operand in i.operands)


def _described_members(function: Function) -> dict[GlobalVariable, list[CommonMember]]:
    """What debug information says of blocks; nothing of a block of whose members one is not understood."""
    found: dict[GlobalVariable, list[CommonMember] | None] = {}
    for i in function.instructions():
        for record in i.debug_records:
            place, variable = record.operands[0], record.operands[1] if len(record.operands) > 2 else None
            if record.kind != "declare" or not isinstance(place, Value) or not isinstance(variable, Metadata):
                continue
            block, at, _ = _counted(function.parent.datalayout, place)
            if not isinstance(block, GlobalVariable):
                continue
            said = _described(function, variable) if str(record.operands[2]) == "!DIExpression()" else None
            members = found.setdefault(block, [])
            if said is None:
                found[block] = None
            elif members is not None:
                members.append(CommonMember(at, at + said[1] * said[0].bits // 8, said[0]))
    return {block: members for block, members in found.items() if members}


def _described(function: Function, variable: Metadata) -> tuple[ir.Type, int] | None:
    """The type and the count of the elements of a variable, as debug information says."""
    table = function.parent.metadata

    def node(reference: object) -> MDNode | None:
        return table.node(reference) if isinstance(reference, Metadata) else None

    type, count = node(table.node(variable).fields.get("type")), 1
    if type is not None and type.fields.get("tag") == "DW_TAG_array_type":
        elements = node(type.fields.get("elements"))
        ranges = [] if elements is None else [node(each) for each in elements.operands]
        counts = [0 if range is None else range.fields.get("count") for range in ranges]
        known = [each for each in counts if isinstance(each, int) and each > 0]
        if not known or len(known) != len(counts):
            return None
        type, count = node(type.fields.get("baseType")), prod(known)
    if type is None or type.name not in ("DIBasicType", "DIStringType"):
        return None
    bits, encoding = type.fields.get("size"), str(type.fields.get("encoding"))
    if not isinstance(bits, int) or not bits:
        return None
    if type.name == "DIStringType":
        return _CHARACTER, count * bits // 8
    if encoding == "DW_ATE_complex_float":
        bits, encoding, count = bits // 2, "DW_ATE_float", count * 2
    element = _TYPES.get((encoding, bits))
    return None if element is None else (element, count)


def _counted(layout: DataLayout, pointer: Value) -> tuple[Value, int, bool]:
    """What a pointer is counted from, how far, and whether an index varies that."""
    at, varies = 0, False
    while isinstance(pointer, GetElementPtr) or (
        isinstance(pointer, ConstantExpr) and pointer.opcode == "getelementptr"
    ):
        if pointer.type.is_vector:
            break
        constant, variable = layout.gep_offset(pointer)
        at, varies, pointer = at + constant, varies or bool(variable), pointer.operands[0]
    return pointer, at, varies
