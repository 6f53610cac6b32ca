"""No derivative of ranks with several threads has a race: they run under ThreadSanitizer, MPI's own library does not.

How it is made to see them is in tests/openmp/test_openmp_races.py.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tests.mpi.ranks import PROGRAMS, needs_mpi, run
from tests.openmp.test_openmp_races import ARCHER, with_derivatives

pytestmark = [
    needs_mpi,
    pytest.mark.slow,
    pytest.mark.long,
    pytest.mark.skipif(not ARCHER.exists(), reason="libomp-19-dev is not installed"),
]

CALLS_UNDER_WAY = r"getelementptr inbounds \(i8, ptr @__enzyme_cc_mpi, i64 24\)"
COUNTED = re.compile(rf"%(\S+) = atomicrmw add ptr ({CALLS_UNDER_WAY}), i64 1 .*")


def words(of: str) -> list[str]:
    """What the library's own wrapper hands to the compiler."""
    return subprocess.run(["mpicc", f"--showme:{of}"], check=True, capture_output=True, text=True).stdout.split()


def derivatives(program: str, folder: Path) -> str:
    """The program with its derivatives, as clang 19 reads it, to be instrumented."""
    return with_derivatives(["clang-19", "-w", *words("compile"), "-fopenmp", str(PROGRAMS / program)], folder)


def races(text: str, folder: Path) -> int:
    """How many races ThreadSanitizer sees on two ranks; the program's own checks are another test's."""
    (folder / "program.ll").write_text(text)
    flags = "-O1 -g -fopenmp -fsanitize=thread -w program.ll -o program".split()
    subprocess.run(["clang++-19", *flags, *words("link"), "-lm"], check=True, cwd=folder)
    done = run(folder / "program", 2, TSAN_OPTIONS="ignore_noninstrumented_modules=1", OMP_TOOL_LIBRARIES=str(ARCHER))
    return done.stderr.count("WARNING: ThreadSanitizer: data race")


@pytest.mark.parametrize("program", ["multiple.c", "teams.c", "types.c"])
def test_derivatives_have_no_races(program: str, tmp_path: Path) -> None:
    assert races(derivatives(program, tmp_path), tmp_path) == 0


def test_a_race_would_be_seen(tmp_path: Path) -> None:
    """Calls under way counted by plain additions."""
    plain = r"%\1 = load i64, ptr \2\n  %more.\1 = add i64 %\1, 1\n  store i64 %more.\1, ptr \2"
    text, count = COUNTED.subn(plain, derivatives("multiple.c", tmp_path))
    assert count and races(text, tmp_path) > 0
