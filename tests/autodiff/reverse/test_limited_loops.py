"""--enzyme-tape-limit: what cannot be run again is named, and a bound that cannot be met ends the program before the
loop. Numbers and memory are checked by tests/programs/limited_loops.c."""

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Build = Callable[..., subprocess.CompletedProcess]
MAIN = """
int main(void) {
  static double u[1000], d[1000];
  u[0] = 1;
  __enzyme_autodiff_void((void *)f, enzyme_dup, u, d, 1000, 5000);
  return d[0] == 0;
}
"""
STEPS = """static double f(double *u, int n, int steps) {
  for (int t = 0; t < steps; t++) {
    for (int j = 1; j < n; j++) u[j] += 0.1 * sin(u[j - 1]);
    %s
  }
  return u[n - 1] + u[0];
}
"""
UNREPEATABLE = {
    'if (t == 7) printf("%g\\n", u[3]);': "'printf' is called here",
    "u[0] *= 1 + 1e-9 * rand();": "'rand' is called here",
}


@pytest.mark.parametrize("what", UNREPEATABLE)
def test_what_cannot_be_run_again_is_named_with_its_line(what: str, build: Build) -> None:
    built = build(STEPS % what + MAIN, "-g", "--enzyme-tape-limit=300M")
    assert built.returncode == 0
    assert re.search(r"program\.c:4:\d+: warning: the tape of a loop is not bounded, since its steps cannot be run "
                     rf"without their derivatives: {UNREPEATABLE[what]}", built.stderr), built.stderr
    assert built.stderr.count("warning:") == 1


def test_a_bound_that_is_too_small_ends_the_program_before_the_loop(build: Build, tmp_path: Path) -> None:
    built = build(STEPS % "" + MAIN, "-g", "--enzyme-tape-limit=60K")
    assert built.returncode == 0 and not built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
    assert ran.returncode != 0
    assert re.search(r"program\.c:2:\d+: error: the tape of this loop does not fit in the bound of "
                     r"--enzyme-tape-limit: of 61440 bytes \d+ are left, and what an iteration overwrites is \d+, of "
                     "which there must be room for 7", ran.stderr)


def test_iterations_that_keep_or_free_memory_end_the_program(build: Build, tmp_path: Path) -> None:
    built = build("""
struct node { double x; struct node *next; };
static double f(double *u, int n, int steps) {
  struct node *all = NULL;
  double s = 0;
  for (int t = 0; t < steps; t++) {
    struct node *made = malloc(sizeof *made);
    *made = (struct node){u[t % n] * u[t % n], all};
    all = made;
    for (int j = 0; j < 50; j++) s += sin(made->x * j);
  }
  for (struct node *next; all; all = next) next = all->next, s += all->x, free(all);
  return s;
}
""" + MAIN, "-g", "--enzyme-tape-limit=100K")
    assert built.returncode == 0
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
    assert ran.returncode != 0
    assert "program.c:6:" in ran.stderr and "an iteration of this loop keeps memory that it allocates" in ran.stderr
