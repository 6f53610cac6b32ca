"""What a function's debug information says of its parameters: the check that a prototype is the function's own."""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DebugType:
    """One parameter's or result's type. `kind` and `bytes` are those of the number, `kind` empty where it is none.

    `address`: it is the number's address; `descriptor`: a Fortran array that says its own shape.
    """

    kind: str = ""
    bytes: int = 0
    address: bool = False
    const: bool = False
    descriptor: bool = False
    name: str = ""

    def __str__(self) -> str:
        return ("const " if self.const and self.address else "") + self.name + (" *" if self.address else "")


_KINDS = {
    "DW_ATE_float": "f", "DW_ATE_complex_float": "c", "DW_ATE_signed": "i", "DW_ATE_unsigned": "u",
    "DW_ATE_boolean": "b", "DW_ATE_signed_char": "i", "DW_ATE_unsigned_char": "u",
}


class DebugTypes:
    """The debug information in a module's text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._nodes: dict[str, str] | None = None

    @property
    def nodes(self) -> dict[str, str]:
        """Metadata by number."""
        if self._nodes is None:
            self._nodes = dict(re.findall(r"^(!\d+) = (?:distinct )?(.*)$", self._text, re.M))
        return self._nodes

    def signature(self, subprogram: str) -> list[DebugType] | None:
        """The types of result and parameters of a subprogram's node; None where they are not told."""
        type = self._field(self.nodes.get(subprogram, ""), "type")
        types = self._field(self.nodes.get(type or "", ""), "types")
        listed = re.findall(r"null|!\d+", self.nodes.get(types or "", "").removeprefix("!"))
        return [self._type(node) for node in listed] if listed else None

    def language(self) -> str:
        """`c`, `c++`, `fortran`, `rust`, or empty."""
        found = re.search(r"DICompileUnit\(language: DW_LANG_(\w+)", self._text)
        name = found[1].lower() if found else ""
        for known in ("fortran", "rust"):
            if name.startswith(known):
                return known
        return "c++" if name.startswith("c_plus") else "c" if name.startswith("c") else ""

    def place(self, subprogram: str) -> str:
        """`file:line` of a subprogram."""
        node = self.nodes.get(subprogram, "")
        file = re.search(r'filename: "([^"]*)"', self.nodes.get(self._field(node, "file") or "", ""))
        line = self._field(node, "line")
        return f"{file[1]}:{line}" if file and line else ""

    def _field(self, node: str, name: str) -> str | None:
        found = re.search(rf'\b{name}: ("[^"]*"|[^,)]+)', node)
        return found[1] if found else None

    def _type(self, node: str) -> DebugType:
        const = address = False
        for _ in range(20):
            text = self.nodes.get(node, "")
            tag = self._field(text, "tag") or ""
            base = self._field(text, "baseType") or ""
            name = (self._field(text, "name") or "").strip('"')
            if text.startswith("!DIBasicType"):
                kind = _KINDS.get(self._field(text, "encoding") or "", "")
                return DebugType(kind, int(self._field(text, "size") or 0) // 8, address, const, False, name)
            if text.startswith("!DIDerivedType"):
                if "pointer_type" in tag or "reference_type" in tag:
                    if address:
                        return DebugType(address=True, name="address")
                    address, const = True, False
                const |= tag == "DW_TAG_const_type"
                node = base
            elif tag == "DW_TAG_array_type":
                if "dataLocation" in text or "allocated" in text or "associated" in text:
                    return DebugType(address=True, descriptor=True, name="array")
                address, node = True, base
            else:
                return DebugType(address=address, const=const, name=name or tag.removeprefix("DW_TAG_"))
        return DebugType(name="?")
