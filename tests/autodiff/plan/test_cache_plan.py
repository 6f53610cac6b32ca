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
