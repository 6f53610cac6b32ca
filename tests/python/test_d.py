"""LLVM IR of D, as ldc writes it: with its run time and as betterC, values against differences."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc

pytestmark = pytest.mark.slow
D, N = ctypes.c_double, ctypes.c_size_t

HOOKS = """
extern(C) double __enzyme_autodiff(void*, ...);
extern(C) double __enzyme_fwddiff(void*, ...);
"""
REQUESTS = """
static foreach (name; [NAMES]) mixin(`
extern(C) double rev_`~name~`(double* x, double* dx, size_t n, double k) {
    return __enzyme_autodiff(cast(void*)&`~name~`, x, dx, n, k);
}
extern(C) double fwd_`~name~`(double* x, double* dx, size_t n, double k, double dk) {
    return __enzyme_fwddiff(cast(void*)&`~name~`, x, dx, n, k, dk);
}
extern(C) double val_`~name~`(double* x, size_t n, double k) { return `~name~`(x, n, k); }
`);
"""
WITH_RUNTIME = """
import std.math;
import std.algorithm : map, fold;
import std.range : iota, zip;
struct Vec {
    double x, y;
    Vec opBinary(string op)(Vec o) const { return mixin("Vec(x" ~ op ~ "o.x, y" ~ op ~ "o.y)"); }
    double norm() const { return sqrt(x * x + y * y); }
}
T poly(T)(T x, const(T)[] c) { T r = 0; foreach_reverse (k; c) r = r * x + k; return r; }
double slices(double* x, size_t n, double k) {
    double[64] store;
    double[] a = store[0 .. n], b = store[n .. 2 * n];
    foreach (i, ref v; a) v = k * x[i] * x[i];
    b[] = a[] * 2.0;
    b[0 .. 2] = a[2 .. 4];
    double[3] fixed = [1.0, k, 3.0];
    double s = 0;
    foreach (v; b) s += sin(v);
    s += poly(k, fixed[]) + poly(k, a) + (Vec(k, x[0]) + Vec(x[1], 2) * Vec(k, x[0])).norm;
    if (k > 100) throw new Exception("large");
    assert(s < 1e9, "far");
    return s;
}
double ranges(double* x, size_t n, double k) {
    auto s = x[0 .. n];
    double r = s.map!(v => v * v).fold!((a, v) => a + v)(0.0) * k;
    foreach (i; iota(0, n, 2)) r += s[i] * s[i];
    foreach (t; zip(s, s)) r += t[0] * t[1];
    double nested(double v) { return v * k + r; }
    return nested(s[1]) * r;
}
double mathematics(double* x, size_t n, double k) {
    double s = x[1];
    return pow(k, 2.5) + tanh(k) + pow(k, 3) + atan2(k, 2.0) + k ^^ 2 + log(k) + tan(k) + hypot(k, s) + exp(k) + abs(k)
        + fmax(k, 0.2) + floor(k) + cbrt(k) + log1p(k) + expm1(k) + asin(k / 9) + cosh(k) + log2(k) + log10(k) + exp2(k)
        + sinh(k) + acos(k / 3) + atan(k) + asinh(k) + acosh(k) + atanh(k / 4) + fmod(k, 0.7) + trunc(k) + sqrt(k)
        + copysign(k, -s) + fma(k, s, k);
}
"""
BETTER_C = """
import core.stdc.math;
import core.stdc.stdlib : malloc, free;
double sum(T)(scope const T[] values) { T r = 0; foreach (v; values) r += v * v; return r; }
double energy(double* x, size_t n, double k) {
    auto p = cast(double*) malloc(n * double.sizeof);
    double[] work = p[0 .. n];
    foreach (i, v; x[0 .. n]) work[i] = k * sin(v) * v + (v > 0.5 ? exp(v) : tanh(k));
    work[1 .. $] += work[0] * k;
    double r = sum(work);
    free(p);
    return r;
}
"""


def compiled(folder: Path, text: str, *flags: str) -> str:
    """LLVM IR of a program."""
    if shutil.which("ldc2") is None:
        pytest.skip("D IS NOT TESTED: apt-get install ldc")
    (folder / "given.d").write_text(text)
    subprocess.run(["ldc2", *flags, "-relocation-model=pic", "-output-ll", "-of=given.ll", "given.d"], cwd=folder,
                   check=True)
    return (folder / "given.ll").read_text()


def check(folder: Path, text: str, names: list[str], *flags: str) -> None:
    listed = ", ".join(f'"{name}"' for name in names)
    compiled(folder, text + HOOKS + REQUESTS.replace("NAMES", listed), *flags)
    start = "import sys; from enzyme_cc.cli.opt import main; sys.exit(main())"
    subprocess.run([sys.executable, "-P", "-c", start, "-O2", "--emit", "o", "given.ll", "-o", "made.o"], cwd=folder,
                   check=True)
    subprocess.run(["ldc2", "-shared", *flags, "made.o", "-of=made.so"], cwd=folder, check=True)
    library = ctypes.CDLL(str(folder / "made.so"))
    if "-betterC" not in flags:
        library.rt_init()
    x, v, k, dk, h = np.linspace(0.3, 0.9, 6), np.arange(6) * 0.1 + 0.2, 1.3, 0.7, 1e-6

    def call(name: str, *words: Any) -> float:
        function = getattr(library, name)
        function.restype = D
        arrays = [np.copy(word) if isinstance(word, np.ndarray) and word is not dx else word for word in words]
        return float(function(*(ctypes.c_void_p(a.ctypes.data) if isinstance(a, np.ndarray) else a for a in arrays)))

    for name in names:
        dx = np.zeros(6)
        by_k = call(f"rev_{name}", x, dx, N(6), D(k))
        tangent = call(f"fwd_{name}", x, v, N(6), D(k), D(dk))
        difference = (call(f"val_{name}", x + h * v, N(6), D(k + h * dk))
                      - call(f"val_{name}", x - h * v, N(6), D(k - h * dk))) / (2 * h)
        assert tangent == pytest.approx(difference, rel=1e-6), name
        assert dx @ v + by_k * dk == pytest.approx(tangent, rel=1e-9), name


def test_better_c(tmp_path: Path) -> None:
    check(tmp_path, BETTER_C, ["energy"], "-betterC", "-O1")


@pytest.mark.long
@pytest.mark.parametrize("flags", [["-betterC", "-O0"], ["-betterC", "-O3", "-g"], ["-betterC", "-O2", "-release"]])
def test_better_c_at_other_levels(tmp_path: Path, flags: list[str]) -> None:
    check(tmp_path, BETTER_C, ["energy"], *flags)


@pytest.mark.long
@pytest.mark.parametrize("flags", [["-O0"], ["-O2"], ["-O3", "-g"]])
def test_the_run_time_of_d(tmp_path: Path, flags: list[str]) -> None:
    check(tmp_path, WITH_RUNTIME, ["slices", "ranges", "mathematics"], *flags)


def test_exceptions_that_are_caught(tmp_path: Path) -> None:
    """D's run time ended the process at a clause that catches all: it wants Throwable's class in it."""
    check(tmp_path, """
class Large : Exception { double by; this(double by) { super("large"); this.by = by; } }
double inner(double v, double k) {
    if (v > 0.7) throw new Large(2);
    if (v > 0.5) throw new Exception("middle");
    return v * k;
}
double caught(double* x, size_t n, double k) {
    double s = 0;
    foreach (i; 0 .. n) {
        try s += inner(x[i], k);
        catch (Large e) s += e.by * x[i] * x[i];
        catch (Exception e) s *= k;
        finally s += x[i];
    }
    return s * s;
}
""", ["caught"], "-O1")


def test_memory_of_the_garbage_collector_is_refused_by_name(tmp_path: Path) -> None:
    text = compiled(tmp_path, HOOKS + """
double f(double x, size_t n) {
    auto a = new double[n];
    foreach (ref v; a) v = x;
    return a[n / 2];
}
extern(C) double g(double x, size_t n) { return __enzyme_autodiff(cast(void*)&f, x, n); }
""", "-O1")
    with pytest.raises(enzyme_cc.DiagnosticError, match=r"_d_newarray\w*.*garbage collector"):
        enzyme_cc.differentiate_ir(text)
