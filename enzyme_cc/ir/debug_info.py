"""What debug metadata says of instructions and values: places, languages, names of variables."""

from __future__ import annotations

from collections.abc import Mapping

from enzyme_cc.diagnostics import Location
from enzyme_cc.ir.debug_records import DebugRecord
from enzyme_cc.ir.function import Function, Instruction, LocalValue
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Alloca, Load, Store
from enzyme_cc.ir.metadata import MDNode, Metadata, MetadataRef
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.source_places import follow, is_library, places_around, source_location
from enzyme_cc.ir.values import Value

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
        node = follow(table, node, "unit") or follow(table, node, "scope")
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


def known_compiler(function: Function) -> str:
    """What compiled a function, in the words of its debug information; empty where that is not told."""
    unit = _unit(function.entry.instructions[0])
    if unit is None:
        unit = next((u for block in function.blocks for i in block.instructions if (u := _unit(i)) is not None), None)
    producer = unit.fields.get("producer") if unit is not None else None
    return producer if isinstance(producer, str) else ""


def has_types_of_c(instruction: Instruction) -> bool:
    """Whether the tags of a function's accesses are those of C and C++, whose rules of aliasing programs break. Rust
    has none; in Fortran words of types' tables and descriptors lie beside numbers, and parts of numbers are taken by
    TRANSFER and EQUIVALENCE, which are seen."""
    return language_of(instruction) in ("C", "C++")


def tells_types(instruction: Instruction) -> bool:
    """Whether the file of an instruction was compiled with debug information that describes types (-g, not only line
    tables); where it has no place in a file, whether any was."""
    unit, function = _unit(instruction), instruction.function
    units = [unit] if unit is not None else _units(function) if function is not None else []
    return any(unit.fields.get("emissionKind") == "FullDebug" for unit in units)


def describes_types(module: Module) -> bool:
    """Whether any file of a module was compiled so."""
    return any("DICompileUnit" in text and "FullDebug" in text for text in module.metadata.texts.values())


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
        variable = follow(table, node, "var") or node
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


def is_of_std_alternative(access: Instruction) -> bool:
    """Whether std::variant or std::any makes an access, itself or by others of the library: to the alternative that it
    holds."""
    module, ref = access.module, access.metadata.get("dbg")
    for place in () if module is None or ref is None else places_around(module.metadata, ref):
        if place is None or not is_library(place):
            return False
        if place.file.rpartition("/")[2] in ("any", "variant"):
            return True
    return False


def functions_around(instruction: Instruction) -> list[str]:
    """The symbols of the functions that the instruction was written in, from the innermost that was inlined to the
    one that it is in."""
    function, module, ref = instruction.function, instruction.module, instruction.metadata.get("dbg")
    found: list[str] = []
    node = None if module is None or ref is None else module.metadata.node(ref)
    while module is not None and node is not None and node.name == "DILocation":
        scope = follow(module.metadata, node, "scope")
        while scope is not None and scope.name != "DISubprogram":
            scope = follow(module.metadata, scope, "scope")
        if scope is not None:
            found.append(str(scope.fields.get("linkageName") or scope.fields.get("name") or ""))
        node = follow(module.metadata, node, "inlinedAt")
    return found if function is None else [*found, function.name]


def replace_in_records(function: Function, replaced: Mapping[Value, Value]) -> None:
    """Let the debug records of a function, which are not users, name other values in the place of removed ones."""
    if not replaced:
        return
    for block in function.blocks:
        for instruction in block.instructions:
            for record in instruction.debug_records:
                record.operands = [
                    replaced.get(operand, operand) if isinstance(operand, Value) else operand
                    for operand in record.operands
                ]
