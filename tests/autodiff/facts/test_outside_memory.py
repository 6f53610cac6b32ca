"""Memory that the caller of a derivative hands over, reached by way of a global variable: what the slice does not read
there is not told to be doubles because doubles are read beside it."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

MOVED = """
#include <stdlib.h>
#include <string.h>
typedef struct { double a; float b[2]; double c; } record;
static void *source, *target;
static void move(size_t n, int deep) {
  if (deep > 1) { move(n, deep - 1); move(n - sizeof(record), deep - 2); return; }
  memcpy(target, source, n);
  ((double *)target)[0] *= 1.5;
  ((double *)source)[2] *= 1;
}
"""


def test_floats_that_only_the_caller_knows_are_refused(build: Callable[..., subprocess.CompletedProcess[str]]) -> None:
    built = build(MOVED + """
void f(void *in, void *out, int k) {
  source = in; target = out;
  move(sizeof(record) * (k + 1), k);
  ((double *)out)[0] *= ((double *)in)[2];
}
int main(int argc, char **argv) {
  record in = {1, {2, 3}, 4}, out, din = {0, {1, 1}, 0}, dout = {1, {10, 20}, 3};
  __enzyme_autodiff((void *)f, enzyme_dup, &in, &din, enzyme_dup, &out, &dout, argc - 1);
  return din.b[0] != 11;
}""")
    assert built.returncode == 1
    assert "undeduced-type" in built.stderr


def test_memory_of_the_functions_own_is_told(check: Callable[..., None]) -> None:
    check(MOVED + """
static double f(const double *x, int k) {
  size_t n = sizeof(record) * (k + 1);
  source = malloc(n); target = malloc(n);
  memset(source, 0, n);
  ((double *)source)[0] = x[0]; ((double *)source)[2] = x[1];
  move(n, k);
  double y = ((double *)target)[0] * ((double *)target)[2];
  free(source); free(target);
  return y;
}
int main(int argc, char **argv) {
  double x[2] = {2, 3}, g[2] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, g, enzyme_const, argc - 1);
  return !(g[0] == 4.5 && g[1] == 3);
}""")
