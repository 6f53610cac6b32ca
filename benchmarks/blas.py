"""The gradient of a chain of matrix products by dgemm, over the chain itself, with OpenBLAS on one thread.

    python benchmarks/blas.py [N]

Both in one run, the fastest of several. A product costs one dgemm; its adjoint one for each factor that is active. With
one active factor the gradient needs twice the chain's operations, with both three times.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

COMMAND = Path(__file__).parent.parent / "wrappers" / "bin" / "enzyme-clang"
SOURCE = """
#include <cblas.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
enum { CHAIN = 4 };
static double chain(const double *x, const double *A, double *work, int n) {
  const double *from = x;
  for (int k = 0; k < CHAIN; k++) {
    double *to = work + (size_t)k * n * n;
    cblas_dgemm(CblasColMajor, CblasNoTrans, CblasNoTrans, n, n, n, 1.0 / n, A, n, from, n, 0, to, n);
    from = to;
  }
  return cblas_ddot(n * n, from, 1, x, 1);
}
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}
static double *matrix(size_t count, int seed) {
  double *m = malloc(count * sizeof *m);
  for (size_t k = 0; k < count; k++) m[k] = seed ? (double)((k * 7919 + seed) % 1000) / 1000 : 0;
  return m;
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  size_t size = (size_t)n * n;
  double *x = matrix(size, 1), *A = matrix(size, 2), *w = matrix(CHAIN * size, 0), *dx = matrix(size, 0);
  double *dA = matrix(size, 0), *dw = matrix(CHAIN * size, 0), best[3] = {1e9, 1e9, 1e9}, sum = 0;
  for (int round = 0; round < 5; round++) {
    double t[4];
    t[0] = now();
    sum += chain(x, A, w, n);
    t[1] = now();
    __enzyme_autodiff((void *)chain, enzyme_dup, x, dx, enzyme_const, A, enzyme_dup, w, dw, enzyme_const, n);
    t[2] = now();
    __enzyme_autodiff((void *)chain, enzyme_dup, x, dx, enzyme_dup, A, dA, enzyme_dup, w, dw, enzyme_const, n);
    t[3] = now();
    for (int k = 0; k < 3; k++)
      if (t[k + 1] - t[k] < best[k]) best[k] = t[k + 1] - t[k];
  }
  printf("n = %d, chain of %d: %.3f s; gradient by the first factor %.2f times that, by both %.2f times\\n", n, CHAIN,
         best[0], best[1] / best[0], best[2] / best[0]);
  return sum < 0;
}
"""


def main() -> None:
    """Build and run."""
    size = sys.argv[1] if len(sys.argv) > 1 else "1000"
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "chain.c").write_text(SOURCE)
        command = [str(COMMAND), "-O2", "chain.c", "-lopenblas", "-lm", "-o", "chain"]
        subprocess.run(command, cwd=folder, check=True)
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        subprocess.run(["./chain", size], cwd=folder, check=True, env=environment)


if __name__ == "__main__":
    main()
