"""Each program beside this file checks its own derivatives with teams of 1, 2, 4 and 7 threads, both modes.

It is built and run at -O2, those of `UNOPTIMISED` at -O0, too, and all of them at every level in the long run. Kernels
run several times over with more threads than there are processors, so that a race shows as a wrong number sooner or
later.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang

HERE = Path(__file__).parent
COMPILERS = {".c": "enzyme-clang", ".cpp": "enzyme-clang++", ".f90": "enzyme-flang",
             ".F90": "enzyme-flang"}
LONG = ("methods.c", "reductions.cpp")
UNOPTIMISED = ("order.c", "variables.c", "loops.f90")


def is_long(program: str, level: str) -> bool:
    """Whether the program at a level is left to the long run."""
    return program in LONG or not (level == "-O2" or (level == "-O0" and program in UNOPTIMISED))


CASES = [
    pytest.param(path.name, level, marks=pytest.mark.long if is_long(path.name, level) else ())
    for path in sorted(HERE.iterdir()) if path.suffix in COMPILERS for level in ("-O0", "-O1", "-O2", "-O3")
]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/usr/lib/llvm-19/lib/libomp.so").exists(), reason="libomp-19-dev is not installed"),
]


def build(compiler: str, folder: Path, *words: str, fails: bool = False) -> str:
    """Build in the folder with -fopenmp; what the compiler said."""
    command = [str(Path(sys.executable).parent / compiler), "-fopenmp", *words]
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    made = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=folder, env=environment)
    assert (made.returncode != 0) == fails, f"{' '.join(command)}\n{made.stderr}"
    return made.stderr


@pytest.mark.parametrize(("program", "level"), CASES)
def test_derivatives_are_right_with_any_number_of_threads(program: str, level: str, tmp_path: Path) -> None:
    source = HERE / program
    if COMPILERS[source.suffix] == "enzyme-flang":
        try:
            find_flang()
        except CompilerNotFound as problem:
            pytest.skip(f"FORTRAN IS NOT TESTED: {problem}")
    said = build(COMPILERS[source.suffix], tmp_path, level, str(source), "-o", "program", "-lm")
    assert "invalid debug info" not in said, said
    # there are more threads than processors: those that wait must not spin
    environment = {**os.environ, "OMP_WAIT_POLICY": "passive"}
    run = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=300, env=environment)
    assert run.returncode == 0, run.stdout + run.stderr


def test_tapes_of_many_regions_take_no_new_memory_in_later_calls(tmp_path: Path) -> None:
    """Regions of many sizes, in programs that want a gradient again and again."""
    (tmp_path / "a.c").write_text("""#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
static double f(double *x, int n, int steps) {
  double sum = 0;
  for (int step = 1; step <= steps; step++) {
#pragma omp parallel for
    for (int i = 0; i < n / step; i++) x[i] = sin(x[i]) * x[i] + 0.5;
  }
  for (int i = 0; i < n; i++) sum += x[i];
  return sum;
}
int main(void) {
  enum { N = 20000, STEPS = 60 };
  double *x = malloc(N * 8), *dx = malloc(N * 8);
  long after[2] = {0};
  for (int call = 0; call < 9; call++) {
    for (int i = 0; i < N; i++) x[i] = 0.5 + i % 7, dx[i] = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N, enzyme_const, STEPS);
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    if (call == 2 || call == 8) after[call == 8] = used.ru_minflt;
  }
  double h = 1e-6, want = 1;
  for (int sign = -1; sign <= 1; sign += 2) {
    double y = 0.5 + (N - 1) % 7 + sign * h;
    want += sign * (sin(y) * y + 0.5) / (2 * h);
  }
  printf("%ld more pages\\n", after[1] - after[0]);
  return fabs(dx[N - 1] - (want - 1)) > 1e-6 || after[1] - after[0] > 200;
}
""")
    build("enzyme-clang", tmp_path, "-O2", "a.c", "-o", "program", "-lm")
    for threads in ("1", "2"):
        environment = {**os.environ, "OMP_WAIT_POLICY": "passive", "OMP_NUM_THREADS": threads}
        run = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=100, env=environment)
        assert run.returncode == 0, run.stdout + run.stderr


def test_what_is_kept_of_a_region_is_printed(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("""void __enzyme_autodiff(void *, ...);
static double f(double *x) {
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 9; i++) { x[i] *= x[i]; s += x[i] * x[i]; }
  return s;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
""")
    said = build("enzyme-clang", tmp_path, "-O2", "-g", "-c", "a.c", "--enzyme-print=cache")
    assert "cache of @f" in said and "cache of @f.omp_outlined" in said, said


def test_the_plan_of_a_region_says_which_loops_come_in_two_copies_and_what_threads_sum(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("""void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static void f(const double *restrict u, const double *restrict w, double *restrict y, int n) {
#pragma omp parallel for
  for (int i = 1; i < n; i++) {
    double s = (u[i] - u[i - 1]) * (u[i] - u[i - 1]);
    for (int j = 0; j < n; j++) s += w[j] * u[i];
    y[i] = s;
  }
}
void g(double *u, double *du, double *w, double *dw, double *y, double *dy, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, u, du, enzyme_dup, w, dw, enzyme_dup, y, dy, enzyme_const, n);
}
""")
    said = build("enzyme-clang", tmp_path, "-O2", "-g", "-c", "a.c", "--enzyme-print=cache")
    plan = said.partition("cache of @f.omp_outlined")[2]
    assert plan.count("in two copies: the loop at a.c:") == 1, said
    assert plan.count("summed by each thread: the adjoints of the array at ptr") == 1, said
