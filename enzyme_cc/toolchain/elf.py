"""ELF object files: their sections and symbols read, and the bitcode section `.enzyme.bc` written.

On the path of every compile, so no library: an object is read with a few `struct` calls. The section is
flagged SHF_EXCLUDE, so linkers leave it out of programs and libraries; `bitcode_section.py` says what is in it.
"""

from __future__ import annotations

import struct

from enzyme_cc.toolchain.bitcode_section import ALIGNMENT, BITCODE_SECTION, unwrapped, wrapped

EMBEDDED_SECTION = b".llvmbc"
"""Where clang's own -fembed-bitcode puts the module before optimisation."""

RELOCATABLE = 1

_MAGIC = b"\x7fELF"
_SYMTAB, _NOBITS, _DYNSYM, _XINDEX = 2, 8, 11, 0xFFFF
_EXCLUDE, _PROGBITS = 0x80000000, 1
_WEAK, _COMMON = 2, 0xFFF2

_WRITTEN = 3  # SHF_WRITE, SHF_ALLOC
_OF_VARIABLES = (b".data", b".bss", b".tdata", b".tbss")


class NotELF(ValueError):
    """The bytes are no ELF file that this module reads."""


class Section:
    """One section header; the fields are ELF's."""

    __slots__ = ("address", "alignment", "entry", "flags", "info", "link", "name", "offset", "size", "type")

    def __init__(self, fields: tuple[int, ...]) -> None:
        (self.name, self.type, self.flags, self.address, self.offset, self.size, self.link, self.info,
         self.alignment, self.entry) = fields

    def fields(self) -> tuple[int, ...]:
        """The header as it is packed."""
        return (self.name, self.type, self.flags, self.address, self.offset, self.size, self.link, self.info,
                self.alignment, self.entry)


class Symbols:
    """The global symbols of one file, by name."""

    __slots__ = ("common", "defined", "undefined", "weak")

    def __init__(self) -> None:
        self.defined: set[str] = set()
        """All that it defines, weak and common ones included."""
        self.weak: set[str] = set()
        """Those of `defined` that another definition overrides: weak ones and common ones."""
        self.common: set[str] = set()
        self.undefined: set[str] = set()


class ELF:
    """A file, its sections located. Raises NotELF."""

    __slots__ = ("_header", "_order", "content", "flags", "machine", "sections", "type", "wide")

    def __init__(self, content: bytes) -> None:
        if content[:4] != _MAGIC or len(content) < 52 or content[4] not in (1, 2) or content[5] not in (1, 2):
            raise NotELF("not an ELF file")
        self.content = content
        self.wide = content[4] == 2
        self._order = "<" if content[5] == 1 else ">"
        self._header = self._order + ("HHIQQQIHHHHHH" if self.wide else "HHIIIIIHHHHHH")
        try:
            header = struct.unpack_from(self._header, content, 16)
            self.type, self.machine, offset, self.flags, count = (
                header[0], header[1], header[5], header[6], header[11]
            )
            size = 64 if self.wide else 40
            if offset and not count:  # more than fit the field: the first section says how many
                count = Section(struct.unpack_from(self._section_format, content, offset)).size
            self.sections = [
                Section(struct.unpack_from(self._section_format, content, offset + size * i))
                for i in range(count)
            ]
        except struct.error as problem:
            raise NotELF(f"broken ELF file: {problem}") from problem

    @property
    def _section_format(self) -> str:
        return self._order + ("IIQQQQIIQQ" if self.wide else "10I")

    @property
    def names_index(self) -> int:
        """The section that holds the names of sections."""
        index = struct.unpack_from(self._header, self.content, 16)[12]
        return self.sections[0].link if index == _XINDEX else index

    def bytes_of(self, section: Section) -> bytes:
        """A section's content."""
        if section.type == _NOBITS:
            return b""
        return self.content[section.offset: section.offset + section.size]

    def named(self, name: bytes) -> Section | None:
        """The first section of a name."""
        if not self.sections:
            return None
        names = self.bytes_of(self.sections[self.names_index])
        for section in self.sections:
            if names.startswith(name + b"\0", section.name):
                return section
        return None

    @property
    def has_variables(self) -> bool:
        """Whether it has memory that its code may change."""
        names = self.bytes_of(self.sections[self.names_index]) if self.sections else b""
        return any(
            section.size and section.flags & _WRITTEN == _WRITTEN and names.startswith(_OF_VARIABLES, section.name)
            and not names.startswith(b".data.rel.ro", section.name) for section in self.sections
        ) or bool(self.symbols().common)

    def symbols(self, *, dynamic: bool = False) -> Symbols:
        """The global symbols, of the dynamic table where asked."""
        found = Symbols()
        wanted = _DYNSYM if dynamic else _SYMTAB
        layout = self._order + ("IBBHQQ" if self.wide else "IIIBBH")
        for section in self.sections:
            if section.type != wanted:
                continue
            names = self.bytes_of(self.sections[section.link])
            table = self.bytes_of(section)[section.info * struct.calcsize(layout):]  # locals come first
            for fields in struct.iter_unpack(layout, table):
                name, info, place = (fields[0], fields[1], fields[3]) if self.wide else (
                    fields[0], fields[3], fields[5])
                text = names[name: names.index(b"\0", name)].decode("utf-8", "surrogateescape")
                if place == 0:
                    found.undefined.add(text)
                    continue
                found.defined.add(text)
                if place == _COMMON:
                    found.common.add(text)
                    found.weak.add(text)
                elif info >> 4 == _WEAK:
                    found.weak.add(text)
        return found

    def bitcode(self) -> list[bytes]:
        """The modules in the bitcode section: several where `ld -r` joined objects, none without it.

        Raises DamagedBitcode.
        """
        section = self.named(BITCODE_SECTION)
        return [] if section is None else unwrapped(self.bytes_of(section))


