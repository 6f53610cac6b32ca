"""How a build by the wrapper compares with one by the compiler itself: code, sizes, what configure found."""

from __future__ import annotations

from pathlib import Path

from enzyme_cc.toolchain.elf import ELF, NotELF

OBJECTS = ("*.o", "*.lo")


def objects(folder: Path) -> dict[str, bytes]:
    """The object files below a folder, by relative name."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for pattern in OBJECTS for path in sorted(folder.rglob(pattern))
        if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"
    }


def code(path: Path) -> bytes:
    """The `.text` of a program, shared library or object; empty for other files."""
    try:
        file = ELF(path.read_bytes())
    except NotELF:
        return b""
    section = file.named(b".text")
    return file.bytes_of(section) if section is not None else b""


def size_ratio(ours: Path, theirs: Path) -> float:
    """The size of all objects over that of the compiler's own; both builds must have the same."""
    mine, native = objects(ours), objects(theirs)
    assert mine.keys() == native.keys() and mine
    return sum(map(len, mine.values())) / sum(map(len, native.values()))


def different_code(ours: Path, theirs: Path) -> list[str]:
    """The programs, libraries and objects whose code is not the same, by relative name."""
    names = [
        str(path.relative_to(theirs)) for path in sorted(theirs.rglob("*"))
        if path.is_file() and not path.is_symlink() and code(path)
    ]
    assert names
    return [name for name in names if code(ours / name) != code(theirs / name)]
