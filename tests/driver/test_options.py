"""The words of builds that were made for Enzyme's plugins are taken out and mean the same."""

from __future__ import annotations

import pytest

from enzyme_cc.driver.options import extract


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
