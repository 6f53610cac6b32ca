"""Units of the program whose objects stay as they are: the differentiated module only declares what they define.

A merged unit is differentiated by what it computes, not by where its code lies: derivatives call copies. So a unit
without requests keeps its native code, and is not compiled again, as long as nobody else names what is local to it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from enzyme_cc.autodiff.prepare.slicing import SPECIAL
from enzyme_cc.ir import Function, GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable, Module, Value
from enzyme_cc.ir.constants import OpaqueConstant, ValueAsMetadata
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.ir.names import unquote_name

_NAME = re.compile(r'@("(?:[^"\\]|\\.)*"|[-a-zA-Z$._0-9]+)')
_RENAMED = re.compile(r"(.+)\.\d+\Z")


@dataclass(eq=False)
class NativeUnit:
    """A unit whose native code could stay: the names it defines, by linkage. `stays` is found out."""

    strong: frozenset[str]
    weak: frozenset[str]
    local: frozenset[str]
    stays: bool = False


@dataclass(frozen=True)
class NativeUnits:
    """Those of a program, and the symbols that its other units define; `foreign`: those of its variables that code
    names which is not differentiated; `by_pointer`, `addressed`, `without_code`: see interface/options.py."""

    units: list[NativeUnit]
    others: frozenset[str]
    foreign: frozenset[str] | None = None
    by_pointer: frozenset[str] = frozenset()
    addressed: frozenset[str] = frozenset()
    without_code: tuple[str, ...] = ()


def leave_to_objects(program: Module, derivatives: str, natives: NativeUnits) -> None:
    """Reduce to declarations what native units define, and remove what only they used.

    `derivatives` is the text that will be linked to the program.
    """
    units = natives.units
    named = {unquote_name(name) for name in _NAME.findall(derivatives)}
    references = _References(program)
    staying = list(units)
    while True:
        theirs = natives.others.union(*(unit.strong | unit.weak for unit in units if unit not in staying))
        elsewhere = {name for unit in staying for name in (*unit.strong, *(unit.weak - theirs))}
        kept = references.reached(named, elsewhere)
        local = {name for value in kept if _has_identity(value) for name in names_before_merging(value.name)}
        naming = [unit for unit in staying if not local.isdisjoint(unit.local)]
        if not naming:
            break
        staying = [unit for unit in staying if unit not in naming]
    for unit in staying:
        unit.stays = True
    if staying:
        _declare(program, elsewhere)
        unused = [v for v in (*program.functions.values(), *program.globals.values()) if v.is_local and v not in kept]
        for value in unused:
            if isinstance(value, Function):
                value.remove_body()
        program.remove(*unused)


def _has_identity(value: GlobalValue) -> bool:
    """Whether a second copy of a local value would be another thing: a variable, or a function, by its address."""
    return value.is_local and not (isinstance(value, GlobalVariable) and value.is_constant_global)


def names_before_merging(name: str) -> Iterator[str]:
    """What a local value may have been called in its unit: merging adds numbers where names clash."""
    yield name
    while found := _RENAMED.match(name):
        name = found[1]
        yield name


class _References:
    """Which global values of a module name which others."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._found: dict[GlobalValue, set[str]] = {}

    def reached(self, named: Collection[str], elsewhere: Collection[str]) -> set[GlobalValue]:
        """All that is named, is visible to other objects, or is used by those, `elsewhere` not looked into."""
        module = self.module
        values: list[GlobalValue] = []
        for table in (module.functions, module.globals, module.aliases, module.ifuncs):
            values += table.values()
        waiting = [v for v in values if not v.is_local or v.name in SPECIAL or v.name in named]
        seen = set(waiting)
        while waiting:
            value = waiting.pop()
            if value.name in elsewhere and not value.is_local:
                continue
            for name in self._named_by(value):
                other = module.global_value(name)
                if other is not None and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    def _named_by(self, value: GlobalValue) -> set[str]:
        found = self._found.get(value)
        if found is None:
            text = None
            if isinstance(value, Function):
                text = value.body_text
            elif isinstance(value, GlobalVariable):
                text = value.initializer_text
            if text is not None:
                found = {unquote_name(name) for name in _NAME.findall(text)}
            else:
                found = {name for constant in _constants(value) for name in _names_in(constant)}
            if isinstance(value, Function):
                beside = (value.personality, value.prefix, value.prologue)
                found.update(name for constant in beside if constant is not None for name in _names_in(constant))
            self._found[value] = found
        return found


def _constants(value: GlobalValue) -> Iterator[Value]:
    if isinstance(value, Function):
        for instruction in value.instructions():
            yield from (operand for operand in instruction.operands if operand.is_constant)
            for record in instruction.debug_records:
                for operand in record.operands:
                    values = operand if isinstance(operand, tuple) else (operand,)
                    yield from (v for v in values if isinstance(v, Value))
    elif isinstance(value, GlobalVariable) and value.initializer is not None:
        yield value.initializer
    elif isinstance(value, GlobalAlias):
        yield value.aliasee
    elif isinstance(value, GlobalIFunc):
        yield value.resolver


def _names_in(value: Value) -> Iterator[str]:
    if isinstance(value, ValueAsMetadata):
        value = value.value
    if isinstance(value, OpaqueConstant):
        yield from map(unquote_name, _NAME.findall(value.text))
    for g in globals_in(value):
        yield g.name


def _declare(program: Module, names: Iterable[str]) -> None:
    for name in names:
        value = program.functions.get(name) or program.globals.get(name)
        if value is None or value.is_local or value.is_declaration:
            continue
        if isinstance(value, Function):
            value.remove_body()
            value.personality = value.prefix = value.prologue = value.gc = None
        else:
            assert isinstance(value, GlobalVariable)
            value.initializer = None
        value.linkage = "external"
        value.comdat = value.section = None
        value.metadata, value.more_metadata = {}, []
