"""What reverse mode knows of numbers and pointers that loops carry along: nothing of them is kept where they can be
computed again from the iteration, and one index serves a pointer and its shadow."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

Build = Callable[..., object]

PACKED = """
/* out = L x with a packed lower triangle, column by column: `at` grows by n, n - 1, n - 2, ... */
static double product({index} n, const double *lower, const double *x) {{
    double out[64], sum = 0;
    for ({index} i = 0; i < n; i++) out[i] = 0;
    {index} at = {first};
    for ({index} i = 0; i < n; i++) {{
        for ({index} j = i; j < n; j++) out[j] += lower[at + (j - i){sign}] * x[i];
        at {change};
    }}
    for ({index} i = 0; i < n; i++) sum += out[i] * out[i];
    return sum;
}}
int main(void) {{
    enum {{ N = 7, SIZE = 64 }};
    double lower[SIZE], x[N], d_lower[SIZE] = {{0}}, d_x[N] = {{0}};
    for (int i = 0; i < SIZE; i++) lower[i] = sin(1 + 3 * i);
    for (int i = 0; i < N; i++) x[i] = cos(2 * i);
    __enzyme_autodiff_void((void *)product, enzyme_const, ({index})N, enzyme_dup, lower, d_lower, enzyme_dup, x, d_x);
    for (int i = 0; i < SIZE; i++) CHECK_CLOSE("l", d_lower[i], FD_STEP(lower[i], product(N, lower, x), 1e-2), 1e-9);
    for (int i = 0; i < N; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], product(N, lower, x), 1e-2), 1e-9);
    return check_report();
}}
"""

FORMS = {
    "int": {"index": "int", "first": "0", "change": "+= n - i", "sign": ""},
    "long": {"index": "long", "first": "0", "change": "+= n - i", "sign": ""},
    "unsigned": {"index": "unsigned", "first": "3", "change": "+= n - i", "sign": ""},
    "backwards": {"index": "long", "first": "60", "change": "-= n - i", "sign": " - n"},
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_places_in_a_packed_triangle(form: dict[str, str], check: Callable[..., None]) -> None:
    check(PACKED.format(**form))
    check(PACKED.format(**form), "-O3")


def test_such_a_place_is_not_kept(build: Callable[..., object], tmp_path: Path) -> None:
    built = build(PACKED.format(**FORMS["long"]), "--enzyme-print=cache")
    said = built.stderr  # type: ignore[attr-defined]  # a CompletedProcess
    assert "cache of @product" in said
    assert "carried from one iteration to the next" not in said


REST = """
/* What is left of the coefficients moves by distances that only the data know. */
static double sums(long n, const long *degrees, const double *coefficients, const double *x) {
    const double *rest = coefficients;
    double sum = 0;
    for (long i = 0; i < n; i++) {
        double value = 0;
        for (long j = 0; j < degrees[i]; j++) value += rest[j] * rest[j] * x[i];
        rest += degrees[i];
        sum += value * value;
    }
    return sum + sin(rest[-1]);
}
int main(void) {
    enum { N = 4, SIZE = 9 };
    long degrees[N] = {3, 0, 4, 2};
    double c[SIZE], x[N] = {0.5, -1.5, 0.75, 2}, d_c[SIZE] = {0}, d_x[N] = {0};
    for (int i = 0; i < SIZE; i++) c[i] = sin(1 + 3 * i);
    __enzyme_autodiff_void((void *)sums, enzyme_const, (long)N, enzyme_const, degrees, enzyme_dup, c, d_c,
                           enzyme_dup, x, d_x);
    for (int i = 0; i < SIZE; i++) CHECK_CLOSE("c", d_c[i], FD_STEP(c[i], sums(N, degrees, c, x), 1e-2), 1e-9);
    for (int i = 0; i < N; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], sums(N, degrees, c, x), 1e-2), 1e-9);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_a_pointer_that_moves_by_changing_distances(level: str, check: Callable[..., None]) -> None:
    check(REST, level)


def test_an_index_serves_such_a_pointer_and_its_shadow(build: Callable[..., object]) -> None:
    said = build(REST, "--enzyme-print=cache").stderr  # type: ignore[attr-defined]  # a CompletedProcess
    assert not re.search(r"kept: (shadow of )?ptr .*\n.*each iteration", said)


RECIPROCAL = """
static double logistic(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += 1 / (1 + exp(-x[i])) - 1 / x[i] * 1 / (x[i] * x[i]);
    return sum;
}
/* The division is speculated where x is 0. */
static double guarded(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] != 0 ? 1 / x[i] : 0;
    return sum;
}
int main(void) {
    double x[4] = {0.5, -1.5, 30, 2}, d[4] = {0}, t[4] = {0};
    __enzyme_autodiff_void((void *)logistic, enzyme_dup, x, d, enzyme_const, 4);
    for (int i = 0; i < 4; i++) {
        CHECK_CLOSE("logistic", d[i], FD_STEP(x[i], logistic(x, 4), 1e-2), 1e-8);
        t[i] = 1;
        CHECK_CLOSE("forward", __enzyme_fwddiff((void *)logistic, enzyme_dup, x, t, enzyme_const, 4), d[i], 1e-12);
        t[i] = 0;
    }
    double y[3] = {0, -2, 1e-200}, e[3] = {0};
    __enzyme_autodiff_void((void *)guarded, enzyme_dup, y, e, enzyme_const, 3);
    CHECK_CLOSE("0", e[0], 0, 0);
    CHECK_CLOSE("-2", e[1], -0.25, 1e-15);
    CHECK_CLOSE("tiny", e[2], -INFINITY, 0);
    return check_report();
}
"""


