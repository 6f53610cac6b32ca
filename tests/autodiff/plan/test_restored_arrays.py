"""Arrays that the reverse sweep sets back: gathers are not kept, and all numbers are right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

GATHER = """
/* A sparse product, of which nobody knows that the vector is no longer than the rows are many. */
static double solve(const double *a, const int *at, const double *b, long rows, long columns, long each) {
    double *p = malloc(8 * columns), *q = START, sum = 0;
    for (long i = 0; i < columns; i++) p[i] = b[i];
    memset(q, 0, 8 * rows);
    for (long k = 0; k < 3; k++) {
        for (long i = 0; i < rows; i++) {
            double dot = 0;
            for (long j = 0; j < each; j++) dot += a[i * each + j] * p[at[i * each + j]];
            q[i] = dot + 0.1 * q[i] * p[i];
        }
        for (long i = 0; i < rows; i++) p[i] = 0.7 * p[i] + 0.3 * sin(q[i]) * p[i];
        if (k == 1) p[at[0]] = q[1] * q[2];
    }
    for (long i = 0; i < columns; i++) sum += p[i] * p[i];
    free(p), free(q);
    return sum;
}
int main(void) {
    enum { ROWS = 5, COLUMNS = 8, EACH = 3 };
    double a[ROWS * EACH], b[COLUMNS], d_a[ROWS * EACH] = {0}, d_b[COLUMNS] = {0};
    int at[ROWS * EACH];
    for (int i = 0; i < ROWS * EACH; i++) a[i] = 0.3 * cos(i), at[i] = (i * i + 2) % COLUMNS;
    for (int i = 0; i < COLUMNS; i++) b[i] = 1 + 0.1 * i;
    __enzyme_autodiff_void((void *)solve, enzyme_dup, a, d_a, enzyme_const, at, enzyme_dup, b, d_b,
                           enzyme_const, (long)ROWS, enzyme_const, (long)COLUMNS, enzyme_const, (long)EACH);
#define OF solve(a, at, b, ROWS, COLUMNS, EACH)
    for (int i = 0; i < COLUMNS; i++) CHECK_CLOSE("b", d_b[i], FD_STEP(b[i], OF, 1e-3), 1e-8);
    for (int i = 0; i < ROWS * EACH; i++) CHECK_CLOSE("a", d_a[i], FD_STEP(a[i], OF, 1e-3), 1e-8);
    return check_report();
}
"""

STARTS = {"allocated": "malloc(8 * rows)", "cleared": "calloc(rows, 8)"}


@pytest.mark.parametrize("level", ["-O1", "-O2"])
@pytest.mark.parametrize("start", STARTS.values(), ids=STARTS)
def test_gathers_from_a_vector_that_changes(start: str, level: str, check: Callable[..., None]) -> None:
    check(GATHER.replace("START", start), level)


def test_what_is_gathered_is_not_kept(build: Callable[..., object]) -> None:
    said = build(GATHER.replace("START", "malloc(8 * rows)"), "-O2", "--enzyme-print=cache").stderr  # type: ignore[attr-defined]  # a CompletedProcess
    plan = said.split("cache of @solve")[1]
    assert "program.c:10:" not in "".join(line for line in plan.splitlines() if "kept: double" in line)


SEEN_ELSEWHERE = """
static double *seen;
__attribute__((noinline)) static void look(double *p) { seen = p; }
/* The array's address is out: who knows what may read or write there; or a swap hands it on. */
static double out(const double *x, const int *at, long n) {
    double *p = malloc(8 * n), *q = malloc(8 * n), sum = 0;
    for (long i = 0; i < n; i++) p[i] = q[i] = x[i];
    look(q);
    for (long k = 0; k < 3; k++) {
        for (long i = 0; i < n; i++) for (long j = 0; j < n; j++) sum += p[at[j]] * q[at[(i + j) % n]] * x[i];
        for (long i = 0; i < n; i++) p[i] = sin(p[i]) * q[n - 1 - i];
        seen[k] = 0.5 * sum * p[0];
        sum = tanh(sum);
        if (k == 1) { double *o = p; p = q; q = o; }
    }
    sum += p[1] * q[1];
    free(p), free(q);
    return sum;
}
int main(void) {
    enum { N = 4 };
    double x[N], d[N] = {0};
    int at[N] = {2, 0, 3, 3};
    for (int i = 0; i < N; i++) x[i] = 0.4 + 0.1 * i;
    __enzyme_autodiff_void((void *)out, enzyme_dup, x, d, enzyme_const, at, enzyme_const, (long)N);
    for (int i = 0; i < N; i++) CHECK_CLOSE("x", d[i], FD_STEP(x[i], out(x, at, N), 1e-3), 1e-8);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_arrays_that_others_see_are_left_alone(level: str, check: Callable[..., None]) -> None:
    check(SEEN_ELSEWHERE, level)