def shared_symbols(content: bytes, *, undefined: bool = False) -> set[str]:
    """What a shared library defines, or leaves to others, without versions; nothing for any other file."""
    try:
        found = ELF(content).symbols(dynamic=True)
    except NotELF:
        return set()
    return {name.partition("@")[0] for name in (found.undefined if undefined else found.defined)}


def with_bitcode(content: bytes, bitcode: bytes | None = None) -> bytes:
    """The object with bitcode in its section: the given, else what clang embedded; the same bytes if neither.

    Sections keep their numbers, so relocations and symbols stay as they are. Raises NotELF for anything but a
    relocatable object.
    """
    file = ELF(content)
    if file.type != RELOCATABLE:
        raise NotELF("not a relocatable object")
    section = file.named(EMBEDDED_SECTION)
    if bitcode is None:
        if section is None:
            return content
        bitcode = file.bytes_of(section)
    if section is None:
        section = file.named(BITCODE_SECTION)
    if section is None:
        section = Section((0, _PROGBITS, 0, 0, len(content), 0, 0, 0, 0, 0))
        file.sections.append(section)
    names = file.sections[file.names_index]
    replaced = {id(section): wrapped(bitcode, file.machine)}
    known = file.bytes_of(names)
    place = known.find(BITCODE_SECTION + b"\0")
    if place < 0:
        place = len(known)
        known += BITCODE_SECTION + b"\0"
        replaced[id(names)] = known
    section.name, section.type, section.flags = place, _PROGBITS, _EXCLUDE
    section.alignment, section.entry = ALIGNMENT, 0
    return _laid_out(file, replaced)


def _laid_out(file: ELF, replaced: dict[int, bytes]) -> bytes:
    """The file written anew with other content in some sections, all in the order they had."""
    header_size = 64 if file.wide else 52
    parts = [b""]
    length = header_size
    for section in sorted(file.sections[1:], key=lambda s: s.offset):
        data = replaced.get(id(section))
        if data is None:
            data = file.bytes_of(section)
        padding = -length % max(section.alignment, 1)
        section.offset = length + padding
        if section.type != _NOBITS:
            section.size = len(data)
        parts += [bytes(padding), data]
        length += padding + len(data)
    parts.append(bytes(-length % 8))
    length += -length % 8
    count = len(file.sections)
    fields = list(struct.unpack_from(file._header, file.content, 16))
    fields[5] = length
    if count < 0xFF00:
        fields[11] = count
    else:
        fields[11], file.sections[0].size = 0, count
    parts[0] = file.content[:16] + struct.pack(file._header, *fields)
    parts += [struct.pack(file._section_format, *section.fields()) for section in file.sections]
    return b"".join(parts)
