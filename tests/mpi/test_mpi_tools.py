"""The ways in, what is refused, errors of MPI's own, another library, the sample, and what a gradient sends."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from benchmarks.mpi.curve import measured
from tests.mpi.ranks import BIN, ENVIRONMENT, PROGRAMS, build, needs_mpi, run

pytestmark = [needs_mpi, pytest.mark.slow]
SAMPLE = Path(__file__).parents[2] / "samples" / "c" / "heat_mpi"

HEAD = """
#include <mpi.h>
extern int enzyme_dup;
extern double __enzyme_autodiff(void *, ...);
#define WORLD MPI_COMM_WORLD
double f(const double *x) {
  double y = x[0] * x[0], z = 0;
  MPI_Request r;
  (void)r;
"""
TAIL = """
  return z;
}
int main(int c, char **v) {
  double x[1] = {1}, d[1] = {0};
  MPI_Init(&c, &v);
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  MPI_Finalize();
}
"""

REFUSED = {
    "MPI_Ibcast(&y, 1, MPI_DOUBLE, 0, WORLD, &r);":
        "cannot differentiate through 'MPI_Ibcast': a non-blocking collective call has no derivative here: use the",
    "MPI_Win w; MPI_Win_create(&z, 8, 8, MPI_INFO_NULL, WORLD, &w);":
        "cannot differentiate through 'MPI_Win_create': memory that other ranks reach has no derivative here: use mess",
    "struct { double a; long k; } s = {y, 1}; MPI_Send(&s, sizeof s, MPI_BYTE, 0, 0, WORLD);":
        "cannot differentiate this call of 'MPI_Send': which of the bytes are numbers is not known",
    "double w[2] = {y, 1}; MPI_Send(w, sizeof w, MPI_CHAR, 0, 0, WORLD);":
        "cannot differentiate this call of 'MPI_Send': its datatype is one of integers, but numbers that carry",
    "MPI_Irecv(&z, 1, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, WORLD, &r);":
        "cannot differentiate this call of 'MPI_Irecv' in reverse mode: a receive of any tag from any source",
    "int MPI_Teleport(double *, MPI_Comm); MPI_Teleport(&y, WORLD); z = y;":
        "cannot differentiate the call of 'MPI_Teleport': it is not among the functions of MPI",
    "MPI_Pack(&y, 1, MPI_DOUBLE, &z, 8, &(int){0}, WORLD);":
        "cannot differentiate through 'MPI_Pack': a packed message has no derivative here: send the data with",
}


@pytest.mark.parametrize(
    "statement", [s if k in (0, 2) else pytest.param(s, marks=pytest.mark.long) for k, s in enumerate(REFUSED)]
)
def test_what_has_no_derivative_is_refused_by_name(statement: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(f"{HEAD}{statement}{TAIL}")
    built = build("mpicc", "-O1 -g program.c -o program", tmp_path)
    assert built.returncode == 1
    assert "program.c:10:" in built.stderr and f"error: {REFUSED[statement]}" in built.stderr, built.stderr


def test_numbers_that_are_sent_as_integers_stop_the_program(tmp_path: Path) -> None:
    """Where the datatype shows at run time only."""
    (tmp_path / "program.c").write_text(
        f"{HEAD}MPI_Datatype t = x[0] > 0 ? MPI_LONG : MPI_DOUBLE; MPI_Sendrecv(&y, 1, t, 0, 0, &z, 1, t, 0, 0, WORLD, "
        f"MPI_STATUS_IGNORE);{TAIL}"
    )
    assert build("mpicc", "-O1 program.c -o program", tmp_path).returncode == 0
    done = run(tmp_path / "program", 1)
    assert done.returncode != 0
    assert "a message of MPI has a datatype of integers, but numbers that carry derivatives lie in" in done.stderr


TRUNCATED = "MPI_ERR_TRUNCATE"
MISMATCHED = {
    "send 1 double 9 double": TRUNCATED, "send 2 float 2 double": TRUNCATED,
    "send 2 int 2 double": f"{TRUNCATED}|a message of MPI has a datatype of integers",
    "send 2 none 2 double": "MPI_ERR_TYPE",
    "send 2 double 1 uncommitted": "MPI_ERR_TYPE", "begin 1 double 2 double": TRUNCATED,
    "exchange 2 float 2 double": TRUNCATED, "bcast 1 float 1 double": TRUNCATED,
    "allreduce 2 float 2 double": TRUNCATED, "gather 2 float 2 double": TRUNCATED,
}
"""What `mismatched` is told -> MPI's own error, or ours of numbers sent as integers, whichever rank is first."""


