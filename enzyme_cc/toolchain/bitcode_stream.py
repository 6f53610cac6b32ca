"""Bitcode made smaller: what its readers here never ask for is taken out of the bit stream.

Two things make up a tenth of what clang embeds: the symbol table for linkers, a block of its own beside the
module, and the order in which each value's users are listed (LLVM's "Bitcode file format" calls it USELIST_BLOCK),
which only serves to make the optimiser repeat itself to the letter. The first is cut out; of the second, which
lies inside functions whose places are recorded elsewhere, the content becomes one record without a meaning, as
long as what it was and all zeros.
"""

from __future__ import annotations

import struct
import sys

MAGIC = b"BC\xc0\xde"
WRAPPED = b"\xde\xc0\x17\x0b"
ENTER_BLOCK, UNABBREVIATED = 1, 3
_MODULE, _USE_LISTS, _SYMBOLS = 8, 18, 25
# A block of use lists begins inside a function (abbreviations of 4 bits) and has abbreviations of 3 bits.
_USE_LISTS_HEAD = ENTER_BLOCK | _USE_LISTS << 4 | 3 << 12
_OF_VALUE, _OF_BLOCK, _NO_CODE = 1, 2, 0
_CHUNKS = {f"{chunk:06b}": chunk for chunk in range(64)}


def is_bitcode(content: bytes) -> bool:
    """Whether a file is bitcode by itself, behind LLVM's wrapper or not."""
    return content.startswith((MAGIC, WRAPPED))


def compacted(bitcode: bytes) -> bytes:
    """The same module in fewer or emptier bytes; what is no bitcode comes back as it is."""
    if not bitcode.startswith(MAGIC) or len(bitcode) % 4:
        return bitcode
    parts = [MAGIC]
    position = 4
    while position + 8 <= len(bitcode):
        head, words = struct.unpack_from("<II", bitcode, position)
        end = position + 8 + 4 * words
        if head & 3 != ENTER_BLOCK or end > len(bitcode):
            return bitcode
        block = head >> 2 & 0xFF
        if block == _MODULE:
            parts.append(_without_use_lists(bitcode[position: end]))
        elif block != _SYMBOLS:
            parts.append(bitcode[position: end])
        position = end
    return b"".join(parts) if position == len(bitcode) else bitcode


def _without_use_lists(module: bytes) -> bytes:
    if sys.byteorder != "little":
        return module
    words = memoryview(module).cast("I").tolist()
    count = len(words)
    # The last thing in a function: the block's length, its words, and the end of the function, a word of zeros.
    short = [place for place, length in enumerate(words) if 1 < length < count]
    changed = None
    for place in short:
        end = place + words[place] + 1
        if end >= count or words[end] or place < 2:
            continue
        before = words[place - 2] | words[place - 1] << 32
        start = before.bit_length() - 14
        if start <= 16 or before >> start != _USE_LISTS_HEAD:
            continue
        first, last = 4 * place + 4, 4 * end
        if _are_use_lists(module[first: last]):
            changed = changed or bytearray(module)
            changed[first: last] = _nothing(words[place])
    return module if changed is None else bytes(changed)


def _are_use_lists(content: bytes) -> bool:
    """Whether all of it is use lists: each a permutation of the users' numbers, and then a value."""
    size = 8 * len(content)
    # As text, of which slices are the quickest way to bits; the first bit is the last digit.
    digits = f"{int.from_bytes(content, 'little'):0{size}b}"
    right = size

    def number() -> int:
        """A number in chunks of 6 bits, of which the highest says whether another follows."""
        nonlocal right
        value = shift = 0
        while right >= 6:
            chunk = _CHUNKS[digits[right - 6: right]]
            right -= 6
            if chunk < 32:
                return value | chunk << shift
            value |= (chunk & 31) << shift
            shift += 5
        return -1

    while digits[right - 3: right] == "011" and right > 3:
        right -= 3
        code, operands = number(), number() - 1
        if code not in (_OF_VALUE, _OF_BLOCK) or not 2 <= operands <= right // 6:
            return False
        if {number() for _ in range(operands)} != set(range(operands)) or number() < 0:
            return False
    return 3 <= right < 32 + 3 and "1" not in digits[:right]


def _nothing(length: int) -> bytes:
    """A block's content of so many words: one record whose code no reader knows, its operands 0, and the end."""
    room = (32 * length - 3 - 6 - 3) // 6  # for the number of operands and the operands
    chunks = 1
    while room - chunks >= 1 << 5 * chunks:
        chunks += 1
    operands = room - chunks
    bits, shift = UNABBREVIATED | _NO_CODE << 3, 9
    for chunk in range(chunks):
        more = 32 if chunk + 1 < chunks else 0
        bits |= (operands >> 5 * chunk & 31 | more) << shift
        shift += 6
    return bits.to_bytes(4 * length, "little")
