"""BLAS in static archives with bitcode: the rules win, a switch turns that off, other functions of its names are the
program's own.

Whether the rule was used shows by the calls of daxpy_ that derivatives of ddot_ make.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROUTINES = """double ddot_(const int *n, const double *x, const int *dx, const double *y, const int *dy) {
  double s = 0;
  for (int i = 0; i < *n; i++) s += x[i * *dx] * y[i * *dy];
  return s;
}
int sums;
void daxpy_(const int *n, const double *a, const double *x, const int *dx, double *y, const int *dy) {
  sums++;
  for (int i = 0; i < *n; i++) y[i * *dy] += *a * x[i * *dx];
}
"""
OTHERS = "dcopy dgemm dgemv dger dscal dsymm dsymv dsyr dsyr2 dsyr2k dsyrk dtrmm dtrmv dtrsm dtrsv".split()
PROGRAM = """#include <stdio.h>
extern double ddot_(const int *, const double *, const int *, const double *, const int *);
extern int sums;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
static double f(double *x, double *y) { int n = 3, one = 1; double r = ddot_(&n, x, &one, y, &one); return r * r; }
int main(void) {
  double x[3] = {1, 2, 3}, y[3] = {4, 5, 6}, dx[3] = {0}, dy[3] = {0}, v[3] = {1, 0, 0}, z[3] = {0};
  __enzyme_autodiff((void *)f, x, dx, y, dy);
  printf("%g %g %g %g %g", dx[0], dx[2], dy[0], dy[2], __enzyme_fwddiff((void *)f, x, v, y, z));
  return sums != 0;
}
"""
OWN = """double ddot_(const double *x) { return x[0] * x[1] * x[2]; }
"""
CALLING_OWN = """#include <stdio.h>
extern double ddot_(const double *x);
void __enzyme_autodiff(void *, ...);
int main(void) {
  double x[3] = {1, 2, 3}, dx[3] = {0};
  __enzyme_autodiff((void *)ddot_, x, dx);
  printf("%g %g %g", dx[0], dx[1], dx[2]);
}
"""


def enzyme(folder: Path, *words: str) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    done = subprocess.run([str(Path(sys.executable).parent / "enzyme-clang"), "-O1", *words], cwd=folder,
                          capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Archives with all of the routines, with two of them, and with another function of the name."""
    folder = tmp_path_factory.mktemp("libraries")
    (folder / "routines.c").write_text(ROUTINES)
    (folder / "others.c").write_text("".join(f"void {name}_(void) {{ __builtin_trap(); }}\n" for name in OTHERS))
    (folder / "own.c").write_text(OWN)
    (folder / "main.c").write_text(PROGRAM)
    (folder / "calling.c").write_text(CALLING_OWN)
    enzyme(folder, "-c", "routines.c", "others.c", "own.c")
    for name, *held in (("whole", "routines", "others"), ("few", "routines"), ("own", "own", "others")):
        subprocess.run(["ar", "rcs", f"lib{name}.a", *(f"{each}.o" for each in held)], cwd=folder, check=True)
    return folder


@pytest.mark.parametrize(("words", "by_rule"), [
    (("libwhole.a",), 1), (("-L.", "-lwhole", "--enzyme-blas-bodies"), 0), (("libfew.a",), 0), (("routines.o",), 0),
], ids=["archive", "switched-off", "part", "own-object"])
def test_rules_win_over_bodies_in_archives(words: tuple[str, ...], by_rule: int, libraries: Path) -> None:
    enzyme(libraries, "main.c", *words, "-o", "program")
    run = subprocess.run(["./program"], cwd=libraries, capture_output=True, text=True)
    assert (run.stdout, run.returncode) == ("256 384 64 192 256", by_rule)


def test_a_function_of_another_type_is_the_programs_own(libraries: Path) -> None:
    enzyme(libraries, "calling.c", "libown.a", "-o", "program")
    run = subprocess.run(["./program"], cwd=libraries, capture_output=True, text=True)
    assert run.stdout == "6 3 2"
