"""What the tests of Fortran libraries share: the commands of this checkout, and the levels."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang

COMMANDS = Path(sys.executable).parent
LEVELS = ("-O0", "-O1", "-O2", "-O3")
PROGRAM_CHECKS = Path(__file__).parents[1] / "programs"
missing = ""
try:
    find_flang()
except CompilerNotFound as problem:
    missing = f"FORTRAN LIBRARIES ARE NOT TESTED: {problem}"


def run(folder: Path, command: str, *words: str | Path) -> str:
    """Run a command, the wrappers from this checkout; what it prints."""
    path = f"{COMMANDS}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run([command, *map(str, words)], cwd=folder, capture_output=True, text=True, env=environment,
                          timeout=900)  # fmt: skip
    assert done.returncode == 0, f"{command} {' '.join(map(str, words))}\n{done.stdout[-9000:]}{done.stderr[-9000:]}"
    return done.stdout
