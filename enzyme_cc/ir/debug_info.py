"""From debug metadata to places in the source and names of variables."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instruction import DebugRecord, Instruction
from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.metadata import MDNode, Metadata, MetadataRef, MetadataTable
from enzyme_cc.ir.values import LocalValue, Value

if TYPE_CHECKING:
    from enzyme_cc.diagnostics import Location


def _follow(table: MetadataTable, node: MDNode, field: str) -> MDNode | None:
    target = node.fields.get(field)
    return table.node(target) if isinstance(target, Metadata) else None


def _location(table: MetadataTable, scope: MDNode | None, line: object, column: object) -> Location | None:
    """The place in the file of the nearest scope that has one."""
    from enzyme_cc.diagnostics import Location

    while scope is not None:
        file = scope if scope.name == "DIFile" else _follow(table, scope, "file")
        if file is not None:
            return Location(
                str(file.fields.get("filename", "")),
                line if isinstance(line, int) else 0,
                column if isinstance(column, int) else 0,
                str(file.fields.get("directory") or ""),
            )
        scope = _follow(table, scope, "scope")
    return None


_RUST_LIBRARY = ("/rustc/", "/rust/deps/")
"""Where rustc says that its standard library's source is, and what that is made of."""
_RUST_CRATE = "enzyme_cc/rust/enzyme/src/"
"""Where our own crate's source is, through which programs make their requests."""


_HEADERS = re.compile(
    r"/(?:usr(?:/local)?/include|include/c\+\+|lib/gcc(?:-cross)?|lib/clang"
    r"|\.cargo/(?:registry/src|git/checkouts)|registry/src/index\.crates\.io-[^/]*)/")
"""In the paths of what the C and C++ libraries and compilers bring with them, and of crates from elsewhere."""


def is_library(place: Location) -> bool:
    """Whether a place is in the source of a language's own library, not in the user's.

    That of Rust's is on no user's machine; what C and C++ libraries have inline is in their headers. Our own crate
    counts too: it is what programs make their requests through.
    """
    if _RUST_CRATE in place.file:
        return True
    if place.file.startswith(_RUST_LIBRARY) or place.directory.startswith(_RUST_LIBRARY):
        return True
    return _HEADERS.search(place.file if place.file.startswith("/") else f"{place.directory}/{place.file}") is not None


def source_location(
    table: MetadataTable, ref: Metadata, outermost: bool = False, innermost: bool = False
) -> Location | None:
    """The place that a DILocation names: in the source of the innermost inlined function, or, with
    `outermost`, where the call that was inlined stands in the function that is compiled.

    What was inlined from a language's own library is named by its call, but for `innermost`.
    """
    node = table.node(ref)
    if node.name != "DILocation":  # a loop's !dbg-like tuple, or something newer
        return None
    while True:
        found = _location(
            table, _follow(table, node, "scope"), node.fields.get("line", 0), node.fields.get("column", 0)
        )
        caller = _follow(table, node, "inlinedAt")
        if caller is None or innermost or not (outermost or (found is not None and is_library(found))):
            return found
        node = caller


_LANGUAGES = (("DW_LANG_C_plus_plus", "C++"), ("DW_LANG_Fortran", "Fortran"), ("DW_LANG_Rust", "Rust"))
_SYMBOLS = (("_R", "Rust"), ("_Q", "Fortran"), ("_Z", "C++"))


def _unit(instruction: Instruction) -> MDNode | None:
    """The compile unit that an instruction was written in."""
    function = instruction.function
    ref = instruction.metadata.get("dbg") or (function.metadata.get("dbg") if function is not None else None)
    if function is None or ref is None:
        return None
    table = function.parent.metadata
    node: MDNode | None = table.node(ref)
    while node is not None and node.name != "DICompileUnit":
        node = _follow(table, node, "unit") or _follow(table, node, "scope")
    return node


def _units(function: Function) -> list[MDNode]:
    table = function.parent.metadata
    return [table.node(unit) for unit in function.parent.named_metadata.get("llvm.dbg.cu", ())
            if isinstance(unit, MetadataRef)]


def _language(unit: MDNode) -> str:
    written = str(unit.fields.get("language") or unit.fields.get("sourceLanguageName")).replace("_LNAME_", "_LANG_")
    return next((language for sign, language in _LANGUAGES if written.startswith(sign)), "C")


def language_of(instruction: Instruction) -> str:
    """The language of the file that an instruction was compiled from: C++, Fortran, Rust, else C.

    Of what has no place in a file, such as bodies of ours for a language's runtime, that of the whole program, if
    there is one; else what the function's symbol tells.
    """
    unit, function = _unit(instruction), instruction.function
    if unit is not None:
        return _language(unit)
    if function is None:
        return "C"
    languages = {_language(unit) for unit in _units(function)}
    if len(languages) == 1:
        return languages.pop()
    symbol = function.name.rpartition(".copy.")[2]
    return next((language for sign, language in _SYMBOLS if symbol.startswith(sign)), "C")


def tells_types(instruction: Instruction) -> bool:
    """Whether the file of an instruction was compiled with debug information that describes types (-g, not only line
    tables); where it has no place in a file, whether any was."""
    unit, function = _unit(instruction), instruction.function
    units = [unit] if unit is not None else _units(function) if function is not None else []
    return any(unit.fields.get("emissionKind") == "FullDebug" for unit in units)


def subprogram_location(table: MetadataTable, ref: Metadata) -> Location | None:
    """Where a DISubprogram is defined."""
    node = table.node(ref)
    return _location(table, node, node.fields.get("line", 0), 0)


def variable_name(value: Value) -> str | None:
    """The source variable that a value is, as far as debug information tells.

    Looks at the function's debug records, for an argument or a load also at the stack slot that holds
    it, and for a global variable at its DIGlobalVariable. A walk over the function: for messages.
    """
    if isinstance(value, GlobalVariable):
        expression = value.metadata.get("dbg")
        if expression is None:
            return None
        table = value.parent.metadata
        node = table.node(expression)
        variable = _follow(table, node, "var") or node
        name = variable.fields.get("name")
        return name if isinstance(name, str) else None
    if not isinstance(value, LocalValue) or value.function is None:
        return None
    function = value.function
    named = _recorded_name(function, value)
    if named is None and isinstance(value, Load) and isinstance(value.pointer, Alloca | GlobalVariable):
        named = variable_name(value.pointer)
    if named is None and not isinstance(value, Alloca):
        for user in value.users:
            if isinstance(user, Store) and user.value is value and isinstance(user.pointer, Alloca):
                return _recorded_name(function, user.pointer)
    return named


def _recorded_name(function: Function, value: LocalValue) -> str | None:
    for block in function.blocks:
        for instruction in block.instructions:
            for record in instruction.debug_records:
                if record.operands and record.operands[0] is value:
                    name = _variable(function, record)
                    if name is not None:
                        return name
    return None


def _variable(function: Function, record: DebugRecord) -> str | None:
    variable = record.operands[1] if len(record.operands) > 1 else None
    if not isinstance(variable, Metadata):
        return None
    name = function.parent.metadata.node(variable).fields.get("name")
    return name if isinstance(name, str) else None


def instruction_location(
    instruction: Instruction, outermost: bool = False, innermost: bool = False
) -> Location | None:
    """`instruction.debug_location`, with the choice of the outermost inlined call, or of the innermost function."""
    module, ref = instruction.module, instruction.metadata.get("dbg")
    return None if module is None or ref is None else source_location(module.metadata, ref, outermost, innermost)


def functions_around(instruction: Instruction) -> list[str]:
    """The symbols of the functions that the instruction was written in, from the innermost that was inlined to the
    one that it is in."""
    function, module, ref = instruction.function, instruction.module, instruction.metadata.get("dbg")
    found: list[str] = []
    node = None if module is None or ref is None else module.metadata.node(ref)
    while module is not None and node is not None and node.name == "DILocation":
        scope = _follow(module.metadata, node, "scope")
        while scope is not None and scope.name != "DISubprogram":
            scope = _follow(module.metadata, scope, "scope")
        if scope is not None:
            found.append(str(scope.fields.get("linkageName") or scope.fields.get("name") or ""))
        node = _follow(module.metadata, node, "inlinedAt")
    return found if function is None else [*found, function.name]
