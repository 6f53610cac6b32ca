"""What debug information says of the memory behind pointers: source types as type trees, the weakest
evidence.

A `#dbg_value` of a pointer variable and the `#dbg_declare` of a variable in memory give, by the variable's
DIType, what a C, Fortran or Rust programmer declared there.
"""

from __future__ import annotations

import re
from math import prod

from enzyme_cc.analysis.type_facts import ANYTHING, FLOATS, HINT, INTEGER, Fact
from enzyme_cc.analysis.type_tree import EMPTY, TypeTree, block, pointer_to, repeated, tree
from enzyme_cc.ir import DebugRecord, LocalValue, MDNode, Metadata, MetadataRef, MetadataTable, Value

MAX_POINTERS = 3
"""Levels of pointers that are followed: types may contain themselves."""
MAX_MEMBERS = 128

_INTEGERS = frozenset(("DW_ATE_signed", "DW_ATE_unsigned", "DW_ATE_boolean"))
_BY_BITS = {16: "half", 32: "float", 64: "double", 80: "x86_fp80", 96: "x86_fp80", 128: "x86_fp80"}
_TRANSPARENT = frozenset(
    (
        "DW_TAG_typedef",
        "DW_TAG_const_type",
        "DW_TAG_volatile_type",
        "DW_TAG_restrict_type",
        "DW_TAG_atomic_type",
    )
)
_AT_FIRST_ADDRESS = "!DIExpression(DW_OP_push_object_address, DW_OP_deref)"
_AGGREGATES = frozenset(("DW_TAG_structure_type", "DW_TAG_class_type", "DW_TAG_union_type"))
_POINTERS = frozenset(("DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"))


_BASE = re.compile(r"DW_TAG_inheritance\b.*\bbaseType: !(\d+)")


