"""Shadows that are aligned otherwise than the primal's memory: vectors of it are read where its address allows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow

PEELED = """
#include <emmintrin.h>
#include <stdint.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
/* By single numbers until the address is a multiple of 16, as Eigen does; then by aligned pairs, which are doubled. */
static double f(double *x, int n) {
  int i = 0;
  double s = 0;
  for (; i < n && ((uintptr_t)(x + i) & 15); i++) s += x[i] * x[i];
  __m128d t = _mm_setzero_pd();
  for (; i + 2 <= n; i += 2) {
    __m128d v = _mm_load_pd(x + i);
    t = _mm_add_pd(t, _mm_mul_pd(v, v));
    _mm_store_pd(x + i, _mm_add_pd(v, v));
  }
  for (; i < n; i++) s += x[i] * x[i];
  return s + t[0] + t[1] + x[4];
}
int main(void) {
  static _Alignas(16) double x[12], d[12];
  int wrong = 0;
  for (int shift = 0; shift < 2; shift++) {
    double *at = x + shift, *shadow = d + 1 - shift;  /* one of them is aligned */
    for (int i = 0; i < 12; i++) x[i] = i + 1, d[i] = 0;
    double x4 = at[4];
    __enzyme_autodiff((void *)f, enzyme_dup, at, shadow, enzyme_const, 11);
    for (int i = 0; i < 11; i++) wrong += shadow[i] != 2 * (i + 1 + shift) + 2 * (i == 4);
    for (int i = 0; i < 12; i++) x[i] = i + 1, d[i] = 0;
    shadow[4] = 1;
    wrong += __enzyme_fwddiff((void *)f, enzyme_dup, at, shadow, enzyme_const, 11) != 2 * x4 + 2;
  }
  return wrong;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_the_shadow_need_not_be_aligned_where_the_primal_is(level: str, tmp_path: Path) -> None:
    (tmp_path / "program.c").write_text(PEELED)
    command = [BIN / "enzyme-clang", "-w", level, "program.c", "-o", "program"]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stderr
    assert subprocess.run([tmp_path / "program"], timeout=60).returncode == 0
