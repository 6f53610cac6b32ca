"""The sample in C, Fortran and Rust is built by its Makefile and prints its expected.txt."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from several_languages import Build

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "samples" / "mixed"


@pytest.mark.slow
@pytest.mark.parametrize("flags", [
    "", "CFLAGS=-O0 FFLAGS=-O0 RUSTFLAGS=", "CFLAGS=-O3 FFLAGS=-O3 RUSTFLAGS=-Copt-level=3",
    "CC=enzyme-clang++ CFLAGS='-O1 -x c'",
])
def test_the_sample_prints_what_is_expected(flags: str, build: Build, tmp_path: Path) -> None:
    build(f"# enzyme-flang, rustc\nmake -C {SAMPLE} OUT={tmp_path}/out {flags} check")


@pytest.mark.slow
def test_the_commands_of_the_readme_build_it(build: Build, tmp_path: Path) -> None:
    section = (ROOT / "README.md").read_text().split("## Several languages in one program")[1]
    commands = section.split("```console\n")[1].split("```")[0].replace("$ ", "")
    for name in ("main.c", "integrate.f90", "huber.rs"):
        shutil.copy(SAMPLE / name, tmp_path)
    assert build(commands + "./mixed") == (SAMPLE / "expected.txt").read_text()


def test_the_sample_says_what_it_prints_and_stays_readable() -> None:
    assert (SAMPLE / "expected.txt").read_text().endswith("check: ok\n")
    assert len((SAMPLE / "main.c").read_text().splitlines()) <= 150
