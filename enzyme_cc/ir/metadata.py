"""Metadata: numbered nodes kept as text and parsed when asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.names import escape


class Metadata:
    """A node where an attachment or a debug record names it; `str` is its LLVM text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"


class MetadataRef(Metadata):
    """`!N`. One object for each number: `MetadataRef(5) is MetadataRef(5)`."""

    __slots__ = ("number",)
    _known: ClassVar[dict[int, MetadataRef]] = {}
    number: int

    def __new__(cls, number: int) -> MetadataRef:
        found = cls._known.get(number)
        if found is None:
            found = cls._known[number] = object.__new__(cls)
        return found

    def __init__(self, number: int) -> None:
        self.number = number
        self.text = f"!{number}"


class InlineMetadata(Metadata):
    """A node written where it is used: `!DIExpression()`, `!{}`, `!"text"`."""

    __slots__ = ()


class MDInt(int):
    """An integer operand; `type` is the text of its LLVM type (`i64`)."""

    type: str

    def __new__(cls, type: str, value: int) -> MDInt:
        self = int.__new__(cls, value)
        self.type = type
        return self


class MDValue(str):
    """A constant operand that is no integer, as typed text: `ptr @f`, `double 1.0`."""

    __slots__ = ()


class MDString(str):
    """A `!"..."` operand, unescaped. Compare it with a str."""

    __slots__ = ()


Operand = MetadataRef | InlineMetadata | MDInt | MDValue | MDString | None
_SPLIT = re.compile(r'"[^"]*"|[(){}\[\]<>]|,')
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})")
_REFERENCE = re.compile(r"!(\d+)\Z")
_INTEGER = re.compile(r"(i\d+) (-?\d+|true|false)\Z")
_SPECIALISED = re.compile(r"!(DI\w+|GenericDINode)\(")


def unescape(text: str) -> str:
    """The string behind LLVM's `\\xx` escapes, read as UTF-8."""
    if "\\" not in text:
        return text
    raw = _ESCAPE.sub(lambda m: chr(int(m[1], 16)), text)
    return raw.encode("latin-1", "replace").decode("utf-8", "replace") if text.isascii() else raw


def split_top_level(text: str) -> list[str]:
    """Split at the commas outside quotes and brackets."""
    parts, depth, start = [], 0, 0
    for match in _SPLIT.finditer(text):
        mark = match[0]
        if mark == ",":
            if depth == 0:
                parts.append(text[start : match.start()].strip())
                start = match.end()
        elif mark in "({[<":
            depth += 1
        elif mark in ")}]>":
            depth -= 1
    last = text[start:].strip()
    if last or parts:
        parts.append(last)
    return parts


def parse_operand(text: str) -> Operand:
    """One operand of a node."""
    if text == "null":
        return None
    reference = _REFERENCE.match(text)
    if reference:
        return MetadataRef(int(reference[1]))
    if text.startswith('!"'):
        return MDString(unescape(text[2:-1]))
    if text.startswith("!"):
        return InlineMetadata(text)
    integer = _INTEGER.match(text)
    if integer:
        digits = integer[2]
        return MDInt(integer[1], int(digits == "true") if digits in ("true", "false") else int(digits))
    return MDValue(text)


def replace_mention(text: str, mention: str, replacement: str) -> str:
    """Put `replacement` for every whole mention of a global (`@f`, `ptr @f`) in a node's text."""
    return re.sub(re.escape(mention) + r"(?![-\w$.])", lambda _: replacement, text)


class MDNode:
    """A parsed node. A plain tuple has `operands`; a specialised one has its `name` (`DILocation`) and
    `fields`, whose values are MetadataRef, str (words, flags, unescaped strings), int, bool or None."""

    __slots__ = ("ref", "distinct", "operands", "name", "fields")

    def __init__(self, ref: Metadata, text: str) -> None:
        self.ref = ref
        self.distinct = text.startswith("distinct ")
        body = text[9:] if self.distinct else text
        self.operands: list[Operand] = []
        self.name: str | None = None
        self.fields: dict[str, object] = {}
        if body.startswith("!{"):
            self.operands = [parse_operand(part) for part in split_top_level(body[2:-1])]
            return
        special = _SPECIALISED.match(body)
        if special is None:
            raise IRError(f"not a metadata node: {text}")
        self.name = special[1]
        for part in split_top_level(body[special.end() : -1]):
            key, colon, value = part.partition(": ")
            if not colon or '"' in key:
                self.operands.append(MDValue(part))  # the elements of a DIExpression
            else:
                self.fields[key] = _field(value)

    def __getitem__(self, key: str) -> object:
        return self.fields.get(key)

    def __repr__(self) -> str:
        return f"<MDNode {self.ref} {self.name or self.operands} {self.fields or ''}>"


def _field(text: str) -> object:
    reference = _REFERENCE.match(text)
    if reference:
        return MetadataRef(int(reference[1]))
    if text.startswith('"'):
        return unescape(text[1:-1])
    if text.startswith("!"):
        return InlineMetadata(text)
    if text in ("true", "false"):
        return text == "true"
    if text == "null":
        return None
    try:
        return int(text)
    except ValueError:
        return text


class MetadataTable:
    """The numbered nodes of a module, `texts`: number -> text. Numbers never change; new nodes get fresh
    ones."""

    __slots__ = ("texts", "_nodes", "_next", "_by_text")

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self._nodes: dict[int, MDNode] = {}
        self._next: int | None = None
        self._by_text: dict[str, MetadataRef] | None = None

    def node(self, ref: Metadata) -> MDNode:
        """The parsed node of a reference or of an inline node; IRError if there is none."""
        if not isinstance(ref, MetadataRef):
            return MDNode(ref, ref.text)
        found = self._nodes.get(ref.number)
        if found is None:
            text = self.texts.get(ref.number)
            if text is None:
                raise IRError(f"the module has no metadata {ref}")
            found = self._nodes[ref.number] = MDNode(ref, text)
        return found

    def add(self, text: str) -> MetadataRef:
        """The node of this text, e.g. `!{!3, i64 0}`: the one that is there already, or a new one."""
        if self._by_text is None:
            self._by_text = {
                t: MetadataRef(n) for n, t in self.texts.items() if not t.startswith("distinct ")
            }
        found = self._by_text.get(text)
        if found is None:
            found = self._by_text[text] = self._append(text)
        return found

    def add_distinct(self, text: str) -> MetadataRef:
        """A new node equal to no other; `$self` in the text stands for its own reference."""
        return self._append("distinct " + text.replace("$self", f"!{self._fresh()}"))

    def replace(self, ref: MetadataRef, text: str) -> None:
        """Give a node a new text."""
        self.texts[ref.number] = text
        self._nodes.pop(ref.number, None)
        self._by_text = None

    def tuple(self, operands: Sequence[Metadata | str | None]) -> MetadataRef:
        """A tuple node of references, strings and nulls."""
        listed = (
            "null" if o is None else f'!"{escape(o)}"' if isinstance(o, str) else str(o) for o in operands
        )
        return self.add("!{" + ", ".join(listed) + "}")

    def _fresh(self) -> int:
        if self._next is None:
            self._next = max(self.texts, default=-1) + 1
        return self._next

    def _append(self, text: str) -> MetadataRef:
        number = self._fresh()
        self._next = number + 1
        self.texts[number] = text
        return MetadataRef(number)
