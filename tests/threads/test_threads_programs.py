"""Each program beside this file checks its own derivatives with 1, 2, 4 and 7 threads, both modes.

It is built and run at -O2 (-O0, -O1 and -O3 in the long run only). Kernels run several times over with more threads
than there are processors, so that a race shows as a wrong number sooner or later.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
COMPILERS = {".c": ("enzyme-clang",), ".cpp": ("enzyme-clang++", "-std=c++20")}
LEVELS = ("-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O0", "-O1", "-O3")))
LONG = ("results.cpp", "shared.cpp", "tasks.cpp")
PROGRAMS = [pytest.param(path.name, marks=pytest.mark.long) if path.name in LONG else path.name
            for path in sorted(HERE.iterdir()) if path.suffix in COMPILERS]
pytestmark = pytest.mark.slow


def build(folder: Path, *words: str, fails: bool = False) -> str:
    """Build in the folder; what the compiler said."""
    compiler, *standard = COMPILERS[next(Path(w).suffix for w in words if Path(w).suffix in COMPILERS)]
    command = [str(Path(sys.executable).parent / compiler), *standard, "-pthread", *words]
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=folder, env=environment)
    assert (made.returncode != 0) == fails, f"{' '.join(command)}\n{made.stderr}"
    return made.stderr


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_are_right_with_any_number_of_threads(program: str, level: str, tmp_path: Path) -> None:
    build(tmp_path, level, str(HERE / program), "-o", "program", "-lm")
    run = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stdout + run.stderr
