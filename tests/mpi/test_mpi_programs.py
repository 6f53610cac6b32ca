"""Gradients and tangents of programs of MPI, on real ranks: each program holds them against differences itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mpi.ranks import build, needs_mpi, run

pytestmark = [needs_mpi, pytest.mark.slow]

SOURCES = {
    "messages": ("mpicc", "messages.c -lm"),
    "requests": ("mpicc", "requests.c -lm"),
    "collectives": ("mpicc", "collectives.c -lm"),
    "types": ("mpicc", "-fopenmp types.c -lm"),
    "surroundings": ("mpicc", "surroundings.c -lm"),
    "cxx": ("mpicxx", "cxx.cpp"),
    "fortran": ("mpifort", "mpi_module.f90 fortran.f90"),
    "sends": ("mpicc", "sends.c -lm"),
    "methods": ("mpicc", "-fopenmp methods.c -lm"),
    "teams": ("mpicc", "-fopenmp teams.c -lm"),
    "callees": ("mpicc", "callees.c -lm"),
    "multiple": ("mpicc", "-fopenmp multiple.c -lm"),
    "header": ("mpifort", "-w -fopenmp header.f90"),
}
LONG = ("header", "methods", "teams")
PROGRAMS = [pytest.param(name, marks=pytest.mark.long) if name in LONG else name for name in SOURCES]


@pytest.mark.parametrize(
    ("level", "numbers"),
    [("-O2", (2, 3)), pytest.param("-O0", (1, 2, 4), marks=pytest.mark.long),
     pytest.param("-O1 -g", (1, 3), marks=pytest.mark.long), pytest.param("-O3", (1, 4), marks=pytest.mark.long)],
)
@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_are_differences(program: str, level: str, numbers: tuple[int, ...], tmp_path: Path) -> None:
    compiler, words = SOURCES[program]
    built = build(compiler, f"{level} {words} -o program", tmp_path)
    assert built.returncode == 0, built.stderr
    for ranks in numbers:
        done = run(tmp_path / "program", ranks)
        assert (done.returncode, done.stdout) == (0, "right\n"), done.stdout + done.stderr
