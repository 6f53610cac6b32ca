"""Derivatives through reference LAPACK and BLAS, compiled by enzyme-flang, against closed forms.

The programs in lapack/ say which; each runs at every -O level of library and program, and once with the libraries
that LAPACK's own CMake files make.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fortran_libraries import LEVELS, PROGRAM_CHECKS, missing, run

from enzyme_cc.toolchain.elf import ELF

PROGRAMS = Path(__file__).parent / "lapack"
ROUTINES = ("dgesv", "zgesv", "dpotrf", "dpotrs", "dposv", "dsyev", "dgels")
pytestmark = [pytest.mark.long, pytest.mark.skipif(bool(missing), reason=missing)]


def sources_of(lapack: Path) -> dict[str, Path]:
    """The source of each routine, by its name."""
    return {
        path.stem.lower(): path
        for folder in ("INSTALL", "SRC", "BLAS/SRC")
        for path in sorted((lapack / folder).iterdir())
        if path.suffix in (".f", ".f90", ".F90")
    }


def build_libraries(lapack: Path, folder: Path, level: str) -> None:
    """libblas.a and liblapack.a in `folder`: ROUTINES and all that they reach."""
    known = sources_of(lapack)
    found = {known[name]: "" for name in ("la_constants", "la_xisnan", *ROUTINES)}
    batch = list(found)
    while batch:
        run(folder, "enzyme-flang", level, "-c", *batch)
        reached = set()
        for source in batch:
            found[source] = f"{source.stem}.o"
            reached |= ELF((folder / found[source]).read_bytes()).symbols().undefined
        batch = sorted({known[n] for n in (name.removesuffix("_") for name in reached) if n in known} - found.keys())
    for archive, in_blas in (("libblas.a", True), ("liblapack.a", False)):
        run(folder, "ar", "rcs", archive, *(o for source, o in found.items() if ("BLAS" in source.parts) == in_blas))


@pytest.fixture(scope="module", params=LEVELS)
def libraries(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, source: Callable[[str], Path]
) -> tuple[str, Path]:
    """A level and a folder with both archives compiled at it."""
    folder = tmp_path_factory.mktemp("lapack")
    build_libraries(source("lapack"), folder, request.param)
    return request.param, folder


@pytest.mark.parametrize("program", ["solve", "complex_solve", "cholesky", "eigenvalues", "least_squares"])
def test_a_c_program_through_lapack(program: str, libraries: tuple[str, Path], tmp_path: Path) -> None:
    level, folder = libraries
    run(tmp_path, "enzyme-clang", level, "-I", PROGRAM_CHECKS, PROGRAMS / f"{program}.c", f"-L{folder}",
        "-llapack", "-lblas", "-lm", "-o", program)  # fmt: skip
    assert "check " in run(tmp_path, f"./{program}")


def test_a_fortran_program_through_lapack(libraries: tuple[str, Path], tmp_path: Path) -> None:
    level, folder = libraries
    run(tmp_path, "enzyme-flang", level, PROGRAMS / "solve.f90", f"-L{folder}", "-llapack", "-lblas", "-o", "solve")
    assert run(tmp_path, "./solve").count("check ") == 6


CMAKE_PROJECT = """
cmake_minimum_required(VERSION 3.20)
project(solver C Fortran)
find_package(LAPACK CONFIG REQUIRED)
add_executable(solve ${PROGRAMS}/solve.c)
target_include_directories(solve PRIVATE ${CHECKS})
target_link_libraries(solve lapack m)
"""


def test_the_library_that_lapacks_own_cmake_files_make(tmp_path: Path, project: Callable[[str], Path]) -> None:
    lapack, installed = project("lapack"), tmp_path / "installed"
    compilers = ("-DCMAKE_C_COMPILER=enzyme-clang", "-DCMAKE_Fortran_COMPILER=enzyme-flang",
                 "-DCMAKE_BUILD_TYPE=Release")  # fmt: skip
    run(tmp_path, "cmake", "-S", lapack, "-B", "build", f"-DCMAKE_INSTALL_PREFIX={installed}", *compilers,
        "-DBUILD_SINGLE=OFF", "-DBUILD_COMPLEX=OFF", "-DBUILD_COMPLEX16=OFF", "-DBUILD_TESTING=OFF")  # fmt: skip
    run(tmp_path, "cmake", "--build", "build", "--parallel", "2", "--target", "install")
    (tmp_path / "CMakeLists.txt").write_text(CMAKE_PROJECT)
    run(tmp_path, "cmake", "-S", ".", "-B", "solver", *compilers, f"-DCMAKE_PREFIX_PATH={installed}",
        f"-DPROGRAMS={PROGRAMS}", f"-DCHECKS={PROGRAM_CHECKS}")  # fmt: skip
    run(tmp_path, "cmake", "--build", "solver")
    assert "check adjoint of A" in run(tmp_path, "solver/solve")
