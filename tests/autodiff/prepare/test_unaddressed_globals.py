"""Variables of a file that only those get at who name them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from enzyme_cc.analysis.unaddressed import is_unaddressed
from enzyme_cc.autodiff.prepare.unaddressed_globals import mark_unaddressed
from enzyme_cc.ir import parse_module

MODULE = """
@plain = internal global double 0.0
@array = internal global [8 x double] zeroinitializer
@handed = internal global double 0.0
@stored = internal global double 0.0
@named = internal global double 0.0
@shared = global double 0.0
@table = internal global ptr @named
declare void @use(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(i64 %i, ptr %to) {
  %v = load double, ptr @plain
  store double %v, ptr getelementptr ([8 x double], ptr @array, i64 0, i64 2)
  %e = getelementptr [8 x double], ptr @array, i64 0, i64 %i
  %w = load double, ptr %e
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr @array, i64 64, i1 false)
  %n = load double, ptr @named
  store double %w, ptr @shared
  store double %n, ptr @handed
  store double %n, ptr @stored
  ret void
}
define void @g(ptr %to) {
  call void @use(ptr @handed)
  store ptr @stored, ptr %to
  ret void
}
"""


def test_what_is_only_accessed_is_marked() -> None:
    module = parse_module(MODULE)
    mark_unaddressed(module, ["f"])
    assert {name for name, value in module.globals.items() if is_unaddressed(value)} == {"plain", "array"}


CLOCK = """
/* What a clock and a counter remember stands for no write to the caller's arrays. */
static double seconds(void) { static long started, calls; calls++; if (!started) started = calls; return started; }
static double counted(const double *a, const double *x, long n) {
    double sum = 0;
    for (long k = 0; k < 5; k++) {
        for (long i = 0; i < n; i++) sum += a[i] * x[i] * sum + x[i];
        sum += 0 * seconds();
        PRINT
    }
    return sum;
}
int main(void) {
    double a[6], x[6], d_a[6] = {0}, d_x[6] = {0};
    for (int i = 0; i < 6; i++) a[i] = 0.1 * i, x[i] = 0.3 + 0.05 * i;
    __enzyme_autodiff_void((void *)counted, enzyme_dup, a, d_a, enzyme_dup, x, d_x, enzyme_const, 6l);
    for (int i = 0; i < 6; i++) CHECK_CLOSE("a", d_a[i], FD_STEP(a[i], counted(a, x, 6), 1e-3), 1e-8);
    for (int i = 0; i < 6; i++) CHECK_CLOSE("x", d_x[i], FD_STEP(x[i], counted(a, x, 6), 1e-3), 1e-8);
    return check_report();
}
"""

PRINTS = {"nothing": "", "standard error": 'fprintf(stderr, "%ld %g\\n", k, sum), fflush(stderr);'}


@pytest.mark.parametrize("what", PRINTS.values(), ids=PRINTS)
def test_clocks_and_prints_cost_no_tape(what: str, build: Callable[..., object], check: Callable[..., None]) -> None:
    source = CLOCK.replace("PRINT", what)
    check(source, "-O2")
    said = build(source, "-O2", "--enzyme-print=cache").stderr  # type: ignore[attr-defined]  # a CompletedProcess
    assert said.split("cache of @counted")[1].count("kept: double") == 1, "the sum, which is carried along"
