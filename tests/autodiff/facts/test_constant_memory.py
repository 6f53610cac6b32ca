"""Active values that are kept in memory declared constant, and read again: one warning with all the places."""

import subprocess
import sys
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow

PROGRAM = """
#include <stdio.h>
extern int enzyme_const;
extern double __enzyme_autodiff(void *, ...);
double work_array(double x, double *work, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) work[i] = x * i; // written: the memory of parameter 2 of 'work_array'
  for (int i = 0; i < n; i++) sum += work[i] * work[i]; // read
  return sum;
}
typedef struct tree { double v; struct tree *left, *right; } tree;
static void fill(tree *t, double x) {
  if (!t) return;
  t->v = x * t->v;
  fill(t->left, x);
  fill(t->right, 2 * x);
}
static double total(const tree *t) { return t ? t->v * t->v + total(t->left) + total(t->right) : 0; }
double by_callees(double x, tree *t) {
  fill(t, x); // written
  return total(t); // read
}
static double kept;
void *__enzyme_inactive_global_kept[] = {&kept};
double by_global(double x) {
  kept = x * x; // written: the global variable 'kept', which is registered as inactive
  return kept * x; // read
}

double only_written(double x, double *out, int n) {
  for (int i = 0; i < n; i++) out[i] = x * i;
  return x * x;
}
double only_printed(double x, double *counts) {
  counts[0] += x;
  counts[1]++;
  if (counts[0] > 3) puts("large");
  return x * x;
}
double read_before(double x, double *weights, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += weights[i] * x;
  for (int i = 0; i < n; i++) weights[i] = x;
  return sum;
}
struct parameters { double tolerance, last; };
double other_member(double x, struct parameters *p) {
  p->last = x;
  return p->tolerance * x;
}
double own_row_beside_given(double x, double *given, int n) {
  double own[4], *rows[2], sum = 0;
  for (int r = 0; r < n; r++) rows[r] = r ? own : given;
  for (int i = 0; i < n; i++) rows[1][i] = x * rows[0][i];
  for (int i = 0; i < n; i++) sum += rows[1][i] * rows[0][i];
  return sum;
}

int main(void) {
  double w[4] = {0};
  tree leaf = {1, 0, 0}, root = {2, &leaf, 0};
  struct parameters p = {1, 0};
#ifdef WRONG
  __enzyme_autodiff((void *)work_array, 2.0, enzyme_const, w, 3); // declared
  __enzyme_autodiff((void *)by_callees, 2.0, enzyme_const, &root); // declared
  __enzyme_autodiff((void *)by_global, 2.0);
#else
  __enzyme_autodiff((void *)only_written, 2.0, enzyme_const, w, 3);
  __enzyme_autodiff((void *)only_printed, 2.0, enzyme_const, w);
  __enzyme_autodiff((void *)read_before, 2.0, enzyme_const, w, 3);
  __enzyme_autodiff((void *)other_member, 2.0, enzyme_const, &p);
  __enzyme_autodiff((void *)own_row_beside_given, 2.0, enzyme_const, w, 2);
#endif
  return root.v > 100 || p.last > 100;
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_a_warning_names_the_write_the_read_and_the_request(level: str, tmp_path: Path) -> None:
    source = tmp_path / "program.c"
    source.write_text(PROGRAM)
    command = [BIN / "enzyme-clang", level, "-c", source, "-o", tmp_path / "program.o"]
    build = subprocess.run([*command, "-DWRONG"], capture_output=True, text=True, timeout=120)
    assert build.returncode == 0, build.stderr
    for number, line in enumerate(PROGRAM.splitlines(), 1):
        comment = line.partition("// ")[2]
        if comment.startswith("written"):
            assert f"program.c:{number}:" in build.stderr
            assert comment.partition(": ")[2] in build.stderr
        elif comment in ("read", "declared"):
            what = "it is read again here" if comment == "read" else "it is declared constant in this request"
            said = build.stderr.splitlines()
            assert any(f"program.c:{number}:" in line and what in line for line in said), build.stderr
    assert build.stderr.count("warning:") == 3
    quiet = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (quiet.returncode, quiet.stderr) == (0, "")
