"""How long sparse Hessians take by the number of their elements, and whether memory is given back.

    python benchmarks/sparse.py [--json FILE] [--docs docs/sparse.md] [-O LEVEL]

The Hessian of a chain of springs, which has three elements in a row: by `__enzyme_todense`, column by column, and by
`__enzyme_sparse_hessian`. The gradient beside them is one call of reverse mode. `--docs` writes the table to the page.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

COMMAND = Path(__file__).parent.parent / "wrappers" / "bin" / "enzyme-clang"
SIZES = (10**3, 10**4, 10**5, 10**6)
SOURCE = r"""
#include <enzyme/sparse.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
extern int enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
double *__enzyme_todense(void *, ...);
static double energy(const double *x, size_t n) {
  double sum = 0;
  for (size_t i = 0; i + 1 < n; i++) {
    double d = x[i + 1] - x[i], s = sqrt(d * d + 1) - 1;
    sum += s * s;
  }
  return sum;
}
static void gradient(const double *x, double *g, size_t n) {
  __enzyme_autodiff((void *)energy, enzyme_dup, x, g, enzyme_const, n);
}
struct sum { long count; double squares; };
static double unit(int64_t offset, size_t i) { return (size_t)offset / sizeof(double) == i; }
static void never(double value, int64_t offset, size_t i) { abort(); }
static double none(int64_t offset, size_t i, struct sum *s) { return 0; }
static void put(double value, int64_t offset, size_t i, struct sum *s) { s->count++, s->squares += value * value; }
static void columns(const double *x, size_t n, struct sum *s) {
  for (size_t i = 0; i < n; i++)
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, __enzyme_todense((void *)unit, (void *)never, i),
                     enzyme_dupnoneed, (double *)0, __enzyme_todense((void *)none, (void *)put, i, s), enzyme_const, n);
}
static void matrix(const double *x, size_t n, struct sum *s) {
  struct enzyme_sparse h;
  __enzyme_sparse_hessian((void *)energy, &h, enzyme_input, x, n, enzyme_const, n);
  for (int64_t k = 0; k < h.entries; k++) s->count++, s->squares += h.values[k] * h.values[k];
  enzyme_sparse_free(&h);
}
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}
static long held(const char *what) {
  char line[128];
  long kb = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, status))
    if (!strncmp(line, what, strlen(what))) kb = atol(line + strlen(what));
  fclose(status);
  return kb;
}
int main(int argc, char **argv) {
  size_t n = (atol(argv[1]) + 2) / 3;
  double *x = malloc(n * sizeof *x), *g = calloc(n, sizeof *g), best[3] = {1e9, 1e9, 1e9};
  for (size_t i = 0; i < n; i++) x[i] = sin(i);
  struct sum by_columns, whole;
  for (int k = 0; k < 3; k++) {
    double t = now();
    gradient(x, g, n);
    best[0] = fmin(best[0], now() - t), t = now();
    by_columns = (struct sum){0}, columns(x, n, &by_columns);
    best[1] = fmin(best[1], now() - t), t = now();
    whole = (struct sum){0}, matrix(x, n, &whole);
    best[2] = fmin(best[2], now() - t);
  }
  if (by_columns.count != whole.count || fabs(by_columns.squares - whole.squares) > 1e-9 * whole.squares) return 1;
  long before = held("VmRSS:"), room = held("VmSize:");
  for (int k = 0; k < (n < 100000 ? 20 : 2); k++) columns(x, n, &by_columns), matrix(x, n, &whole);
  printf("{\"entries\": %ld, \"gradient\": %g, \"columns\": %g, \"matrix\": %g, \"grown_kb\": %ld, "
         "\"grown_room_kb\": %ld, \"peak_mb\": %ld}\n", whole.count / (n < 100000 ? 21 : 3),
         best[0], best[1], best[2], held("VmRSS:") - before,
         held("VmSize:") - room, held("VmHWM:") >> 10);
}
"""
HEADING = ("| elements | by columns | as a matrix | nanoseconds per element | gradient | megabytes at most |",
           "|---|---|---|---|---|---|")


def measured(level: str) -> list[dict[str, float]]:
    """A row of figures for each size."""
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder) / "springs.c", Path(folder) / "springs"
        source.write_text(SOURCE)
        subprocess.run([COMMAND, level, source, "-o", binary, "-lm"], check=True)
        return [json.loads(subprocess.run([binary, str(size)], check=True, capture_output=True, text=True).stdout)
                for size in SIZES]


def table(rows: list[dict[str, float]]) -> list[str]:
    """The rows of a table in Markdown."""
    return [*HEADING, *(
        f"| {row['entries']:.0f} | {row['columns']:.2g} | {row['matrix']:.2g} | "
        f"{1e9 * row['columns'] / row['entries']:.0f}, {1e9 * row['matrix'] / row['entries']:.0f} | "
        f"({row['gradient']:.2g}) | {row['peak_mb']:.0f} |" for row in rows)]


def main() -> None:
    """Measure and print; 1 where memory was not given back."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--docs", type=Path)
    parser.add_argument("-O", dest="level", default="2")
    options = parser.parse_args()
    rows = measured(f"-O{options.level}")
    lines = table(rows)
    print("\n".join(lines))
    leaked = [row for row in rows
              if row["grown_kb"] > 2048 + 0.02 * row["peak_mb"] * 1024 or row["grown_room_kb"] > 2**20]
    print("memory is given back" if not leaked else f"memory grows: {leaked}")
    if options.json:
        options.json.write_text(json.dumps(rows, indent=1) + "\n")
    if options.docs:
        text = options.docs.read_text().split(HEADING[0])
        rest = text[-1].split("\n\n", 1) if len(text) > 1 else ["", ""]
        options.docs.write_text(text[0] + "\n".join(lines) + "\n" + ("\n" + rest[1] if len(rest) > 1 else ""))
    raise SystemExit(bool(leaked))


if __name__ == "__main__":
    main()
