"""Running minima and maxima: what wins is computed once more behind the loop, and is right in every form of loop."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc.analysis.call_models import RegisteredFunctions
from enzyme_cc.autodiff.prepare.running_extrema import recompute_winners
from enzyme_cc.ir import parse_module, verify_module

# Each function is of x[N]; what it returns is checked in reverse and forward mode against differences.
FORMS = """
enum { N = 7, D = 3 };
#define KEEP __attribute__((noinline))
static double cost(const double *x, int k) {
    double s = 0;
    for (int i = 0; i < D; i++) s += (x[(k + i) % N] - 0.3 * i) * (x[(k + i) % N] - 0.3 * i);
    return s;
}
KEEP static double comparison(double *x) {
    double m = INFINITY;
    for (int k = 0; k < N; k++) { double v = cost(x, k); if (v < m) m = v; }
    return m * m;
}
KEEP static double library(double *x) {
    double m = -1;
    for (int k = 0; k < N; k++) m = fmax(m, sin(cost(x, k)));
    return exp(m);
}
KEEP static double start_wins(double *x) {
    double m = x[0] * x[1] - 100;
    for (int k = 0; k < N; k++) m = fmin(cost(x, k), m);
    return m;
}
KEEP static double downwards(double *x) {
    double m = -3;
    for (int k = N; k-- > 0;) { double v = x[k] * x[k]; m = m > v ? m : v; }
    return m;
}
KEEP static double by_pointer(double *x) {
    double m = 1e9;
    for (const double *p = x, *end = x + N; p != end; p++) if (*p * *p < m) m = *p * *p;
    return m;
}
KEEP static double skips(double *x) {
    double m = 1e9, sum = 0;
    for (int k = 0; k < N; k++) {
        sum += x[k];
        if (k % 3 == 1) continue;
        double v = k % 2 ? sin(x[k]) : cost(x, k);
        if (v < m) m = v;
        if (sum > 3) break;
    }
    return m * sum;
}
KEEP static double last_that_fits(double *x) {
    double last = 0.5;
    for (int k = 0; k < N; k++) if (x[k] > 0.2) last = exp(x[k]) * x[(k + 1) % N];
    return last;
}
KEEP static double none_fits(double *x) {
    double last = x[2] * x[2];
    for (int k = 0; k < N; k++) if (x[k] > 100) last = exp(x[k]);
    return last;
}
KEEP static double where_and_what(double *x) {
    double m = 1e9;
    int at = 0;
    for (int k = 0; k < N; k++) { double v = cost(x, k); if (v < m) m = v, at = k; }
    return m + x[at] * x[at];
}
KEEP static double used_on_the_way(double *x) {
    double m = 0, sum = 0;
    for (int k = 0; k < N; k++) { m = fmax(m, x[k] * x[k]); sum += m * x[k]; }
    return sum + m;
}
KEEP static double changed_on_the_way(double *x) {
    double y[N], m = 0;
    for (int k = 0; k < N; k++) y[k] = x[k];
    for (int k = 0; k < N; k++) {
        double v = y[k] * y[(k + 1) % N];
        m = fmax(m, v * v);
        y[k] = sin(v);
        y[(k + 2) % N] *= 1.1;
    }
    return m + y[0];
}
KEEP static double grid(double *x) {
    double m = 1e9;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) m = fmin(m, (x[i] - 0.1 * j) * (x[i] - 0.1 * j) + x[j] * x[j]);
    return m;
}
KEEP static double rows(double *x) {
    double sum = 0;
    for (int i = 0; i < N; i++) {
        double m = -1e9;
        for (int j = 0; j <= i; j++) m = fmax(m, x[i] * x[j] - j);
        sum += m * m;
    }
    return sum;
}
KEEP static double both(double *x) {
    double low = 1e9, high = -1e9;
    for (int k = 0; k < N; k++) { double v = cost(x, k); low = fmin(low, v); high = fmax(high, v); }
    return high - 0.5 * low;
}
KEEP static double of_own_start(double *x) {
    double m = x[0];
    for (int k = 1; k < N; k++) if (x[k] * m > m) m = x[k] * m;
    return m;
}
KEEP static double clipped(double *x) {
    double dt = 0.7, sum = 0;
    for (int step = 0; step < 3; step++) {
        double fastest = 0;
        for (int k = 0; k < N; k++) { double v = fabs(x[k]) + sqrt(1 + x[k] * x[k]); if (v > fastest) fastest = v; }
        dt = fmin(dt, 1 / fastest);
        sum += dt * x[step];
    }
    return sum;
}
KEEP static double until(double *x) {
    double m = 10;
    int k = 0;
    do { double v = cost(x, k); m = v < m ? v : m; } while (++k < N && m > 0.3);
    return m;
}
typedef double (*form)(double *);
static form forms[] = {comparison, library, start_wins, downwards, by_pointer, skips, last_that_fits, none_fits,
                       where_and_what, used_on_the_way, changed_on_the_way, grid, rows, both, of_own_start, clipped,
                       until};
#define EACH(F) F(comparison) F(library) F(start_wins) F(downwards) F(by_pointer) F(skips) F(last_that_fits) \
    F(none_fits) F(where_and_what) F(used_on_the_way) F(changed_on_the_way) F(grid) F(rows) F(both) F(of_own_start) \
    F(clipped) F(until)
