"""Builds small C programs with enzyme-clang and runs their checks."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
CHECKS = Path(__file__).parent.parent / "programs"

Build = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """build(source, *flags): the finished run of enzyme-clang; the program is tmp_path/program."""

    def run(source: str, *flags: str) -> "subprocess.CompletedProcess[str]":
        (tmp_path / "program.c").write_text('#include "check.h"\n#line 1 "program.c"\n' + source)
        command = [str(ENZYME_CLANG), "-O1", f"-I{CHECKS}", *flags, "program.c", "-o", "program", "-lm"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)

    return run


@pytest.fixture
def check(build: Build, tmp_path: Path) -> Callable[..., None]:
    """check(source, *flags): the program builds, and all its checks hold."""

    def run(source: str, *flags: str) -> None:
        built = build(source, *flags)
        assert built.returncode == 0, built.stderr
        done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr

    return run


@pytest.fixture
def refusal(build: Build) -> Callable[..., str]:
    """refusal(source, *flags): what enzyme-clang says of a program that it refuses."""

    def run(source: str, *flags: str) -> str:
        built = build(source, *flags)
        assert built.returncode == 1, built.stderr
        assert "internal fault" not in built.stderr, built.stderr
        return built.stderr

    return run