@pytest.mark.long
def test_mismatched_counts_and_types_are_errors_of_mpi(tmp_path: Path) -> None:
    assert build("mpicc", "-O1 mismatched.c -o program", tmp_path).returncode == 0
    for words, error in MISMATCHED.items():
        for mode in ("reverse", "forward"):
            done = run(tmp_path / "program", 2, mode, *words.split(), seconds=60)
            assert done.returncode != 0, words
            assert re.search(error, done.stderr), words + done.stderr


def test_the_sample_prints_the_same_on_any_number_of_ranks(tmp_path: Path) -> None:
    assert build("mpicc", f"-O2 {SAMPLE / 'heat.c'} -o heat -lm", tmp_path).returncode == 0
    for ranks in (1, 2, 4):
        assert run(tmp_path / "heat", ranks).stdout == (SAMPLE / "expected.txt").read_text()


@pytest.mark.skipif(not shutil.which("clang-19"), reason="what counts is compiled by clang-19")
def test_a_gradient_sends_at_most_twice_what_the_program_sends(tmp_path: Path) -> None:
    for row in measured(str(tmp_path), (1, 3), 48, 10):
        assert row.gradient_messages <= 2 * row.messages
        assert row.gradient_bytes <= 2 * row.bytes


@pytest.mark.long
def test_cmake_finds_mpi(tmp_path: Path) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(ranks C CXX Fortran)\nfind_package(MPI REQUIRED)\n"
        f"add_executable(messages {PROGRAMS}/messages.c)\ntarget_link_libraries(messages MPI::MPI_C m)\n"
        f"add_executable(field {PROGRAMS}/cxx.cpp)\ntarget_link_libraries(field MPI::MPI_CXX)\n"
        f"add_executable(header {PROGRAMS}/header.f90)\ntarget_link_libraries(header MPI::MPI_Fortran)\n"
        f"add_executable(module {PROGRAMS}/mpi_module.f90 {PROGRAMS}/fortran.f90)\n"
        "target_link_libraries(module MPI::MPI_Fortran)\n"
    )
    compilers = {"CC": "enzyme-clang", "CXX": "enzyme-clang++", "FC": "enzyme-flang"}
    environment = ENVIRONMENT | {variable: str(BIN / name) for variable, name in compilers.items()}
    for command in ("cmake -DCMAKE_BUILD_TYPE=Release -S . -B build", "cmake --build build"):
        subprocess.run(command.split(), cwd=tmp_path, env=environment, check=True, capture_output=True)
    for program in ("messages", "field", "header", "module"):
        assert run(tmp_path / "build" / program, 2).stdout == "right\n"


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("mpicc.mpich"), reason="libmpich-dev is not installed")
@pytest.mark.parametrize("program", ["messages", "requests", "sends", "collectives", "types", "surroundings"])
def test_mpich_is_told_from_openmpi(program: str, tmp_path: Path) -> None:
    environment = {**os.environ, "MPICH_CC": str(BIN / "enzyme-clang"), "OMP_WAIT_POLICY": "passive"}
    command = ["mpicc.mpich", "-O2", "-fopenmp", str(PROGRAMS / f"{program}.c"), "-o", "program", "-lm"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    for ranks in (1, 3):
        done = subprocess.run(["mpirun.mpich", "-n", str(ranks), "./program"], cwd=tmp_path, env=environment, text=True,
                              capture_output=True, timeout=120)
        assert done.stdout == "right\n", done.stdout + done.stderr


def test_every_function_of_the_table_has_its_run_time() -> None:
    from enzyme_cc import c_sources
    from enzyme_cc.rules.mpi import MESSAGES

    defined = c_sources.defined("autodiff/runtime/mpi.c")
    names = [line.split()[0] for line in MESSAGES.strip().splitlines()]
    assert not [n for n in names if not {f"__enzyme_cc_mpi_{n}", f"__enzyme_cc_mpi_fortran_{n}"} <= defined]


@pytest.mark.long
def test_gradcheck_leaves_messages_alone(tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(f"{HEAD}MPI_Allreduce(&y, &z, 1, MPI_DOUBLE, MPI_SUM, WORLD);{TAIL}")
    built = build("mpicc", "-O1 --enzyme-gradcheck program.c -o program", tmp_path)
    assert built.returncode == 0
    assert "gradcheck: this derivative of 'f' is not checked: it sends messages of MPI" in built.stderr
    assert run(tmp_path / "program", 2).returncode == 0
