"""The table of BLAS and LAPACK, walked: each routine with all its flags against differences, in both modes.

The library is whatever the linker finds as openblas and lapacke; its code is native, without bitcode.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from enzyme_cc.rules import blas_names
from enzyme_cc.rules.blas import ROUTINES, Routine
from tests.conftest import needs_rust

sys.path.insert(0, str(Path(__file__).parent))
import blas_programs  # it lies beside

COMMAND = Path(__file__).parents[3] / "wrappers/bin/enzyme-clang"
LIBRARIES = ("-llapacke", "-lopenblas", "-lm")


def of_interface(kind: str, precision: str) -> list[tuple[Routine, str]]:
    """The routines that an interface has in a precision."""
    assert blas_names.is_name("dgemm_")

    def has(routine: Routine) -> bool:
        if routine.name.endswith("con"):  # nothing to compare
            return False
        if kind == "lapacke":
            if routine.name == "lacpy":  # which leaves anything beside a triangle of rows
                return False
            return routine.lapack and routine.by_lapacke
        if kind == "cblas":  # complex results go through memory there, rotations are OpenBLAS's own
            return not (routine.lapack or (precision in "cz" and (routine.result == "number" or routine.name == "rot")))
        return not routine.name.endswith("_sub")

    return [(r, precision) for r in ROUTINES.values() if precision in r.spellings and has(r)]


pytestmark = pytest.mark.slow
long = pytest.mark.long


QUICK = (("cblas", "d", "-O0"), ("cblas", "z", "-O2"), ("lapacke", "d", "-O2"))
EVERY = [
    (kind, precision, level) for kind in ("cblas", "fortran", "lapacke") for precision in "sdcz"
    for level in ("-O0", "-O2")
]


@pytest.mark.parametrize(
    ("kind", "precision", "level"),
    [*QUICK, *(pytest.param(*each, marks=long) for each in EVERY if each not in QUICK)],
)
def test_every_routine_against_differences(kind: str, precision: str, level: str, tmp_path: Path) -> None:
    walk(of_interface(kind, precision), kind, precision, level, tmp_path)


def test_some_routines_by_fortrans_symbols(tmp_path: Path) -> None:
    some = [(r, p) for r, p in of_interface("fortran", "d") if r.name in ("dot", "gemv", "trsm", "gesv", "gbtrs")]
    walk(some, "fortran", "d", "-O2", tmp_path)


def walk(routines: list[tuple[Routine, str]], kind: str, precision: str, level: str, tmp_path: Path) -> None:
    """Hold each routine against differences."""
    assert len(routines) > 4
    (tmp_path / "all.c").write_text(blas_programs.program(routines, kind, precision))
    command = [str(COMMAND), level, "-w", "all.c", *LIBRARIES, "-o", "all"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=900)
    done = subprocess.run(["./all"], cwd=tmp_path, capture_output=True, text=True, timeout=100,
                          env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"})
    assert done.returncode == 0, done.stdout[:4000]


@pytest.mark.parametrize("level", ("-O0", "-O2"))
def test_programs_of_c(level: str, tmp_path: Path) -> None:
    """Newton's method, regression, a filter, a network, ...; second derivatives too."""
    here = Path(__file__).parent
    command = [str(COMMAND), level, "-g", f"-I{here.parents[1] / 'programs'}", str(here / "blas_solvers.c"), *LIBRARIES]
    run(command, tmp_path)


@pytest.mark.parametrize("level", ("-O0", "-O2"))
def test_programs_of_fortran(level: str, tmp_path: Path) -> None:
    """Numbers by reference, assumed sizes, work space that is asked for, blocks of one array, complex functions."""
    here = Path(__file__).parent
    shared = here.parents[1] / "fortran"
    sources = [str(shared / "check.f90"), str(here / "blas_solvers.f90")]
    command = [str(COMMAND.with_name("enzyme-flang")), level, "-w", "-cpp", f"-I{shared}", *sources, *LIBRARIES]
    run(command, tmp_path)


