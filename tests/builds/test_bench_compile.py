"""The programs of `make bench-compile` build, and their gradients agree with differences of the values."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from sample_project import ROOT


def _measured(program: str, folder: Path) -> dict:
    command = [sys.executable, str(ROOT / "benchmarks" / "compile.py"), "--rounds=1", f"--out={folder}", program]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert "Traceback" not in done.stderr, done.stderr
    return json.loads((folder / "compile.json").read_text())["programs"][0]


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.parametrize("program", ["hydrodynamics", "molecular dynamics"])
def test_a_program_of_the_benchmark_is_right(program: str, tmp_path: Path) -> None:
    row = _measured(program, tmp_path)
    assert row["problem"] == "" and row["ratio"] > 0


LONG = ["straight line", "250 loops", "gaussian process", "calibration", "Eigen SVD", "Eigen logm", "Rust sort_by",
        "Rust BTreeMap"]


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("program", LONG)
def test_a_large_program_of_the_benchmark_is_right(program: str, tmp_path: Path) -> None:
    row = _measured(program, tmp_path)
    if "is missing" in row["problem"]:
        pytest.skip(row["problem"])
    assert row["problem"] == "" and row["ratio"] > 0
