"""What only aliasing stands in the way of is decided by the running program, and is right either way."""

import re

import pytest

from enzyme_cc.analysis.call_models import RegisteredFunctions
from enzyme_cc.autodiff.prepare.disjoint_versions import version_disjoint
from enzyme_cc.autodiff.prepare.parallel_regions import PARALLEL
from enzyme_cc.ir import parse_module

# Products of the numbers in one buffer, read and written at places that the caller chooses.
PRODUCT = """
__attribute__((noinline)) static void f(double *y, const double *a, const double *x, int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) y[i] += a[i * n + j] * x[j];
}
enum { N = 5, ALL = 64 };
static double after(double *start, int at, double by, int y, int a, int x) {
  double b[ALL], sum = 0;
  memcpy(b, start, sizeof b);
  b[at] += by;
  f(b + y, b + a, b + x, N);
  for (int i = 0; i < ALL; i++) sum += (1 + i % 3) * b[i];
  return sum;
}
static void test(int y, int a, int x) {
  double start[ALL], b[ALL], d[ALL];
  for (int i = 0; i < ALL; i++) start[i] = b[i] = 0.2 + 0.05 * (i % 7), d[i] = 1 + i % 3;
  __enzyme_autodiff_void((void *)f, enzyme_dup, b + y, d + y, enzyme_dup, b + a, d + a, enzyme_dup, b + x, d + x,
                         enzyme_const, N);
  for (int i = 0; i < ALL; i++) {
    double want = (after(start, i, 1e-5, y, a, x) - after(start, i, -1e-5, y, a, x)) / 2e-5;
    CHECK_CLOSE("product", d[i], want, 1e-7);
  }
}
"""


def test_arrays_that_overlap_and_arrays_that_do_not(check) -> None:
    for level in ("-O1", "-O3"):
        check(PRODUCT + """
int main(void) {
  test(0, 10, 40);   /* apart */
  test(40, 10, 0);
  test(10, 10, 40);  /* the result lies over the matrix */
  test(30, 10, 40);
  test(38, 0, 40);   /* and over the vector */
  test(40, 0, 40);
  test(42, 0, 40);
  return check_report();
}""", level)


def test_a_product_takes_no_tape_where_its_arrays_are_apart(check) -> None:
    check(PRODUCT.replace("N = 5, ALL = 64", "N = 1500, ALL = N * N + 2 * N") + """
int main(void) {
  double *b = calloc(ALL, 8), *d = calloc(ALL, 8);
  for (int i = 0; i < ALL; i++) b[i] = 0.5, d[i] = 1;
  long before = peak_kb();
  __enzyme_autodiff_void((void *)f, enzyme_dup, b, d, enzyme_dup, b + N, d + N, enzyme_dup, b + N * N + N,
                         d + N * N + N, enzyme_const, N);
  CHECK_CLOSE("kilobytes of the tape", peak_kb() - before < 2000, 1, 0);
  return check_report();
}""", "-O2")


# Indices in arithmetic that wraps by the rules of the language: whether it does is for the running program to say.
WRAPPING = """
#include <stdint.h>
__attribute__((noinline)) static void f(double *y, const double *x, int rows, int columns, TYPE stride) {
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) y[i] += x[(TYPE)(stride * i) + j] * x[(TYPE)(stride * i) + j];
}
enum { ALL = 1 << 17, ROWS = 5, COLUMNS = 4 };
static double start[ALL], b[ALL], d[ALL];
static double after(int at, double by, double *y, double *x, TYPE stride) {
  memcpy(b, start, sizeof b);
  b[at] += by;
  f(y, x, ROWS, COLUMNS, stride);
  double sum = 0;
  for (int i = 0; i < ALL; i++) sum += (1 + i % 3) * b[i];
  return sum;
}
static void test(int y, int x, TYPE stride) {
  for (int i = 0; i < ALL; i++) start[i] = b[i] = 0.2 + 0.05 * (i % 7), d[i] = 1 + i % 3;
  __enzyme_autodiff_void((void *)f, enzyme_dup, b + y, d + y, enzyme_dup, b + x, d + x, enzyme_const, ROWS,
                         enzyme_const, COLUMNS, enzyme_const, stride);
  for (int i = 0; i < ROWS; i++)
    for (int j = 0; j < COLUMNS; j++) {
      int at = x + (TYPE)(stride * i) + j;
      double want = (after(at, 1e-4, b + y, b + x, stride) - after(at, -1e-4, b + y, b + x, stride)) / 2e-4;
      CHECK_CLOSE("square", d[at], want, 1e-5);
    }
}
"""


