"""Every Fortran sample, built with the wrapper as a user would, prints its expected.txt at -O0 and -O2, in
`make test-long` at each -O level.

The samples check their own derivatives and stop with an error on a mismatch.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_fortran_programs import WRAPPER, missing

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "fortran"
CASES = sorted(main.parent.name for main in SAMPLES.glob("*/main.f90"))
LEVELS = ("-O0", "-O2", *(pytest.param(level, marks=pytest.mark.long) for level in ("-O1", "-O3")))
BUILD_SECONDS, RUN_SECONDS = 180, 60


@pytest.mark.slow
@pytest.mark.skipif(bool(missing), reason=missing)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES)
def test_sample_prints_what_is_expected(tmp_path: Path, case: str, level: str) -> None:
    program = tmp_path / case
    command = [sys.executable, str(WRAPPER), level, str(SAMPLES / case / "main.f90"), "-o", str(program)]
    environment = {
        **os.environ, "PYTHONPATH": str(WRAPPER.parents[2]), "XDG_CACHE_HOME": str(tmp_path / "cache")
    }
    build = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, env=environment, timeout=BUILD_SECONDS
    )
    assert build.returncode == 0, f"{' '.join(command)}\n{build.stderr}"
    done = subprocess.run([str(program)], capture_output=True, text=True, timeout=RUN_SECONDS)
    assert done.returncode == 0, f"exit code {done.returncode}\n{done.stdout}{done.stderr}"
    assert done.stdout == (SAMPLES / case / "expected.txt").read_text()


def test_every_sample_says_what_it_is_and_stays_readable() -> None:
    assert len(CASES) >= 5
    for case in CASES:
        lines = (SAMPLES / case / "main.f90").read_text().splitlines()
        assert lines[0].startswith("! "), f"{case}/main.f90 does not open with what its mathematics is"
        assert len(lines) <= 250, f"{case}/main.f90 has {len(lines)} lines"
        assert (SAMPLES / case / "expected.txt").read_text().endswith("check: ok\n")
