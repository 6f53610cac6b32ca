"""Derivatives of vector intrinsics that are no mathematics, of atomics, and of sorting."""

import ctypes
import math
import subprocess
import sys
from pathlib import Path

import pytest

GRADIENT = r"""
#define GRADIENT(F, N) { double x[8] = {0.9, 1.3, -0.6, 1.1, 0.4, -1.7, 2.2, 0.8}, g[8] = {0}; \
  double v[8] = {0.3, -1, 0.7, 2, -0.5, 1.5, 0.25, -2}, direction = 0; \
  __enzyme_autodiff((void *)F, x, g); \
  for (int i = 0; i < N; i++) { CHECK_FD(#F, g[i], x[i], F(x)); direction += g[i] * v[i]; } \
  CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v), direction, 1e-10); }
"""


def test_x86_intrinsics(check) -> None:
    check(
        GRADIENT
        + r"""
#include <immintrin.h>
#define AVX __attribute__((target("avx2")))
AVX static double sum(__m256d v) {
  double r[4];
  _mm256_storeu_pd(r, v);
  return r[0] + 2 * r[1] - r[2] + 3 * r[3] * r[0];
}
AVX static double linear(const double *x) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_mul_pd(a, _mm256_loadu_pd(x + 4));
  a = _mm256_hadd_pd(a, b);
  b = _mm256_hsub_pd(b, _mm256_addsub_pd(a, b));
  return sum(_mm256_mul_pd(a, b));
}
AVX static double chosen(const double *x) {
  __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
  __m256d mask = _mm256_cmp_pd(a, b, _CMP_LT_OQ);
  a = _mm256_blendv_pd(_mm256_mul_pd(a, a), b, mask);
  __m256d p = _mm256_permutevar_pd(a, _mm256_set_epi64x(2, 0, 0, 2));
  return sum(_mm256_mul_pd(a, _mm256_max_pd(p, b)));
}
AVX static double dots(const double *x) {
  __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2), c = _mm_dp_pd(a, b, 0x31);
  return sum(_mm256_set_m128d(_mm_dp_pd(c, a, 0x13), _mm_dp_pd(a, _mm_mul_pd(b, b), 0xff)));
}
AVX static double masked(const double *x) {
  __m256i mask = _mm256_set_epi64x(-1, 0, -1, -1);
  double out[4] = {x[4], x[5], x[6], x[7]};
  __m256d a = _mm256_maskload_pd(x, mask);
  _mm256_maskstore_pd(out, mask, _mm256_mul_pd(a, a));
  return out[0] * out[1] + out[2] * out[3] + sum(a);
}
AVX static double gathered(const double *x) {
  __m256d a = _mm256_i32gather_pd(x, _mm_set_epi32(3, 1, 1, 6), 8);
  __m256d b = _mm256_mask_i32gather_pd(a, x, _mm_set_epi32(0, 2, 4, 5), _mm256_set_pd(-1., 0., -1., 0.), 8);
  return sum(_mm256_mul_pd(a, b));
}
AVX static double first(const double *x) {
  __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
  __m128d low = _mm_min_sd(a, b), high = _mm_max_sd(b, a), r = _mm_round_sd(a, b, _MM_FROUND_TO_ZERO);
  __m128d v = _mm_mul_pd(_mm_mul_pd(low, high), _mm_add_pd(r, b));
  double t[2];
  _mm_storeu_pd(t, v);
  return t[0] * t[1];
}
AVX static double narrowed(const double *x) {
  __m128 f = _mm_cvtpd_ps(_mm_mul_pd(_mm_loadu_pd(x), _mm_loadu_pd(x + 2)));
  f = _mm_hadd_ps(f, _mm_cvtsd_ss(f, _mm_loadu_pd(x + 4)));
  float t[4];
  _mm_storeu_ps(t, f);
  return t[0] + 2 * t[2];
}
int main(void) {
  if (!__builtin_cpu_supports("avx2")) { CHECK_CLOSE("no AVX2 here", 0, 0, 0); return check_report(); }
  GRADIENT(linear, 8)
  GRADIENT(chosen, 8)
  GRADIENT(dots, 4)
  GRADIENT(masked, 8)
  GRADIENT(gathered, 8)
  GRADIENT(first, 4)
  double x[6] = {1, 2, 3, 4, 5, 6}, g[6] = {0};
  __enzyme_autodiff((void *)narrowed, x, g);
  CHECK_SINGLE("narrowed.0", g[0], 3, 1e-6);
  CHECK_SINGLE("narrowed.3", g[3], 2 + 4, 1e-6);
  CHECK_SINGLE("narrowed.4", g[4], 2, 1e-6);
  return check_report();
}""",
        "-mavx2",
    )