@pytest.mark.parametrize(("kind", "base"), [("uint16_t", 0), ("int16_t", 40000), ("uint8_t", 0), ("int8_t", 200)])
def test_indices_that_wrap_are_no_range(check, kind: str, base: int) -> None:
    text = WRAPPING.replace("TYPE", kind)
    for level in ("-O1", "-O3"):
        check(f"""{text}
int main(void) {{
  test({base} + 70000, {base}, 10); /* apart, and nothing wraps */
  test({base} + 22, {base}, 10);    /* among what is read */
  test({base} + 2, {base}, 120);    /* wraps in 8 bits */
  test({base} + 4465, {base}, 30000);  /* wraps in 16: 3 * 30000 is 24464 */
  return check_report();
}}""", level)


def test_narrow_indices_cost_no_tape(check) -> None:
    """LLVM's own optimiser drops the promise that products of ints do not wrap."""
    check("""
__attribute__((noinline)) static void f(int n, int heads, int size, double *y, const double *x) {
  int channels = heads * size;
  for (int t = 0; t < n; t++)
    for (int h = 0; h < heads; h++)
      for (int s = 0; s <= t; s++) {
        const double *q = x + t * 3 * channels + h * size, *k = x + s * 3 * channels + channels + h * size;
        double *out = y + t * channels + h * size;
        for (int i = 0; i < size; i++) out[i] += q[i] * k[i] * k[i];
      }
}
enum { N = 200, HEADS = 4, SIZE = 32 };
int main(void) {
  double *x = calloc(3 * N * HEADS * SIZE, 8), *dx = calloc(3 * N * HEADS * SIZE, 8);
  double *y = calloc(N * HEADS * SIZE, 8), *dy = calloc(N * HEADS * SIZE, 8);
  for (int i = 0; i < N * HEADS * SIZE; i++) x[3 * i] = 0.5, dy[i] = 1;
  long before = peak_kb();
  __enzyme_autodiff_void((void *)f, enzyme_const, N, enzyme_const, HEADS, enzyme_const, SIZE, enzyme_dup, y, dy,
                         enzyme_dup, x, dx);
  CHECK_CLOSE("kilobytes of the tape", peak_kb() - before < 2000, 1, 0);
  return check_report();
}""", "-O3")


def test_rows_of_a_matrix_are_told_apart_where_each_is_loaded(check, build) -> None:
    program = """
__attribute__((noinline)) static double f(double **a, const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) {
    const double *row = a[i];
    double sum = 0;
    for (int j = 0; j < n; j++) sum += row[j] * x[j] * x[j];
    y[i] = sum;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += y[i] * (i + 1);
  return sum;
}
enum { N = 6, ALL = 60 };
static double value(double *b, int y, int x) {
  double *rows[N];
  for (int i = 0; i < N; i++) rows[i] = b + i * N;
  return f(rows, b + x, b + y, N);
}
static double moved(const double *start, int at, double by, int y, int x) {
  double b[ALL];
  memcpy(b, start, sizeof b);
  b[at] += by;
  return value(b, y, x);
}
static void test(int y, int x) {
  double start[ALL], b[ALL], d[ALL] = {0}, *rows[N], *drows[N];
  for (int i = 0; i < ALL; i++) start[i] = b[i] = 0.3 + 0.1 * (i % 5);
  for (int i = 0; i < N; i++) rows[i] = b + i * N, drows[i] = d + i * N;
  __enzyme_autodiff((void *)f, enzyme_dup, rows, drows, enzyme_dup, b + x, d + x, enzyme_dup, b + y, d + y,
                    enzyme_const, N);
  for (int i = 0; i < ALL; i++)
    CHECK_CLOSE("row", d[i], (moved(start, i, 1e-5, y, x) - moved(start, i, -1e-5, y, x)) / 2e-5, 1e-7);
}
int main(void) {
  test(36, 48); /* apart */
  test(20, 48); /* the result lies over rows that are read later */
  test(36, 38); /* over the vector */
  return check_report();
}"""
    check(program, "-O2")
    built = build(program, "-O2", "--enzyme-print=cache")
    assert re.search(r"^  kept: ", built.stdout + built.stderr, re.M)


