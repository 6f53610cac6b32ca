"""The tape: bytes per iteration, arrays kept whole, its bound, and that nothing leaks from call to call."""

import subprocess
from pathlib import Path

LONG_LOOP = """
static double walk(double x) {
  double s = x;
  for (long k = 0; k < 2000000; k += s > 5 ? 2 : 1) s = sin(s) + x * 0.5;
  return s;
}
static double stencil(int n, int steps, double *restrict u, double *restrict v) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i] * (u[i - 1] + u[i + 1]) * 0.4 + 0.1 * u[i - 1] * u[i - 1];
    for (int i = 1; i < n - 1; i++) u[i] = v[i];
  }
  return u[n / 2];
}
"""


def run(program: Path, **settings: object) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([str(program)], capture_output=True, text=True, timeout=60, **settings)  # type: ignore[call-overload]  # what run takes


def test_an_iteration_of_a_loop_without_trip_count_keeps_16_bytes(build, tmp_path):
    main = """
int main(void) {
  long before = peak_kb();
  double d = __enzyme_autodiff((void *)walk, 0.7);
  printf("%g %g\\n", d, (peak_kb() - before) * 1024.0 / 2e6);
  return 0;
}
"""
    built = build(LONG_LOOP + main, "-O2")
    assert built.returncode == 0, built.stderr
    slope, bytes_each = map(float, run(tmp_path / "program").stdout.split())
    assert abs(slope - 0.666518) < 1e-4  # the iteration has converged: s = sin(s) + x/2, so ds/dx = 0.5 / (1 - cos s)
    assert bytes_each < 24


def test_a_stencil_keeps_at_most_two_numbers_a_point_and_step(build, tmp_path):
    main = """
int main(void) {
  enum { n = 20000, steps = 100 };
  double *u = calloc(n, 8), *v = calloc(n, 8), *du = calloc(n, 8), *dv = calloc(n, 8);
  for (int i = 0; i < n; i++) u[i] = 1 + 0.1 * (i % 7);
  long before = peak_kb();
  __enzyme_autodiff((void *)stencil, enzyme_const, n, enzyme_const, steps, enzyme_dup, u, du, enzyme_dup, v, dv);
  printf("%g\\n", (peak_kb() - before) * 1024.0 / n / steps);
  return 0;
}
"""
    built = build(LONG_LOOP + main, "-O2")
    assert built.returncode == 0, built.stderr
    assert float(run(tmp_path / "program").stdout) < 18


def test_the_bound_of_the_tape_stops_a_recursion_with_a_message(build, tmp_path):
    main = """
static __attribute__((noinline)) double deeper(double x, int n) {
  double y = sin(x);
  return n ? deeper(y * x, n - 1) * cos(y) : y;
}
int main(void) { return __enzyme_autodiff((void *)deeper, 0.7, 50000) > 100; }
"""
    built = build(main, "-O2", "--enzyme-tape-limit=1000000")
    assert built.returncode == 0, built.stderr
    done = run(tmp_path / "program")
    assert done.returncode == -6
    assert "the tape would pass the bound of --enzyme-tape-limit" in done.stderr
    built = build(main, "-O2", "--enzyme-tape-limit=200000000")
    assert run(tmp_path / "program").returncode == 0


def test_gradients_of_code_that_allocates_leak_nothing(build, tmp_path):
    source = """
struct node { double v; struct node *next; };
static double list(double x, int n) {
  struct node *head = 0;
  for (int i = 0; i < n; i++) {
    struct node *q = malloc(sizeof *q);
    q->v = x * i; q->next = head; head = q;
  }
  double s = 0;
  while (head) { struct node *q = head->next; s += head->v * head->v; free(head); head = q; }
  return s;
}
static double grow(double x, int n) {
  int room = 1, used = 0;
  double *v = malloc(8), s = 0;
  for (int i = 0; i < n; i++) {
    if (used == room) v = realloc(v, (room *= 2) * sizeof *v);
    v[used++] = x * x * i;
  }
  for (int i = 0; i < used; i++) s += v[i] * v[used - 1 - i];
  free(v);
  return s;
}
static __attribute__((noinline)) double deeper(double x, int n) {
  if (n == 0) return x;
  double *t = malloc(16);
  t[0] = sin(x); t[1] = t[0] * x;
  double r = deeper(t[1], n - 1) * t[0];
  free(t);
  return r;
}
int main(void) {
  double s = 0;
  long after_warming_up = 0;
  for (int k = 0; k < 40000; k++) {
    s += __enzyme_autodiff((void *)list, 0.7, 20) + __enzyme_autodiff((void *)grow, 0.7, 20);
    s += __enzyme_autodiff((void *)deeper, 0.7, 10);
    if (k == 1000) after_warming_up = peak_kb();
  }
  printf("%ld %g\\n", peak_kb() - after_warming_up, s);
  return 0;
}
"""
    built = build(source, "-O2")
    assert built.returncode == 0, built.stderr
    assert int(run(tmp_path / "program").stdout.split()[0]) < 1000
