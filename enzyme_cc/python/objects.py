"""The objects and archives that a program is made of: their units, and whether they are what their names say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.python.errors import BuildError
from enzyme_cc.toolchain.archive import is_archive, members


def units_of(paths: Iterable[str]) -> Iterator[LinkUnit]:
    """The units of objects and archives. Raises BuildError for those whose bitcode is damaged."""
    for path in paths:
        units = [LinkUnit(str(member), member=member) for member in members(path)] if is_archive(path) else [
            LinkUnit(path)]
        for unit in units:
            try:
                _ = unit.is_object and unit.has_bitcode and unit.symbols
            except DiagnosticError as problem:
                raise BuildError(f"{unit}: error: {problem}") from problem
            yield unit


def check_object(path: str) -> None:
    """Hold a file that the user names against its name. Raises BuildError."""
    try:
        if is_archive(path):
            members(path)
        elif not all(unit.is_object for unit in units_of([path])):
            raise BuildError(f"{path}: error: this is neither an object nor an archive")
    except ValueError as problem:
        raise BuildError(f"{path}: error: {problem}") from problem