class SourceTypes:
    """The source types of one module's debug information, as type trees; each is worked out once."""

    __slots__ = ("table", "_bases", "_trees")

    def __init__(self, table: MetadataTable) -> None:
        self.table = table
        self._trees: dict[tuple[MDNode, int], TypeTree] = {}
        self._bases: set[MDNode] | None = None

    def described_memory(self, record: DebugRecord) -> tuple[Value, TypeTree] | None:
        """(pointer, what lies behind it) by a debug record; None when it tells nothing of memory."""
        if record.kind not in ("value", "declare") or len(record.operands) < 3:
            return None
        value, variable, expression = record.operands[:3]
        if not isinstance(value, LocalValue) or not value.type.is_pointer or not isinstance(variable, Metadata):
            return None
        if value.function is None:  # records are not users: what it named is gone
            return None
        if str(expression) != "!DIExpression()":
            return None
        type = self._node(self.table.node(variable).fields.get("type"))
        if type is None:
            return None
        if record.kind == "declare":
            behind = self._tree(type, MAX_POINTERS)
        else:
            type = self._plain(type)
            if type is None or type.fields.get("tag") not in _POINTERS:
                return None
            behind = self._behind(type, MAX_POINTERS)
        return (value, behind) if behind.facts else None

    def _node(self, reference: object) -> MDNode | None:
        return self.table.node(reference) if isinstance(reference, Metadata) else None

    def _plain(self, node: MDNode | None) -> MDNode | None:
        """The type under typedefs and qualifiers."""
        while node is not None and node.fields.get("tag") in _TRANSPARENT:
            node = self._node(node.fields.get("baseType"))
        return node

    def _behind(self, pointer: MDNode, depth: int) -> TypeTree:
        """The memory behind a pointer: an element, perhaps one of many; or a part of a larger object."""
        element = self._plain(self._node(pointer.fields.get("baseType")))
        if element is None:
            return EMPTY
        one = self._tree(element, depth - 1)
        is_word = element.name == "DIBasicType" and all(f.concrete is INTEGER for f in one.facts)
        if is_word or _is_byte(element):
            return EMPTY  # bytes and words are the ways to move anything
        if _bits(element) < 8 or element.fields.get("vtableHolder") is not None or self._is_base(element):
            return one
        return one.merge(one.generalised(_bits(element) // 8))

    def _is_base(self, node: MDNode) -> bool:
        """Whether other classes derive from a class. A pointer to it, or to one with virtual functions, rarely leads
        to several objects in a row, but often to one of another class, where the next would be its fields."""
        if self._bases is None:
            found = (_BASE.search(text) for text in self.table.texts.values() if "DW_TAG_inheritance" in text)
            nodes = {int(match[1]) for match in found if match}
            self._bases = {
                plain for number in nodes if (plain := self._plain(self.table.node(MetadataRef(number)))) is not None
            }
        return node in self._bases

    def _tree(self, node: MDNode | None, depth: int) -> TypeTree:
        """The bytes of a value of a source type, pointers followed `depth` levels deep."""
        node = self._plain(node)
        if node is None:
            return EMPTY
        found = self._trees.get((node, depth))
        if found is None:
            found = self._trees[(node, depth)] = self._work_out(node, depth)
        return found

    def _work_out(self, node: MDNode, depth: int) -> TypeTree:
        tag, size = node.fields.get("tag"), _bits(node) // 8
        if node.name == "DIBasicType":
            return _basic(str(node.fields.get("encoding")), str(node.fields.get("name")), _bits(node))
        if tag in _POINTERS:
            return pointer_to(self._behind(node, depth), HINT) if depth > 0 else pointer_to(EMPTY, HINT)
        if tag == "DW_TAG_enumeration_type":
            return block(INTEGER, 0, size, HINT)
        if tag == "DW_TAG_array_type":
            return self._array(node, size, depth)
        if tag in _AGGREGATES:
            return self._members(node, size, depth, tag == "DW_TAG_union_type")
        return EMPTY

    def _array(self, node: MDNode, size: int, depth: int) -> TypeTree:
        element = self._plain(self._node(node.fields.get("baseType")))
        width = 0 if element is None else _bits(element) // 8
        if element is None or not width or _is_byte(element):
            return EMPTY  # what bytes hold, they do not say
        one = self._tree(element, depth)
        if size:
            return repeated(one, width, size // width)
        # flang gives arrays no size, and lets a descriptor say where the elements are
        location = node.fields.get("dataLocation")
        if location is None:
            counts = [range.fields.get("count") for range in self._ranges(node)]
            known = [count for count in counts if isinstance(count, int) and count > 0]
            if known and len(known) == len(counts):
                return repeated(one, width, prod(known))
            return one.merge(one.generalised(width))
        if str(location) == _AT_FIRST_ADDRESS:
            return pointer_to(one.merge(one.generalised(width)), HINT)
        return EMPTY

    def _ranges(self, node: MDNode) -> list[MDNode]:
        elements = self._node(node.fields.get("elements"))
        listed = [] if elements is None else [self._node(reference) for reference in elements.operands]
        return [range for range in listed if range is not None and range.name == "DISubrange"]

    def _members(self, node: MDNode, size: int, depth: int, union: bool) -> TypeTree:
        facts: list[Fact] = []
        end = 0
        elements = self._node(node.fields.get("elements"))
        listed = [] if elements is None else elements.operands[:MAX_MEMBERS]
        for reference in listed:
            member = self._node(reference)
            if member is None or member.fields.get("tag") not in ("DW_TAG_member", "DW_TAG_inheritance"):
                continue
            if "StaticMember" in str(member.fields.get("flags")):
                continue
            offset = member.fields.get("offset")
            start = offset if isinstance(offset, int) else 0
            if "BitField" in str(member.fields.get("flags")):
                first, stop = start // 8, -(-(start + _bits(member)) // 8)
                facts += block(INTEGER, first, max(stop - first, 1), HINT).facts
            else:
                stop = (start + _bits(member)) // 8
                facts += self._tree(self._node(member.fields.get("baseType")), depth).shifted(start // 8).facts
            if not union and start // 8 > end:
                facts.append(Fact(end, start // 8 - end, 0, start // 8, ANYTHING, HINT, None))
            end = max(end, stop)
        if not union and 0 < end < size and len(listed) < MAX_MEMBERS:
            facts.append(Fact(end, size - end, 0, size, ANYTHING, HINT, None))
        return tree(facts)


def _is_byte(node: MDNode) -> bool:
    """Whether a type is that of bytes that may be parts of anything: Rust's u8, and what wraps one (MaybeUninit)."""
    if node.fields.get("tag") in _AGGREGATES:
        return _bits(node) == 8
    return node.name == "DIBasicType" and _bits(node) == 8 and node.fields.get("encoding") != "DW_ATE_boolean"


def _bits(node: MDNode) -> int:
    size = node.fields.get("size")
    return size if isinstance(size, int) else 0


def _basic(encoding: str, name: str, bits: int) -> TypeTree:
    if name == "integer" and bits == 32:
        return EMPTY  # flang 19 says this of derived types too, whatever they hold
    if encoding in _INTEGERS:
        return block(INTEGER, 0, bits // 8, HINT)
    complex = encoding == "DW_ATE_complex_float"
    if not complex and encoding != "DW_ATE_float":
        return EMPTY
    width = bits // 2 if complex else bits
    kind = "fp128" if "128" in name else "bfloat" if "bf16" in name else _BY_BITS.get(width)
    if kind is None:
        return EMPTY
    concrete = FLOATS[kind]
    one = block(concrete, strength=HINT)
    return repeated(one, concrete.stride, 2) if complex else one
