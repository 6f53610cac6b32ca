"""The samples in Python find what they look for, and draw it. Where a framework is not installed it says so."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tests.python.conftest import find_flang, needs

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "python"
CASES = {"fit_conductivity/fit.py": "torch", "design_lens/design.py": "jax", "find_orbit/find.py": "numba"}


@pytest.mark.long
@pytest.mark.parametrize(("sample", "package"), CASES.items())
def test_a_sample(sample: str, package: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(package) is None:
        pytest.skip(f"{package.upper()} IS NOT TESTED: it is not installed")
    if package == "torch":
        needs(find_flang)
    done = subprocess.run([sys.executable, str(SAMPLES / sample), str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith("check: ok\n")
    picture = (tmp_path / f"{Path(sample).parent.name}.png").read_bytes()
    assert picture.startswith(b"\x89PNG") and len(picture) > 10_000


def test_every_sample_is_tested() -> None:
    assert {str(path.relative_to(SAMPLES)) for path in SAMPLES.glob("*/*.py")} == set(CASES)
