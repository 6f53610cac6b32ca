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
