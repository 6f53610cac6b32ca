"""Running the wrapper in a folder of its own, with an AD pass that answers every request with 42.

The driver is tested apart from differentiation: what reaches the pass, and what becomes of its answer.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from stub_pass import REQUEST, STUB, Run

from enzyme_cc.toolchain.compilers import Compiler, find_clang


@pytest.fixture(scope="session", autouse=True)
def heeded_signals() -> None:
    """Whoever started the tests may ignore signals, as nohup does; children inherit that."""
    for number in (signal.SIGINT, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_IGN:
            signal.signal(number, signal.SIG_DFL)


@pytest.fixture(scope="session")
def clang() -> Compiler:
    """The compiler that the wrapper would find by itself."""
    return find_clang()


@pytest.fixture(scope="session")
def stub(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program that is enzyme-clang with the AD pass replaced."""
    path = tmp_path_factory.mktemp("stub") / "wrapper.py"
    path.write_text(STUB)
    return path


@pytest.fixture
def wrapper(stub: Path, tmp_path: Path) -> Run:
    """Run the wrapper in tmp_path with these words; keyword arguments are environment variables."""

    def run(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, str(stub), *words], cwd=tmp_path, input=stdin, capture_output=True, text=True,
            env={**os.environ, **environment}, timeout=60,
        )

    return run


@pytest.fixture
def request_source(tmp_path: Path) -> Path:
    """A program that asks for one derivative and prints it."""
    path = tmp_path / "request.c"
    path.write_text(REQUEST)
    return path
