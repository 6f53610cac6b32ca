"""Does a native object take the address of a function of its own, to put it somewhere?

Calls are no such use. Relocations tell, in code and in tables of constants; where code and function lie in one section,
assemblers leave none, and the instruction itself is looked for (x86-64: lea with a distance from where it stands).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator

from enzyme_cc.toolchain.elf import ELF, RELOCATABLE, NotELF, Section

_X86_64 = 62
_SYMTAB, _RELA = 2, 4
_FUNCTION, _INDIRECT_FUNCTION, _OF_SECTION = 2, 10, 3
_ALLOCATED, _EXECUTED = 2, 4  # SHF_ALLOC, SHF_EXECINSTR
_ABSOLUTE = frozenset((1, 10, 11))  # R_X86_64_64, R_X86_64_32, R_X86_64_32S
_RELATIVE = 2  # R_X86_64_PC32: of lea, or an older assembler's call
_FROM_TABLE = frozenset((9, 42))  # R_X86_64_GOTPCREL, R_X86_64_REX_GOTPCRELX; that of calls is 41
_LEA = re.compile(rb"(?s)[\x48\x4c]\x8d[\x05\x0d\x15\x1d\x25\x2d\x35\x3d](?=(.{4}))")
_NOT_OF_THE_PROGRAM = (b".eh_frame", b".debug", b".gcc_except_table")


def takes_addresses_of_functions(content: bytes) -> bool:
    """Whether the object does. Of another machine's objects nothing is known: it may."""
    try:
        file = ELF(content)
    except NotELF:
        return False
    if file.type != RELOCATABLE:
        return False
    if file.machine != _X86_64 or not file.wide:
        return True
    symbols = list(_symbols(file))
    starts = {(place, value) for kind, place, value in symbols if kind in (_FUNCTION, _INDIRECT_FUNCTION) and place}
    return any(
        _is_distance_to(file, number, starts) for number, section in enumerate(file.sections)
        if section.flags & _EXECUTED
    ) or any(_names_function(file, section, symbols, starts) for section in file.sections if section.type == _RELA)


def _symbols(file: ELF) -> Iterator[tuple[int, int, int]]:
    """(kind, section, value) of each."""
    for section in file.sections:
        if section.type == _SYMTAB:
            for _, info, _, place, value, _ in struct.iter_unpack("<IBBHQQ", file.bytes_of(section)):
                yield info & 15, place, value


def _is_distance_to(file: ELF, number: int, starts: set[tuple[int, int]]) -> bool:
    code = file.bytes_of(file.sections[number])
    for found in _LEA.finditer(code):
        (distance,) = struct.unpack("<i", found[1])
        if distance and (number, found.end() + 4 + distance) in starts:
            return True
    return False


def _names_function(
    file: ELF, relocations: Section, symbols: list[tuple[int, int, int]], starts: set[tuple[int, int]]
) -> bool:
    target = file.sections[relocations.info]
    names = file.bytes_of(file.sections[file.names_index])
    if not target.flags & _ALLOCATED or names.startswith(_NOT_OF_THE_PROGRAM, target.name):
        return False
    in_code = bool(target.flags & _EXECUTED)
    code = file.bytes_of(target)
    for place, info, addend in struct.iter_unpack("<QQq", file.bytes_of(relocations)):
        how, (kind, section, value) = info & 0xFFFFFFFF, symbols[info >> 32]
        if how == _RELATIVE:
            if not in_code or _LEA.match(code, place - 3) is None:
                continue
            addend += 4
        elif how not in _ABSOLUTE and how not in _FROM_TABLE:
            continue
        if kind == _OF_SECTION:
            if (section, addend) in starts:
                return True
        elif kind in (_FUNCTION, _INDIRECT_FUNCTION) and section and (section, value) in starts:
            return True
    return False
