"""Each block of docs/python.md runs as it stands, and prints what it says."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.python.conftest import find_flang, needs

TEXT = (Path(__file__).parents[2] / "docs" / "python.md").read_text()
BLOCKS = dict(re.findall(r"^## (.*?)\n.*?^```python\n(.*?)^```", TEXT, re.M | re.S))
HEAVY = ("JAX", "TensorFlow")


@pytest.mark.slow
@pytest.mark.parametrize(
    "title", [pytest.param(title, marks=pytest.mark.long if title in HEAVY else ()) for title in BLOCKS])
def test_a_block(title: str) -> None:
    code = BLOCKS[title]
    if 'language="fortran"' in code:
        needs(find_flang)
    for package in ("torch", "jax", "tensorflow", "numba"):
        if f"import {package}" in code or f"enzyme_cc.{package}" in code:
            if importlib.util.find_spec(package) is None:
                pytest.skip(f"{package.upper()} IS NOT TESTED: it is not installed")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for printed in re.findall(r"^print\(.*?  # (.*)$", code, re.M):
        assert printed in done.stdout
