"""Projects that nobody here wrote, unpacked by `make sources` from the distribution's source packages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / ".venv" / "sources"
PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))

Run = Callable[..., str]


@pytest.fixture(scope="session")
def source() -> Callable[[str], Path]:
    """A project's source tree, to read only."""

    def find(name: str) -> Path:
        if not (SOURCES / name).is_dir():
            pytest.skip(f"the source of {name} is not here: `make sources` fetches it")
        return SOURCES / name

    return find


@pytest.fixture
def project(tmp_path: Path, source: Callable[[str], Path]) -> Callable[..., Path]:
    """A copy of a project's source tree in a temporary folder, to configure and build in place."""

    def copy(name: str, folder: str = "") -> Path:
        return Path(shutil.copytree(source(name), tmp_path / (folder or name), symlinks=True))

    return copy


@pytest.fixture(scope="session")
def run() -> Run:
    """Run shell commands in a folder, the installed wrappers on PATH; what they print. They must succeed."""

    def start(folder: Path, commands: str, **environment: str) -> str:
        done = subprocess.run(
            ["sh", "-e", "-c", commands], cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            env={**os.environ, "PATH": PATH, **environment}, errors="replace",
        )
        assert done.returncode == 0, done.stdout[-5000:]
        return done.stdout

    return start


@pytest.fixture(scope="session")
def clang() -> str:
    """The compiler that the wrapper runs, by its own name."""
    return next(name for name in ("clang", "clang-19") if shutil.which(name))
