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


COUNTED = """
#include <stdio.h>
extern void dgemm_(const char *, const char *, const int *, const int *, const int *, const double *, const double *,
                   const int *, const double *, const int *, const double *, double *, const int *);
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
int products;
static double f(const double *a, const double *b) {
  int n = 3;
  double c[9], one = 1, zero = 0, s = 0;
  dgemm_("N", "T", &n, &n, &n, &one, a, &n, b, &n, &zero, c, &n);
  for (int i = 0; i < 9; i++) s += (i + 1) * c[i];
  return s;
}
int main(void) {
  double a[9], b[9], da[9] = {0}, db[9] = {0}, off = 0;
  for (int i = 0; i < 9; i++) a[i] = 0.3 * i - 1, b[i] = 2 - 0.1 * i * i;
  __enzyme_autodiff((void *)f, enzyme_dup, a, da, enzyme_dup, b, db);
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) {
      double x = 0, y = 0;
      for (int j = 0; j < 3; j++) x += (i + 3 * j + 1) * b[j + 3 * k], y += (j + 3 * i + 1) * a[j + 3 * k];
      off += (da[i + 3 * k] - x) * (da[i + 3 * k] - x) + (db[i + 3 * k] - y) * (db[i + 3 * k] - y);
    }
  printf("%d products, %s", products, off < 1e-20 ? "right" : "wrong");
}
"""
COUNTING = """
extern int products;
void __real_dgemm_();
void __wrap_dgemm_(void *a, void *b, void *c, void *d, void *e, void *f, void *g, void *h, void *i, void *j, void *k,
                   void *l, void *m) {
  products++;
  __real_dgemm_(a, b, c, d, e, f, g, h, i, j, k, l, m);
}
"""


@pytest.mark.parametrize("level", ("-O0", "-O2"))
def test_rules_win_over_the_bodies_of_the_whole_blas(level: str, source: Callable[[str], Path], tmp_path: Path) -> None:
    """The gradient of a product is two products, by calls that the linker counts; an option turns that off."""
    folder = source("lapack") / "BLAS" / "SRC"
    double = [path for path in sorted(folder.iterdir()) if path.name.startswith("d")]
    others = [folder / f"{name}.f" for name in ("idamax", "lsame", "xerbla", "xerbla_array")]
    known = sources_of(source("lapack"))
    run(tmp_path, "enzyme-flang", "-O2", "-c", known["la_constants"], known["la_xisnan"])
    run(tmp_path, "enzyme-flang", "-O2", "-c", *double, *others)
    run(tmp_path, "ar", "rcs", "libblas.a", *sorted(path.name for path in tmp_path.glob("*.o")))
    (tmp_path / "counted.c").write_text(COUNTED)
    (tmp_path / "counting.c").write_text(COUNTING)
    run(tmp_path, "clang-19", "-w", "-std=c89", "-c", "counting.c")
    for words, by_rule in (((), True), (("--enzyme-blas-bodies",), False)):
        run(tmp_path, "enzyme-clang", level, "counted.c", "counting.o", "-L.", "-lblas", "-lm", "-Wl,--wrap=dgemm_",
            *words, "-o", "counted")  # fmt: skip
        made, judgement = run(tmp_path, "./counted").split(" products, ")
        assert (int(made) == 3, judgement) == (by_rule, "right")


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
