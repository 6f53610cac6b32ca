"""Derivatives through MINPACK, as its authors wrote it in Fortran 77: fits and roots, with the user's procedure passed
as an argument, against the implicit function theorem."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fortran_libraries import LEVELS, PROGRAM_CHECKS, missing, run

PROGRAMS = Path(__file__).parent / "minpack"
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing), reason=missing)]


@pytest.fixture(scope="module", params=LEVELS)
def library(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, source: Callable[[str], Path]
) -> tuple[str, Path]:
    """A level and a folder with libminpack.a compiled at it."""
    folder = tmp_path_factory.mktemp("minpack")
    run(folder, "enzyme-flang", request.param, "-c", *sorted(source("minpack").glob("*.f")))
    run(folder, "ar", "rcs", "libminpack.a", *sorted(folder.glob("*.o")))
    return request.param, folder


def test_fitted_parameters_by_the_data(library: tuple[str, Path], tmp_path: Path) -> None:
    level, folder = library
    run(tmp_path, "enzyme-clang", level, "-I", PROGRAM_CHECKS, PROGRAMS / "fit.c", f"-L{folder}", "-lminpack", "-lm",
        "-o", "fit")  # fmt: skip
    assert run(tmp_path, "./fit").count("check ") == 100


def test_roots_by_the_equations_parameters(library: tuple[str, Path], tmp_path: Path) -> None:
    level, folder = library
    run(tmp_path, "enzyme-flang", level, PROGRAMS / "roots.f90", f"-L{folder}", "-lminpack", "-o", "roots")
    assert run(tmp_path, "./roots").count("check ") == 8
