"""The benchmark of the doors runs, and the models agree however they are written."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARK = Path(__file__).resolve().parents[2] / "benchmarks" / "python_doors.py"


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_quick_figures(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, str(BENCHMARK), "--quick", "--out", str(tmp_path)], capture_output=True,
                          text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    figures = json.loads((tmp_path / "python_doors.json").read_text())
    ways = [way for way in ("c", "torch", "jax", "numba") if way == "c" or importlib.util.find_spec(way)]
    assert set(figures["models"]) == {f"{model} {way}" for model in ("heat", "kinetics", "lstm", "orbit")
                                      for way in ways}
    assert figures["overhead_us"]["NumPy, value"] < 100 and (tmp_path / "python_doors.png").is_file()
