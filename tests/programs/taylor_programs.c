// flags: -D_GNU_SOURCE
// Taylor mode through loops, branches, memory, calls, structures, vectors and derivatives: each series meets the
// function a little further along the curve; and Taylor mode differentiated, and applied to a gradient.
#include "check.h"
#include <complex.h>

#define ORDER 7
typedef struct { double c[ORDER + 1]; } series;
extern series __enzyme_taylor(void *, int, ...);
typedef struct { double _Complex c[ORDER + 1]; } complex_series;
extern complex_series __enzyme_taylor_complex(void *, int, ...);
extern void __enzyme_taylor_void(void *, int, ...);
extern int enzyme_dupv;

static double coefficients[ORDER] = {1, 0.3};
/* f at 0.7 + t + 0.3 t^2, t = 1/256: `f` in terms of x. */
#define MEETS(name, made, f)                                                                                           \
  do {                                                                                                                 \
    series s = made;                                                                                                   \
    double t = 1.0 / 256, sum = 0, x = 0.7 + t + 0.3 * t * t;                                                          \
    for (int k = ORDER; k >= 0; k--) sum = sum * t + s.c[k];                                                           \
    CHECK_CLOSE(name, sum, f, 1e-13);                                                                                  \
    x = 0.7;                                                                                                           \
    CHECK_CLOSE(name " itself", s.c[0], f, 1e-15);                                                                     \
  } while (0)
#define TAYLOR(f, ...) __enzyme_taylor((void *)f, ORDER, 0.7, coefficients, ##__VA_ARGS__)

static double branches(double x) {
  double y = x;
  while (y > 0.1) y = y > 1 ? y / 2 - 0.1 * sin(y) : y * y * 0.5;
  return y;
}
static double heap(double x, int n) {
  double *p = malloc(n * sizeof *p), *q = malloc(n * sizeof *q);
  p[0] = x;
  for (int i = 1; i < n; i++) p[i] = cos(p[i - 1]) * x;
  memcpy(q, p, n * sizeof *q);
  double r = q[n - 1] / q[1];
  free(p), free(q);
  return r;
}
__attribute__((noinline)) static double callee(double a, double *b) { *b = a * a; return exp(-a); }
static double calls(double x) { double b, r = callee(x, &b); return r / b; }
static double indirect(double x, double (*f)(double)) { return f(x) * f(x + 1); }
static double both(double x) { double s, c; sincos(x, &s, &c); return s * c * s; }
static double recursive(double x, int n) { return n ? x * recursive(sin(x), n - 1) : x; }
static double (*table[2])(double) = {sin, exp};
static double from_table(double x, int i) { return table[i](x) * x; }
typedef double vector __attribute__((vector_size(32)));
static double lanes(double x) {
  vector a = {x, 2 * x, 3, x * x};
  a = a * a / (a + 1);
  return a[0] + a[1] * a[2] + a[3];
}
static double state = 2;
static double global(double x) { state = 2; state *= x; return state * sin(state); }
static double of_complex(double x) {
  double complex z = x + 0.5 * I;
  z = cexp(z) * clog(z) / (z + 1) + csqrt(z);
  return creal(z) * cimag(z);
}
static double _Complex complex_result(double x) { return cexp(x * I) / (1 + x * I); }
static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}
static double sorted(double x) {
  double a[4] = {x, x * x, 0.5, sin(x)};
  qsort(a, 4, sizeof *a, compare);
  return a[0] + 2 * a[1] * a[1] + 3 * a[2] + a[3] * a[0];
}
static double by_bits(double x) {
  union { double number; unsigned long bits; } u = {x};
  u.bits ^= 1ul << 63;
  return u.number * u.number * u.number;
}
struct link { double value; struct link *next; };
static double list(struct link *p) {
  double product = 1;
  for (; p; p = p->next) product *= sin(p->value) + 2;
  return product;
}
static double two_links(double x) {
  struct link last = {x, 0}, first = {x, &last};
  return list(&first);
}
static double norm(const double *x, int n) {
  double sum = 1;
  for (int i = 0; i < n; i++) sum += x[i] * x[i];
  return log(sum);
}
static void predators(const double *x, double *dx) {
  dx[0] = x[0] * (1.5 - x[1]);
  dx[1] = x[1] * (x[0] - 3);
}
static double smooth(double x, double p) { return exp(p * sin(x)) / (1 + x * x) + pow(x, 3.5) * p; }
static double fourth(double x, double p) {
  double line[ORDER] = {1};
  return __enzyme_taylor((void *)smooth, ORDER, x, line, enzyme_const, p).c[4];
}
static double slope(double x) { return __enzyme_autodiff((void *)smooth, x, enzyme_const, 1.3); }
static double square(double x) { return x * x; }

