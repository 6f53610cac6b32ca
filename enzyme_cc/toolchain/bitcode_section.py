"""The content of the section `.enzyme.bc`: modules one after another, each compressed behind a header.

The header is LLVM's bitcode wrapper, so what `ld -r` joins can be taken apart again. Bitcode is larger than the
code that it stands beside, hence the compression; the header's version field, 0 in LLVM's own files, says which.
"""

from __future__ import annotations

import struct

from enzyme_cc.toolchain.bitcode_stream import compacted

try:
    import lzma
except ImportError:  # a Python that was built where liblzma was missing
    lzma = None  # type: ignore[assignment]  # tested wherever it is used

BITCODE_SECTION = b".enzyme.bc"

ALIGNMENT = 4
_WRAPPER_MAGIC, _WRAPPER_SIZE = 0x0B17C0DE, 20
_PLAIN, _DEFLATED, _LZMA = 0, 1, 2
_PROCESSORS = {3: 7, 62: 0x01000007, 40: 12, 183: 0x0100000C}

# Bitcode is a stream of bits, so bytes say little of their successors (lc) and nothing repeats with their
# position (lp, pb). The least effort: this is on the path of every compile.
_BITS = {"preset": 0, "lc": 0, "lp": 0, "pb": 0}
_LEAST_WINDOW, _MOST_WINDOW = 1 << 12, 1 << 18  # the latter is what a reader has
_EFFORT = 1


class DamagedBitcode(ValueError):
    """The section's content cannot be read; the text says why."""


def wrapped(bitcode: bytes, machine: int = 0) -> bytes:
    """A module as it lies in the section; `machine` is ELF's number of the processor."""
    bitcode = compacted(bitcode)
    if lzma is not None:
        version = _LZMA
        window = min(_MOST_WINDOW, max(_LEAST_WINDOW, 1 << len(bitcode).bit_length()))  # its set-up takes time
        content = lzma.compress(
            bitcode, format=lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA1, **_BITS, "dict_size": window}])
    else:
        import zlib

        version = _DEFLATED
        content = zlib.compress(bitcode, _EFFORT)
    header = struct.pack(
        "<5I", _WRAPPER_MAGIC, version, _WRAPPER_SIZE, len(content), _PROCESSORS.get(machine, 0))
    return header + content + bytes(-len(content) % ALIGNMENT)


def unwrapped(section: bytes) -> list[bytes]:
    """The modules that lie one after another in a section's content. Raises DamagedBitcode."""
    modules = []
    position = 0
    while position + _WRAPPER_SIZE <= len(section):
        magic, version, offset, size, _ = struct.unpack_from("<5I", section, position)
        if magic != _WRAPPER_MAGIC:
            if any(section[position: position + ALIGNMENT]):
                raise DamagedBitcode(f"{BITCODE_SECTION.decode()} holds something that is not bitcode")
            position += ALIGNMENT  # a linker's padding
            continue
        if position + offset + size > len(section):
            raise DamagedBitcode(f"{BITCODE_SECTION.decode()} is cut short")
        modules.append(_expanded(section[position + offset: position + offset + size], version))
        position += offset + size + -size % ALIGNMENT
    return modules


def _expanded(content: bytes, version: int) -> bytes:
    name = BITCODE_SECTION.decode()
    if version == _PLAIN:
        return content
    if version == _DEFLATED:
        import zlib  # what older wrappers wrote is read seldom, and its import is on the path of every compile

        try:
            return zlib.decompress(content)
        except zlib.error as problem:
            raise DamagedBitcode(f"{name} is damaged: {problem}") from problem
    if version != _LZMA:
        raise DamagedBitcode(f"{name} was written by another version of enzyme-cc")
    if lzma is None:
        raise DamagedBitcode(f"{name} is compressed by LZMA, and this Python was built without it")
    try:
        return lzma.decompress(content, format=lzma.FORMAT_RAW, filters=[{"id": lzma.FILTER_LZMA1, **_BITS}])
    except lzma.LZMAError as problem:
        raise DamagedBitcode(f"{name} is damaged: {problem}") from problem
