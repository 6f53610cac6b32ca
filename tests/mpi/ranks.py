"""Programs of MPI, built as their users build them, and run on real ranks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAMS = Path(__file__).parent / "programs"
BIN = Path(sys.executable).parent
COMPILERS = {"mpicc": ("OMPI_CC", "enzyme-clang"), "mpicxx": ("OMPI_CXX", "enzyme-clang++"),
             "mpifort": ("OMPI_FC", "enzyme-flang")}
ENVIRONMENT = {
    **os.environ,
    **{variable: str(BIN / name) for variable, name in COMPILERS.values()},
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "OMPI_MCA_btl": "self,vader",
    "OMPI_MCA_mpi_yield_when_idle": "1",
    "OMP_WAIT_POLICY": "passive",
}

needs_mpi = pytest.mark.skipif(
    not (shutil.which("mpicc") and shutil.which("mpirun")), reason="libopenmpi-dev and openmpi-bin are not installed"
)


def build(compiler: str, words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """`mpicc` and its like, with the wrapper behind it."""
    given = [str(PROGRAMS / word) if (PROGRAMS / word).exists() else word for word in words.split()]
    return subprocess.run([compiler, *given], cwd=folder, env=ENVIRONMENT, capture_output=True, text=True)


def run(program: Path, ranks: int, *words: str, seconds: int = 120, **more: str) -> subprocess.CompletedProcess[str]:
    """The program on so many ranks."""
    command = ["mpirun", "-n", str(ranks), str(program), *words]
    return subprocess.run(command, cwd=program.parent, env={**ENVIRONMENT, **more}, capture_output=True, text=True,
                          timeout=seconds)
