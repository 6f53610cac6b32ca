"""What the tests of programs in several languages share: which compilers they need, and what they print."""

from __future__ import annotations

import shutil
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


def check(printed: str) -> None:
    """Each line holds a derivative by reverse mode, by forward mode and by differences."""
    rows = [list(map(float, line.split())) for line in printed.splitlines()]
    assert len(rows) == 3 and all(len(row) == 3 for row in rows), printed
    assert len({row[2] for row in rows}) == 3, f"an objective that does not depend on each: {printed}"
    for reverse, forward, difference in rows:
        assert reverse == pytest.approx(difference, rel=1e-6, abs=1e-7), printed
        assert forward == pytest.approx(difference, rel=1e-6, abs=1e-7), printed
