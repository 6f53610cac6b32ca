"""The words of builds that were made for Enzyme's plugins are taken out and mean the same."""

from __future__ import annotations

import pytest

from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.driver.options import extract, unknown_variables
from enzyme_cc.toolchain.pipeline import autodiff_options


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what the tests themselves set."""
    monkeypatch.delenv("ENZYME_CACHE", raising=False)


@pytest.mark.parametrize("line, kept, values", [
    ("-fplugin=/opt/ClangEnzyme-19.so -O2 a.c", "-O2 a.c", {}),
    ("-fpass-plugin=ClangEnzyme-19.so a.c", "a.c", {}),
    ("-Xclang -load -Xclang /opt/LLVMEnzyme-17.so -mllvm -enzyme-loose-types a.c", "a.c", {}),
    ("-mllvm -enzyme-print-type=1 -mllvm -x86-asm-syntax=intel", "-mllvm -x86-asm-syntax=intel", {"print": "types"}),
    ("-flto -fuse-ld=lld -Wl,-mllvm -Wl,-load=/opt/LLDEnzyme-19.so -Wl,--load-pass-plugin=/opt/LLDEnzyme-19.so a.o",
     "-flto -fuse-ld=lld a.o", {}),
    ("-Wl,-mllvm=-load=/opt/LLDEnzyme-19.so,--gc-sections -Wl,-mllvm,-enzyme-strong-zero=1",
     "-Wl,--gc-sections", {"strong-zero": "1"}),
    ("-Wl,-plugin-opt=-enzyme-print -Wl,-rpath,/opt/Enzyme/lib -Wl,-mllvm -Wl,-stats",
     "-Wl,-rpath -Wl,/opt/Enzyme/lib -Wl,-mllvm -Wl,-stats", {"print": "ir"}),
    ("-I/opt/Enzyme/include -Wl,-z,defs a.c", "-I/opt/Enzyme/include -Wl,-z,defs a.c", {}),
])
def test_a_plugins_words(line: str, kept: str, values: dict[str, str]) -> None:
    words, own = extract(line.split())
    assert words == kept.split()
    assert own.values == values


@pytest.mark.parametrize(("text", "number"), [
    ("1000", 1000), ("64K", 65536), ("64k", 65536), ("1.5M", 1572864), ("2G", 2 << 30), ("2GiB", 2 << 30),
    ("2GB", 2 * 10 ** 9), ("1T", 1 << 40), ("10 MB", 10 ** 7), ("7B", 7),
])
def test_amounts_of_bytes(text: str, number: int) -> None:
    assert autodiff_options({"tape-limit": text}).tape_limit == number


@pytest.mark.parametrize("text", ["lots", "1.5", "G", "-1", "1X", "1GG", ""])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(DiagnosticError, match="not a number of bytes"):
        autodiff_options({"tape-limit": text})


def test_variables_that_nobody_reads_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ENZYME_STRONGZERO", "ENZYME_HOME", "ENZYME_GRADCHECK_CALLS", "ENZYME_LOOSE_TYPES", "ENZYME_WHEN"):
        monkeypatch.setenv(name, "1")
    assert unknown_variables() == [("ENZYME_HOME", ""), ("ENZYME_STRONGZERO", "ENZYME_STRONG_ZERO")]
