"""Which LLVM wrote a module: read from the identification block in front of it.

LLVM's "Bitcode file format" calls it IDENTIFICATION_BLOCK; it is the first block, and its STRING record holds text
like "LLVM19.1.7". It is read apart from LLVM because LLVM does not say whose bitcode it cannot read.
"""

from __future__ import annotations

import re

from enzyme_cc.toolchain.bitcode_stream import ENTER_BLOCK, MAGIC, UNABBREVIATED, WRAPPED

_WRAPPER_SIZE = 20
_DEFINE_ABBREVIATION = 2
_IDENTIFICATION, _STRING = 13, 1
_FIXED, _VBR = 1, 2
_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"


class _EndOfStreamError(Exception):
    """More is asked for than there is: what a damaged file says of its lengths is not believed."""


class _Bits:
    """A stream of bits, least significant first."""

    __slots__ = ("_bits", "_place", "_size")

    def __init__(self, content: bytes) -> None:
        self._bits = int.from_bytes(content, "little")
        self._size = 8 * len(content)
        self._place = 0

    def fixed(self, width: int) -> int:
        """A number of so many bits."""
        if self._place + width > self._size:
            raise _EndOfStreamError
        value = self._bits >> self._place & (1 << width) - 1
        self._place += width
        return value

    def vbr(self, width: int) -> int:
        """A number in chunks of so many bits, of which the highest says whether another follows."""
        value = shift = 0
        while True:
            chunk = self.fixed(width)
            value |= (chunk & (1 << width - 1) - 1) << shift
            shift += width - 1
            if not chunk >> width - 1:
                return value

    def align(self) -> None:
        """Go to the next word."""
        self._place += -self._place % 32


def writer(bitcode: bytes) -> str:
    """The name and version of what wrote the bitcode, as "LLVM19.1.7"; empty where it does not say."""
    if bitcode.startswith(WRAPPED):
        bitcode = bitcode[_WRAPPER_SIZE:]
    if not bitcode.startswith(MAGIC):
        return ""
    try:
        return _name(_Bits(bitcode[4:512]))
    except _EndOfStreamError:
        return ""


def _name(bits: _Bits) -> str:
    """What the identification block at the head of a stream says; empty where there is none."""
    if bits.fixed(2) != ENTER_BLOCK or bits.vbr(8) != _IDENTIFICATION:
        return ""
    width = bits.vbr(4)
    bits.align()
    bits.fixed(32)
    while (kind := bits.fixed(width)) == _DEFINE_ABBREVIATION:
        for _ in range(bits.vbr(5)):
            if bits.fixed(1):
                bits.vbr(8)
            elif bits.fixed(3) in (_FIXED, _VBR):
                bits.vbr(5)
    if kind > UNABBREVIATED:  # the record's code is in the abbreviation, and then comes an array of such letters
        return "".join(_LETTERS[bits.fixed(6)] for _ in range(bits.vbr(6)))
    if kind != UNABBREVIATED or bits.vbr(6) != _STRING:
        return ""
    return "".join(chr(bits.vbr(6) & 0x7F) for _ in range(bits.vbr(6)))


def release(writer: str) -> tuple[int, ...]:
    """The version in a writer's name; () where there is none."""
    found = re.match(r"\D*(\d+)\.(\d+)\.(\d+)", writer)
    return tuple(map(int, found.groups())) if found is not None else ()
