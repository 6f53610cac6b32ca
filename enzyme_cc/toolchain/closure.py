"""What the requests of a unit reach: the functions they need, and which of them lie elsewhere.

Decides whether a unit can be differentiated by itself, and at a link which other units it needs.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.function_sources import FunctionSources, HandedOver
from enzyme_cc.autodiff.interface.hooks import hook_calls
from enzyme_cc.autodiff.interface.known_values import resolved
from enzyme_cc.autodiff.interface.registration import Registrations, read_registrations
from enzyme_cc.autodiff.interface.requests import function_elsewhere, read_request
from enzyme_cc.autodiff.prepare.callbacks import functions_addressed, indirect_calls
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.ir.globals import is_interposable
from enzyme_cc.ir.mentions import globals_in, globals_named_by
from enzyme_cc.rules import known, lookup, may_be_the_programs_own
from enzyme_cc.toolchain.elf import Symbols
from enzyme_cc.toolchain.revealing import read_only_module, revealed

HOOK = "__enzyme_"

_C_LIBRARY_VARIABLES = frozenset(("stdin", "stdout", "stderr", "environ", "__environ", "optarg"))
_DESCRIPTIONS = ("_ZTI", "_ZTS", "_ZTVN10__cxxabiv1")
"""What C++ names its types' descriptions, and the classes of those: neither numbers nor functions of the program."""
_LANGUAGE_RUNTIME = ("_Fortran", "__cxa_", "_Unwind_", "llvm.")


@dataclass
class Reach:
    """What some functions of a unit use, directly or through each other."""

    inside: set[str] = field(default_factory=set)
    """Functions whose code is here."""
    functions: set[str] = field(default_factory=set)
    """Functions whose code is not here or may be replaced by another definition."""
    variables: set[str] = field(default_factory=set)
    """Variables that are defined elsewhere."""
    called: set[str] = field(default_factory=set)
    """The types of the functions that are called through pointers which may come from elsewhere."""

    @property
    def unknown(self) -> list[str]:
        """Those outside that nothing is known of, or that may be others than the known ones of these names."""
        functions = [
            name for name in self.functions
            if not name.startswith(_LANGUAGE_RUNTIME)
            and ((lookup(name) is None and known(name) is None) or may_be_the_programs_own(name))
        ]
        variables = [name for name in self.variables - _C_LIBRARY_VARIABLES if not name.startswith(_DESCRIPTIONS)]
        return sorted(functions) + sorted(variables)


