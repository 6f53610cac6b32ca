"""Programs whose derivatives were once wrong or refused, each with an independent number, at every -O level."""

import pytest

LEVELS = ("-O0", "-O1", "-O2", "-O3")

PROGRAMS = {
    "an offset into a global's shadow is the primal's offset": r"""
static double work[4];
static double f(double x) {
  for (int i = 0; i < 4; i++) work[i] = i ? work[i - 1] * x + 0.1 : sin(x);
  return work[3] * work[1];
}
int main(void) {
  double x = 0.6;
  CHECK_FD("fwd", __enzyme_fwddiff((void *)f, x, 1.0), x, f(x));
  CHECK_FD("rev", __enzyme_autodiff((void *)f, x), x, f(x));
  return check_report();
}
""",
    "lanes that nobody reads do not spoil the others": r"""
typedef float v4f __attribute__((vector_size(16)));
static float f(const float *x) {
  v4f a;
  memcpy(&a, x, sizeof a);
  a = a * a + __builtin_shufflevector(a, a, 3, 2, 1, 0);
  return a[0] * a[1] + a[2] * a[3];
}
int main(void) {
  float x[4] = {0.5f, 1.5f, 2.0f, -1.0f}, g[4] = {0};
  __enzyme_autodiff_void((void *)f, x, g);
  CHECK_SINGLE("0", g[0], (2.25f + 2.0f) * 2 * 0.5f + (4.0f + 1.5f), 1e-6);
  CHECK_SINGLE("3", g[3], (4.0f + 1.5f) * 2 * -1.0f + (2.25f + 2.0f), 1e-6);
  return check_report();
}
""",
    "an inactive pointer that comes round a loop is left alone": r"""
static double f(double *a, double *b, int n) {
  double r = 0, *p = a;
  for (int i = 0; i < n; i++) {
    double *q = p + i;
    r += q[1] * q[1] * (i + 1);
    p = i % 2 ? a : b;
  }
  return r;
}
int main(void) {
  double a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, b[8] = {1, 2, 3, 4, 5, 6, 7, 8}, d[8] = {0};
  __enzyme_autodiff((void *)f, a, d, enzyme_const, b, 5);
  for (int i = 0; i < 8; i++) {
    CHECK_FD("active", d[i], a[i], f(a, b, 5));
    CHECK_CLOSE("untouched", b[i], i + 1, 0);
  }
  double v[8] = {0, 0, 0, 1};
  CHECK_CLOSE("fwd", __enzyme_fwddiff((void *)f, a, v, enzyme_const, b, 5), d[3], 1e-12);
  return check_report();
}
""",
    "a returned structure carries a pointer and a number": r"""
struct pair { double *p; double v; };
static __attribute__((noinline)) struct pair step(double *p, double v, int n) {
  if (n == 0) return (struct pair){p, v};
  *p *= v;
  struct pair r = step(p + 1, v * v + *p, n - 1);
  r.v = sin(r.v) + v;
  return r;
}
static double f(double *p, double v) {
  struct pair r = step(p, v, 3);
  return r.p[-1] * r.v + p[0];
}
int main(void) {
  double p[3] = {0.4, 0.6, 0.9}, d[3] = {0}, v = 0.7, q[3];
  double dv = __enzyme_autodiff((void *)f, memcpy(q, p, sizeof p), d, v);
  CHECK_FD("v", dv, v, f(memcpy(q, p, sizeof p), v));
  for (int i = 0; i < 3; i++) CHECK_FD("p", d[i], p[i], f(memcpy(q, p, sizeof p), v));
  double t[3] = {0};
  CHECK_CLOSE("fwd", __enzyme_fwddiff((void *)f, memcpy(q, p, sizeof p), t, v, 1.0), dv, 1e-12);
  return check_report();
}
""",
    "the tape of a recursion is differentiated again": r"""
static __attribute__((noinline)) double deeper(double x, int n) {
  return n == 0 ? x : sin(x * deeper(x, n - 1)) + x;
}
static double f(double x) { return deeper(x, 4); }
static double df(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) {
  double x = 0.8;
  CHECK_FD("first", df(x), x, f(x));
  CHECK_FD("rev over rev", __enzyme_autodiff((void *)df, x), x, df(x));
  CHECK_FD("fwd over rev", __enzyme_fwddiff((void *)df, x, 1.0), x, df(x));
  return check_report();
}
""",
    "numbers made from a union's integers have no tangent": r"""
struct value { int tag; union { double real; long count; } as; };
static double f(double x, int tag) {
  struct value v[2] = {{tag, {.real = x * x}}, {1, {.count = 3}}};
  double r = x;
  for (int i = 0; i < 2; i++) r *= v[i].tag ? (double)v[i].as.count : v[i].as.real;
  return r;
}
int main(void) {
  CHECK_CLOSE("fwd", __enzyme_fwddiff((void *)f, 0.7, 1.0, 0), 9 * 0.49, 1e-12);
  CHECK_CLOSE("rev", __enzyme_autodiff((void *)f, 0.7, 0), 9 * 0.49, 1e-12);
  return check_report();
}
""",
    "integer operations on the bits of numbers": r"""
#include <stdint.h>
static uint64_t bits(double x) { uint64_t u; memcpy(&u, &x, 8); return u; }
static double number(uint64_t u) { double x; memcpy(&x, &u, 8); return x; }
static double doubled(double x) { return number(bits(x * x) + (1ull << 52)); }
static double eighth(double x) { return x * number(bits(x) - (3ull << 52)); }
static double seed(double x) {
  double y = number(0x5fe6eb50c7b537a9u - (bits(x) >> 1));
  for (int i = 0; i < 6; i++) y = y * (1.5 - 0.5 * x * y * y);
  return y;
}
static double minus_magnitude(double x) { return number(bits(x * fabs(x)) | 1ull << 63) * x; }
static double two_in_one(const float *x) {
  uint32_t low, high;
  memcpy(&low, x, 4);
  memcpy(&high, x + 1, 4);
  uint64_t both = (uint64_t)high << 32 | low;
  low = (uint32_t)(both >> 32);
  high = (uint32_t)both;
  float a, b;
  memcpy(&a, &low, 4);
  memcpy(&b, &high, 4);
  return a * a * b;
}
int main(void) {
  CHECK_CLOSE("doubled", __enzyme_autodiff((void *)doubled, 1.3), 4 * 1.3, 1e-12);
  CHECK_CLOSE("doubled.fwd", __enzyme_fwddiff((void *)doubled, -1.3, 1.0), 4 * -1.3, 1e-12);
  CHECK_CLOSE("eighth", __enzyme_autodiff((void *)eighth, 1.3), 1.3 / 4, 1e-12);
  CHECK_CLOSE("eighth.fwd", __enzyme_fwddiff((void *)eighth, 1.3, 1.0), 1.3 / 4, 1e-12);
  CHECK_CLOSE("seed", __enzyme_autodiff((void *)seed, 2.0), -0.5 / (2 * sqrt(2.0)), 1e-9);
  CHECK_CLOSE("seed.fwd", __enzyme_fwddiff((void *)seed, 2.0, 1.0), -0.5 / (2 * sqrt(2.0)), 1e-9);
  CHECK_CLOSE("minus", __enzyme_autodiff((void *)minus_magnitude, 1.3), -3 * 1.3 * 1.3, 1e-12);
  CHECK_CLOSE("minus.negative", __enzyme_autodiff((void *)minus_magnitude, -1.3), -3 * 1.3 * 1.3, 1e-12);
  CHECK_CLOSE("minus.fwd", __enzyme_fwddiff((void *)minus_magnitude, -1.3, 1.0), -3 * 1.3 * 1.3, 1e-12);
  float x[2] = {-0.5f, 3.0f}, g[2] = {0}, v[2] = {1, 0};
  __enzyme_autodiff((void *)two_in_one, x, g);
  CHECK_SINGLE("halves.low", g[0], 9, 1e-6);
  CHECK_SINGLE("halves.high", g[1], -3, 1e-6);
  CHECK_SINGLE("halves.fwd", __enzyme_fwddiff((void *)two_in_one, x, v), 9, 1e-6);
  return check_report();
}
""",
    "computed goto, by table and by distances": r"""
static double f(double x, int n) {
  static const void *const table[] = {&&sine, &&square, &&done};
  double r = x;
  int i = 0;
  goto *table[i];
sine:
  r = sin(r);
  i++;
  goto *table[i > n ? 2 : i % 2];
square:
  r = r * r + x;
  i++;
  goto *table[i > n ? 2 : 0];
done:
  return r;
}
static double g(double x, const unsigned char *code) {
  static const int away[] = {&&stop - &&stop, &&twice - &&stop, &&product - &&stop};
  double r = x;
next:
  goto *(&&stop + away[*code++]);
twice:
  r = 2 * r + 1;
  goto next;
product:
  r *= x;
  goto next;
stop:
  return r;
}
int main(void) {
  double x = 0.7;
  for (int n = 0; n < 4; n++) {
    CHECK_FD("table", __enzyme_autodiff((void *)f, x, n), x, f(x, n));
    CHECK_FD("table.fwd", __enzyme_fwddiff((void *)f, x, 1.0, n), x, f(x, n));
  }
  const unsigned char code[] = {1, 2, 2, 1, 0};
  CHECK_FD("distances", __enzyme_autodiff((void *)g, x, enzyme_const, code), x, g(x, code));
  return check_report();
}
""",
    "several cases of a switch lead to one block": r"""
static double f(double x, int n) {
  double r = x;
  while (n) {
    switch (n & 7) {
      case 0: case 3: case 5: r = sin(r) * x; break;
      case 1: case 2: r += x * r; break;
      case 4: case 6: n--; if (r > 3) return r * r; break;
      default: r *= 0.5;
    }
    n--;
  }
  return r;
}
int main(void) {
  for (int n = 0; n < 20; n += 3) {
    double x = 0.9;
    CHECK_FD("rev", __enzyme_autodiff((void *)f, x, n), x, f(x, n));
    CHECK_FD("fwd", __enzyme_fwddiff((void *)f, x, 1.0, n), x, f(x, n));
  }
  return check_report();
}
""",
    "realloc of memory that was inactive, and of memory with room to spare": r"""
static double grown(double x, int n) {
  double *h = malloc(3 * sizeof *h);
  for (int i = 0; i < 3; i++) h[i] = i + 1;
  h = realloc(h, (3 + n) * sizeof *h);
  for (int i = 0; i < n; i++) h[3 + i] = h[i % 3] * x;
  double r = 0;
  for (int i = 0; i < 3 + n; i++) r += h[i] * h[i];
  free(h);
  return r;
}
static double pushed(double x, int n) {
  double *h = NULL, r = 0;
  for (int i = 0; i < n; i++) {
    if ((i & (i - 1)) == 0) h = realloc(h, (2 * i + 1) * sizeof *h);
    h[i] = i ? h[i - 1] * x + h[i / 2] : x;
  }
  for (int i = 0; i < n; i++) r += h[i];
  free(h);
  return r;
}
int main(void) {
  for (int n = 1; n < 7; n++) {
    double x = 0.7;
    for (int again = 0; again < 2; again++) { /* so that malloc gives used memory */
      CHECK_FD("grown", __enzyme_autodiff((void *)grown, x, n), x, grown(x, n));
      CHECK_FD("grown.fwd", __enzyme_fwddiff((void *)grown, x, 1.0, n), x, grown(x, n));
      CHECK_FD("pushed", __enzyme_autodiff((void *)pushed, x, n), x, pushed(x, n));
      CHECK_FD("pushed.fwd", __enzyme_fwddiff((void *)pushed, x, 1.0, n), x, pushed(x, n));
    }
  }
  return check_report();
}
""",
    "memory that is only cleared has no type": r"""
static double f(double *x, char *scratch, int n) {
  double r = x[0] * x[0];
  memset(scratch, 0, n);
  for (int i = 0; i < n; i++) r *= 1 + x[1];
  return r;
}
int main(void) {
  double x[2] = {0.7, 0.2}, d[2] = {0}, v[2] = {1, 0};
  char scratch[16], shadow[16] = {1};
  __enzyme_autodiff((void *)f, x, d, scratch, shadow, 3);
  CHECK_CLOSE("rev", d[0], 2 * 0.7 * 1.2 * 1.2 * 1.2, 1e-12);
  CHECK_CLOSE("fwd", __enzyme_fwddiff((void *)f, x, v, scratch, shadow, 3), d[0], 1e-12);
  return check_report();
}
""",
    "a marker kept in a local variable": r"""
static double f(double x, double y) { return x * x * y; }
int main(void) {
  int constant = enzyme_const;
  double (*local)(double, double) = f;
  CHECK_CLOSE("marker", __enzyme_autodiff((void *)local, constant, 3.0, enzyme_out, 2.0), 9, 1e-12);
  return check_report();
}
""",
    "structures in registers: a number beside an integer, a pointer, or in the place of one": r"""
struct nx { int n; float x; };
static __attribute__((noinline)) struct nx narrow(struct nx a, int d) {
  if (d == 0) return a;
  a.x = a.x * a.x * a.n;
  a.n++;
  return narrow(a, d - 1);
}
static double f1(double x) {
  struct nx a = narrow((struct nx){2, (float)x}, 3);
  return a.x * a.n;
}
struct px { double *p; double x; int n; };
static __attribute__((noinline)) struct px wide(struct px a, int d) {
  if (d == 0) return a;
  *a.p += a.x * a.x * a.n;
  a.n++;
  a = wide(a, d - 1);
  a.x *= *a.p;
  return a;
}
static double f2(double x) {
  double m = 0.3;
  struct px a = wide((struct px){&m, x, 2}, 3);
  return a.x * a.n + m;
}
union either { double *p; double x; };
static __attribute__((noinline)) union either replaced(union either a, int d) {
  if (d == 0) return a;
  union either b;
  if (d & 1) b.x = *a.p;
  else {
    *a.p *= 1.5;
    b = a;
  }
  return replaced(b, d & 1 ? 0 : d - 1);
}
static double f3(double x) {
  double m = x * x;
  return replaced((union either){.p = &m}, 2).x * x;
}
int main(void) {
  double x = 0.7; /* f1 = 5 * 576 x^8 */
  CHECK_SINGLE("narrow", __enzyme_autodiff((void *)f1, x), 5 * 576 * 8 * pow(x, 7), 1e-5);
  CHECK_SINGLE("narrow.fwd", __enzyme_fwddiff((void *)f1, x, 1.0), 5 * 576 * 8 * pow(x, 7), 1e-5);
  CHECK_FD("wide", __enzyme_autodiff((void *)f2, x), x, f2(x));
  CHECK_FD("wide.fwd", __enzyme_fwddiff((void *)f2, x, 1.0), x, f2(x));
  CHECK_CLOSE("replaced", __enzyme_autodiff((void *)f3, x), 1.5 * 3 * x * x, 1e-12);
  CHECK_CLOSE("replaced.fwd", __enzyme_fwddiff((void *)f3, x, 1.0), 1.5 * 3 * x * x, 1e-12);
  return check_report();
}
""",
    "allocated memory that is used as one type and then as another": r"""
static double f(double x, int n) {
  void *m = malloc(n * 8);
  float *p = m;
  double *q = m, a = 0, b = 0;
  for (int i = 0; i < n; i++) p[i] = x * i;
  for (int i = 0; i < n; i++) a += p[i] * p[i];
  for (int i = 0; i < n; i++) q[i] = a * i + x;
  for (int i = 0; i < n; i++) b += q[i] * q[i];
  free(m);
  return b;
}
int main(void) { /* a = 30 x^2, b = sum of (a i + x)^2 */
  CHECK_SINGLE("rev", __enzyme_autodiff((void *)f, 0.5, 5), 13955, 1e-5);
  CHECK_SINGLE("fwd", __enzyme_fwddiff((void *)f, 0.5, 1.0, 5), 13955, 1e-5);
  return check_report();
}
""",
    "memory that is only moved has the type that its declaration says": r"""
static __attribute__((noinline)) double g(double *x, double *y, int k) {
  for (int i = k; i-- > 0;) {
    x[0] *= 1.1;
    memmove(y, y + 1, 3 * sizeof *y);
  }
  memset(y + 1, 0, 2 * sizeof *y);
  return x[0];
}
static double f(double *x, double *y, int k) { return g(x, y, k) * 2; }
int main(void) {
  double x[1] = {2}, y[4] = {1, 2, 3, 4}, dx[1] = {0}, dy[4] = {1, 10, 100, 1000};
  __enzyme_autodiff((void *)f, x, dx, y, dy, 2);
  CHECK_CLOSE("x", dx[0], 2 * 1.21, 1e-12);
  for (int i = 0; i < 4; i++) CHECK_CLOSE("y", dy[i], i == 2 ? 1 : i == 3 ? 1000 : 0, 0);
  return check_report();
}
""",
    "an adjoint to which nothing was added is +0.0": r"""
static double f(double x, double y) { return x; }
int main(void) {
  CHECK_CLOSE("sign", signbit(__enzyme_autodiff((void *)f, enzyme_const, 1.0, 2.0)) != 0, 0, 0);
  return check_report();
}
""",
    "arrays of variable length in forward mode are given back": r"""
static __attribute__((noinline)) double f(const double *x, int n) {
  double r = 0;
  for (int i = 1; i < 5; i++) {
    double a[i * n];
    for (int j = 0; j < i * n; j++) a[j] = x[0] * j;
    r += a[i] * a[i * n - 1];
  }
  return r;
}
int main(void) {
  double x = 0.7, one = 1, sum = 0;
  for (int i = 0; i < 4000; i++) sum += __enzyme_fwddiff((void *)f, &x, &one, 1000);
  CHECK_CLOSE("below 50 MB", peak_kb() > 50000, 0, 0);
  CHECK_FD("fwd", __enzyme_fwddiff((void *)f, &x, &one, 10), x, f(&x, 10));
  return check_report() || sum == 0;
}
""",
    "conversions between formats under a floating-point environment": r"""
#pragma STDC FENV_ACCESS ON
static double f(double x) {
  float s = 0;
  long double l = 1;
  for (int i = 0; i < 3; i++) {
    s += (float)x * i;
    l *= x + s;
  }
  return (double)l + s;
}
int main(void) { /* l = x * 2x * 4x, s = 3x */
  CHECK_SINGLE("rev", __enzyme_autodiff((void *)f, 0.75), 24 * 0.75 * 0.75 + 3, 1e-6);
  CHECK_SINGLE("fwd", __enzyme_fwddiff((void *)f, 0.75, 1.0), 24 * 0.75 * 0.75 + 3, 1e-6);
  return check_report();
}
""",
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", PROGRAMS)
def test_once_wrong(check, what: str, level: str) -> None:
    check(PROGRAMS[what], level)
