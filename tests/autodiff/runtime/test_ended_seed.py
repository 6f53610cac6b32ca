"""Room that malloc gave a caller's shadow beyond what was asked for, where the primal's block grows into it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """
struct row { NUMBER *data; int n; };
static double f(struct row *r, double x) {
  r->data = realloc(r->data, (r->n + 4) * sizeof *r->data);
  for (int i = 0; i < 4; i++) r->data[r->n++] = x * (i + 1);
  double s = 0;
  for (int i = 0; i < r->n; i++) s += r->data[i] * (i + 1);
  return s;
}
int main(int argc, char **argv) {
  int zeroed = argc > 1, asked = 32 / sizeof(NUMBER), dirty = 40 / sizeof(NUMBER);
  for (int n = asked - 1; n <= dirty; n++) {
    volatile NUMBER *used[8];
    for (int i = 0; i < 8; i++) {
      used[i] = malloc(40);
      for (int k = 0; k < dirty; k++) used[i][k] = 7;
    }
    for (int i = 0; i < 8; i++) free((void *)used[i]);
    size_t bytes = n * sizeof(NUMBER);
    struct row r = {malloc(bytes), n}, d = {zeroed ? calloc(1, bytes) : malloc(bytes), n};
    for (int i = 0; i < n; i++) r.data[i] = 1, d.data[i] = i % 3;
    double is = __enzyme_autodiff((void *)f, enzyme_dup, &r, &d, 0.5), want = 0;
    for (int i = 0; i < 4; i++) want += (i + 1) * (n + i + 1);
    if (fabs(is - want) > 1e-9) return 1;
    for (int i = 0; i < n; i++) if (d.data[i] != i % 3 + i + 1) return 2;
  }
  return 0;
}
"""


@pytest.mark.parametrize("number", ["double", "float"])
def test_room_that_the_caller_has_not_zeroed_ends_the_program_with_words(
    number: str, build: Callable, tmp_path: Path
) -> None:
    for level in "-O0", "-O2":
        built = build(PROGRAM.replace("NUMBER", number), level)
        assert built.returncode == 0, built.stderr
        assert subprocess.run([tmp_path / "program", "zeroed"]).returncode == 0
        dirty = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
        assert dirty.returncode == -6
        assert dirty.stderr.startswith("enzyme-cc: memory of the caller was reallocated in differentiated code")