def test_the_derivative_of_a_reciprocal_needs_no_division(check: Callable[..., None]) -> None:
    check(RECIPROCAL)
    check(RECIPROCAL, "-O3")


def test_an_array_that_is_gathered_from_and_read_in_order(check) -> None:
    check("""
static double f(const double *x, const int *at, int n) {
  double *a = malloc(n * sizeof *a), sum = 0;
  for (int i = 0; i < n; i++) a[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) {
    double part = a[i] * a[i];
    for (int j = 0; j < n; j++) part += a[at[j]] * a[at[j]] * a[i];
    sum += part * x[i];
  }
  for (int i = 0; i < n; i++) a[i] = sum * x[i];
  for (int i = 0; i < n; i++) sum += a[i] * a[i] * 0.01;
  free(a);
  return sum;
}
int main(void) {
  double x[5] = {0.3, 0.5, 0.7, 0.2, 0.9}, d[5] = {0};
  int at[5] = {3, 1, 4, 1, 2};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, at, enzyme_const, 5);
  for (int i = 0; i < 5; i++) CHECK_FD("gathered", d[i], x[i], f(x, at, 5));
  return check_report();
}""", "-O2")


TURNS = """
/* Signs that alternate, as integers and as numbers, and buffers that take turns. */
static double turns(const double *x, long n, long rounds) {
    double one[8], two[8], three[8], *old = one, *now = two, *new = three, sign = 1, sum = 0;
    int flag = 1, odd = 0;
    for (long i = 0; i < n; i++) one[i] = x[i], two[i] = sin(x[i]), three[i] = 0;
    for (long k = 0; k < rounds; k++) {
        for (long i = 0; i < n; i++)
            new[i] = sin(now[i] * now[(i + 1) % n]) * sign + old[i] * (flag > 0 ? 0.5 : 0.25) + odd * x[i] * x[i];
        sum += sign * now[0] * now[0];
        double *free = old;
        old = now, now = new, new = free;
        sign = -sign, flag = -flag, odd = 1 - odd;
    }
    for (long i = 0; i < n; i++) sum += now[i];
    return sum;
}
static double swaps(const double *x, long n, long rounds) {
    double one[8], two[8], *u = one, *v = two, sum = 0;
    for (long i = 0; i < n; i++) one[i] = x[i];
    for (long k = 0; k < rounds; k++) {
        for (long i = 0; i < n; i++) v[i] = u[i] * u[(i + 1) % n] + 0.5 * sin(u[i]);
        double *free = u;
        u = v, v = free;
    }
    for (long i = 0; i < n; i++) sum += u[i] * u[i];
    return sum;
}
int main(void) {
    double x[6], d_x[6], d_y[6];
    for (int i = 0; i < 6; i++) x[i] = 0.4 + 0.1 * i;
    for (long rounds = 0; rounds < 6; rounds++) {
        for (int i = 0; i < 6; i++) d_x[i] = d_y[i] = 0;
        __enzyme_autodiff_void((void *)turns, enzyme_dup, x, d_x, enzyme_const, 6l, enzyme_const, rounds);
        __enzyme_autodiff_void((void *)swaps, enzyme_dup, x, d_y, enzyme_const, 6l, enzyme_const, rounds);
        for (int i = 0; i < 6; i++) CHECK_CLOSE("turns", d_x[i], FD_STEP(x[i], turns(x, 6, rounds), 1e-3), 1e-8);
        for (int i = 0; i < 6; i++) CHECK_CLOSE("swaps", d_y[i], FD_STEP(x[i], swaps(x, 6, rounds), 1e-3), 1e-8);
    }
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_what_comes_again_in_turns_is_right(level: str, check: Callable[..., None]) -> None:
    check(TURNS, level)


def test_what_comes_again_in_turns_is_not_kept(build: Callable[..., object]) -> None:
    built = build(TURNS, "-O1", "--enzyme-print=cache")
    said = built.stderr  # type: ignore[attr-defined]  # a CompletedProcess
    assert "cache of @turns" in said
    for name in ("'sign'", "'flag'", "'odd'", "'old'", "'now'", "'u'", "'v'"):
        assert not re.search(rf"kept: .*{name}", said), name


HALVES = """
/* Strides that halve and double, until they are gone. */
static double halves(const double *x, unsigned n, int first) {
    double y[16], sum = 0;
    for (int i = 0; i < 16; i++) y[i] = x[i];
    for (unsigned s = n; s > 0; s >>= 1) for (unsigned i = 0; i < s; i++) y[i] = sin(y[i]) * y[i + s] + 0.1 * s;
    int down = first;
    for (int k = 0; k < 6; k++) { sum += y[down & 15] * y[k] * (1 + down); down >>= 2; }
    unsigned char up = 3;
    for (int k = 0; k < 9; k++) { sum += x[up & 15] * x[k] * up; up <<= 1; }
    return sum;
}
int main(void) {
    double x[16], d[16] = {0};
    for (int i = 0; i < 16; i++) x[i] = 0.4 + 0.03 * i;
    for (int first = -300; first < 400; first += 300) {
        for (int i = 0; i < 16; i++) d[i] = 0;
        __enzyme_autodiff_void((void *)halves, enzyme_dup, x, d, enzyme_const, 8u, enzyme_const, first);
        for (int i = 0; i < 16; i++) CHECK_CLOSE("x", d[i], FD_STEP(x[i], halves(x, 8, first), 1e-3), 1e-7);
    }
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])
def test_strides_that_halve(level: str, check: Callable[..., None]) -> None:
    check(HALVES, level)