def test_atomic_operations(check) -> None:
    check(
        GRADIENT
        + r"""
static double added(const double *x) {
  double sum = x[0], last = 0;
  for (int i = 1; i < 4; i++) last += __atomic_fetch_add(&sum, x[i] * x[i], __ATOMIC_RELAXED) * i;
  __atomic_fetch_sub(&sum, x[4] * x[0], __ATOMIC_SEQ_CST);
  return sum * sum + last;
}
int main(void) { GRADIENT(added, 5) return check_report(); }
"""
    )


def test_masked_pointers_have_masked_shadows(check) -> None:
    check(
        GRADIENT
        + r"""
static double rounded(const double *x) {
  const double *p = (const double *)__builtin_align_down((const char *)(x + 1) + 4, 8);
  return p[0] * p[0] * x[0];
}
int main(void) { GRADIENT(rounded, 2) return check_report(); }
"""
    )


def test_sorting_moves_structures_and_pointers(check) -> None:
    check(
        GRADIENT
        + r"""
struct item { double value; double *data; int key; };
static int by_data(const void *a, const void *b) {
  double x = *((const struct item *)a)->data, y = *((const struct item *)b)->data;
  return (x > y) - (x < y);
}
static double sorted(const double *x) {
  double copies[6];
  struct item items[6];
  for (int i = 0; i < 6; i++) { copies[i] = x[i] * x[i]; items[i] = (struct item){x[i] * i, &copies[i], i}; }
  for (int round = 0; round < 2; round++) {
    qsort(items, 6, sizeof *items, by_data);
    for (int i = 0; i < 6; i++) { items[i].value *= *items[i].data; *items[i].data += i * items[0].value; }
  }
  double r = 0;
  for (int i = 0; i < 6; i++) r += items[i].value * (i + 1) + *items[i].data * items[(i + 1) % 6].value;
  return r;
}
int main(void) { GRADIENT(sorted, 6) return check_report(); }
"""
    )


def test_variable_arguments_are_followed(check) -> None:
    check(r"""
#include <stdarg.h>
static double total(int n, ...) {
  va_list list;
  double r = 0;
  va_start(list, n);
  for (int i = 0; i < n; i++) r += va_arg(list, double);
  va_end(list);
  return r;
}
static double use(double x) { return total(2, x, x * x); }
int main(void) {
  CHECK_CLOSE("reverse", __enzyme_autodiff((void *)use, 1.5), 4.0, 1e-12);
  CHECK_CLOSE("forward", __enzyme_fwddiff((void *)use, 1.5, 1.0), 4.0, 1e-12);
  return check_report();
}
""")


# ---- intrinsics that C has no spelling for


