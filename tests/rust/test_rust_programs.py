"""Rust programs that compare their derivatives with differences, in debug and release builds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

PROGRAMS = sorted(path for path in Path(__file__).parent.glob("*.rs") if path.name != "check.rs")
LEVELS = {"debug": [], "O1": ["-Copt-level=1"], "O2": ["-Copt-level=2"], "release": ["-O"]}

ONCE = ("containers", "sorting", "library", "values", "tapes")
"""Each takes long to compile: in release only, the other levels in the long run."""

LONG = ("threads",)
"""In the long run only: of what they show, others have the core."""


def is_long(program: str, level: str) -> bool:
    """Whether a program at a level is left to the long run."""
    return level in ("O1", "O2") or program in LONG or (level == "debug" and program in ONCE)


CASES = [
    pytest.param(program, level, id=f"{program.stem}-{level}",
                 marks=[pytest.mark.long] if is_long(program.stem, level) else [])
    for program in PROGRAMS for level in LEVELS
]


@pytest.mark.parametrize("program, level", CASES)
def test_derivatives_agree_with_differences(program: Path, level: str, run: Callable, tmp_path: Path) -> None:
    built = run("enzyme-rustc", "--edition=2021", program, *LEVELS[level], "-o", "program")
    assert built.returncode == 0, built.stderr
    assert built.stderr == ""
    ran = run(tmp_path / "program")
    assert (ran.returncode, ran.stdout) == (0, "ok\n"), ran.stdout + ran.stderr


def test_memory_is_aligned_as_wide_registers_want_it(run: Callable, tmp_path: Path) -> None:
    """With AVX a local array of 64 bytes, and vectors of such, are moved by instructions that fault elsewhere."""
    program = Path(__file__).parent / "memory.rs"
    built = run("enzyme-rustc", "--edition=2021", "-O", "-Ctarget-cpu=native", program, "-o", "program")
    assert built.returncode == 0, built.stderr
    ran = run(tmp_path / "program")
    assert (ran.returncode, ran.stdout) == (0, "ok\n"), ran.stdout + ran.stderr
