"""Static libraries written: `ar` archives in GNU's format, with the index that linkers read.

By hand, since the system's `ar` makes wrong indices for members that are not all native code.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable

from enzyme_cc.toolchain.elf import ELF, NotELF

_MAGIC = b"!<arch>\n"
_HEADER = 60
_LONGEST_NAME = 15


def archive(
    contents: Iterable[tuple[str, bytes]], other_symbols: Callable[[bytes], set[str]] | None = None
) -> bytes:
    """An archive of these members, given by name and content, in their order.

    `other_symbols` says what members define that are no native code.
    """
    members = [(name.encode(errors="surrogateescape"), content) for name, content in contents]
    long_names = b""
    labels: list[bytes] = []
    for name, _ in members:
        if len(name) <= _LONGEST_NAME:
            labels.append(name + b"/")
        else:
            labels.append(b"/%d" % len(long_names))
            long_names += name + b"/\n"
    symbols = [sorted(_defined(content) or (other_symbols(content) if other_symbols is not None else set()))
               for _, content in members]
    names = b"".join(symbol.encode() + b"\0" for found in symbols for symbol in found)
    count = sum(map(len, symbols))
    position = len(_MAGIC) + _stored_size(4 + 4 * count + len(names))
    if long_names:
        position += _stored_size(len(long_names))
    places: list[int] = []
    for (_, content), found in zip(members, symbols, strict=True):
        places += [position] * len(found)
        position += _stored_size(len(content))
    if position >= 1 << 32:
        raise ValueError("an archive of 4 GiB and more has another index")
    parts = [_MAGIC, _member(b"/", struct.pack(f">I{count}I", count, *places) + names)]
    if long_names:
        parts.append(_member(b"//", long_names))
    parts += [_member(label, content) for label, (_, content) in zip(labels, members, strict=True)]
    return b"".join(parts)


def _stored_size(size: int) -> int:
    return _HEADER + size + size % 2


def _member(label: bytes, content: bytes) -> bytes:
    header = b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (label, 0, 0, 0, 0o644, len(content))
    return header + content + b"\n" * (len(content) % 2)


def _defined(content: bytes) -> set[str]:
    try:
        return ELF(content).symbols().defined
    except NotELF:
        return set()
