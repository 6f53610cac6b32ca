"""What the tests of the doors from Python share: sources in C, C++, Fortran and Rust, built once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import enzyme_cc
from enzyme_cc.toolchain.compilers import CompilerNotFound
from enzyme_cc.toolchain.fortran_compilers import find_flang
from enzyme_cc.toolchain.rust_compilers import find_rustc

C_CODE = """
#include <complex.h>
#include <math.h>
#include <stdint.h>

double energy(const double *x, double k, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += k * x[i] * x[i] * sin(x[i]);
  return sum;
}
double quadratic(const double *a, const double *x, const double *y, int m, int n) {
  double sum = 0;
  for (int i = 0; i < m; i++)
    for (int j = 0; j < n; j++) sum += x[i] * a[i * n + j] * y[j];
  return sum;
}
float dot(const float *x, const float *y, unsigned n) {
  float sum = 0;
  for (unsigned i = 0; i < n; i++) sum += x[i] * y[i];
  return sum;
}
double complex form(const double complex *z, long n, double complex w) {
  double complex sum = 0;
  for (long i = 0; i < n; i++) sum += w * z[i] * z[i];
  return sum;
}
int64_t total(const int32_t *a, int64_t n) {
  int64_t sum = 0;
  for (int64_t i = 0; i < n; i++) sum += a[i];
  return sum;
}
// The C library has a function of this name, too.
void step(double *u, const double *v, double h, int n, double *speed, double *twice) {
  *speed = 0;
  for (int i = 0; i < n; i++) {
    *speed += v[i] * v[i];
    u[i] += h * v[i] * v[i];
    twice[2 * i] = twice[2 * i + 1] = u[i] * v[i];
  }
}
struct pair { double a, b; };
double of_pair(struct pair *p) { return p->a * p->b; }
"""


@pytest.fixture(scope="session")
def c_program() -> enzyme_cc.Program:
    """Functions in C."""
    return enzyme_cc.build(code=C_CODE, language="c")


def needs(find: object) -> None:
    """Skip, and say so loudly, where a compiler is not there."""
    try:
        find()  # type: ignore[operator]  # find_flang or find_rustc
    except CompilerNotFound as problem:
        pytest.skip(f"NOT TESTED FROM PYTHON: {problem}")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of caches of the test's own, in which programs are kept."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("ENZYME_CACHE", "1")
    yield tmp_path / "cache" / "enzyme-cc" / "programs"


__all__ = ["find_flang", "find_rustc", "needs"]
