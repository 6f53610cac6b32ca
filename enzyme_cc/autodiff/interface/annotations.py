"""What a module says of its functions and variables without registering them: annotations, attributes, metadata.

`annotate("enzyme_inactive")` is an entry of llvm.global.annotations. Of what is only declared LLVM keeps none: there
the section's name says it, which the driver has put there (`MARK` in driver/attributes.py). Producers of LLVM IR write
attributes and metadata of functions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.diagnostics import Location
from enzyme_cc.ir import Function, GlobalValue, Module, Value

PREFIX = "enzyme_"
_OURS = re.compile(r"enzyme_(?:cc\b|cc_|mixed_adjoints)")
_ATTRIBUTE = re.compile(r'"?(enzyme_[^"=]*)"?(?:="(.*)")?', re.DOTALL)
_LOCAL = re.compile(
    r"@llvm\.(?:var\.|ptr\.)?annotation[\w.]*\([^\n]*?, ptr (@[^\s,]+), ptr (@[^\s,]+), i32 (\d+)")
_IN_BODY = re.compile(r'!(enzyme_\w+) !|(?<!!)"(enzyme_\w+)"')


@dataclass(frozen=True)
class Said:
    """One thing that is said: `text` is a name of Enzyme's, perhaps with `=` and a value."""

    text: str
    target: GlobalValue | None
    """What it is said of, None for what lies within a function."""
    place: Location | None
    how: str
    """`annotation`, `attribute` or `metadata`."""
    within: Function | None = None
    """The function in which it is said, where no target is known."""
    functions: tuple[str, ...] = ()
    """The functions that metadata names."""


def said_in(module: Module) -> Iterator[Said]:
    """All that a module says by names of Enzyme's."""
    yield from _annotations(module)
    for variable in module.globals.values():
        if variable.section is not None and variable.section.startswith(PREFIX) and ":" in variable.section:
            yield _marked(variable, variable.section)
    for function in module.functions.values():
        if function.section is not None and function.section.startswith(PREFIX) and ":" in function.section:
            yield _marked(function, function.section)
        for attribute in function.attributes:
            found = _ATTRIBUTE.fullmatch(attribute)
            if found is not None and not _OURS.match(found[1]):
                text = found[1] if found[2] is None else f"{found[1]}={found[2]}"
                yield Said(text, function, function.debug_location, "attribute")
        for kind, node in (*function.metadata.items(), *function.more_metadata):
            if kind.startswith(PREFIX) and not _OURS.match(kind):
                yield Said(kind, function, function.debug_location, "metadata", None, _functions_of(module, node))
    yield from _within_functions(module)


def forget_marks(module: Module) -> None:
    """Take away the sections that are no sections, before code is made of the module."""
    for value in (*module.globals.values(), *module.functions.values()):
        if value.section is not None and value.section.startswith(PREFIX) and ":" in value.section:
            value.section = None


def _annotations(module: Module) -> Iterator[Said]:
    variable = module.globals.get("llvm.global.annotations")
    if variable is None or variable.initializer is None:
        return
    for entry in elements_of(variable.initializer):
        fields = elements_of(entry)
        if len(fields) < 4:
            continue
        target, text, line = resolved_global(fields[0]), string_of(fields[1]), fields[3]
        if isinstance(target, GlobalValue) and text.startswith(PREFIX):
            number = line.value if isinstance(line, ir.ConstantInt) else 0
            yield Said(text, target, Location(string_of(fields[2]), number), "annotation")


def _marked(target: GlobalValue, section: str) -> Said:
    text, _, place = section.partition(":")
    file, _, line = place.rpartition(":")
    return Said(text, target, Location(file, int(line)) if line.isdigit() else None, "annotation")


def _functions_of(module: Module, node: ir.Metadata) -> tuple[str, ...]:
    """The functions that the operands of a node are."""
    names = []
    for operand in module.metadata.node(node).operands:
        found = re.fullmatch(r'ptr @(?:"([^"]*)"|(\S+))', str(operand))
        if found is not None:
            names.append(found[1] or found[2])
    return tuple(names)


def _within_functions(module: Module) -> Iterator[Said]:
    """Annotations of local variables and members, and metadata and attributes of single operations."""
    texts = {
        variable.ref(): string_of(variable) for variable in module.globals.values()
        if isinstance(variable.initializer, ir.ConstantString)
        and variable.initializer.data.startswith(PREFIX.encode())}
    for function in module.functions.values():
        if not function.has_body:
            continue
        body = function.body_text
        if body is None:
            body = Function.printed(function).partition("\n")[2]
        if texts and ".annotation" in body:
            for found in _LOCAL.finditer(body):
                if found[1] in texts:
                    file = module.global_value(found[2][1:].strip('"'))
                    place = Location(string_of(file) if file is not None else "", int(found[3]))
                    yield Said(texts[found[1]], None, place, "annotation", function)
        if PREFIX in body:
            for found in _IN_BODY.finditer(body):
                name = found[1] or found[2]
                if not _OURS.match(name) and '"enzyme_inactive"' != found[0]:
                    how = "metadata" if found[1] else "attribute"
                    yield Said(name, None, function.debug_location, how, function)
    for group in module.attribute_groups.values():
        for attribute in group:
            said = _ATTRIBUTE.fullmatch(attribute)
            if said is not None and not _OURS.match(said[1]) and not _is_of_function(module, attribute):
                yield Said(said[1], None, None, "attribute")


def _is_of_function(module: Module, attribute: str) -> bool:
    return attribute == '"enzyme_inactive"' or any(attribute in f.attributes for f in module.functions.values())


def elements_of(initializer: Value) -> list[Value]:
    """The elements of an aggregate; of anything else, it is the one."""
    if isinstance(initializer, ir.ConstantAggregate):
        return list(initializer.elements)
    return [initializer]


def resolved_global(value: Value) -> Value:
    """The global behind casts and zero offsets."""
    while isinstance(value, ir.ConstantExpr) and value.operands:
        value = value.operands[0]
    if isinstance(value, ir.GlobalAlias):
        return resolved_global(value.aliasee)
    return value


def string_of(value: Value) -> str:
    """The C string that a constant points to, "" if it is none."""
    value = resolved_global(value)
    if isinstance(value, ir.GlobalVariable) and isinstance(value.initializer, ir.ConstantString):
        return value.initializer.data.split(b"\0")[0].decode("utf-8", "replace")
    return ""
