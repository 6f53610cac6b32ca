"""Static libraries read: the members of an `ar` archive, thin ones too. Written ones: archive_writing.py."""

from __future__ import annotations

import os
import re

_MAGIC, _THIN = b"!<arch>\n", b"!<thin>\n"
_HEADER = 60
_NUMBER = re.compile(rb"/(\d+)")


class Member:
    """One member; `content()` reads it."""

    __slots__ = ("_place", "archive", "name")

    def __init__(self, archive: str, name: str, place: tuple[str, int, int]) -> None:
        self.archive = archive
        self.name = name
        self._place = place

    @property
    def path(self) -> str:
        """The file that holds it: the archive, or the object that a thin archive names."""
        return self._place[0]

    def content(self) -> bytes:
        """The member's bytes."""
        path, offset, size = self._place
        with open(path, "rb") as file:
            file.seek(offset)
            return file.read(size) if size >= 0 else file.read()

    def start(self, length: int) -> bytes:
        """The member's first bytes."""
        path, offset, size = self._place
        try:
            with open(path, "rb") as file:
                file.seek(offset)
                return file.read(length if size < 0 else min(length, size))
        except OSError:
            return b""

    def is_at_the_place_of(self, other: Member) -> bool:
        """Whether both are the same member of an archive: several may have the same name."""
        return self._place[1:] == other._place[1:] and os.path.realpath(self.path) == os.path.realpath(other.path)

    def __str__(self) -> str:
        return f"{self.archive}({self.name})"


def is_archive(path: str) -> bool:
    """Whether the file is an archive."""
    try:
        with open(path, "rb") as file:
            return file.read(8) in (_MAGIC, _THIN)
    except OSError:
        return False


def calls(path: str, mark: bytes) -> bool:
    """Whether an object in the archive refers to a symbol that contains the mark, by the bytes of its object."""
    return any(member.name.endswith(".o") and mark in member.content() for member in members(path))


def symbols(path: str) -> frozenset[str]:
    """The names in an archive's table of symbols; none of an archive without one."""
    with open(path, "rb") as file:
        head = file.read(8 + _HEADER)
        label = head[8:24].rstrip(b" ")
        if head[:8] not in (_MAGIC, _THIN) or label not in (b"/", b"/SYM64/"):
            return frozenset()
        table = file.read(int(head[56:66]))
    width = 4 if label == b"/" else 8
    count = int.from_bytes(table[:width], "big")
    return frozenset(map(os.fsdecode, table[width * (count + 1):].rstrip(b"\0").split(b"\0")))


def members(path: str) -> list[Member]:
    """The members in order, symbol tables left out. Raises ValueError for a broken archive."""
    found: list[Member] = []
    with open(path, "rb") as file:
        thin = file.read(8) == _THIN
        size = os.fstat(file.fileno()).st_size
        long_names = b""
        position = 8
        while position + _HEADER <= size:
            file.seek(position)
            header = file.read(_HEADER)
            if header[58:] != b"`\n":
                raise ValueError(f"{path} is a broken archive")
            label, length = header[:16].rstrip(b" "), int(header[48:58])
            position += _HEADER
            stored = not thin or label in (b"/", b"//", b"/SYM64/")
            if label == b"//":
                long_names = file.read(length)
            elif label not in (b"/", b"/SYM64/", b"__.SYMDEF", b"__.SYMDEF SORTED"):
                offset, taken = position, length
                if label.startswith(b"#1/"):  # BSD: the name stands before the content
                    before = int(label[3:])
                    name = file.read(before).rstrip(b"\0")
                    offset, taken = offset + before, length - before
                elif label.startswith(b"/"):
                    digits = _NUMBER.match(label)  # what GNU ar leaves behind it in thin archives means nothing
                    if digits is None:
                        raise ValueError(f"{path} is a broken archive")
                    start = int(digits[1])
                    name = long_names[start: long_names.index(b"\n", start)].removesuffix(b"/")
                else:
                    name = label.removesuffix(b"/")
                if not name.startswith(b"__.SYMDEF"):
                    text = os.fsdecode(name)
                    outside = os.path.join(os.path.dirname(path), text)
                    found.append(Member(path, text, (outside, 0, -1) if thin else (path, offset, taken)))
            if stored:
                position += length + length % 2
    return found
