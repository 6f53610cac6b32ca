"""Faults that are not the user's: no traceback, the exit code 70, and the module kept for a replay."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.cli import opt
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.compilers import find_clang

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"

REQUEST = """
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)square, x); }
"""


def compile_with(compiler: str, folder: Path) -> subprocess.CompletedProcess[str]:
    (folder / "slope.c").write_text(REQUEST)
    command = [str(ENZYME_CLANG), f"--enzyme-clang={compiler}", "-c", "slope.c"]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=120,
        env=os.environ | {"TMPDIR": str(folder)},
    )


def test_a_compiler_that_writes_no_bitcode_is_told_without_a_traceback(tmp_path: Path) -> None:
    script = tmp_path / "clang-19"
    script.write_text(
        '#!/bin/sh\nfor last; do [ "$before" = -o ] && output="$last"; before="$last"; done\n'
        'echo "no bitcode at all" > "${output:-slope.o}"\n'
    )
    script.chmod(0o755)
    done = compile_with(str(script), tmp_path)
    assert done.returncode in (1, 70)
    assert re.search(r"^enzyme-cc: error: ", done.stderr, re.M), done.stderr
    assert "Traceback" not in done.stderr


def test_a_fault_of_the_pass_is_replayed_by_the_command_that_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pass is made to fail under enzyme-opt, as it would have in the compiler."""
    (tmp_path / "slope.c").write_text(REQUEST)
    module = tmp_path / "input.ll"
    subprocess.run([*find_clang().command, "-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm",
                    str(tmp_path / "slope.c"), "-o", str(module)], check=True, timeout=60)
    assert opt.main([str(module), "-o", str(tmp_path / "out.ll")]) == 0

    def broken(*_: object) -> str:
        raise AssertionError("broken inside")

    monkeypatch.setattr(pipeline, "answer_requests", broken)
    assert opt.main([str(module), "-o", str(tmp_path / "out.ll")]) == 70
    assert "AssertionError: broken inside" in capsys.readouterr().err
