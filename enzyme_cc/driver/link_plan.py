"""Which units of a link are merged: those with requests or registrations, and what they reach.

A function is reached by its name, or by a pointer. Calls through pointers may reach every function of their type whose
address some unit of the link takes, be it one that nothing else leads to: a structure that is filled in another file
with the address of a function there. What only pointers may reach is `by_pointer`: the program need not call it at all.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field

from enzyme_cc.autodiff.interface.registration import is_registration
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.library_routines import LibraryRoutines
from enzyme_cc.driver.link_units import LinkUnit, definers
from enzyme_cc.rules import known, lookup
from enzyme_cc.toolchain import closure


@dataclass
class Plan:
    """What is merged: `units` in the order of the link. `open` are symbols reached by name that no unit has code for;
    `called` the types of the functions that are called through pointers; `by_pointer` the functions that only such
    calls may reach, out of the `optional` units, that nothing else leads to; `addressed` the symbols whose addresses
    code takes that need not be merged, and `silent` the units without bitcode that may set pointers."""

    units: list[LinkUnit] = field(default_factory=list)
    open: list[str] = field(default_factory=list)
    called: set[str] = field(default_factory=set)
    by_pointer: set[str] = field(default_factory=set)
    addressed: set[str] = field(default_factory=set)
    silent: list[LinkUnit] = field(default_factory=list)
    optional: set[LinkUnit] = field(default_factory=set)

    @property
    def asks(self) -> bool:
        """Whether there is anything to differentiate."""
        return any(unit.asks for unit in self.units)


def reached(units: list[LinkUnit], by_rules: bool = False) -> Plan:
    """Which units must be merged: those with requests or registrations, and what they reach; with rules for BLAS, not
    the code of that in archives."""
    usable = [unit for unit in units if unit.has_bitcode]
    walk = _Walk(units, usable, by_rules)
    for unit in usable:
        if unit.mentions_hook and (unit.asks or any(map(is_registration, unit.graph.module.globals))):
            walk.enter(unit, unit.graph.roots())
    walk.run()
    if not any(unit.asks for unit in walk.merged):
        return Plan()
    named, unknown = set(walk.merged), sorted(walk.open)
    by_pointer = walk.follow_pointers(named)
    merged = [unit for unit in usable if unit in walk.merged]
    return Plan(merged, unknown, walk.called, by_pointer, walk.addressed, walk.silent, set(merged) - named)


class _Walk:
    """The walk over names, from unit to unit."""

    def __init__(self, units: list[LinkUnit], usable: list[LinkUnit], by_rules: bool) -> None:
        self.merged: dict[LinkUnit, None] = {}
        self.open: set[str] = set()
        self.called: set[str] = set()
        self.addressed: set[str] = set()
        self.silent: list[LinkUnit] = []
        self._units = units
        self._usable = usable
        self._defined = definers(usable)
        self._routines = LibraryRoutines(units)
        self._by_rules = by_rules
        self._waiting: list[tuple[LinkUnit, set[str]]] = []
        self._seen: set[str] = set()

    def enter(self, unit: LinkUnit, roots: set[str]) -> None:
        """Let a unit take part, and what these functions of it reach."""
        self.merged[unit] = None
        self._waiting.append((unit, roots))

    def run(self, *, by_pointer: bool = False) -> None:
        """Follow all names. A unit that only pointers lead to, and whose code cannot be had, takes no part."""
        while self._waiting:
            unit, roots = self._waiting.pop()
            try:
                reach = unit.graph.reach(roots)
            except DiagnosticError:
                if not by_pointer:
                    raise
                del self.merged[unit]
                continue
            unknown = set(reach.unknown)
            self.called |= reach.called
            further: dict[LinkUnit, set[str]] = {}
            for name in map(closure.symbol, sorted(reach.functions | reach.variables)):
                definer = self._defined.get(name)
                if definer is None:
                    if name in unknown:
                        self.open.add(name)
                elif self._by_rules and definer is not unit and self._routines.has(name, unit, definer):
                    continue
                elif definer is not unit and name not in self._seen:
                    self._seen.add(name)
                    further.setdefault(definer, set()).add(name)
            for definer, names in further.items():
                self.enter(definer, names)

    def follow_pointers(self, named: set[LinkUnit]) -> set[str]:
        """Let take part what calls through pointers may reach, until there is no more; the functions that came so out
        of other units than the named ones."""
        found: set[str] = set()
        done: set[str] = set()
        if self.called:
            self._look_into_native_code()
        by_native_code = set(self.addressed)
        while wanted := self.called - done:
            done |= wanted
            roots: dict[LinkUnit, set[str]] = {}
            for unit in self._usable:
                with contextlib.suppress(DiagnosticError):  # its code cannot be had, and nobody asks for it by name
                    for name in unit.functions_pointed_to(wanted, by_native_code):
                        definer = self._definer_of_pointed_to(unit, name)
                        if definer is not None:
                            if definer is not unit:
                                self.addressed.add(closure.symbol(name))
                            roots.setdefault(definer, set()).add(name)
            for definer, names in roots.items():
                if definer not in named:
                    found |= names
                self.enter(definer, names)
            self.run(by_pointer=True)
        return found

    def _look_into_native_code(self) -> None:
        """Find the units without bitcode that may set pointers, and the symbols whose addresses they take."""
        native = [unit for unit in self._units if unit.is_native_code_of_the_program]
        if native:
            functions = set[str]().union(*(unit.addresses.functions for unit in self._units))
            functions.update(*(unit.symbols.defined for unit in self._units if unit.is_bare_bitcode))
            self.silent = [u for u in native if u.addresses.own or not functions.isdisjoint(u.addresses.others)]
            self.addressed.update(*(unit.addresses.others for unit in self.silent))

    def _definer_of_pointed_to(self, unit: LinkUnit, name: str) -> LinkUnit | None:
        """The unit that has the code of a function whose address a unit takes."""
        if unit.graph.module.functions[name].has_body:
            return unit
        definer = self._defined.get(closure.symbol(name))
        if definer is None and (known(name) is not None or lookup(name) is not None):
            self.merged[unit] = None  # which names a function of the library
        if definer is not None and self._by_rules and self._routines.has(name, unit, definer):
            return None
        return definer
