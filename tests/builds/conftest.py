"""Sample projects built by real build systems with the wrappers as compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sample_project import ROOT, SOURCES, TOOLS, Run


@pytest.fixture(scope="session")
def bin_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wrappers as an installation has them: real files, beside a script that names Python."""
    folder = tmp_path_factory.mktemp("bin")
    for wrapper in (ROOT / "wrappers" / "bin").iterdir():
        shutil.copy(wrapper, folder / wrapper.name)
    (folder / "enzyme-config").write_text(f"#!{sys.executable}\n")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the sources; the build files are the test's."""
    folder = tmp_path / "project"
    folder.mkdir()
    for name, text in SOURCES.items():
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def run(bin_folder: Path, project: Path) -> Run:
    """Run shell commands in the project, the wrappers on PATH; what they print. They must succeed."""
    for name in ("CC", "CXX", "CFLAGS", "LDFLAGS", "MAKEFLAGS"):
        assert name not in os.environ or os.environ[name] == "", f"{name} is set"

    def start(commands: str, **environment: str) -> str:
        path = os.pathsep.join((str(bin_folder), TOOLS))
        done = subprocess.run(
            ["sh", "-e", "-c", commands], cwd=project, text=True, timeout=280, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "PATH": path, **environment},
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    return start
