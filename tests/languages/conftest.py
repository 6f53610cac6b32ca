"""Programs in several languages, built by the wrappers in a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
Build = Callable[..., str]


def lacking(words: str) -> str:
    """The compiler that some commands need and this machine lacks; empty when it has all."""
    flangs = (shutil.which(f"{name}-{n}") for name in ("flang-new", "flang") for n in range(17, 23))
    if "flang" in words and not any(flangs):
        return "NO FORTRAN: no flang on this machine"
    if ("rustc" in words or "cargo" in words) and shutil.which("rustc") is None:
        return "NO RUST: rustc is not on PATH"
    return ""


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Run shell commands, one a line, beside copies of the sources here; what they print on standard output."""
    for path in HERE.iterdir():
        if path.is_file() and path.suffix != ".py":
            shutil.copy(path, tmp_path)

    def start(commands: str, **environment: str) -> str:
        lacks = lacking(commands)
        if lacks:
            pytest.skip(lacks)
        done = subprocess.run(
            ["sh", "-e", "-c", commands], cwd=tmp_path, capture_output=True, text=True, timeout=280,
            env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", **environment})
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return start


def check(printed: str) -> None:
    """Each line holds a derivative by reverse mode, by forward mode and by differences."""
    rows = [list(map(float, line.split())) for line in printed.splitlines()]
    assert len(rows) == 3 and all(len(row) == 3 for row in rows), printed
    assert len({row[2] for row in rows}) == 3, f"an objective that does not depend on each: {printed}"
    for reverse, forward, difference in rows:
        assert reverse == pytest.approx(difference, rel=1e-6, abs=1e-7), printed
        assert forward == pytest.approx(difference, rel=1e-6, abs=1e-7), printed
