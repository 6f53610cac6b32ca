"""Bitcode of small C programs, made by the compiler that is installed."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import find_clang


@pytest.fixture
def bitcode(tmp_path: Path) -> Callable[..., bytes]:
    """bitcode(source, *flags): untouched by any pass, as the driver makes it."""
    compiler = find_clang()

    def make(source: str, *flags: str) -> bytes:
        (tmp_path / "unit.c").write_text(source)
        subprocess.run(
            [*compiler.command, "-O1", *flags, "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c",
             "unit.c"],
            cwd=tmp_path, check=True, timeout=60,
        )
        return (tmp_path / "unit.bc").read_bytes()

    return make