int main(void) {
  MEETS("branches", TAYLOR(branches), branches(x));
  MEETS("heap", TAYLOR(heap, 6), heap(x, 6));
  MEETS("calls", TAYLOR(calls), calls(x));
  MEETS("indirect", TAYLOR(indirect, enzyme_const, both), indirect(x, both));
  MEETS("several results", TAYLOR(both), both(x));
  MEETS("recursion", TAYLOR(recursive, 4), recursive(x, 4));
  MEETS("a table", TAYLOR(from_table, 1), from_table(x, 1));
  MEETS("vectors", TAYLOR(lanes), lanes(x));
  MEETS("a variable", TAYLOR(global), global(x));
  MEETS("sorting", TAYLOR(sorted), sorted(x));
  MEETS("bits", TAYLOR(by_bits), by_bits(x));
  complex_series of_complex_result = __enzyme_taylor_complex((void *)complex_result, ORDER, 0.7, coefficients);
  double _Complex sum = 0;
  for (int k = ORDER; k >= 0; k--) sum = sum / 256 + of_complex_result.c[k];
  double further = 0.7 + 1.0 / 256 + 0.3 / 65536;
  CHECK_CLOSE("a complex result", creal(sum), creal(complex_result(further)), 1e-13);
  CHECK_CLOSE("its imaginary part", cimag(sum), cimag(complex_result(further)), 1e-13);
  MEETS("complex numbers", TAYLOR(of_complex), of_complex(x));

  struct link last = {0.7, 0}, first = {0.7, &last}, shadows[ORDER][2], *addresses[ORDER];
  for (int k = 0; k < ORDER; k++) {
    shadows[k][1] = (struct link){coefficients[k], 0};
    shadows[k][0] = (struct link){coefficients[k], &shadows[k][1]};
    addresses[k] = &shadows[k][0];
  }
  MEETS("a list", __enzyme_taylor((void *)list, ORDER, enzyme_dup, &first, addresses), two_links(x));

  // log(1 + (1 + t)^2 + (2 + t^2 / 2)^2 + (3 - t)^2) = log(15 - 4 t + 4 t^2 + t^4 / 4), by its own recurrence
  double x[3] = {1, 2, 3}, cx[ORDER][3] = {{1, 0, -1}, {0, 0.5, 0}}, p[ORDER + 1] = {15, -4, 4, 0, 0.25}, q[ORDER + 1];
  series s = __enzyme_taylor((void *)norm, ORDER, enzyme_dupv, sizeof cx[0], x, cx, enzyme_const, 3);
  q[0] = log(15);
  for (int k = 1; k <= ORDER; k++) {
    q[k] = p[k];
    for (int j = 1; j < k; j++) q[k] -= (double)j / k * q[j] * p[k - j];
    q[k] /= p[0];
  }
  for (int k = 0; k <= ORDER; k++) CHECK_CLOSE("an array in blocks", s.c[k], q[k], 1e-13);

  // x' = f(x): coefficient k + 1 of x is coefficient k of f, over k + 1; against a Runge-Kutta solution in small steps
  double y[2] = {1, 1}, dy[2], cy[ORDER][2] = {{0}}, cdy[ORDER][2];
  for (int k = 0; k < ORDER; k++) {
    memset(cdy, 0, sizeof cdy);
    __enzyme_taylor_void((void *)predators, ORDER, enzyme_dupv, sizeof cy[0], y, cy,
                         enzyme_dupv, sizeof cdy[0], dy, cdy);
    for (int i = 0; i < 2; i++) cy[k][i] = (k ? cdy[k - 1][i] : dy[i]) / (k + 1);
  }
  double z[2] = {1, 1}, h = 1e-4, step = 0.02;
  for (int n = 0; n < 200; n++) {
    double k1[2], k2[2], k3[2], k4[2], w[2];
    predators(z, k1);
    for (int i = 0; i < 2; i++) w[i] = z[i] + h / 2 * k1[i];
    predators(w, k2);
    for (int i = 0; i < 2; i++) w[i] = z[i] + h / 2 * k2[i];
    predators(w, k3);
    for (int i = 0; i < 2; i++) w[i] = z[i] + h * k3[i];
    predators(w, k4);
    for (int i = 0; i < 2; i++) z[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  }
  for (int i = 0; i < 2; i++) {
    double sum = 0;
    for (int k = ORDER - 1; k >= 0; k--) sum = sum * step + cy[k][i];
    CHECK_CLOSE("an equation's solution", y[i] + sum * step, z[i], 1e-12);
  }

  double at = 0.7, line[ORDER] = {1};
  CHECK_FD("the gradient of a coefficient", __enzyme_autodiff((void *)fourth, at, enzyme_const, 1.3), at,
           fourth(at, 1.3));
  series of_slope = __enzyme_taylor((void *)slope, ORDER, 0.7, line);
  series of_smooth = __enzyme_taylor((void *)smooth, ORDER, 0.7, line, enzyme_const, 1.3);
  for (int k = 0; k < ORDER; k++)
    CHECK_CLOSE("the series of a gradient", of_slope.c[k], (k + 1) * of_smooth.c[k + 1], 1e-12);
  CHECK_CLOSE("forward mode beside it", __enzyme_fwddiff((void *)square, 3.0, 1.0), 6, 1e-15);
  CHECK_CLOSE("of the same function", __enzyme_taylor((void *)square, ORDER, 3.0, line).c[2], 1, 1e-15);
  return check_report();
}
