"""A library function is one declaration: two of BLAS, on trial, with their code only as a native object.

The program checks its gradients and tangents against differences; what changes between the call and the reverse sweep,
strides, empty arrays and arrays that are given twice are among them.
"""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from enzyme_cc.autodiff import Options
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.rules import Expr, Partials, known
from enzyme_cc.rules.array_functions import DECLARED, array_function
from enzyme_cc.rules.expression import eq, select
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.llvm import LLVMModule

CHECKS = Path(__file__).parent.parent.parent / "programs"

NATIVE = """
#include <math.h>
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy) {
  double sum = 0;
  if (incx < 0) x += (1 - n) * incx;
  if (incy < 0) y += (1 - n) * incy;
  for (int i = 0; i < n; i++) sum += x[i * incx] * y[i * incy];
  return sum;
}
double cblas_dnrm2(int n, const double *x, int incx) { return sqrt(cblas_ddot(n, x, incx, x, incx)); }
"""

PROGRAM = """
#include "check.h"
double cblas_ddot(int n, const double *x, int incx, const double *y, int incy);
double cblas_dnrm2(int n, const double *x, int incx);

static double dot(const double *x, int n) { return cblas_ddot(n, x, 1, x + 1, 1); }
static double norm(const double *x, int n) { return cblas_dnrm2(n, x, 1) * x[0]; }
static double strided(const double *x, int n) {
  return cblas_ddot(n / 2, x, 2, x, -2) + cblas_dnrm2(n / 3, x + 1, 3) + cblas_ddot(0, x, 1, x, 1);
}
static double with_itself(const double *x, int n) { return sqrt(cblas_ddot(n, x, 1, x, 1)) + x[0]; }
static double constant(const double *x, int n) {
  const double w[4] = {1, -2, 3, 0.5};
  return cblas_ddot(n < 4 ? n : 4, x, 1, w, 1) * cblas_ddot(4, w, 1, w, 1);
}
/* the arrays change before the reverse sweep: Gram and Schmidt, in place */
static double orthogonal(const double *x, int n) {
  double q[3][4];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 4; i++) q[k][i] = sin(x[(k + i) % n] * (1 + k + 0.5 * i)) + (k == i);
  for (int k = 0; k < 3; k++) {
    for (int j = 0; j < k; j++) {
      double s = cblas_ddot(4, q[j], 1, q[k], 1);
      for (int i = 0; i < 4; i++) q[k][i] -= s * q[j][i];
    }
    double length = cblas_dnrm2(4, q[k], 1);
    for (int i = 0; i < 4; i++) q[k][i] /= length;
  }
  return q[0][1] + q[1][2] * q[2][3] + q[2][0];
}
static double zero(const double *x, int n) {
  double none[3] = {x[0] - x[0], 0, 0};
  return cblas_dnrm2(3, none, 1) + x[n - 1];
}
__attribute__((noinline)) static double residual(int n, const double *a, const double *x) {
  return cblas_ddot(n, a, 1, x, 1) - cblas_dnrm2(n, a, 1);
}
static double called(const double *x, int n) {
  double copy[6], sum = 0;
  memcpy(copy, x, n * sizeof *x);
  for (int i = 0; i < 3; i++) {
    sum += residual(n, copy, x);
    for (int k = 0; k < n; k++) copy[k] *= x[i];
  }
  return sum;
}

#define TRY(f)                                                                                      \\
  do {                                                                                              \\
    double x[6] = {1.5, -0.7, 0.4, 2.1, -1.2, 0.9}, dx[6] = {0};                                    \\
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, dx, enzyme_const, 5);                          \\
    for (int i = 0; i < 6; i++) {                                                                   \\
      double v[6] = {0};                                                                            \\
      v[i] = 1;                                                                                     \\
      double t = __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, 5);                    \\
      CHECK_FD(#f " reverse", dx[i], x[i], f(x, 5));                                                \\
      CHECK_FD(#f " forward", t, x[i], f(x, 5));                                                    \\
    }                                                                                               \\
  } while (0)

int main(void) {
  TRY(dot);
  TRY(norm);
  TRY(strided);
  TRY(with_itself);
  TRY(constant);
  TRY(orthogonal);
  TRY(zero);
  TRY(called);
  return check_failures != 0;
}
"""


@pytest.fixture
def declared() -> Iterator[None]:
    """The whole declaration of both functions."""

    @array_function("cblas_ddot", "n x[n:incx] incx y[n:incy] incy")
    def ddot(x: Expr, y: Expr) -> Partials:
        """(y, x)"""
        return Partials(x=y, y=x)

    @array_function("cblas_dnrm2", "n x[n:incx] incx")
    def dnrm2(x: Expr, out: Expr) -> Partials:
        """x / |x|, and 0 at the origin"""
        return Partials(x=select(eq(out, 0.0), 0.0, x / out))

    known.cache_clear()
    yield
    del DECLARED["cblas_ddot"], DECLARED["cblas_dnrm2"]
    known.cache_clear()


def compiled(source: str, level: str, folder: Path) -> str:
    """The text of clang's module, with its requests."""
    (folder / "program.c").write_text(source)
    command = ["clang-19", level, "-Xclang", "-disable-llvm-passes", "-emit-llvm", "-c", f"-I{CHECKS}",
               str(folder / "program.c"), "-o", "-"]
    done = subprocess.run(command, check=True, capture_output=True, timeout=60)
    return LLVMModule.from_bitcode(done.stdout).text()


def answered(source: str, level: str, folder: Path) -> LLVMModule:
    text = compiled(source, level, folder)
    return pipeline.differentiate(text, Options(), pipeline.CodeGeneration(), lambda line: None)


@pytest.mark.parametrize("level", ("-O0", "-O2"))
def test_functions_of_blas_are_declared_as_data(level: str, declared: None, tmp_path: Path) -> None:
    (tmp_path / "program.o").write_bytes(answered(PROGRAM, level, tmp_path).emit_object())
    (tmp_path / "blas.c").write_text(NATIVE)
    link = ["clang-19", "-O2", "program.o", "blas.c", "-lm", "-o", "program"]
    subprocess.run(link, cwd=tmp_path, check=True, timeout=60)
    done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_without_the_declaration_they_are_unknown(tmp_path: Path) -> None:
    with pytest.raises(DiagnosticError, match="cblas_ddot"):
        answered(PROGRAM, "-O2", tmp_path)
