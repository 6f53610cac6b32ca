"""Projects that nobody here wrote, unpacked by `make sources` from the distribution's source packages."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / ".venv" / "sources"


@pytest.fixture(scope="session")
def source() -> Callable[[str], Path]:
    """A project's source tree, to read only."""

    def find(name: str) -> Path:
        if not (SOURCES / name).is_dir():
            pytest.skip(f"the source of {name} is not here: `make sources` fetches it")
        return SOURCES / name

    return find


@pytest.fixture
def project(tmp_path: Path, source: Callable[[str], Path]) -> Callable[[str], Path]:
    """A copy of a project's source tree in a temporary folder, to configure and build in place."""

    def copy(name: str) -> Path:
        return Path(shutil.copytree(source(name), tmp_path / name, symlinks=True))

    return copy
