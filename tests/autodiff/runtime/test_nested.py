"""Derivatives of derivatives over memory that no shadow is known of."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

PROGRAM = """
static double *work;
static double f(double x) {
  for (int i = 0; i < 3; i++) work[i] = 2 * x + i;
  double t = 0;
  for (int i = 0; i < 3; i++) t += work[i] * work[i];
  return t;
}
static double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(int argc, char **argv) {
  work = malloc(3 * sizeof *work);
  if (fabs(__enzyme_autodiff((void *)f, 1.5) - 48) > 1e-12) return 1;
  return argc > 1 ? __enzyme_autodiff((void *)slope, 1.5) > 0 : 0;
}
"""


def test_memory_older_than_a_nested_derivative_ends_the_program_with_words(build: Callable, tmp_path: Path) -> None:
    for level in "-O0", "-O2":
        built = build(PROGRAM, level)
        assert built.returncode == 0, built.stderr
        assert subprocess.run([tmp_path / "program"]).returncode == 0
        nested = subprocess.run([tmp_path / "program", "nested"], capture_output=True, text=True)
        assert nested.returncode == -6
        assert nested.stderr.startswith("enzyme-cc: a derivative of a derivative needs the shadow of memory")
