"""Writes runtime.ll beside this file from the C files: `python -m enzyme_cc.autodiff.gradcheck.compile_runtime`."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
FLAGS = (
    "-O1 -fno-vectorize -fno-slp-vectorize -fno-unroll-loops -ffp-contract=off -fno-stack-protector "
    "-fno-builtin-printf -fno-unwind-tables -fno-asynchronous-unwind-tables -fno-math-errno -Wall -std=gnu11 -S "
    "-emit-llvm"
)

_OF_THE_MACHINE = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|min-legal-vector-width|no-trapping-math|stack-protector-buffer-size)'
    r'"="[^"]*" ?|\bdso_local '
)
_HEAD = re.compile(r"^(?:; ModuleID|source_filename|target |!llvm\.(?:ident|module\.flags)|!\d+ = ).*\n", re.M)
_LOOP = re.compile(r", !(?:tbaa|llvm\.loop|range)\S* !\d+")


def compiled(clang: str = "clang-19") -> str:
    """The text of runtime.ll."""
    command = [clang, *FLAGS.split(), str(HERE / "runtime.c"), "-o", "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    text = re.sub(r"; preds = .*|^; Function Attrs.*\n", "", text, flags=re.M)
    text = _HEAD.sub("", _OF_THE_MACHINE.sub("", _LOOP.sub("", text)))
    return re.sub(r", !(?:tbaa|llvm\.loop|range)\b[^,\n]*", "", text)


if __name__ == "__main__":
    (HERE / "runtime.ll").write_text(compiled())
