"""Copies and words of which no type tells: what is written where they are read from may."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

INDICES = """
#include <string.h>
#include <stdio.h>
float __enzyme_autodiff_float(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
typedef struct { float *w; int *idx; } model;
static float f(model *m, const int *in, size_t n) {
  memcpy(m->idx, in, n * sizeof(int));
  float s = 0;
  for (size_t i = 0; i < n; i++) s += m->w[in[i]] * m->w[m->idx[i]];
  return s;
}
int main(void) {
  float w[3] = {1, 2, 3}, dw[3] = {0}, tw[3] = {1, 0, 0};
  int kept[4], dkept[4] = {0}, in[4] = {0, 1, 2, 0};
  model m = {w, kept}, d = {dw, dkept}, t = {tw, dkept};
  __enzyme_autodiff_float((void *)f, enzyme_dup, &m, &d, enzyme_const, in, enzyme_const, (size_t)4);
  float tangent = __enzyme_fwddiff_float((void *)f, enzyme_dup, &m, &t, enzyme_const, in, enzyme_const, (size_t)4);
  printf("%g %g %g %g\\n", dw[0], dw[1], dw[2], tangent);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2", pytest.param("-O1", marks=pytest.mark.long),
                                   pytest.param("-O3", marks=pytest.mark.long)])
def test_a_copy_of_integers_is_one_though_the_memory_is_the_callers(
    level: str, build: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    built = build(INDICES, level)
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "4 4 6 4\n"


RECORDS = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
typedef struct { unsigned w[2]; int n; } record; /* twelve bytes, and the number in them is no word */
static record made(double v, int n) {
  record r;
  memcpy(r.w, &v, 8);
  r.n = n;
  return r;
}
static double number(const record *r) {
  double v;
  memcpy(&v, r->w, 8);
  return v;
}
static double f(double x, int n) {
  record *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  memset(b, 0, n * sizeof *b);
  for (int i = 0; i < n; i++) a[i] = made(sin(x * i), i);
  memcpy(b, a, n * sizeof *a);
  double s = 0;
  for (int i = 0; i < n; i++) s += number(&b[n - 1 - i]) * (1 + b[i].n);
  free(a), free(b);
  return s;
}
int main(void) {
  double want = 0;
  for (int i = 0; i < 5; i++) want += i * cos(0.7 * i) * (5 - i);
  double reverse = __enzyme_autodiff((void *)f, 0.7, 5), forward = __enzyme_fwddiff((void *)f, 0.7, 1.0, 5);
  return !(fabs(reverse - want) < 1e-12 && fabs(forward - want) < 1e-12);
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_records_are_copied_by_what_is_written_in_each_place(
    level: str, build: Callable[..., subprocess.CompletedProcess[str]], tmp_path: Path
) -> None:
    built = build(RECORDS, level)
    assert built.returncode == 0, built.stderr
    assert subprocess.run([tmp_path / "program"], check=False, timeout=60).returncode == 0
