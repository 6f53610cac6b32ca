"""Which LLVM wrote a module, for the messages about those that cannot be read."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest
from identified_bitcode import written_by

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.toolchain.bitcode_version import release, writer
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.llvm import LLVMModule, version

OWN = ".".join(map(str, version()))


@pytest.fixture(scope="module")
def bitcode() -> bytes:
    return LLVMModule.from_text("@x = global i32 0").bitcode()


def test_llvm_names_itself_with_its_version(bitcode: bytes) -> None:
    assert (writer(bitcode), release(writer(bitcode))) == (f"LLVM{OWN}", version())


def test_what_clang_wrote(tmp_path: Path) -> None:
    (tmp_path / "x.c").write_text("int x;\n")
    clang = find_clang().command
    subprocess.run([*clang, "-c", "-emit-llvm", "x.c"], cwd=tmp_path, check=True)
    said = subprocess.run([*clang, "--version"], capture_output=True, text=True, check=True).stdout
    assert ".".join(map(str, release(writer((tmp_path / "x.bc").read_bytes())))) in said


def test_names_of_other_letters_such_as_rusts(bitcode: bytes) -> None:
    named = written_by("LLVM21.1.8-rust-1.92.0-stable", bitcode)
    assert release(writer(named)) == (21, 1, 8)
    assert LLVMModule.from_bitcode(named).text() == LLVMModule.from_bitcode(bitcode).text()


def test_what_says_nothing_or_is_none(bitcode: bytes) -> None:
    assert writer(b"") == writer(b"\x7fELF") == writer(b"BC\xc0\xde") == ""
    assert writer(b"BC\xc0\xde" + bitcode[40:]) == ""
    assert release("") == release("APPLE_1_2") == ()


def test_lengths_beyond_the_end_are_not_believed() -> None:
    """A block of identification, abbreviations of 4 bits, that defines one with more operands than there are bits."""
    head = (1 | 13 << 2 | 4 << 10).to_bytes(4, "little") + bytes(4)
    assert writer(b"BC\xc0\xde" + head + b"\xf2" + b"\xff" * 499) == ""


@pytest.mark.parametrize("size", range(4, 60))
def test_a_damaged_block_is_read_to_an_end(size: int, bitcode: bytes) -> None:
    drawn = random.Random(size)
    for _ in range(200):
        assert len(writer(bitcode[:size] + drawn.randbytes(100))) < 8 * 160


@pytest.mark.parametrize("epoch, damage", [(1, b""), (0, b"damaged")], ids=["epoch", "newer and unknown"])
def test_bitcode_of_a_newer_llvm_is_refused_with_both_versions(epoch: int, damage: bytes, bitcode: bytes) -> None:
    given = written_by("LLVM99.1.7", bitcode, epoch)
    with pytest.raises(DiagnosticError) as refusal:
        LLVMModule.from_bitcode(given[:-4 * len(damage)] if damage else given)
    (said,) = refusal.value.diagnostics
    assert said.message == f"it was written by LLVM 99.1.7, and LLVM {OWN}, which differentiates, does not read it"
    assert (said.code, "--enzyme-clang=" in said.help) == ("bitcode-version", True)


def test_bitcode_of_an_older_llvm_that_cannot_be_read_is_damaged(bitcode: bytes) -> None:
    with pytest.raises(DiagnosticError, match="cannot read this bitcode"):
        LLVMModule.from_bitcode(written_by("LLVM15.0.0", bitcode)[:-40])
