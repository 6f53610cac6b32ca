"""`make bench-builds` prints its tables, and what does not depend on the machine's other work holds."""

from __future__ import annotations

import subprocess
import sys

import pytest
from sample_project import ROOT


def _tables(*wanted: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ROOT / "benchmarks" / "builds.py"), "--rounds=1", *wanted],
                          capture_output=True, text=True, cwd=ROOT)


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_every_step_of_every_build_system_succeeds() -> None:
    done = _tables("systems")
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("CMake, ") == 5 and "Meson" in done.stdout and "autotools" in done.stdout


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_a_request_in_a_big_link_is_within_its_bound() -> None:
    done = _tables("link")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "the request's cost" in done.stdout


@pytest.mark.long
@pytest.mark.timeout(1200)
def test_what_builds_cost_is_printed() -> None:
    done = _tables("overhead")  # whether the bound on time holds is no question for a busy machine
    assert done.returncode in (0, 1) and "Traceback" not in done.stderr, done.stdout + done.stderr
    assert "zlib" in done.stdout and "Lua 5.4" in done.stdout
    assert "DIFFERENT" not in done.stdout and "differs" not in done.stdout
