"""Modules: everything one LLVM text holds, with function bodies left as text until asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from enzyme_cc.ir.constants import BlockAddress, Constant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from enzyme_cc.ir.metadata import MetadataRef, MetadataTable, replace_mention
from enzyme_cc.ir.types import PRIMITIVES, FunctionType, NamedStruct, Type


class Module:
    """One translation unit.

    `comdats` maps a name to its selection kind; `named_metadata` maps a name to its references;
    `attribute_groups` maps a number to the attributes of `#N`, in LLVM's order; `module_asm` is the list
    of quoted lines; `summary` holds the ThinLTO summary lines as text.
    """

    __slots__ = (
        "source_filename",
        "datalayout",
        "triple",
        "named_types",
        "globals",
        "functions",
        "aliases",
        "ifuncs",
        "named_metadata",
        "metadata",
        "attribute_groups",
        "module_asm",
        "comdats",
        "summary",
        "uses_blockaddress",
        "foreign_addresses",
        "type_cache",
    )

    printed: ClassVar[Callable[[Module], str]]  # set by printer.py

    def __init__(self) -> None:
        self.source_filename = ""
        self.datalayout = DataLayout("")
        self.triple = ""
        self.named_types: dict[str, NamedStruct] = {}
        self.globals: dict[str, GlobalVariable] = {}
        self.functions: dict[str, Function] = {}
        self.aliases: dict[str, GlobalAlias] = {}
        self.ifuncs: dict[str, GlobalIFunc] = {}
        self.named_metadata: dict[str, list[MetadataRef | str]] = {}
        self.metadata = MetadataTable()
        self.attribute_groups: dict[int, tuple[str, ...]] = {}
        self.module_asm: list[str] = []
        self.comdats: dict[str, str] = {}
        self.summary: list[str] = []
        self.uses_blockaddress = False
        self.foreign_addresses: list[BlockAddress] = []  # those in bodies, of other functions' blocks
        self.type_cache: dict[str, Type] = dict(PRIMITIVES)

    def global_value(self, name: str) -> GlobalValue | None:
        """The function, variable, alias or ifunc of a name, None if there is none."""
        return (
            self.functions.get(name)
            or self.globals.get(name)
            or self.aliases.get(name)
            or self.ifuncs.get(name)
        )

    def _claim(self, name: str) -> None:
        if self.global_value(name) is not None:
            raise IRError(f"the module already defines @{name}")

    def add_function(self, function: Function) -> Function:
        """Add a function made for this module; IRError if its name is taken."""
        self._claim(function.name)
        self.functions[function.name] = function
        return function

    def get_or_declare(
        self, name: str, function_type: FunctionType, attributes: Iterable[str] = ()
    ) -> Function:
        """The function of a name, declared with the attributes if it is not there.

        IRError if the name is something else than a function; an existing function keeps its own type.
        """
        found = self.functions.get(name)
        if found is None:
            found = Function.create(self, name, function_type, linkage="external")
            found.attributes = tuple(attributes)
        return found

    def add_global(
        self,
        name: str,
        value_type: Type,
        initializer: Constant | None = None,
        *,
        linkage: str = "internal",
        constant: bool = False,
        align: int | None = None,
    ) -> GlobalVariable:
        """A new variable; IRError if the name is taken."""
        self._claim(name)
        variable = GlobalVariable(name, self, value_type, linkage)
        variable.initializer = initializer
        variable.is_constant_global = constant
        variable.align = align
        self.globals[name] = variable
        return variable

    def unique_name(self, hint: str) -> str:
        """`hint`, or `hint.N` for the first N such that no global value has the name."""
        name, number = hint, 0
        while self.global_value(name) is not None:
            number += 1
            name = f"{hint}.{number}"
        return name

    def remove(self, *values: GlobalValue) -> None:
        """Take global values out of the module. Metadata that names them gets null in their place; the
        caller sees to it that no body or initialiser names them any more."""
        tables: tuple[dict, ...] = (self.functions, self.globals, self.aliases, self.ifuncs)
        for value in values:
            for table in tables:
                if table.get(value.name) is value:
                    del table[value.name]
                    break
            else:
                raise IRError(f"the module has no {value.ref()}")
        naming = {number: text for number, text in self.metadata.texts.items() if "ptr @" in text}
        if naming:
            for mention in [f"ptr {value.ref()}" for value in values]:
                for number, text in naming.items():
                    if mention in text:
                        naming[number] = replace_mention(text, mention, "ptr null")
                        self.metadata.replace(MetadataRef(number), naming[number])

    def rename(self, value: GlobalValue, name: str) -> None:
        """Give a global value another name; text still unparsed that mentions it is parsed first."""
        self._claim(name)
        old = value.ref()
        for function in self.functions.values():
            if function.body_text is not None and old in function.body_text:
                function.parse()
        for variable in self.globals.values():
            if variable.initializer_text is not None and old in variable.initializer_text:
                variable.parse()
        tables: tuple[dict, ...] = (self.functions, self.globals, self.aliases, self.ifuncs)
        for table in tables:
            if table.get(value.name) is value:
                entries = [(name if key == value.name else key, held) for key, held in table.items()]
                table.clear()
                table.update(entries)
        value.set_name(name)
        for number, text in list(self.metadata.texts.items()):
            if old in text:
                self.metadata.replace(MetadataRef(number), replace_mention(text, old, value.ref()))

    def print(self) -> str:
        """The whole module as LLVM text."""
        return type(self).printed(self)

    def __str__(self) -> str:
        return self.print()

    def __repr__(self) -> str:
        return f"<Module {self.source_filename!r}: {len(self.functions)} functions>"
