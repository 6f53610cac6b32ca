"""The plan of what is kept: made before anything of it is emitted, and printed as it is."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from enzyme_cc.autodiff.plan.cache_plan import CachePlan, plan_cache
from enzyme_cc.autodiff.reverse import synthesis
from enzyme_cc.cli.opt import main
from enzyme_cc.ir import Value

IN_PLACE = """
/* The vector is read by a nest and overwritten after it, also in a triangle. */
static double steps(const double *a, double *x, long n, long rounds) {
    for (long t = 0; t < rounds; t++) {
        double y[8];
        for (long i = 0; i < n; i++) {
            y[i] = 0;
            for (long j = 0; j < n; j++) y[i] += a[i * n + j] * x[j] * x[j];
        }
        for (long i = 0; i < n; i++) x[i] = sin(y[i]);
        for (long i = 0; i < n; i++)
            for (long j = i; j < n; j++) x[i] = sin(x[i] * x[j]);
    }
    double sum = 0;
    for (long i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
static double of(const double *a, const double *x) {
    double y[4] = {x[0], x[1], x[2], x[3]};
    return steps(a, y, 4, 3);
}
int main(void) {
    double a[16], x[4], y[4], d_a[16] = {0}, d_x[4] = {0};
    for (int i = 0; i < 16; i++) a[i] = cos(i);
    for (int i = 0; i < 4; i++) y[i] = x[i] = sin(1 + i);
    __enzyme_autodiff_void((void *)steps, enzyme_dup, a, d_a, enzyme_dup, y, d_x, enzyme_const, 4l, enzyme_const, 3l);
    for (int i = 0; i < 16; i++) CHECK_CLOSE("a", d_a[i], FD_STEP(a[i], of(a, x), 1e-2), 1e-8);
    for (int i = 0; i < 4; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], of(a, x), 1e-2), 1e-8);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_a_copied_array_and_a_triangle_are_right(level: str, check: Callable[..., None]) -> None:
    check(IN_PLACE, level, "--enzyme-print=cache")


GATHERED = """
/* Before the inner loop a part of h is read, in it any of its elements. */
static int largest(const double *a, int n) {
    int at = 0;
    for (int i = 1; i < n; i++) if (a[at] < a[i]) at = i;
    return at;
}
static double steps(const double *x, long k) {
    double a = x[0], b = x[1], w[8], h[8];
    for (int i = 0; i < 8; i++) w[i] = sin(x[(i + 2) % 6] * i), h[i] = sin(3 * x[5 - i % 6]);
    for (int i = 0; i < k; i++) {
        b = sin(b + a * w[i / 2] - cos(h[7 - i]));
        for (int j = 0; j < k; j++) w[j] = sin(h[largest(w, i + 1)] + a);
    }
    for (int i = 0; i < k; i++) if (k == 16) h[i] = 0.1;
    return a + b;
}
int main(void) {
    double x[6], d_x[6] = {0};
    for (int i = 0; i < 6; i++) x[i] = cos(2 * i);
    __enzyme_autodiff_void((void *)steps, enzyme_dup, x, d_x, enzyme_const, 4l);
    for (int i = 0; i < 6; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], steps(x, 4), 1e-3), 1e-8);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O3"])
def test_an_array_of_which_a_part_and_any_element_are_read_is_copied_whole(
    level: str, check: Callable[..., None]
) -> None:
    check(GATHERED, level)


def test_copies_of_arrays_and_what_finds_kept_values_are_printed(build: Callable[..., object]) -> None:
    said = build(IN_PLACE, "--enzyme-print=cache").stderr  # type: ignore[attr-defined]  # a CompletedProcess
    assert re.search(r"copied: the array at ptr %.* \('x'.*, before the loop at program\.c:\d+", said)
    assert re.search(r"kept: ptr, the tape of the loop at program\.c:\d+", said)


NEST = """
define double @nest(ptr noalias %x, i64 %n, i64 %m) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.end ]
  %sum = phi double [ 0.0, %entry ], [ %all, %outer.end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %part = phi double [ %sum, %outer ], [ %all, %inner ]
  %place = getelementptr double, ptr %x, i64 %j
  %value = load double, ptr %place
  %wave = call double @sin(double %value)
  store double %wave, ptr %place
  %all = call double @hypot(double %part, double %wave)
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, %m
  br i1 %again, label %inner, label %outer.end
outer.end:
  %i.next = add i64 %i, 1
  %more = COMPARISON
  br i1 %more, label %outer, label %exit
exit:
  ret double %all
}
declare double @sin(double)
declare double @hypot(double, double)
declare double @__enzyme_autodiff(ptr, ...)
define void @gradient(ptr %x, ptr %dx, i64 %n, i64 %m) {
  call double (ptr, ...) @__enzyme_autodiff(ptr @nest, ptr %x, ptr %dx, i64 %n, i64 %m)
  ret void
}
"""


@pytest.mark.parametrize("comparison", ["icmp ult i64 %i.next, %n", "fcmp olt double %all, 9.0"],
                         ids=["arrays", "records"])
def test_planning_emits_nothing(comparison: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[CachePlan] = []

    def watched(sweep: synthesis.ReverseSynthesis, required: Iterable[Value]) -> CachePlan:
        def text() -> str:
            blocks = [*sweep.forward.blocks, *sweep.reverse.blocks]
            return "\n".join(str(instruction) for block in blocks for instruction in block.instructions)

        before = text()
        plans.append(plan_cache(sweep, required))
        assert text() == before
        return plans[-1]

    monkeypatch.setattr(synthesis, "plan_cache", watched)
    (tmp_path / "nest.ll").write_text(NEST.replace("COMPARISON", comparison))
    assert main([str(tmp_path / "nest.ll"), "-o", str(tmp_path / "out.ll")]) == 0
    (plan,) = plans
    assert plan.kept and plan.regions
    with pytest.raises(dataclasses.FrozenInstanceError):
        plan.record_size = 8  # type: ignore[misc]  # that is what is tested


ONE_COPY = """
/* Conjugate gradients with a gather: each of p, r and q is kept once a step, whichever loops read it. */
static double solve(const double *a, const int *at, const double *b, double *x, long n) {
    double *r = malloc(8 * n), *p = malloc(8 * n), *q = malloc(8 * n), rr = 0, sum = 0;
    for (long i = 0; i < n; i++) x[i] = 0, r[i] = p[i] = b[i], rr += b[i] * b[i];
    for (long k = 0; k < 3; k++) {
        for (long i = 0; i < n; i++) {
            q[i] = 0.5 * n * p[i];
            for (long j = 0; j < n; j++) q[i] += a[i * n + j] * p[at[i * n + j]];
        }
        double pq = 0, old = rr;
        for (long i = 0; i < n; i++) pq += p[i] * q[i];
        for (long i = 0; i < n; i++) x[i] += rr / pq * p[i], r[i] -= rr / pq * q[i];
        rr = 0;
        for (long i = 0; i < n; i++) rr += r[i] * r[i];
        for (long i = 0; i < n; i++) p[i] = r[i] + rr / old * p[i];
    }
    for (long i = 0; i < n; i++) sum += x[i] * x[i] * (1 + i % 3);
    free(r), free(p), free(q);
    return sum;
}
int main(void) {
    enum { N = 5 };
    double a[N * N], b[N], x[N], d_a[N * N] = {0}, d_b[N] = {0}, d_x[N] = {0};
    int at[N * N];
    for (int i = 0; i < N * N; i++) a[i] = 0.1 * cos((i % N + i / N) * (i % N + i / N)), at[i] = i % N;
    for (int i = 0; i < N; i++) b[i] = 1 + i;
    __enzyme_autodiff_void((void *)solve, enzyme_dup, a, d_a, enzyme_const, at, enzyme_dup, b, d_b, enzyme_dup, x, d_x,
                           enzyme_const, (long)N);
    for (int i = 0; i < N; i++) CHECK_CLOSE("b", d_b[i], FD_STEP(b[i], solve(a, at, b, x, N), 1e-3), 1e-8);
    for (int i = 0; i < N * N; i++) CHECK_CLOSE("a", d_a[i], FD_STEP(a[i], solve(a, at, b, x, N), 1e-3), 1e-7);
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_one_copy_serves_all_loops_that_read_an_array(level: str, check: Callable[..., None]) -> None:
    check(ONE_COPY, level)


CHANGED_BETWEEN = """
/* Between the loops that read u it changes: in one case in some elements, in one through a pointer of the caller's. */
static double steps(double *v, const double *x, long n, long k) {
    double *u = malloc(8 * n), sum = 0;
    for (long i = 0; i < n; i++) u[i] = x[i];
    for (long t = 0; t < 3; t++) {
        for (long i = 0; i < n; i++) sum += u[i] * u[i] * v[i];
        if (t % 2 == k) u[t + k] *= sum;
        for (long i = 0; i < n; i++) sum += sin(u[i]) * u[i];
        for (long i = 0; i < n; i += 2) u[i] = u[i] * u[i + 1] * v[i];
        for (long i = 0; i < n; i++) sum += u[i] * u[i] * u[i], v[i] *= 0.9;
        for (long i = 0; i < n; i++) u[i] = cos(u[i] * u[n - 1 - i]);
    }
    free(u);
    return sum;
}
static double of(const double *y, const double *x, long k) {
    double v[6];
    for (int i = 0; i < 6; i++) v[i] = y[i];
    return steps(v, x, 6, k);
}
int main(void) {
    for (long k = 0; k < 2; k++) {
        double v[6], y[6], x[6], d_v[6] = {0}, d_x[6] = {0};
        for (int i = 0; i < 6; i++) v[i] = y[i] = 0.2 + 0.05 * i, x[i] = 0.5 + 0.04 * i;
        __enzyme_autodiff_void((void *)steps, enzyme_dup, v, d_v, enzyme_dup, x, d_x, enzyme_const, 6l,
                               enzyme_const, k);
        for (int i = 0; i < 6; i++) CHECK_CLOSE("v", d_v[i], FD_STEP(y[i], of(y, x, k), 1e-4), 1e-7);
        for (int i = 0; i < 6; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], of(y, x, k), 1e-4), 1e-7);
    }
    return check_report();
}
"""


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_a_copy_does_not_serve_what_has_changed_since(level: str, check: Callable[..., None]) -> None:
    check(CHANGED_BETWEEN, level)