def differentiated(body: str, tmp_path: Path):
    """The functions @value, @reverse and @forward (of `double @f(ptr)`), compiled."""
    import llvmlite.binding as llvm

    text = f"""
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"
declare double @__enzyme_autodiff(ptr, ...)
declare double @__enzyme_fwddiff(ptr, ...)
{body}
define double @value(ptr %x) {{
  %r = call double @f(ptr %x)
  ret double %r
}}
define void @reverse(ptr %x, ptr %dx) {{
  call double (ptr, ...) @__enzyme_autodiff(ptr @f, ptr %x, ptr %dx)
  ret void
}}
define double @forward(ptr %x, ptr %dx) {{
  %r = call double (ptr, ...) @__enzyme_fwddiff(ptr @f, ptr %x, ptr %dx)
  ret double %r
}}
"""
    (tmp_path / "in.ll").write_text(text)
    command = [str(Path(sys.executable).parent / "enzyme-opt"), "in.ll", "-o", "out.ll"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly((tmp_path / "out.ll").read_text())
    machine = llvm.Target.from_default_triple().create_target_machine(opt=0)
    return llvm.create_mcjit_compiler(module, machine)


LOAD = "%v = load <4 x double>, ptr %x, align 8\n  %s = load double, ptr %x, align 8"
BODIES = {
    "fadd": "%r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %w)",
    "fmul": "%r = call double @llvm.vector.reduce.fmul.v4f64(double %s, <4 x double> %w)",
    "fmax": "%r = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %w)",
    "fmin": "%r = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %w)",
    "fmaximum": "%r = call double @llvm.vector.reduce.fmaximum.v4f64(<4 x double> %w)",
    "reverse": """%q = call <4 x double> @llvm.vector.reverse.v4f64(<4 x double> %w)
  %p = fmul <4 x double> %q, %v
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %p)""",
    "insert and extract": """%q = call <2 x double> @llvm.vector.extract.v2f64.v4f64(<4 x double> %w, i64 2)
  %p = call <4 x double> @llvm.vector.insert.v4f64.v2f64(<4 x double> %v, <2 x double> %q, i64 0)
  %t = fmul <4 x double> %p, %w
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %t)""",
    "interleave": """
  %d = call { <2 x double>, <2 x double> } @llvm.vector.deinterleave2.v4f64(<4 x double> %w)
  %a = extractvalue { <2 x double>, <2 x double> } %d, 0
  %b = extractvalue { <2 x double>, <2 x double> } %d, 1
  %i = call <4 x double> @llvm.vector.interleave2.v4f64(<2 x double> %b, <2 x double> %a)
  %t = fmul <4 x double> %i, %v
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %t)""",
    "masked": """%c = fcmp ogt <4 x double> %v, zeroinitializer
  %y = alloca <4 x double>, align 32
  store <4 x double> %w, ptr %y, align 32
  call void @llvm.masked.store.v4f64.p0(<4 x double> %v, ptr align 32 %y, <4 x i1> %c)
  %m = call <4 x double> @llvm.masked.load.v4f64.p0(ptr align 8 %x, <4 x i1> %c, <4 x double> %w)
  %g = getelementptr double, ptr %y, <4 x i64> <i64 1, i64 1, i64 3, i64 0>
  %h = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> align 8 %g, <4 x i1> %c, <4 x double> %w)
  %t = fmul <4 x double> %m, %h
  %pg = getelementptr double, ptr %y, <4 x i64> <i64 2, i64 0, i64 2, i64 3>
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %t, <4 x ptr> align 8 %pg, <4 x i1> %c)
  %u = load <4 x double>, ptr %y, align 32
  %k = fmul <4 x double> %t, %u
  %r = call double @llvm.vector.reduce.fadd.v4f64(double %s, <4 x double> %k)""",
}


@pytest.mark.parametrize("name", BODIES)
def test_vector_intrinsics(name: str, tmp_path: Path) -> None:
    lines = (
        "define double @f(ptr %x) {",
        LOAD,
        "%w = fmul <4 x double> %v, %v",
        BODIES[name],
        "ret double %r",
        "}",
    )
    function = "\n  ".join(lines)
    engine = differentiated(function, tmp_path)
    array = ctypes.c_double * 4
    pointer = ctypes.POINTER(ctypes.c_double)
    value = ctypes.CFUNCTYPE(ctypes.c_double, pointer)(engine.get_function_address("value"))
    reverse = ctypes.CFUNCTYPE(None, pointer, pointer)(engine.get_function_address("reverse"))
    forward = ctypes.CFUNCTYPE(ctypes.c_double, pointer, pointer)(engine.get_function_address("forward"))
    point, along = [0.9, 1.7, -0.6, 1.1], [0.3, -1.0, 0.7, 2.0]
    gradient = array()
    reverse(array(*point), gradient)
    for at in range(4):
        step, nearby = 1e-5, []
        for sign in (1, -1):
            moved = list(point)
            moved[at] += sign * step
            nearby.append(value(array(*moved)))
        assert math.isclose(gradient[at], (nearby[0] - nearby[1]) / (2 * step), rel_tol=1e-6, abs_tol=1e-8), at
    want = sum(g * v for g, v in zip(gradient, along, strict=True))
    assert math.isclose(forward(array(*point), array(*along)), want, rel_tol=1e-12)
