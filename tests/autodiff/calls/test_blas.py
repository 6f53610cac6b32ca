"""The table of BLAS and LAPACK, walked: each routine with all its flags against differences, in both modes.

The library is whatever the linker finds as openblas and lapacke; its code is native, without bitcode.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.rules import blas_names
from enzyme_cc.rules.blas import ROUTINES, Routine

sys.path.insert(0, str(Path(__file__).parent))
import blas_programs  # noqa: E402  # it lies beside

COMMAND = Path(__file__).parents[3] / "wrappers/bin/enzyme-clang"
LIBRARIES = ("-llapacke", "-lopenblas", "-lm")


def of_interface(kind: str, precision: str) -> list[tuple[Routine, str]]:
    """The routines that an interface has in a precision."""
    assert blas_names.is_name("dgemm_")

    def has(routine: Routine) -> bool:
        if kind == "lapacke":
            return routine.lapack and routine.name != "lacpy"  # which leaves anything beside a triangle of rows
        if kind == "cblas":  # complex results go through memory there, rotations are OpenBLAS's own
            return not (routine.lapack or (precision in "cz" and (routine.result == "number" or routine.name == "rot")))
        return not routine.name.endswith("_sub")

    return [(r, precision) for r in ROUTINES.values() if precision in r.spellings and has(r)]


long = pytest.mark.long


@pytest.mark.parametrize(("kind", "precision", "level"), [
    ("cblas", "d", "-O0"),
    ("fortran", "d", "-O2"),
    ("cblas", "z", "-O2"),
    ("lapacke", "d", "-O2"),
    pytest.param("fortran", "z", "-O0", marks=long),
    pytest.param("lapacke", "z", "-O2", marks=long),
    pytest.param("cblas", "s", "-O1", marks=long),
    pytest.param("cblas", "c", "-O3", marks=long),
])
def test_every_routine_against_differences(kind: str, precision: str, level: str, tmp_path: Path) -> None:
    routines = of_interface(kind, precision)
    assert len(routines) > 5
    (tmp_path / "all.c").write_text(blas_programs.program(routines, kind, precision))
    command = [str(COMMAND), level, "-w", "all.c", *LIBRARIES, "-o", "all"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=900)
    done = subprocess.run(["./all"], cwd=tmp_path, capture_output=True, text=True, timeout=100,
                          env=os.environ | {"OPENBLAS_NUM_THREADS": "1"})
    assert done.returncode == 0, done.stdout[:4000]
