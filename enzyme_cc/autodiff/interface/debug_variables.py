"""Which variable of the source an address in unoptimised code belongs to, by debug information."""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.ir import Function, Value
from enzyme_cc.ir.function import LocalValue
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, Cast, GetElementPtr, Load, Store
from enzyme_cc.ir.metadata import MDNode, Metadata
from enzyme_cc.ir.source_places import follow, is_library

_MEMBER, _INHERITANCE = "DW_TAG_member", "DW_TAG_inheritance"


@dataclass(frozen=True)
class SourceVariable:
    """A variable, or the member at the end of a path; where it is declared."""

    name: str
    function: str
    file: str
    line: int


class Variables:
    """The variables of one function."""

    def __init__(self, function: Function) -> None:
        self.function = function
        around = function.parent.functions.get(function.name.partition(".omp_outlined")[0], function)
        self.spoken = source_name(around)  # a parallel region is part of the function that it stands in
        self.table = function.parent.metadata
        place = function.debug_location
        self.is_library = place is not None and is_library(place)
        """Whether the function is of a language's own library: what its variables hold is nothing to change."""
        self.nodes: dict[Value, MDNode] = {}
        self.later: dict[Value, MDNode] = {}
        """Variables that took over the stack slot of a parameter."""
        for block in function.blocks:
            for i in block.instructions:
                for record in i.debug_records:
                    if record.kind in ("declare", "value", "assign") and len(record.operands) > 1:
                        value, variable = record.operands[:2]
                        if isinstance(value, LocalValue) and isinstance(variable, Metadata):
                            self._describe(value, self.table.node(variable))

    def _describe(self, value: Value, node: MDNode) -> None:
        before = self.nodes.setdefault(value, node)
        if before is not node and "arg" in before.fields:
            self.later.setdefault(value, node)
        elif before is not node and "arg" in node.fields:
            self.later.setdefault(value, before)
            self.nodes[value] = node

    def at(self, pointer: Value, is_parameter: bool = True) -> SourceVariable | None:
        """The variable that an address belongs to; None where debug information does not say. `is_parameter`: it is
        what the caller gave."""
        node, type = self._found(pointer)
        if node is None or self.is_library:
            return None
        if not is_parameter and pointer in self.later:
            node = self.later[pointer]
            type = follow(self.table, node, "type")
        own = node
        named = type if type is not None and type.fields.get("tag") in (_MEMBER, _INHERITANCE) else node
        name = named.fields.get("name")
        where = follow(self.table, own, "file")
        line = own.fields.get("line", 0)
        if not isinstance(name, str) or (  # but a thread's copy of a variable, which has its name
                own.fields.get("flags") == "DIFlagArtificial" and name.startswith(("_", ".", "this"))):
            return None
        file = str(where.fields.get("filename", "")) if where is not None else ""
        return SourceVariable(name, self.spoken, file, line if isinstance(line, int) else 0)

    def base(self, pointer: Value) -> Value:
        """What an address is computed from within one object: a stack slot, an argument, what was loaded."""
        while isinstance(pointer, GetElementPtr | Cast):
            pointer = pointer.operands[0]
        return pointer

    def is_spill(self, pointer: Value) -> bool:
        """Whether a stack slot is there only for debuggers: nothing reads it."""
        return isinstance(pointer, Alloca) and all(isinstance(user, Store) for user in pointer.users)

    def _found(self, pointer: Value) -> tuple[MDNode | None, MDNode | None]:
        """The variable, and the type, or the member, at an address."""
        if pointer in self.nodes:
            node = self.nodes[pointer]
            return node, follow(self.table, node, "type")
        if isinstance(pointer, GlobalVariable):
            ref = pointer.metadata.get("dbg")
            if ref is None:
                return None, None
            expression = self.table.node(ref)
            variable = follow(self.table, expression, "var") or expression
            return variable, follow(self.table, variable, "type")
        if isinstance(pointer, GetElementPtr):
            of, type = self._found(pointer.pointer)
            offset = self.function.parent.datalayout.gep_constant_offset(pointer)
            return of, self._member(type, offset) if offset is not None and of is not None else type
        if isinstance(pointer, Load):
            return self._found(pointer.pointer)
        stored = next((user for user in pointer.users if isinstance(user, Store) and user.value is pointer), None)
        if stored is not None and isinstance(stored.pointer, Alloca) and stored.pointer in self.nodes:
            return self._found(stored.pointer)  # an argument, or a value, that lies in a variable
        return None, None

    def _member(self, type: MDNode | None, offset: int) -> MDNode | None:
        """The member at an offset in bytes into what a type is, or points to."""
        seen = type
        for _ in range(16):
            if seen is None or seen.name == "DICompositeType":
                break
            seen = follow(self.table, seen, "baseType")
        elements = follow(self.table, seen, "elements") if seen is not None else None
        if seen is None or elements is None or seen.fields.get("tag") == "DW_TAG_array_type":
            return type
        for operand in elements.operands:
            member = self.table.node(operand) if isinstance(operand, Metadata) else None
            start = 0 if member is None else member.fields.get("offset", 0)
            size = 0 if member is None else member.fields.get("size", 0)
            if member is not None and member.fields.get("tag") in (_MEMBER, _INHERITANCE) and isinstance(
                    start, int) and isinstance(size, int) and start <= 8 * offset < start + size:
                return self._member(member, offset - start // 8) if offset > start // 8 else member
        return type
