"""Objects keep everything but gain a bitcode section, and what linkers do to it can be undone."""

from __future__ import annotations

import io
import shutil
import subprocess
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from enzyme_cc.toolchain import elf
from enzyme_cc.toolchain.bitcode_section import BITCODE_SECTION
from enzyme_cc.toolchain.bitcode_stream import compacted
from enzyme_cc.toolchain.compilers import find_clang

SOURCE = """
int defined = 3, zero;
__attribute__((weak)) int weak(void) { return 1; }
extern int elsewhere(void);
static int hidden(void) { return elsewhere(); }
int (*pointer)(void) = hidden;
_Thread_local int per_thread;
"""
MODULE = b"BC\xc0\xde" + bytes(range(200))


def _object(folder: Path, *flags: str, name: str = "unit") -> Path:
    source = folder / f"{name}.c"
    source.write_text(SOURCE.replace("defined", f"defined_{name}").replace("pointer", f"pointer_{name}"))
    subprocess.run([*find_clang().command, *flags, "-c", source.name], cwd=folder, check=True, timeout=60)
    return folder / f"{name}.o"


def _contents(file: elf.ELF) -> dict[bytes, bytes]:
    names = file.bytes_of(file.sections[file.names_index])
    found = {}
    for section in file.sections[1:]:
        name = names[section.name: names.index(b"\0", section.name)]
        if name not in (BITCODE_SECTION, elf.EMBEDDED_SECTION, b".strtab", b".shstrtab"):
            found[name] = file.bytes_of(section)
    return found


@pytest.mark.parametrize("flags", ["-O0", "-O2 -g", "-O2 -ffunction-sections -fdata-sections", "-m32 -O1"])
def test_a_section_is_added_and_all_else_stays(flags: str, tmp_path: Path) -> None:
    before = _object(tmp_path, *flags.split()).read_bytes()
    after = elf.with_bitcode(before, MODULE)
    assert elf.ELF(after).bitcode() == [MODULE]
    assert _contents(elf.ELF(after)) == _contents(elf.ELF(before))
    assert elf.with_bitcode(after, MODULE) == after
    assert elf.ELF(elf.with_bitcode(after, MODULE[:100])).bitcode() == [MODULE[:100]]
    assert elf.with_bitcode(before) == before


def _as_pyelftools_reads(content: bytes) -> tuple[dict[str, tuple], list[tuple]]:
    """Sections, with what their headers say and their bytes, and symbols with the names of their sections."""
    file = ELFFile(io.BytesIO(content))
    names = [section.name for section in file.iter_sections()]
    sections = {}
    for section in file.iter_sections():
        header = section.header
        info = names[header.sh_info] if header.sh_type in ("SHT_RELA", "SHT_REL") else header.sh_info
        sections[section.name] = (
            header.sh_type, header.sh_flags, header.sh_addralign, header.sh_entsize, names[header.sh_link], info,
            b"" if header.sh_type in ("SHT_SYMTAB", "SHT_STRTAB") else section.data(),
        )
        assert header.sh_offset % max(header.sh_addralign, 1) == 0
    table = next(s for s in file.iter_sections() if isinstance(s, SymbolTableSection))
    symbols = []
    for symbol in table.iter_symbols():
        index = symbol.entry.st_shndx
        place = index if isinstance(index, str) else names[index]
        entry = symbol.entry
        symbols.append((symbol.name, place, entry.st_value, entry.st_size, *entry.st_info.values()))
    return sections, symbols


@pytest.mark.parametrize("flags", ["", "-g -ffunction-sections -fdata-sections"])
def test_pyelftools_reads_the_same_object_and_the_section(flags: str, tmp_path: Path) -> None:
    content = _object(tmp_path, *flags.split()).read_bytes()
    before, symbols_before = _as_pyelftools_reads(content)
    after, symbols_after = _as_pyelftools_reads(elf.with_bitcode(content, MODULE))
    kind, section_flags, *_ = after.pop(BITCODE_SECTION.decode())
    assert (kind, section_flags & 0x80000000) == ("SHT_PROGBITS", 0x80000000)
    assert after == before
    assert symbols_after == symbols_before


def test_what_clang_embedded_is_taken_over(tmp_path: Path) -> None:
    before = _object(tmp_path, "-O2", "-Xclang", "-fembed-bitcode=bitcode").read_bytes()
    after = elf.ELF(elf.with_bitcode(before))
    embedded = elf.ELF(before).named(elf.EMBEDDED_SECTION)
    assert embedded is not None and after.named(elf.EMBEDDED_SECTION) is None
    assert after.bitcode() == [compacted(elf.ELF(before).bytes_of(embedded))]
    assert after.bitcode()[0].startswith(b"BC\xc0\xde")


def test_symbols_are_told_apart(tmp_path: Path) -> None:
    symbols = elf.ELF(_object(tmp_path, "-O1", "-fcommon").read_bytes()).symbols()
    assert symbols.defined == {"defined_unit", "zero", "weak", "pointer_unit", "per_thread"}
    assert symbols.weak == {"weak", "zero"} and symbols.common == {"zero"}
    assert symbols.undefined == {"elsewhere"}


@pytest.mark.parametrize("linker", [
    path for name in ("bfd", "gold", "lld", "lld-19", "mold") if (path := shutil.which(f"ld.{name}"))
])
def test_joined_objects_give_their_modules_back(linker: str, tmp_path: Path) -> None:
    paths = []
    for number, name in enumerate(("one", "two")):
        path = _object(tmp_path, "-O1", f"-Dzero=zero_{name}", f"-Dper_thread=per_thread_{name}", name=name)
        path.write_bytes(elf.with_bitcode(path.read_bytes(), MODULE + bytes(number)))
        paths.append(str(path))
    subprocess.run([linker, "-r", *paths, "-o", "joined.o"], cwd=tmp_path, check=True, timeout=60)
    joined = elf.ELF((tmp_path / "joined.o").read_bytes())
    assert joined.bitcode() == [MODULE, MODULE + b"\0"]


def test_other_files_are_refused() -> None:
    for content in (b"", b"\x7fELF", b"\x7fELF" + b"\xff" * 100, b"!<arch>\n" + bytes(100)):
        with pytest.raises(elf.NotELF):
            elf.with_bitcode(content, MODULE)
