"""Files may have any name that the system allows: bytes that are no UTF-8, blanks, quotes, line ends, long paths."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENZYME_CLANG = str(Path(sys.executable).parent / "enzyme-clang")

WHOLE = """
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)square, 3.0)); }
"""
ASKS = WHOLE.replace("static double square(double x) { return x * x; }", "double square(double x);")
ASKED = "double square(double x) { return x * x; }\n"
REFUSED = WHOLE.replace("return x * x", "return ext(x)").replace("static", "double ext(double);\nstatic")

FOLDERS = [b"na\xefve", b"a b'\"$(c)", b"two\nlines", b"/".join([b"long" * 30] * 12)]


def compiled(folder: bytes, *words: bytes | str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([ENZYME_CLANG, *words], cwd=folder, capture_output=True, timeout=120)


@pytest.mark.parametrize("name", FOLDERS, ids=["bytes", "quotes", "lines", "long"])
def test_any_folder_and_file_name(tmp_path: Path, name: bytes) -> None:
    folder = os.path.join(os.fsencode(tmp_path), name)
    os.makedirs(folder)
    file = name.rpartition(b"/")[2]
    for suffix, text in ((b".c", WHOLE), (b".asks.c", ASKS), (b".asked.c", ASKED), (b".refused.c", REFUSED)):
        with open(os.path.join(folder, file + suffix), "w", encoding="utf-8") as source:
            source.write(text)
    steps: tuple[tuple[bytes | str, ...], ...] = (
        ("-g", file + b".c", "-o", file),
        ("-O2", "-c", os.path.join(folder, file + b".asks.c")),
        ("-c", file + b".asked.c", "-o", file + b".o"),
        (file + b".asks.o", file + b".o", "-o", file + b".2"),
    )
    for words in steps:
        done = compiled(folder, *words)
        assert done.returncode == 0, done.stderr
        assert done.stderr == b""
    for program in (file, file + b".2"):
        done = subprocess.run([os.path.join(folder, program)], capture_output=True, timeout=20)
        assert done.stdout == b"6\n"
    done = compiled(folder, "-g", file + b".refused.c")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
    assert b"refused.c:5:41: error: cannot differentiate the call of 'ext'" in done.stderr, done.stderr
    done = compiled(folder, file + b".missing.c")
    assert done.returncode == 1
    assert b"Traceback" not in done.stderr
