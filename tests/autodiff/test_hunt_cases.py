"""Programs that once went wrong: each C file in hunt_cases checks its own gradients, at every -O level.

Freed memory is filled with a pattern, so that what is read of it shows.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent / "hunt_cases"
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"


@pytest.mark.parametrize("level", ("-O0", "-O1", "-O2", "-O3"))
@pytest.mark.parametrize("program", sorted(path.stem for path in HERE.glob("*.c")))
def test_gradients_are_right(program: str, level: str, tmp_path: Path) -> None:
    binary = tmp_path / program
    command = [str(ENZYME_CLANG), level, "-w", str(HERE / f"{program}.c"), "-o", str(binary), "-lm"]
    build = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert build.returncode == 0, build.stderr
    environment = {**os.environ, "MALLOC_PERTURB_": "165"}
    run = subprocess.run([str(binary)], capture_output=True, text=True, timeout=60, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr
