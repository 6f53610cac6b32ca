"""The trial link: the real linker says which objects and members of archives it takes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable

from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.driver.process import run_for_output
from enzyme_cc.toolchain.archive import Member, is_archive, members
from enzyme_cc.toolchain.compilers import Compiler

_TRACE = ["-Wl,--trace,--trace", "-Wl,--unresolved-symbols=ignore-all"]
"""Once: the files; twice: GNU ld names the members of archives too. The others take it as once."""

_OF_MOLD = "trace: "
_IN_PARENTHESES = re.compile(r"\((.+)\)(.+)")  # GNU ld
_AFTER_ARCHIVE = re.compile(r"(.+)\((.+)\)")  # gold, lld, mold, newer GNU ld
_IN_MAP = re.compile(r"\s*(?:0x)?[0-9a-f]+\s+\d+\s+\d+\s+(.+):\(.*\)")


def taken_units(compiler: Compiler, words: list[str], new_path: Callable[[str], str]) -> list[LinkUnit]:
    """The units that a link with these words takes, in the linker's order; shared libraries are left out."""
    output = new_path("trial")
    lines = _listing(compiler, [*words, "-o", output, *_TRACE])
    if any(line.startswith(_OF_MOLD) for line in lines):
        # mold lists all that it opens; its map has what it takes
        place = new_path("map")
        _listing(compiler, [*words, "-o", output, *_TRACE[1:], f"-Wl,-Map={place}"])
        lines = _taken_by_mold(lines, place)
    return _units(lines)


def _listing(compiler: Compiler, words: list[str]) -> list[str]:
    return run_for_output(compiler, words, silent=True)[1].decode(errors="surrogateescape").splitlines()


def _taken_by_mold(lines: list[str], map_path: str) -> list[str]:
    try:
        with open(map_path, encoding="utf-8", errors="surrogateescape") as file:
            taken = {match[1] for match in map(_IN_MAP.fullmatch, file.read().splitlines()) if match}
    except OSError:
        return []  # the link does not work: it will say why
    names = [line.removeprefix(_OF_MOLD) for line in lines]
    return [name for name in names if name in taken or not name.endswith(")")]


def _units(lines: list[str]) -> list[LinkUnit]:
    """The units in a linker's listing, each once."""
    found: dict[str, LinkUnit] = {}
    tables: dict[str, list[Member]] = {}
    thin: dict[str, Member] = {}

    def table(archive: str) -> list[Member]:
        if archive not in tables:
            tables[archive] = members(archive)
        return tables[archive]

    for line in lines:
        match = _IN_PARENTHESES.fullmatch(line) or _AFTER_ARCHIVE.fullmatch(line)
        if match and is_archive(match[1]):
            for member in table(match[1]):
                if member.name == match[2] or os.path.basename(member.name) == match[2]:
                    found.setdefault(f"{member}@{id(member)}", LinkUnit(str(member), member=member))
            continue
        if not os.path.isfile(line):
            continue
        if is_archive(line):
            with open(line, "rb") as file:
                if file.read(8) == b"!<thin>\n":
                    thin.update((os.path.realpath(member.path), member) for member in table(line))
        elif os.path.realpath(line) in thin:  # GNU ld names a thin archive's member like a file
            member = thin[os.path.realpath(line)]
            found.setdefault(f"{member}@{id(member)}", LinkUnit(str(member), member=member))
        else:
            found.setdefault(line, LinkUnit(line))
    return list(found.values())
