"""The section's content gives back what was put into it, by this version and by those before."""

from __future__ import annotations

import struct
import zlib

import pytest

from enzyme_cc.toolchain import bitcode_section
from enzyme_cc.toolchain.bitcode_section import DamagedBitcode, unwrapped, wrapped

MODULE = b"BC\xc0\xde" + bytes(range(200)) * 5


def _written(content: bytes, version: int) -> bytes:
    return struct.pack("<5I", 0x0B17C0DE, version, 20, len(content), 0) + content + bytes(-len(content) % 4)


def test_modules_come_back_in_their_order_whatever_a_linker_puts_between() -> None:
    first, second = wrapped(MODULE), wrapped(MODULE[:50])
    assert unwrapped(first + second) == [MODULE, MODULE[:50]]
    assert unwrapped(first + bytes(8) + second + bytes(4)) == [MODULE, MODULE[:50]]
    assert unwrapped(b"") == []
    assert len(first) < len(MODULE)


def test_objects_of_older_wrappers_are_read() -> None:
    assert unwrapped(_written(MODULE, 0) + _written(zlib.compress(MODULE, 1), 1) + wrapped(MODULE)) == [MODULE] * 3


def test_a_python_without_lzma_writes_what_others_read(monkeypatch: pytest.MonkeyPatch) -> None:
    compressed = wrapped(MODULE)
    with monkeypatch.context() as patch:
        patch.setattr(bitcode_section, "lzma", None)
        plain = wrapped(MODULE)
        assert unwrapped(plain) == [MODULE]
        with pytest.raises(DamagedBitcode, match="LZMA, and this Python was built without it"):
            unwrapped(compressed)
    assert unwrapped(plain) == [MODULE]


@pytest.mark.parametrize("broken, problem", [
    (wrapped(MODULE)[:50], "is cut short"),
    (b"junk" + wrapped(MODULE), "holds something that is not bitcode"),
    (_written(wrapped(MODULE)[20:-16], 2), "is damaged"),
    (_written(b"nonsense", 1), "is damaged"),
    (_written(MODULE, 3), "was written by another version"),
])
def test_what_cannot_be_read_is_said(broken: bytes, problem: str) -> None:
    with pytest.raises(DamagedBitcode, match=problem):
        unwrapped(broken)
