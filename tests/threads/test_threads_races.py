"""No derivative of threads has a race: the programs' derivatives run under ThreadSanitizer.

How it is made to see them is in tests/openmp/test_openmp_races.py.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.openmp.test_openmp_races import ADDED, with_derivatives

HERE = Path(__file__).parent
PROGRAMS = ("posix.c", "order.c", "standard.c", "objects.cpp", "locks.cpp", "futures.cpp", "results.cpp", "shared.cpp",
            "tasks.cpp")
# The C library's values of the flag, in place of those of ThreadSanitizer's own pthread_once.
ONCE = """
int pthread_once(int *flag, void (*f)(void)) {
  int none = 0;
  if (__atomic_compare_exchange_n(flag, &none, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
    f();
    __atomic_store_n(flag, 2, __ATOMIC_RELEASE);
  }
  while (__atomic_load_n(flag, __ATOMIC_ACQUIRE) != 2);
  return 0;
}
"""
pytestmark = [pytest.mark.slow, pytest.mark.long]


def derivatives(program: str, folder: Path) -> str:
    """The program with its derivatives, as clang 19 reads it, to be instrumented."""
    compiler = ["clang++-19", "-std=c++20"] if program.endswith("pp") else ["clang-19"]
    return with_derivatives([*compiler, "-pthread", "-DSANITIZED", str(HERE / program)], folder)


def races(text: str, folder: Path) -> int:
    """How many races ThreadSanitizer sees; the program's own checks are another test's."""
    (folder / "program.ll").write_text(text)
    (folder / "once.c").write_text(ONCE)
    words = "-O1 -g -pthread -fsanitize=thread -w".split()
    subprocess.run(["clang-19", *words, "-c", "once.c"], check=True, cwd=folder)
    subprocess.run(["clang++-19", *words, "program.ll", "once.o", "-o", "program", "-lm"], check=True, cwd=folder)
    environment = {**os.environ, "TSAN_OPTIONS": "report_signal_unsafe=0"}
    run = subprocess.run(["./program"], cwd=folder, capture_output=True, text=True, timeout=280, env=environment)
    return run.stderr.count("WARNING: ThreadSanitizer: data race")


@pytest.mark.parametrize("program", PROGRAMS)
def test_derivatives_have_no_races(program: str, tmp_path: Path) -> None:
    assert races(derivatives(program, tmp_path), tmp_path) == 0


def test_a_race_would_be_seen(tmp_path: Path) -> None:
    """Additions to shared adjoints as plain ones."""
    text, count = ADDED.subn(r"store double \3, ptr \2, align 8", derivatives("posix.c", tmp_path))
    assert count and races(text, tmp_path) > 0
