"""Writes bodies.ll beside this file from bodies.c: `python -m enzyme_cc.fortran.compile_bodies`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = (
    "-O1 -fno-inline -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -fcx-limited-range -ffp-contract=off "
    "-fno-stack-protector -fno-unwind-tables -fno-asynchronous-unwind-tables -fno-pic -fno-math-errno "
    "-Wno-incompatible-library-redeclaration -S -emit-llvm"
)

# Of the machine that compiled it, or of the wish to keep functions apart.
_LEFT_OUT = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|min-legal-vector-width|no-trapping-math|stack-protector-buffer-size)'
    r'"="[^"]*" ?|\bnoinline |\bdso_local '
)
_HEAD = re.compile(r"^(?:; ModuleID|source_filename|target |!llvm\.(?:ident|module\.flags)).*\n", re.M)


def compiled(clang: str = "clang-19") -> str:
    """The text of bodies.ll."""
    command = [clang, *FLAGS.split(), str(HERE / "bodies.c"), "-o", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    text = re.sub(r"; preds = .*|^; Function Attrs.*\n", "", text, flags=re.M)
    return _HEAD.sub("", _LEFT_OUT.sub("", text)).replace("= { }", "= { nounwind }")


if __name__ == "__main__":
    (HERE / "bodies.ll").write_text(compiled())
