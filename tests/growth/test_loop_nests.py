"""The law of growth: a gradient's time and memory are at most a constant times the primal's operations.

Random loop nests (nests.py) are measured at three sizes; what grows faster than the primal's operations fails. Their
gradients are held against differences as well, with arrays that lie over others among them.
"""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from nests import Nest

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
OPERATIONS = (1e5, 8e5, 6.4e6)
"""Iterations of the innermost loop at the sizes that are measured."""
SPARE_KB = 3000
"""Memory that is no measure of growth: an arena's first segment."""
MOST_BYTES = 100
"""Of memory for each innermost iteration."""
STEEPEST = 0.2
"""By how much an exponent may seem to be above the primal's: caches have sizes, too."""


def build(nest: Nest, folder: Path, *flags: str) -> Path:
    (folder / "nest.c").write_text(nest.program())
    command = [ENZYME_CLANG, "-w", *flags, "nest.c", "-o", "nest", "-lm"]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert built.returncode == 0, built.stderr
    return folder / "nest"


def measured(program: Path, n: int) -> tuple[float, float, float]:
    """Seconds of the primal and the gradient, and kilobytes that the gradient took."""
    ran = subprocess.run([program, str(n)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    primal, gradient, memory = map(float, ran.stdout.split())
    return primal, gradient, memory


def grown(nest: Nest, program: Path) -> list[str]:
    """What grows faster than the primal."""
    sizes = [round(operations ** (1 / nest.depth)) for operations in OPERATIONS]
    rows = [measured(program, n) for n in sizes]
    steps = nest.depth * math.log(sizes[-1] / sizes[0])
    said = "; ".join(f"n={n}: primal {p * 1e3:.3g} ms, gradient {g / p:.1f} times, {m / 1e3:.1f} MB"
                     for n, (p, g, m) in zip(sizes, rows, strict=True))
    wrong = []
    ratios = [gradient / max(primal, 1e-5) for primal, gradient, _ in rows]
    if ratios[-1] > 15 and math.log(ratios[-1] / max(ratios[0], 5)) / steps > STEEPEST:
        wrong.append(f"time: {said}")
    most = MOST_BYTES * len(nest.statements) * sizes[-1] ** nest.depth / 1024 + SPARE_KB
    if rows[-1][2] > most:
        wrong.append(f"memory: {said}")
    return wrong


@pytest.mark.parametrize("seed", [*range(8), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(8, 150))])
@pytest.mark.slow
def test_no_gradient_of_a_nest_grows_faster_than_the_nest(seed: int, tmp_path: Path) -> None:
    nest = Nest(seed)
    program = build(nest, tmp_path, "-O2" if seed % 2 else "-O3")
    for n in (3, 6):
        ran = subprocess.run([program, str(n), "check"], capture_output=True, text=True, timeout=60)
        assert ran.returncode == 0, f"{ran.stdout}{ran.stderr}\n{nest.function()}"
    wrong = grown(nest, program)
    assert not wrong, "\n".join([*wrong, nest.function()])


# Scores of attention: rows of one array are read in a nest that writes two others, which may lie over it.
SCORES = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
void scores(float *out, float *kept, const float *x, int rows, int heads, int length) {
  for (int t = 0; t < rows; t++)
    for (int h = 0; h < heads; h++) {
      const float *one = x + ((size_t)2 * t * heads + h) * length;
      float *row = kept + ((size_t)t * heads + h) * rows, sum = 0;
      for (int j = 0; j <= t; j++) {
        const float *other = x + ((size_t)(2 * j + 1) * heads + h) * length;
        float dot = 0;
        for (int i = 0; i < length; i++) dot += one[i] * other[i];
        row[j] = dot;
      }
      for (int j = 0; j <= t; j++) sum += expf(row[j]);
      out[t * heads + h] = logf(sum);
    }
}
static long peak_kb(void) {
  char line[128];
  long kb = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, status))
    if (sscanf(line, "VmHWM: %ld", &kb) == 1) break;
  fclose(status);
  return kb;
}
int main(int argc, char **argv) {
  int rows = atoi(argv[1]), heads = 4, length = 32;
  size_t n = (size_t)rows * 2 * heads * length, m = (size_t)rows * heads * rows;
  float *x = malloc(4 * n), *dx = calloc(n, 4), *kept = calloc(m, 4), *dkept = calloc(m, 4);
  float *out = calloc(n, 4), *dout = calloc(n, 4);
  for (size_t i = 0; i < n; i++) x[i] = 0.2f * sinf(i);
  if (argc > 2) out = x + n - rows * heads, dout = dx + n - rows * heads;
  for (int i = 0; i < rows * heads; i++) dout[i] = 1;
  long before = peak_kb();
  __enzyme_autodiff((void *)scores, enzyme_dup, out, dout, enzyme_dup, kept, dkept, enzyme_dup, x, dx,
                    enzyme_const, rows, enzyme_const, heads, enzyme_const, length);
  printf("%ld\n", peak_kb() - before);
}
"""


def test_rows_that_are_read_are_not_copied_with_all_that_lies_between(tmp_path: Path) -> None:
    (tmp_path / "scores.c").write_text(SCORES)
    subprocess.run([ENZYME_CLANG, "-O3", "scores.c", "-o", "scores", "-lm"], cwd=tmp_path, check=True, timeout=120)
    for words, most in ((("128",), 2_000), (("128", "over"), 16_000)):
        ran = subprocess.run([tmp_path / "scores", *words], capture_output=True, text=True, timeout=60, check=True)
        assert int(ran.stdout) < most, words