#define TEST(f) { \
    double d[N] = {0}; \
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d); \
    for (int i = 0; i < N; i++) { \
        double e[N] = {0}; \
        e[i] = 1; \
        double want = FD_STEP(x[i], f(x), 1e-4); \
        CHECK_CLOSE(#f, d[i], want, 1e-7); \
        CHECK_CLOSE(#f " forward", __enzyme_fwddiff_double((void *)f, enzyme_dup, x, e), want, 1e-7); \
    } }
double __enzyme_fwddiff_double(void *, ...);
int main(void) {
    for (int seed = 0; seed < 4; seed++) {
        double x[N];
        for (int i = 0; i < N; i++) x[i] = 1.3 * sin(1 + 2.7 * i + seed);
        EACH(TEST)
    }
    return check_report();
}
"""


LEVELS = [["-O0"], ["-O1"], ["-O2"], ["-O3", "-ffast-math", "-fno-finite-math-only"]]


@pytest.mark.parametrize("flags", LEVELS, ids=" ".join)
def test_every_form_of_loop(flags: list[str], check: Callable[..., None]) -> None:
    check(FORMS, *flags)


SECOND = """
/* The winner's adjoint is zero at a point where its slope is not. */
static double f(double *x) {
    double m = 1e9;
    for (int k = 0; k < 4; k++) { double v = (x[k] - k) * (x[k] - k); if (v < m) m = v; }
    return m * m;
}
static void gradient(double *x, double *d) { __enzyme_autodiff_void((void *)f, enzyme_dup, x, d); }
void __enzyme_fwddiff_void(void *, ...);
int main(void) {
    double x[4] = {0.5, 3, 2, 9}, e[4] = {0, 0, 1, 0}, d[4] = {0}, h[4] = {0};
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, e, enzyme_dup, d, h);
    CHECK_CLOSE("at the zero", d[2], 0.0, 1e-12);
    CHECK_CLOSE("its slope there", h[2], 0.0, 1e-12);
    x[2] = 2.1;
    for (int i = 0; i < 4; i++) d[i] = h[i] = 0;
    __enzyme_fwddiff_void((void *)gradient, enzyme_dup, x, e, enzyme_dup, d, h);
    CHECK_CLOSE("beside it", d[2], 4 * 0.1 * 0.1 * 0.1, 1e-12);
    CHECK_CLOSE("its slope beside it", h[2], 12 * 0.1 * 0.1, 1e-12);
    return check_report();
}
"""


def test_second_derivatives(check: Callable[..., None]) -> None:
    check(SECOND)
    check(SECOND, "-O3")


MISSING = """
static double f(double *x) {
    double m = x[0];
    for (int k = 1; k < 4; k++) m = fmin(m, x[k] * x[k]);
    return m;
}
int main(void) {
    double x[4] = {NAN, 3, 2, NAN}, d[4] = {0};
    __enzyme_autodiff_void((void *)f, enzyme_dup, x, d);
    CHECK_CLOSE("first", d[0], 0.0, 0);
    CHECK_CLOSE("second", d[1], 0.0, 0);
    CHECK_CLOSE("third", d[2], 4.0, 1e-15);
    CHECK_CLOSE("f", f(x), 4.0, 0);
    return check_report();
}
"""


def test_numbers_that_are_missing(check: Callable[..., None]) -> None:
    check(MISSING)
    check(MISSING, "-O2")


def test_only_the_winner_is_kept(build: Callable[..., object]) -> None:
    built = build(FORMS, "-O2", "--enzyme-print=cache")
    said = built.stderr  # type: ignore[attr-defined]  # a CompletedProcess
    plan = said.split("cache of @comparison\n")[1].split("; ")[0]
    assert "tape:" not in plan and "array" not in plan


LOOP = """
define double @__enzyme_cc.copy.f(ptr %x, ptr %y, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = phi double [ 1.0, %entry ], [ %chosen, %loop ]
  %p = getelementptr double, ptr %x, i64 %k
  %v = load double, ptr %p
  %w = fmul double %v, %v
  %less = fcmp olt double %w, %m
  %chosen = select i1 %less, double %w, double %m
  BODY
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %result = phi double [ %chosen, %loop ]
  ret double %result
}
"""

STOPS = {
    "a store that may reach what is read": "store double %w, ptr %y",
    "a load that another thread may change": "%o = load volatile double, ptr %y",
    "a use on the way": "%used = fadd double %m, %w",
}


@pytest.mark.parametrize("body", ["", *STOPS.values()], ids=["nothing", *STOPS])
def test_what_stands_in_the_way(body: str) -> None:
    module = parse_module(LOOP.replace("BODY", body))
    recompute_winners(module, RegisteredFunctions())
    verify_module(module)
    found = "winner" in module.print()
    assert found == (body in ("", STOPS["a load that another thread may change"]))


def test_lanes_of_a_vector_are_left_alone() -> None:
    text = LOOP.replace("BODY", "").replace("double @", "<2 x double> @")
    for old in ("phi double [ 1.0", "load double", "fmul double", "fcmp olt double",
                "select i1 %less, double %w, double %m", "phi double [ %chosen", "ret double"):
        text = text.replace(old, old.replace("i1 %less", "<2 x i1> %less").replace("double", "<2 x double>"))
    module = parse_module(text.replace("> [ 1.0,", "> [ zeroinitializer,"))
    verify_module(module)
    recompute_winners(module, RegisteredFunctions())
    assert "winner" not in module.print()
