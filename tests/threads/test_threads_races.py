"""No derivative of threads has a race: the programs' derivatives run under ThreadSanitizer.

How it is made to see them is in tests/openmp/test_openmp_races.py.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.openmp.test_openmp_races import ADDED, ENZYME_OPT, NEWER, NEWER_STEP

HERE = Path(__file__).parent
PROGRAMS = ("posix.c", "order.c", "standard.c", "objects.cpp", "locks.cpp", "futures.cpp", "tasks.cpp")
HEADING = re.compile(
    r"^(define .*?\)[^{\n]*?)((?: comdat(?:\(\$[^)]*\))?)?(?: align \d+)?(?: personality ptr @\w+)?"
    r"\s*(?:!dbg !\d+ )?\{)$",
    re.M)
pytestmark = [pytest.mark.slow, pytest.mark.long]


def derivatives(program: str, folder: Path) -> str:
    """The program with its derivatives, as clang 19 reads it, to be instrumented."""
    compiler = "clang++-19" if program.endswith("pp") else "clang-19"
    words = "-O1 -g -pthread -DSANITIZED -Xclang -disable-llvm-passes -S -emit-llvm -o before.ll".split()
    words += ["-std=c++20"] if program.endswith("pp") else []
    subprocess.run([compiler, *words, str(HERE / program)], check=True, cwd=folder)
    subprocess.run([str(ENZYME_OPT), "before.ll", "-o", "after.ll"], check=True, cwd=folder, capture_output=True)
    text = NEWER_STEP.sub(r"\1", NEWER.sub("", (folder / "after.ll").read_text()))
    return HEADING.sub(r"\1 sanitize_thread\2", text)


def races(text: str, folder: Path) -> int:
    """How many races ThreadSanitizer sees; the program's own checks are another test's."""
    (folder / "program.ll").write_text(text)
    words = "-O1 -g -pthread -fsanitize=thread -w program.ll -o program -lm".split()
    subprocess.run(["clang++-19", *words], check=True, cwd=folder)
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
