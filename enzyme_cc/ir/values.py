"""Values: what an operand may be, how names are written, and who uses a local value."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from enzyme_cc.ir import types
from enzyme_cc.ir.errors import IRError

if TYPE_CHECKING:
    from enzyme_cc.ir.function import BasicBlock, Function
    from enzyme_cc.ir.instruction import Instruction

_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*\Z")
_ESCAPE = re.compile(r"\\([0-9A-Fa-f]{2})|\\\\")
NO_USERS: Mapping = MappingProxyType({})


def quote_name(name: str) -> str:
    """A name as LLVM writes it after its sigil: bare where the lexer allows, quoted otherwise.

    Bytes are kept as characters 0-255 in a name, so text that is not UTF-8 survives.
    """
    if _PLAIN_NAME.match(name):
        return name
    return f'"{escape(name)}"'


def escape(text: str) -> str:
    """The inside of an LLVM string literal that stands for `text`."""
    return "".join(_escaped(character) for character in text)


def _escaped(character: str) -> str:
    if " " <= character <= "~" and character not in '"\\':
        return character
    return "".join(f"\\{byte:02X}" for byte in character.encode("utf-8", "surrogateescape"))


def unquote_name(text: str) -> str:
    """The name behind a token without its sigil: `"foo\\20bar"` is `foo bar`, `x` is `x`."""
    if not text.startswith('"'):
        return text
    inner = text[1:-1]
    if "\\" not in inner:
        return inner
    raw = _ESCAPE.sub(lambda m: chr(int(m[1], 16)) if m[1] else "\\", inner)
    return raw.encode("latin-1", "ignore").decode("utf-8", "surrogateescape") if inner.isascii() else raw


class Value:
    """Anything an instruction may take as an operand."""

    __slots__ = ("type",)
    is_constant = False
    name: str | None = None
    users: Mapping[Instruction, int] | dict[Instruction, int] = NO_USERS

    def __init__(self, type: types.Type) -> None:
        self.type = type

    def ref(self) -> str:
        """The operand text without its type: `%x`, `@g`, `42`."""
        raise NotImplementedError

    def typed_ref(self) -> str:
        """The operand text with its type: `i32 42`."""
        return f"{self.type} {self.ref()}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.typed_ref()}>"


class LocalValue(Value):
    """A value of a function body: argument, instruction or block. It knows its users.

    `users` maps each user to the number of operand slots (and, for a block, phi entries) that name
    this value. `name` is None for a value that LLVM numbers.
    """

    __slots__ = ("name", "users", "__weakref__")
    users: dict[Instruction, int]

    def __init__(self, type: types.Type, name: str | None = None) -> None:
        self.type = type
        self.name = name
        self.users = {}

    def replace_all_uses_with(self, new: Value) -> None:
        """Make every user (phis' block entries too) take `new` instead."""
        if new is self:
            return
        for user in list(self.users):
            user.replace_operand(self, new)

    @property
    def function(self) -> Function | None:
        """The function that holds this value, None while it is in none."""
        raise NotImplementedError

    def ref(self) -> str:
        """`%name`, or the number LLVM would print. The number costs a walk over the function: for
        messages; the printer numbers all values at once."""
        if self.name is not None:
            return "%" + quote_name(self.name)
        function = self.function
        if function is None:
            return "%<detached>"
        return function.number_values().get(self, "%<detached>")


class Argument(LocalValue):
    """A formal parameter; `attributes` are its parameter attributes in LLVM's text."""

    __slots__ = ("parent", "index", "attributes")

    def __init__(
        self,
        type: types.Type,
        name: str | None,
        parent: Function,
        index: int,
        attributes: tuple[str, ...] = (),
    ) -> None:
        super().__init__(type, name)
        self.parent = parent
        self.index = index
        self.attributes = attributes

    @property
    def function(self) -> Function:
        return self.parent


class ForwardReference(LocalValue):
    """Stands for a local value that the text names before it defines it; the parser replaces it."""

    __slots__ = ()

    @property
    def function(self) -> None:
        return None


def owner(block: BasicBlock | None) -> Function | None:
    """The function of a block that may be missing."""
    return block.parent if block is not None else None


def expect_type(value: Value, type: types.Type, what: str) -> None:
    """IRError unless `value` is of the type."""
    if value.type is not type:
        raise IRError(f"{what}: expected {type}, found {value.typed_ref()}")