class Unit:
    """One module, seen as functions that refer to each other."""

    __slots__ = ("_addressed", "_requests", "module", "registrations")

    def __init__(self, text: str) -> None:
        self.module = read_only_module(revealed(text))
        self.registrations: Registrations = read_registrations(self.module)
        self._addressed: list[ir.Function] | None = None
        self._requests: dict[ir.Call, HandedOver] | None = None

    def symbols(self) -> Symbols:
        """The global symbols, as the object made of the module will have them."""
        found = Symbols()
        module = self.module
        for table in (module.functions, module.globals, module.aliases, module.ifuncs):
            for value in table.values():
                if value.is_local or value.name.startswith("llvm."):
                    continue
                name = symbol(value.name)
                if (value.is_declaration if isinstance(value, (ir.Function, ir.GlobalVariable)) else False):
                    found.undefined.add(name)
                    continue
                found.defined.add(name)
                if value.linkage not in ("external", "dllexport"):
                    found.weak.add(name)
        return found

    def requests(self) -> dict[ir.Call, HandedOver]:
        """The calls that ask for derivatives, and make sense."""
        if self._requests is None:
            self._requests = {}
            for call, hook in hook_calls(self.module):
                with contextlib.suppress(DiagnosticError):
                    request = read_request(call, hook)
                    self._requests[call] = HandedOver(request.function, [a.primal for a in request.arguments])
        return self._requests

    def roots(self) -> set[str]:
        """The functions that requests and registrations name; they may be declared only.

        A request that makes no sense has none: the AD pass says what is wrong with it.
        """
        found = {asked.function.name for asked in self.requests().values()}
        for call, _ in hook_calls(self.module):
            elsewhere = function_elsewhere(call) if call not in self.requests() else None
            if elsewhere is not None:
                found.add(elsewhere.name)
            for argument in call.args:  # functions among the arguments, to be called through pointers
                value = resolved(argument)
                if value.is_constant:
                    found.update(g.name for g in globals_in(value) if isinstance(g, ir.Function))
        for rule in self.registrations.custom.values():
            found.update(name for name in rule.symbols() if name in self.module.functions)
        return {name for name in found if HOOK not in name}

    def reach(self, roots: Iterable[str], registrations: Registrations | None = None) -> Reach:
        """What the roots use. Functions that a registration speaks of are not looked into."""
        opaque = self.registrations.opaque | (registrations.opaque if registrations is not None else set())
        result = Reach()
        waiting = [value for name in sorted(roots) if (value := self._named(name)) is not None]
        entries = {value.name for value in waiting} - {asked.function.name for asked in self.requests().values()}
        seen = {value.name for value in waiting}
        while waiting:
            self._follow(waiting, seen, opaque, result)
            for function in self._look_behind_pointers(result, entries):
                if function.name not in seen:
                    seen.add(function.name)
                    waiting.append(function)
        return result

    def _named(self, name: str) -> ir.GlobalValue | None:
        return self.module.global_value(name) or self.module.global_value(_AS_WRITTEN + name)

    def _follow(self, waiting: list[ir.GlobalValue], seen: set[str], opaque: Collection[str], result: Reach) -> None:
        """Add to the result what the waiting values use."""
        while waiting:
            value = waiting.pop()
            names: Iterable[ir.GlobalValue] = ()
            if isinstance(value, ir.Function):
                if value.name in opaque or HOOK in value.name:
                    continue
                if not value.has_body or is_interposable(value.linkage):
                    result.functions.add(value.name)
                if not value.has_body:
                    continue
                result.inside.add(value.name)
                names = globals_named_by(value)
            elif isinstance(value, ir.GlobalVariable):
                if value.is_declaration:
                    if _may_hold_pointers(value.value_type):
                        result.variables.add(value.name)
                elif _may_hold_pointers(value.value_type):
                    names = globals_in(value.initializer) if value.initializer is not None else ()
            elif isinstance(value, ir.GlobalAlias):
                names = globals_in(value.aliasee)
            for named in names:
                if named.name not in seen:
                    seen.add(named.name)
                    waiting.append(named)

    def _look_behind_pointers(self, result: Reach, entries: set[str]) -> Iterable[ir.Function]:
        """What functions inside call through pointers: the functions that this unit lets them hold; the types of those
        that may be other units' are added to the result."""
        calls = list(indirect_calls(self.module, sorted(result.inside)))
        if not calls:
            return ()
        addressed = {function.name for function in self._functions_addressed()}
        sources = FunctionSources(self.module, self.requests(), result.inside, entries, addressed)
        result.called |= {type_key(call.function_type) for call in calls if sources.is_open(call)}
        return sources.found

    def pointed_to(self, type: str) -> list[str]:
        """The functions of a type whose addresses the unit takes, its own and others'."""
        return [f.name for f in self._functions_addressed() if type_key(f.function_type) == type]

    def _functions_addressed(self) -> list[ir.Function]:
        if self._addressed is None:
            self._addressed = [
                f for f in functions_addressed(self.module) if HOOK not in f.name and not f.name.startswith("llvm.")]
        return self._addressed


_STRUCTURE = re.compile(r"%[^\s,()\[\]{}]+")


def type_key(type: ir.FunctionType | str) -> str:
    """A function's type as all modules spell it: structures have other names in each."""
    return _STRUCTURE.sub("%", str(type))


_AS_WRITTEN = "\x01"  # before a name that an assembler label gave


def symbol(name: str) -> str:
    """The linker's name of what a module calls by this name."""
    return name.removeprefix(_AS_WRITTEN)


def _may_hold_pointers(type: ir.Type) -> bool:
    """Whether functions can be called through what a variable of this type holds."""
    text = str(type)
    return "ptr" in text or "%" in text


def open_ends(text: str, *, every_function: bool = False) -> list[str]:
    """What a unit's requests, or all its functions, reach: the unit does not define it, nor do the tables surely."""
    unit = Unit(text)
    roots = {f.name for f in unit.module.functions.values() if f.has_body} if every_function else unit.roots()
    return unit.reach(roots).unknown


def open_calls(text: str) -> set[str]:
    """The types of functions that a unit's requests call through pointers which other units may set."""
    unit = Unit(text)
    return unit.reach(unit.roots()).called