def run(command: list[str], folder: Path) -> None:
    """Build in a folder and run; the program says what is wrong."""
    subprocess.run([*command, "-o", "program"], cwd=folder, check=True, timeout=900)
    done = subprocess.run(["./program"], cwd=folder, capture_output=True, text=True, timeout=100,
                          env=os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_WAIT_POLICY": "passive"})
    assert done.returncode == 0, done.stderr


REFUSED = """
{declaration}
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double f(const double *x) {{
  double y[4];
  {call}
  return y[0];
}}
int main(void) {{
  double x[4] = {{1, 2, 3, 4}}, dx[4] = {{0}};
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
  return 0;
}}
"""


@pytest.mark.parametrize(("declaration", "call", "said"), [
    ("void cblas_dtpmv(int, int, int, int, int, const double *, double *, int);",
     "cblas_dtpmv(101, 121, 111, 131, 2, x, y, 1);",
     "refused.c:7:3: error: cannot differentiate the call of 'cblas_dtpmv': its code is "),
    ("void dscal_(double, double *);", "y[0] = x[0];\n  dscal_(x[1], y);",
     "refused.c:8:3: error: cannot differentiate this call of 'dscal_': the library's function of this name has other"),
    ("#include <lapacke.h>",
     "double s[2], a[4] = {x[0], x[1], x[2], x[3]}, v[4], b[2];\n"
     "  LAPACKE_dgesvd(101, 'S', 'N', 2, 2, a, 2, s, y, 2, v, 2, b);",
     "refused.c:8:3: error: cannot differentiate this call of 'LAPACKE_dgesvd': results depend on its argument U"),
    ("#include <lapacke.h>", "LAPACKE_dgecon(101, 'I', 2, x, 2, x[0], y);",
     "refused.c:7:3: error: cannot differentiate this call of 'LAPACKE_dgecon': results depend on its argument rcond"),
])
def test_what_has_no_derivative_is_refused(declaration: str, call: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "refused.c").write_text(REFUSED.format(declaration=declaration, call=call))
    command = [str(COMMAND), "-g", "-O1", "refused.c", *LIBRARIES]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert done.returncode != 0
    assert said in done.stderr
    assert done.stderr.count("note: ") >= 1


OWN = """
#include "check.h"
/* a function of the program's own, whose name only looks like BLAS */
__attribute__((noinline)) static double ddot_(const int *n, const double *x, const int *p, const double *y,
                                              const int *q) {
  double sum = 1;
  for (int i = 0; i < *n; i++) sum *= x[i] + y[i] * *p * *q;
  return sum;
}
__attribute__((noinline)) double dnrm2(double x) { return x * x; }
static double f(const double *x) {
  int n = 3, one = 1;
  return ddot_(&n, x, &one, x + 1, &one) + dnrm2(x[0]);
}
int main(void) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {0};
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx);
  for (int i = 0; i < 4; i++) CHECK_FD("own", dx[i], x[i], f(x));
  return check_failures != 0;
}
"""


def test_functions_of_the_program_are_its_own(tmp_path: Path) -> None:
    (tmp_path / "own.c").write_text(OWN)
    run([str(COMMAND), "-O1", f"-I{Path(__file__).parents[2] / 'programs'}", "own.c", "-lm"], tmp_path)


@pytest.mark.parametrize("level", ("-O1", pytest.param("-O0", marks=long), pytest.param("-O3", marks=long)))
def test_corners(level: str, tmp_path: Path) -> None:
    here = Path(__file__).parent
    subprocess.run(["clang-19", "-O2", "-c", str(here / "blas_64_bits.c"), "-o", "wide.o"], cwd=tmp_path, check=True)
    run([str(COMMAND), level, "-g", f"-I{here.parents[1] / 'programs'}", str(here / "blas_corners.c"), "wide.o",
         *LIBRARIES], tmp_path)


def test_integers_of_64_bits_under_plain_names(tmp_path: Path) -> None:
    """A LAPACK of that kind, as far as it is not OpenBLAS, which reads the lower halves of what it gets."""
    here = Path(__file__).parent
    subprocess.run(["clang-19", "-O1", "-c", str(here / "lapack_64_bits.c"), "-o", "wide.o"], cwd=tmp_path, check=True)
    run([str(COMMAND), "-O1", f"-I{here.parents[1] / 'programs'}", str(here / "blas_pivots.c"), "wide.o", *LIBRARIES],
        tmp_path)


@pytest.mark.skipif(not Path("/usr/lib/llvm-19/lib/libomp.so").exists(), reason="libomp-19-dev is not installed")
@pytest.mark.parametrize("level", ("-O0", "-O2"))
def test_calls_by_several_threads(level: str, tmp_path: Path) -> None:
    here = Path(__file__).parent
    run([str(COMMAND), level, "-w", "-fopenmp", f"-I{here.parents[1] / 'openmp'}", str(here / "blas_in_threads.c"),
         *LIBRARIES], tmp_path)


@needs_rust
@pytest.mark.parametrize("level", ("0", "3"))
def test_calls_from_rust(level: str, tmp_path: Path) -> None:
    command = [str(COMMAND.with_name("enzyme-rustc")), "--edition=2021", f"-Copt-level={level}", "-lopenblas"]
    run([*command, str(Path(__file__).parent / "blas_of_rust.rs")], tmp_path)


@pytest.mark.parametrize("level", ("-O2", pytest.param("-O0", marks=long)))
def test_least_squares_and_inverses(level: str, tmp_path: Path) -> None:
    here = Path(__file__).parent
    run([str(COMMAND), level, "-w", f"-I{here.parents[1] / 'programs'}", str(here / "lapack_solvers.c"), *LIBRARIES],
        tmp_path)


@pytest.mark.skipif(not Path("/usr/include/eigen3").exists(), reason="libeigen3-dev is not installed")
@pytest.mark.parametrize("level", (pytest.param("-O0", marks=long), pytest.param("-O2", marks=long)))
def test_eigen_that_calls_blas(level: str, tmp_path: Path) -> None:
    program = Path(__file__).parent / "blas_eigen.cpp"
    run([str(COMMAND.with_name("enzyme-clang++")), level, "-isystem/usr/include/eigen3", str(program), *LIBRARIES],
        tmp_path)


@pytest.mark.skipif(not Path("/usr/include/armadillo").exists(), reason="libarmadillo-dev is not installed")
@pytest.mark.parametrize(("numbers", "level"), [
    pytest.param(numbers, level, marks=long) for numbers in ("REAL", "COMPLEX") for level in ("-O0", "-O2")
])
def test_armadillo_solves(numbers: str, level: str, tmp_path: Path) -> None:
    program = Path(__file__).parent / "blas_armadillo.cpp"
    run([str(COMMAND.with_name("enzyme-clang++")), level, f"-D{numbers}", str(program), "-larmadillo", "-lopenblas"],
        tmp_path)


CHECKED = """
#include <cblas.h>
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
double f(const double *x) {
  double y[9] = {0};
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 3, 3, 3, 1, x, 3, x, 3, 0, y, 3);
  return cblas_dnrm2(9, y, 1);
}
int main(void) {
  double x[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, d[9] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
}
"""


def test_gradcheck_takes_differences_by_arrays_that_only_blas_reads(tmp_path: Path) -> None:
    (tmp_path / "checked.c").write_text(CHECKED)
    command = [str(COMMAND), "-O1", "--enzyme-gradcheck", "checked.c", *LIBRARIES, "-o", "checked"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=100)
    done = subprocess.run(["./checked"], cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert "gradcheck: ok: 'f'" in done.stderr
    assert "finite differences 0," not in done.stderr


COUNTED = """
#include <cblas.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
static double f(double *restrict A, const double *restrict B, double *restrict C) {
  cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, 2, 2, 2, 1, A, 2, B, 2, 0, C, 2);
  if (OVERWRITTEN) A[0] = 0;
  return cblas_ddot(4, C, 1, C, 1);
}
int main(void) {
  extern int products;
  double A[4] = {1, 2, 3, 4}, B[4] = {4, 5, 6, 7}, C[4], dA[4] = {0}, dB[4] = {0}, dC[4] = {0};
  (void)dA, (void)dB;
  __enzyme_autodiff((void *)f, ARGUMENTS, enzyme_dup, C, dC);
  printf("%d %g %g\\n", products, dA[3], dB[3]);
}
"""
COUNTING = """
#include <cblas.h>
int products;
void cblas_dgemm(CBLAS_LAYOUT o, CBLAS_TRANSPOSE s, CBLAS_TRANSPOSE t, int m, int n, int k, double alpha,
                 const double *A, int a, const double *B, int b, double beta, double *C, int c) {
  products++;
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int r = 0; r < k; r++)
        sum += (s == CblasNoTrans ? A[i + a * r] : A[r + a * i]) * (t == CblasNoTrans ? B[r + b * j] : B[j + b * r]);
      C[i + c * j] = alpha * sum + (beta == 0 ? 0 : beta * C[i + c * j]);
    }
}
"""


@pytest.mark.parametrize(("arguments", "overwritten", "kept", "printed"), [
    ("enzyme_dup, A, dA, enzyme_dup, B, dB", 0, 0, "3 840 482"),
    ("enzyme_dup, A, dA, enzyme_dup, B, dB", 1, 1, "3 840 482"),
    pytest.param("enzyme_dup, A, dA, enzyme_const, B", 1, 0, "2 840 0", marks=long),
    pytest.param("enzyme_const, A, enzyme_dup, B, dB", 0, 0, "2 0 482", marks=long),
    pytest.param("enzyme_const, A, enzyme_dup, B, dB", 1, 1, "2 0 482", marks=long),
])
def test_products_are_made_for_what_is_active_and_only_what_is_overwritten_is_kept(
    arguments: str, overwritten: int, kept: int, printed: str, tmp_path: Path
) -> None:
    (tmp_path / "counted.c").write_text(COUNTED)
    (tmp_path / "counting.c").write_text(COUNTING)
    subprocess.run(["clang-19", "-O1", "-c", "counting.c"], cwd=tmp_path, check=True)
    command = [str(COMMAND), "-O1", "--enzyme-print=ir", f"-DARGUMENTS={arguments}", f"-DOVERWRITTEN={overwritten}"]
    made = subprocess.run([*command, "counted.c", "counting.o", *LIBRARIES, "-o", "counted"], cwd=tmp_path, check=True,
                          capture_output=True, text=True, timeout=100)
    copies = [line for line in made.stderr.splitlines() if "call void @__enzyme_cc.keep.lines" in line]
    assert len(copies) == kept
    done = subprocess.run(["./counted"], cwd=tmp_path, capture_output=True, text=True, timeout=100)
    assert done.stdout == f"{printed}\n"


FLAGS = """
#include <cblas.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
static double f(const double *x, int transposed) {
  double a[4] = {1, 2, 3, 4}, y[2];
  cblas_dgemv(CblasRowMajor, (CBLAS_TRANSPOSE)transposed, 2, 2, 1, a, 2, x, 1, 0, y, 1);
  return cblas_ddot(2, y, 1, y, 1) / 2;
}
int main(int argc, char **argv) {
  double x[2] = {1, 1}, d[2] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, atoi(argv[1]));
  printf("%g %g\\n", d[0], d[1]);
}
"""


def test_a_flag_that_is_not_of_the_standard_ends_the_program(tmp_path: Path) -> None:
    (tmp_path / "flags.c").write_text(FLAGS)
    subprocess.run([str(COMMAND), "-O1", "flags.c", *LIBRARIES, "-o", "flags"], cwd=tmp_path, check=True, timeout=100)

    def of(flag: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["./flags", flag], cwd=tmp_path, capture_output=True, text=True, timeout=100)

    assert of("111").stdout == "24 34\n"
    done = of("114")
    assert done.returncode < 0
    assert "with a flag that is not of the standard" in done.stderr
