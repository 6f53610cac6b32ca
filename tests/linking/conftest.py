"""Small programs in several files, compiled and linked by the real wrapper in a folder of their own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import LOSS, MAIN, MODEL, WRAPPERS, Run


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run a command in tmp_path; `enzyme-clang` and `enzyme-clang++` are the wrappers."""
    def start(*words: str, succeeds: bool = True, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [*WRAPPERS[words[0]], *words[1:]] if words[0] in WRAPPERS else list(words)
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120,
                              env={**os.environ, **environment})
        if succeeds:
            assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
        return done

    return start


@pytest.fixture
def build(run: Run) -> Callable[[str], str]:
    """Run commands given as one text, one a line; what the last of them prints."""

    def start(commands: str) -> str:
        printed = ""
        for line in filter(str.strip, commands.splitlines()):
            printed = run(*line.split()).stdout
        return printed

    return start


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The folder with main.c, loss.c and model.c: a request that needs all three."""
    for name, text in (("main.c", MAIN), ("loss.c", LOSS), ("model.c", MODEL)):
        (tmp_path / name).write_text(text)
    return tmp_path
