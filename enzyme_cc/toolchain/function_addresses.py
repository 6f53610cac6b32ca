"""Whose addresses a native object takes, to put them somewhere: functions of its own, and symbols of others.

Calls are no such use. Relocations tell, in code and in tables of constants; where code and function lie in one section,
assemblers leave none, and the instruction itself is looked for (x86-64: lea with a distance from where it stands).
"""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field

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


@dataclass
class Addresses:
    """What an object takes the addresses of: whether of functions of its `own`, and which symbols of `others`;
    `functions` are the global ones that it defines itself."""

    own: bool = False
    others: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class _Symbol:
    name: str
    is_function: bool
    is_section: bool
    is_local: bool
    section: int
    value: int


def addresses_taken(content: bytes) -> Addresses:
    """Of an object. Of another machine's nothing is known: it may take those of its own functions."""
    found = Addresses()
    try:
        file = ELF(content)
    except NotELF:
        return found
    if file.type != RELOCATABLE or not file.wide:
        return found
    symbols = _symbols(file)
    found.functions = {s.name for s in symbols if s.is_function and s.section and not s.is_local}
    if file.machine != _X86_64:
        found.own = True
        return found
    starts = {(s.section, s.value) for s in symbols if s.is_function and s.section}
    found.own = any(
        _is_distance_to(file, number, starts) for number, section in enumerate(file.sections)
        if section.flags & _EXECUTED)
    for section in file.sections:
        if section.type == _RELA:
            _read_relocations(file, section, symbols, starts, found)
    return found


def _symbols(file: ELF) -> list[_Symbol]:
    found: list[_Symbol] = []
    for section in file.sections:
        if section.type == _SYMTAB:
            names = file.bytes_of(file.sections[section.link])
            for name, info, _, place, value, _ in struct.iter_unpack("<IBBHQQ", file.bytes_of(section)):
                text = names[name: names.index(b"\0", name)].decode("utf-8", "surrogateescape")
                kind = info & 15
                found.append(_Symbol(
                    text, kind in (_FUNCTION, _INDIRECT_FUNCTION), kind == _OF_SECTION, info >> 4 == 0, place, value))
    return found


def _is_distance_to(file: ELF, number: int, starts: set[tuple[int, int]]) -> bool:
    code = file.bytes_of(file.sections[number])
    for found in _LEA.finditer(code):
        (distance,) = struct.unpack("<i", found[1])
        if distance and (number, found.end() + 4 + distance) in starts:
            return True
    return False


def _read_relocations(
    file: ELF, relocations: Section, symbols: list[_Symbol], starts: set[tuple[int, int]], found: Addresses
) -> None:
    target = file.sections[relocations.info]
    names = file.bytes_of(file.sections[file.names_index])
    if not target.flags & _ALLOCATED or names.startswith(_NOT_OF_THE_PROGRAM, target.name):
        return
    in_code = bool(target.flags & _EXECUTED)
    code = file.bytes_of(target)
    for place, info, addend in struct.iter_unpack("<QQq", file.bytes_of(relocations)):
        how, symbol = info & 0xFFFFFFFF, symbols[info >> 32]
        if how == _RELATIVE:
            if not in_code or place < 3 or _LEA.match(code, place - 3) is None:
                continue
            addend += 4
        elif how not in _ABSOLUTE and how not in _FROM_TABLE:
            continue
        if symbol.section == 0:
            found.others.add(symbol.name)
        elif symbol.is_function or (symbol.is_section and (symbol.section, addend) in starts):
            found.own = True
