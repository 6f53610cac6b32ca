"""Which functions a native object takes the addresses of."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.function_addresses import addresses_taken

HEAD = "double f(double); static double g(double x) { return x; } typedef double (*pointer)(double);\n"


@pytest.mark.parametrize("source, own, others", [
    ("double h(double x) { return f(x) + g(x); }", False, set()),
    ("void set(pointer *p) { *p = g; }", True, set()),
    ("void set(pointer *p) { *p = f; }", False, {"f"}),
    ("pointer table[] = {f, 0};", False, {"f"}),
    ("pointer const table[] = {g};", True, set()),
    ("int h(int n) { switch (n) { case 1: return 7; case 2: return 9; case 3: return 2; case 4: return n * n; "
     "case 5: return f(n); default: return 0; } }", False, set()),
])
@pytest.mark.parametrize("flags", ["-O0 -fPIC", "-O2 -fno-pic", "-O2 -fPIE -ffunction-sections"])
def test_addresses(source: str, own: bool, others: set[str], flags: str, tmp_path: Path) -> None:
    (tmp_path / "unit.c").write_text(HEAD + source)
    subprocess.run([*find_clang().command, "-w", *flags.split(), "-c", "unit.c"], cwd=tmp_path, check=True, timeout=60)
    found = addresses_taken((tmp_path / "unit.o").read_bytes())
    assert (found.own, found.others) == (own, others)


def test_what_is_no_object_takes_none() -> None:
    assert addresses_taken(b"int main(void) { return 0; }\n") == addresses_taken(b"")
