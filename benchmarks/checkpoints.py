"""Time and memory of the gradient of a long simulation: its whole tape, --enzyme-tape-limit, and Revolve's snapshots.

    python benchmarks/checkpoints.py [--steps 100 1000 10000] [--bytes 100000] [--limit 6.4M] [--out bench]

A step is an explicit one of a nonlinear heat equation, in place. Each figure is one run of a process of its own, in the
times of the primal of the same run; memory is the most that the gradient held beyond it. The whole tape is measured as
long as it takes less than 1 GB. Writes checkpoints.json and checkpoints.png.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from math import comb
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

ROOT = Path(__file__).parent.parent
ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
MOST_TAPE = 1_000_000_000
WAYS = {"tape": (), "limit": (), "revolve": ("-DREVOLVE",)}
SOURCE = r"""
#include <enzyme/checkpoint.h>
#include <time.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
static EnzymeCkptStats stats;
static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
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
static void step(int64_t t, double *u, int n) {
  double left = u[0];
  for (int j = 1; j < n - 1; j++) {
    double here = u[j];
    u[j] += 0.2 * (left - 2 * here + u[j + 1]) - 1e-4 * here * here;
    left = here;
  }
}
static double simulate(double *u, int n, int steps, int snapshots) {
  double s = 0;
#ifdef REVOLVE
  EnzymeCkptConfig config = {.snapshots = snapshots, .stats = &stats};
  __enzyme_checkpoint_for((void *)step, (int64_t)0, (int64_t)steps, enzyme_scheme, &EnzymeCkptRevolve, &config,
                          enzyme_checkpoint_region, u, n * sizeof *u, u, n);
#else
  for (int t = 0; t < steps; t++) step(t, u, n);
#endif
  for (int j = 0; j < n; j++) s += u[j] * u[j];
  return s;
}
int main(int count, char **words) {
  int n = atoi(words[1]), steps = atoi(words[2]), snapshots = atoi(words[3]);
  double *u = malloc(n * sizeof *u), *d = calloc(n, sizeof *d), start, primal;
  for (int j = 0; j < n; j++) u[j] = 1 + 0.5 * (j % 7);
  start = now();
  volatile double result = simulate(u, n, steps, snapshots);
  primal = now() - start;
  for (int j = 0; j < n; j++) u[j] = 1 + 0.5 * (j % 7);
  long held = peak_kb();
  start = now();
  __enzyme_autodiff((void *)simulate, enzyme_dup, u, d, enzyme_const, n, enzyme_const, steps, enzyme_const, snapshots);
  printf("%.9g %.9g %ld %ld %.15g\n", primal, now() - start, peak_kb() - held, (long)stats.forward_steps, d[n / 2]);
  return result != result;
}
"""


@dataclass
class Measured:
    """One run: seconds of the primal and gradient, KB of the gradient, and how many steps Revolve has run again."""

    way: str
    steps: int
    primal: float
    gradient: float
    kilobytes: int
    forward_steps: int
    number: float

    @property
    def ratio(self) -> float:
        """The gradient in times of the primal."""
        return self.gradient / self.primal


def fewest_steps(steps: int, snapshots: int) -> int:
    """The fewest that reverse so many steps (A. Griewank and A. Walther, Algorithm 799: Revolve)."""
    times = 0
    while comb(snapshots + times, times) < steps:
        times += 1
    return times * steps - comb(snapshots + times, times - 1)


def measured(folder: Path, options: argparse.Namespace) -> list[Measured]:
    """All runs, with the numbers compared."""
    (folder / "simulation.c").write_text(SOURCE)
    for way, flags in WAYS.items():
        bound = (f"--enzyme-tape-limit={options.limit}",) if way == "limit" else ()
        command = [str(ENZYME_CLANG), "-O2", *flags, *bound, "simulation.c", "-o", way]
        subprocess.run(command, cwd=folder, check=True)
    n, found = options.bytes // 8, []
    for steps in options.steps:
        for way in WAYS:
            if way == "tape" and steps * options.bytes > MOST_TAPE:
                continue
            run = subprocess.run([folder / way, str(n), str(steps), str(options.snapshots)], check=True,
                                 capture_output=True, text=True)
            primal, gradient, kilobytes, again, number = run.stdout.split()
            seconds = float(primal), float(gradient)
            found.append(Measured(way, steps, *seconds, int(kilobytes), int(again), float(number)))
            if abs(found[-1].number - found[0].number) > 1e-9 * abs(found[0].number) and found[0].steps == steps:
                sys.exit(f"{way}: the gradient differs: {found[-1].number}, not {found[0].number}")
    return found


def chart(found: list[Measured], path: Path) -> None:
    """Memory and time by the number of steps."""
    figure, (memory, time) = pyplot.subplots(1, 2, figsize=(9, 3.6))
    for way in WAYS:
        rows = [row for row in found if row.way == way]
        memory.loglog([row.steps for row in rows], [max(row.kilobytes, 1) / 1024 for row in rows], "o-", label=way)
        time.semilogx([row.steps for row in rows], [row.ratio for row in rows], "o-", label=way)
    memory.set(xlabel="steps", ylabel="MB of the gradient")
    time.set(xlabel="steps", ylabel="gradient over primal", ylim=(0, None))
    memory.legend()
    figure.tight_layout()
    figure.savefig(path, dpi=120)


def main() -> None:
    """Measure, print the table, write JSON and chart."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--steps", type=int, nargs="+", default=[100, 1000, 10000])
    parser.add_argument("--bytes", type=int, default=100_000, help="of the state")
    parser.add_argument("--limit", default="6400K", help="of the tape")
    parser.add_argument("--snapshots", type=int, default=30, help="of Revolve")
    parser.add_argument("--out", type=Path, default=ROOT / "bench", help="folder of JSON and chart")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = measured(Path(folder), options)
    print(f"{'steps':>8} {'way':8} {'gradient/primal':>15} {'MB':>8} {'steps again/fewest':>19}")
    for row in found:
        again = ""
        if row.way == "revolve":
            again = f"{row.forward_steps / fewest_steps(row.steps, options.snapshots):.3f}"
        print(f"{row.steps:8} {row.way:8} {row.ratio:15.2f} {row.kilobytes / 1024:8.2f} {again:>19}")
    options.out.mkdir(parents=True, exist_ok=True)
    report = {"bytes": options.bytes, "limit": options.limit, "snapshots": options.snapshots,
              "runs": [asdict(row) for row in found]}
    (options.out / "checkpoints.json").write_text(json.dumps(report, indent=2) + "\n")
    chart(found, options.out / "checkpoints.png")
    print(options.out / "checkpoints.json", options.out / "checkpoints.png")


if __name__ == "__main__":
    main()