def test_what_loops_compute_is_had_after_either_version(check) -> None:
    check("""
static double f(const double *x, double *y, int n) {
  double last = 0, best = 0;
  int at = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * x[n - 1 - i];
    last = y[i] * x[i];
    if (last > best) best = last, at = i;
  }
  return best * last + x[at];
}
int main(void) {
  for (int shift = 0; shift <= 8; shift += 4) {
    double start[16], b[16], d[16] = {0};
    for (int i = 0; i < 16; i++) start[i] = b[i] = 1 + 0.37 * (i * 5 % 7) + 0.03 * i;
    __enzyme_autodiff((void *)f, enzyme_dup, b, d, enzyme_dup, b + shift, d + shift, enzyme_const, 8);
    for (int i = 0; i < 16; i++) {
      double want = FD(start[i], (memcpy(b, start, sizeof b), f(b, b + shift, 8)));
      CHECK_CLOSE("after", d[i], want, 1e-7);
    }
  }
  return check_report();
}""", "-O2")


def test_buffers_that_change_places_each_step(check) -> None:
    check("""
static double f(double *u, double *v, int n, int steps) {
  for (int s = 0; s < steps; s++) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.1 * u[i] * (u[i - 1] - 2 * u[i] + u[i + 1]);
    double *t = u; u = v; v = t;
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}
int main(void) {
  for (int shift = 1; shift <= 12; shift += 11) {
    double start[24], b[24], d[24] = {0};
    for (int i = 0; i < 24; i++) start[i] = b[i] = 1 + 0.21 * (i * 5 % 7);
    __enzyme_autodiff((void *)f, enzyme_dup, b, d, enzyme_dup, b + shift, d + shift, enzyme_const, 12,
                      enzyme_const, 5);
    for (int i = 0; i < 24; i++) {
      double want = FD(start[i], (memcpy(b, start, sizeof b), f(b, b + shift, 12, 5)));
      CHECK_CLOSE("buffers", d[i], want, 1e-6);
    }
  }
  return check_report();
}""", "-O2")


PARALLEL_BODY = """
define internal void @__enzyme_cc.copy.body(ptr %y, ptr %x, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %from = getelementptr inbounds double, ptr %x, i64 %i
  %to = getelementptr inbounds double, ptr %y, i64 %i
  %a = load double, ptr %from
  %b = fmul double %a, %a
  store double %b, ptr %to
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define void @__enzyme_cc.copy.f(ptr %y, ptr %x, i64 %n) {
  call void @__enzyme_cc.copy.body(ptr %y, ptr %x, i64 %n) MARK
  ret void
}
"""


def test_bodies_of_parallel_regions_stay_as_they_are() -> None:
    lengths = {}
    for mark in ("", PARALLEL):
        module = parse_module(PARALLEL_BODY.replace("MARK", mark))
        version_disjoint(module, RegisteredFunctions())
        lengths[mark] = len(module.functions["__enzyme_cc.copy.body"].blocks)
    assert lengths[PARALLEL] == 3 and lengths[""] > 3
