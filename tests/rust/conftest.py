"""Compiling Rust programs with enzyme-rustc in a folder of the test's own. Without rustc these tests are skipped."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
WRAPPER = REPOSITORY / "wrappers" / "bin" / "enzyme-rustc"
Run = Callable[..., subprocess.CompletedProcess[str]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if shutil.which("rustc") is None:
        for item in items:
            if Path(item.fspath).parent == Path(__file__).parent:
                item.add_marker(pytest.mark.skip(reason="NO RUST: rustc is not on PATH, nothing of Rust is tested"))


@pytest.fixture(scope="session")
def wrapper(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """enzyme-rustc as an executable that runs with this Python."""
    path = tmp_path_factory.mktemp("bin") / "enzyme-rustc"
    path.write_text(f"#!{sys.executable}\n" + WRAPPER.read_text().partition("\n")[2])
    path.chmod(0o755)
    return path


@pytest.fixture
def run(wrapper: Path, tmp_path: Path) -> Run:
    """Run a command in tmp_path; `enzyme-rustc` is the wrapper, keyword arguments are environment variables."""

    def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
        program = str(wrapper) if words[0] == "enzyme-rustc" else str(words[0])
        known = {**os.environ, "PYTHONPATH": str(REPOSITORY), "RUSTC": str(wrapper), **environment}
        return subprocess.run(
            [program, *map(str, words[1:])], cwd=tmp_path, capture_output=True, text=True, env=known, timeout=240
        )

    return run
