"""What a module defines by name apart from functions: variables, aliases, ifuncs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.metadata import Metadata, MetadataTable
from enzyme_cc.ir.names import quote_name
from enzyme_cc.ir.types import Type


class SymbolTable(Protocol):
    """What a global value may ask of its module: module.py has the module itself."""

    source_filename: str
    metadata: MetadataTable

    def global_value(self, name: str) -> GlobalValue | None: ...


class GlobalValue(Constant):
    """A named thing with an address; its type is a pointer.

    `comdat` is a comdat's name or None; `thread_local` is None or the LLVM text
    (`thread_local(initialexec)`); `metadata` maps kinds to nodes and `more_metadata` holds further
    attachments of a kind that is there already (LLVM allows several `!type`, `!dbg`).
    """

    __slots__ = (
        "name",
        "numbered",
        "parent",
        "linkage",
        "visibility",
        "dll_storage",
        "dso_local",
        "unnamed_addr",
        "thread_local",
        "section",
        "partition",
        "comdat",
        "align",
        "attributes",
        "metadata",
        "more_metadata",
        "_ref",
    )
    name: str
    is_function_value = False

    def __init__(self, name: str, parent: SymbolTable, linkage: str = "external", addrspace: int = 0) -> None:
        self.type = types.pointer_type(addrspace)
        self.name = name
        self.numbered = False  # `@0`: a name that LLVM numbers
        self.parent = parent
        self.linkage = linkage
        self.visibility = "default"
        self.dll_storage: str | None = None
        self.dso_local = False
        self.unnamed_addr: str | None = None
        self.thread_local: str | None = None
        self.section: str | None = None
        self.partition: str | None = None
        self.comdat: str | None = None
        self.align: int | None = None
        self.attributes: tuple[str, ...] = ()
        self.metadata: dict[str, Metadata] = {}
        self.more_metadata: list[tuple[str, Metadata]] = []
        self._ref: str | None = None

    def ref(self) -> str:
        if self._ref is None:
            self._ref = "@" + (self.name if self.numbered else quote_name(self.name))
        return self._ref

    def set_name(self, name: str) -> None:
        """Change the name; Module.rename does it with all that follows."""
        self.name, self.numbered, self._ref = name, False, None

    def add_metadata(self, kind: str, node: Metadata) -> None:
        """Attach a node, keeping what is there."""
        if kind in self.metadata:
            self.more_metadata.append((kind, node))
        else:
            self.metadata[kind] = node

    @property
    def is_declaration(self) -> bool:
        return False

    @property
    def is_local(self) -> bool:
        """True if no other translation unit can name it."""
        return self.linkage in ("internal", "private")


class GlobalVariable(GlobalValue):
    """A variable; its initialiser is parsed on first access."""

    __slots__ = (
        "value_type",
        "is_constant_global",
        "externally_initialized",
        "code_model",
        "sanitizer",
        "_initializer",
        "initializer_text",
        "_parse_initializer",
    )

    def __init__(
        self, name: str, parent: SymbolTable, value_type: Type, linkage: str = "external", addrspace: int = 0
    ) -> None:
        super().__init__(name, parent, linkage, addrspace)
        self.value_type = value_type
        self.is_constant_global = False
        self.externally_initialized = False
        self.code_model: str | None = None
        self.sanitizer: tuple[str, ...] = ()
        self._initializer: Constant | None = None
        self.initializer_text: str | None = None
        self._parse_initializer: Callable[[GlobalVariable], Constant]

    @property
    def initializer(self) -> Constant | None:
        """The constant the variable starts with, None for a declaration."""
        self.parse()
        return self._initializer

    @initializer.setter
    def initializer(self, value: Constant | None) -> None:
        self._initializer = value
        self.initializer_text = None

    def set_initializer_text(self, text: str, parse: Callable[[GlobalVariable], Constant]) -> None:
        """Give the variable an initialiser that stays text until `parse` is asked to turn it into a constant."""
        self.initializer_text, self._parse_initializer = text, parse

    def parse(self) -> None:
        """Turn an initialiser that is still text into a constant."""
        if self.initializer_text is not None:
            self.initializer = self._parse_initializer(self)

    @property
    def is_declaration(self) -> bool:
        return self._initializer is None and self.initializer_text is None

    @property
    def has_definitive_initializer(self) -> bool:
        """True if the initialiser is what the variable holds at program start, whatever else is linked."""
        return not (self.is_declaration or self.externally_initialized or is_interposable(self.linkage))


def is_interposable(linkage: str) -> bool:
    """True if another definition, possibly not equivalent, may replace one of this linkage."""
    return linkage in ("weak", "linkonce", "extern_weak", "common")


class GlobalAlias(GlobalValue):
    __slots__ = ("value_type", "aliasee")

    def __init__(
        self, name: str, parent: SymbolTable, value_type: Type, aliasee: Constant, linkage: str = "external"
    ) -> None:
        super().__init__(name, parent, linkage)
        self.value_type = value_type
        self.aliasee = aliasee


class GlobalIFunc(GlobalValue):
    __slots__ = ("value_type", "resolver")

    def __init__(
        self, name: str, parent: SymbolTable, value_type: Type, resolver: Constant, linkage: str = "external"
    ) -> None:
        super().__init__(name, parent, linkage)
        self.value_type = value_type
        self.resolver = resolver
