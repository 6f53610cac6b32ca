"""Projects that nobody here wrote, unpacked by `make sources` from the distribution's source packages."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / ".venv" / "sources"


@pytest.fixture
def project(tmp_path: Path) -> Callable[[str], Path]:
    """A copy of a project's source tree in a temporary folder, to configure and build in place."""

    def copy(name: str) -> Path:
        source = SOURCES / name
        if not source.is_dir():
            pytest.skip(f"the source of {name} is not here: `make sources` fetches it")
        return Path(shutil.copytree(source, tmp_path / name, symlinks=True))

    return copy
