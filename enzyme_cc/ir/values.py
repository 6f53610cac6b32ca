"""The base of all that an operand may be."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from enzyme_cc.ir.types import Type

NO_USERS: Mapping[Any, int] = MappingProxyType({})


class Value:
    """Anything an instruction may take as an operand."""

    __slots__ = ("type",)
    is_constant = False
    name: str | None = None
    users: Mapping[Any, int] = NO_USERS  # only a LocalValue has any: instructions

    def __init__(self, type: Type) -> None:
        self.type = type

    def ref(self) -> str:
        """The operand text without its type: `%x`, `@g`, `42`."""
        raise NotImplementedError

    def typed_ref(self) -> str:
        """The operand text with its type: `i32 42`."""
        return f"{self.type} {self.ref()}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.typed_ref()}>"
