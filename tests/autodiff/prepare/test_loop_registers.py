"""Sums and loads of one place in a loop are kept in registers, where nothing else may touch the place."""


NEST = "for (int i = 0; i < N; i++) for (int j = 0; j < N; j++) "
PROGRAM = """
enum { N = 7 };
static double f(double *x, double *y, const int *at) {
  BODY
  double sum = 0;
  for (int i = 0; i < N; i++) sum += (i + 1) * x[i] * x[i] + y[i] * (2 + i);
  return sum;
}
int main(void) {
  int at[N] = {3, 1, 4, 1, 5, 6, 2};
  for (int shift = 0; shift <= N; shift += 3 + shift / 3) {
    double start[2 * N], b[2 * N], d[2 * N] = {0};
    for (int i = 0; i < 2 * N; i++) start[i] = b[i] = 0.4 + 0.13 * (i * 5 % 9);
    __enzyme_autodiff((void *)f, enzyme_dup, b, d, enzyme_dup, b + shift, d + shift, enzyme_const, at);
    for (int i = 0; i < 2 * N; i++) {
      double want = FD(start[i], (memcpy(b, start, sizeof b), f(b, b + shift, at)));
      CHECK_CLOSE("place", d[i], want, 1e-6);
    }
  }
  return check_report();
}"""


def checked(body: str) -> str:
    return PROGRAM.replace("BODY", body)


def test_a_sum_in_memory(check) -> None:
    check(checked(NEST + "y[i] += 0.03 * x[j] * x[i];"), "-O2")


def test_a_place_that_is_stored_but_not_loaded(check) -> None:
    check(checked(NEST + "y[i] = 0.7 * x[j] * x[i];"), "-O2")


def test_a_place_that_is_stored_under_a_condition(check) -> None:
    check(checked(NEST + "if (x[j] > 0.7) y[i] += 0.02 * x[j] * x[i];"), "-O2")


def test_a_place_that_is_stored_twice(check) -> None:
    check(checked(NEST + "{ y[i] *= 0.9; y[i] += 0.05 * x[j] * y[i]; }"), "-O2")


def test_a_place_that_a_gather_may_meet(check) -> None:
    check(checked(NEST + "y[i] += 0.02 * x[i] * y[at[j]];"), "-O2")


def test_a_loop_that_is_left_in_the_middle(check) -> None:
    check(checked("""
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      y[i] += 0.2 * x[j] * x[i];
      if (y[i] > 1.2) break;
    }"""), "-O2")


def test_places_that_calls_read_by_address(check) -> None:
    check("""
#include <complex.h>
static long double f(long double x) {
  long double complex z = x + x * x * I, w = z;
  for (int i = 0; i < 3; i++) w = csinl(w) * conjl(w) + z;
  return creall(w) + 2 * cimagl(w);
}
extern long double __enzyme_autodiff_l(void *, ...);
int main(void) {
  double x = 0.3;
  CHECK_CLOSE("by address", (double)__enzyme_autodiff_l((void *)f, 0.3L), FD(x, (double)f(x)), 1e-8);
  return check_report();
}""", "-O1")
