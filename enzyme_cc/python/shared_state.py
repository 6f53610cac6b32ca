"""One library that holds a program's variables, for programs whose functions change some that outlive a call.

Each entry is a library of its own. Where a program has state, none of them has the program's code: they are linked
to one library of it, so that all see what any of them has changed (toolchain/exposing.py, `--enzyme-held-by`).

Members of archives are in it as if they were objects, but for those that cannot be: a second one with a function of
the same name, and those that need what is nowhere, which no function of the program that works needs then.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from enzyme_cc.driver.link_units import LinkUnit, definers
from enzyme_cc.python import compiling
from enzyme_cc.python.compiling import Compiled, Recipe
from enzyme_cc.python.errors import BuildError
from enzyme_cc.python.progress import watched
from enzyme_cc.python.store import ProgramStore, key
from enzyme_cc.toolchain.archive import is_archive, members

_OF_RUST = ".rcgu.o"
_MISSING = re.compile(r"undefined (?:reference to|symbol:) [`']?([^\s']+)")


@dataclass(frozen=True, slots=True)
class SharedProgram:
    """The library, the objects of which it is made, and the archives beside it."""

    library: str
    objects: tuple[str, ...]
    archives: tuple[str, ...]


def own_units(paths: Iterable[str]) -> Iterator[LinkUnit]:
    """The objects and members of archives that may have state: not those of Rust's own libraries."""
    for path in paths:
        if not is_archive(path):
            yield LinkUnit(path)
            continue
        units = [LinkUnit(str(member), member=member) for member in members(path)]
        is_rust = any(unit.name.endswith(f"{_OF_RUST})") for unit in units)
        yield from (unit for unit in units if unit.is_object and (unit.has_bitcode or not is_rust))


def shared_program(store: ProgramStore, recipe: Recipe, compiled: Compiled, wrapper: str, title: str) -> SharedProgram:
    """Made, or taken again. Raises BuildError."""
    words = recipe.link_words()
    archives = tuple(path for path in compiled.objects if is_archive(path))
    name = key("shared", compiled.digest, words, wrapper, compiling.compiler_words(compiling.C))
    level = next((flag[2] for flag in reversed(words) if re.fullmatch(r"-O[0-3]", flag)), "2")

    def make(work: str) -> None:
        units = _each_name_once(own_units(compiled.objects))
        given = [unit.name if unit.member is None else _extracted(unit, work, place)
                 for place, unit in enumerate(units)]
        made = {unit: os.path.join(work, f"{place}.o") for place, unit in enumerate(units)}
        with watched(f"linking {title}"):
            compiling.expose(level, list(zip(given, made.values(), strict=True)))
            script = os.path.join(work, "version")
            with open(script, "w", encoding="utf-8") as file:
                file.write(f"enzyme_cc_{name} {{ global: *; }};\n")  # so that no other library's symbols are taken
            while True:
                try:
                    compiling.run_wrapper(wrapper, [
                        "-w", "-fPIC", "-shared", "-Wl,-z,defs", "-Wl,-Bsymbolic", "-Wl,--no-demangle",
                        f"-Wl,--version-script={script}", *made.values(), *archives, *words,
                        "-o", os.path.join(work, "program.so")])
                    break
                except BuildError as problem:
                    unfit = _unfit(made, problem.text)
                    if not unfit:
                        raise
                    for unit in unfit:
                        os.unlink(made.pop(unit))
        for path in given:
            if path.startswith(work):
                os.unlink(path)

    folder = store.entry(name, make)
    objects = sorted((name for name in os.listdir(folder) if name.endswith(".o")), key=lambda name: int(name[:-2]))
    return SharedProgram(os.path.join(folder, "program.so"), tuple(os.path.join(folder, name) for name in objects),
                         archives)


def _each_name_once(units: Iterable[LinkUnit]) -> list[LinkUnit]:
    """The units without members of archives that define what one before them does: a linker takes the first."""
    found: list[LinkUnit] = []
    known: set[str] = set()
    for unit in units:
        strong = unit.symbols.defined - unit.symbols.weak
        if unit.member is None or known.isdisjoint(strong):
            found.append(unit)
            known |= strong
    return found


def _extracted(unit: LinkUnit, work: str, place: int) -> str:
    path = os.path.join(work, f"{place}.member")
    with open(path, "wb") as file:
        file.write(unit.content)
    return path


def _unfit(made: dict[LinkUnit, str], said: str) -> list[LinkUnit]:
    """The members of archives that the linker cannot take: those that it names, and those that lead to a symbol that
    is nowhere."""
    missing = set(_MISSING.findall(said))
    defined = definers(made)
    leading = {unit for unit in made if unit.symbols.undefined & missing}
    while True:
        more = {unit for unit in made if any(defined.get(name) in leading for name in unit.symbols.undefined)} - leading
        if not more:
            break
        leading |= more
    return [unit for unit, path in made.items() if unit.member is not None and (unit in leading or path in said)]
