"""Bitcode that says of itself that another LLVM wrote it: its identification block is written anew."""

from __future__ import annotations

import struct


class _Writer:
    """A stream of bits, least significant first."""

    def __init__(self) -> None:
        self.bits = self.length = 0

    def fixed(self, value: int, width: int) -> None:
        self.bits |= value << self.length
        self.length += width

    def vbr(self, value: int, width: int) -> None:
        while value >> width - 1:
            self.fixed(value & (1 << width - 1) - 1 | 1 << width - 1, width)
            value >>= width - 1
        self.fixed(value, width)


def written_by(writer: str, bitcode: bytes, epoch: int = 0) -> bytes:
    """Bitcode with another name of its writer, and another epoch: LLVM counts it up when it breaks with old ones."""
    head, length = struct.unpack_from("<II", bitcode, 4)
    assert head & 0x3FF == 1 | 13 << 2, "no identification block"
    block = _Writer()
    for record, values in ((1, [ord(letter) for letter in writer]), (2, [epoch])):
        block.fixed(3, 5)  # a record without abbreviation
        for number in (record, len(values), *values):
            block.vbr(number, 6)
    block.fixed(0, 5)  # the end
    words = -(-block.length // 32)
    return (bitcode[:8] + struct.pack("<I", words) + block.bits.to_bytes(4 * words, "little")
            + bitcode[12 + 4 * length:])
