"""Programs in several languages, built by the wrappers in a folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from several_languages import BIN, HERE, Build, lacking


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Run shell commands, one a line, beside copies of the sources here; what they print on standard output."""
    for path in HERE.iterdir():
        if path.is_file() and path.suffix != ".py":
            shutil.copy(path, tmp_path)

    def start(commands: str, **environment: str) -> str:
        lacks = lacking(commands)
        if lacks:
            pytest.skip(lacks)
        done = subprocess.run(
            ["sh", "-e", "-c", commands], cwd=tmp_path, capture_output=True, text=True, timeout=280,
            env={**os.environ, "PATH": f"{BIN}:{os.environ['PATH']}", **environment})
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return start
