"""Bindings, procedure components and procedure pointers that files set which the request's file does not name."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from test_fortran_builds import flang, run
from test_fortran_programs import missing

pytestmark = [pytest.mark.slow, pytest.mark.skipif(bool(missing), reason=missing)]
SOURCES = Path(__file__).parent / "dispatch"
PRINTED = "by_class ok\nby_class ok\nby_component ok\nby_pointer ok\n"


@pytest.mark.parametrize("level", ["-O0", pytest.param("-O1", marks=pytest.mark.long), "-O2",
                                   pytest.param("-O3", marks=pytest.mark.long)])
def test_procedures_of_other_files(level: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCES, tmp_path, dirs_exist_ok=True)

    for name in ("laws", "springs", "main"):
        flang(tmp_path, level, "-c", f"{name}.f90")
    flang(tmp_path, level, "main.o", "springs.o", "laws.o", "-o", "program")
    assert run(tmp_path, "./program").stdout == PRINTED
