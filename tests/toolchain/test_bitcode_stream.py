"""What is taken out of a bit stream leaves the module that it was."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain.bitcode_stream import compacted
from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.elf import ELF, EMBEDDED_SECTION
from enzyme_cc.toolchain.llvm import LLVMModule

SOURCE = """
#include <stdlib.h>
static int table[] = {3, 1, 2}, other;
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int use(int n, double *x) {
    for (int i = 0; i < n; i++) {
        if (x[i] > 1) goto out;
        switch (n) { case 1: x[i] += table[i]; break; case 2: goto out; default: x[i] -= other++; }
        while (x[i] < n && table[i % 3]) x[i] *= n;
    }
out:
    qsort(table, 3, sizeof(int), compare);
    return n + table[0] + other;
}
double twice(double x) { use(1, &x); use(2, &x); return x + x * (x - x / (x + 1)); }
"""


def _embedded(folder: Path, *flags: str) -> bytes:
    (folder / "unit.c").write_text(SOURCE)
    words = [*find_clang().command, "-Xclang", "-fembed-bitcode=bitcode", *flags, "-c", "unit.c"]
    subprocess.run(words, cwd=folder, check=True, timeout=60)
    file = ELF((folder / "unit.o").read_bytes())
    section = file.named(EMBEDDED_SECTION)
    assert section is not None
    return file.bytes_of(section)


@pytest.mark.parametrize("flags", ["-O0", "-O2", "-O2 -g", "-O3 -funroll-loops -fPIC"])
def test_the_module_stays_the_same(flags: str, tmp_path: Path) -> None:
    before = _embedded(tmp_path, *flags.split())
    after = compacted(before)
    assert LLVMModule.from_bitcode(after).text() == LLVMModule.from_bitcode(before).text()
    assert len(after) < len(before)
    assert compacted(after) == after


def test_orders_of_uses_are_blank(tmp_path: Path) -> None:
    before = _embedded(tmp_path, "-O2")
    assert compacted(before).count(bytes(16)) > before.count(bytes(16))


def test_what_is_no_bitcode_stays_as_it_is(tmp_path: Path) -> None:
    bitcode = _embedded(tmp_path, "-O1")
    for content in (b"", b"BC\xc0\xde", b"BC\xc0\xde" + bytes(range(200)), bitcode[:400], b"define void @f()\n"):
        assert compacted(content) == content
