/* Dual numbers: the oracle. The generated program is written a second time over `dual`, operation by operation. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "moves.h"

#pragma clang fp contract(off)

typedef struct { double v, d; } dual;
struct pair { double u, v; int n; double w[2]; };
struct dual_pair { dual u, v; int n; dual w[2]; };

/* Fixed callees of the generated functions: a struct by value, a table of functions. */
__attribute__((noinline)) static struct pair twist(struct pair s, double by) {
  s.u = sin(s.u * by) + 0.5 * s.w[s.n & 1];
  s.w[1 - (s.n & 1)] = cos(s.v + by);
  s.n++;
  return s;
}
static double bell(double x) { return exp(-(x * x)); }
static double bend(double x) { return x / (1.0 + x * x); }
static double wave(double x) { return sin(2.0 * x); }
static double (*const shapes[3])(double) = {bell, bend, wave};

#define AS_IS(x) x
#define TIMES(c, x) ((c) * (x))
#define PLUS(a, b) ((a) + (b))
#define IT(x) (x)
MOVES(, double, uint64_t, IT, AS_IS, TIMES, PLUS)

#pragma clang optimize off
static dual d_const(double c) { return (dual){c, 0}; }
static dual d_neg(dual a) { return (dual){-a.v, -a.d}; }
static dual d_add(dual a, dual b) { return (dual){a.v + b.v, a.d + b.d}; }
static dual d_sub(dual a, dual b) { return (dual){a.v - b.v, a.d - b.d}; }
static dual d_mul(dual a, dual b) { return (dual){a.v * b.v, a.d * b.v + a.v * b.d}; }
static dual d_div(dual a, dual b) { double q = a.v / b.v; return (dual){q, (a.d - q * b.d) / b.v}; }
static dual d_sin(dual a) { return (dual){sin(a.v), cos(a.v) * a.d}; }
static dual d_cos(dual a) { return (dual){cos(a.v), -sin(a.v) * a.d}; }
static dual d_tanh(dual a) { double t = tanh(a.v); return (dual){t, (1 - t * t) * a.d}; }
static dual d_atan(dual a) { return (dual){atan(a.v), a.d / (1 + a.v * a.v)}; }
static dual d_exp(dual a) { double e = exp(a.v); return (dual){e, e * a.d}; }
static dual d_log(dual a) { return (dual){log(a.v), a.d / a.v}; }
static dual d_sqrt(dual a) { double r = sqrt(a.v); return (dual){r, a.d / (2 * r)}; }
static dual d_fabs(dual a) { return a.v < 0 ? d_neg(a) : a; }
static dual d_fmax(dual a, dual b) { return a.v < b.v ? b : a; }
static dual d_fmin(dual a, dual b) { return a.v > b.v ? b : a; }
static dual d_hypot(dual a, dual b) { double h = hypot(a.v, b.v); return (dual){h, (a.v * a.d + b.v * b.d) / h}; }
static dual d_atan2(dual y, dual x) { return (dual){atan2(y.v, x.v), (x.v * y.d - y.v * x.d) / (x.v * x.v + y.v * y.v)}; }
static dual d_pow(dual a, dual b) {
  double p = pow(a.v, b.v);
  return (dual){p, p * (b.d * log(a.v) + b.v * a.d / a.v)};
}
static struct dual_pair d_twist(struct dual_pair s, dual by) {
  s.u = d_add(d_sin(d_mul(s.u, by)), d_mul(d_const(0.5), s.w[s.n & 1]));
  s.w[1 - (s.n & 1)] = d_cos(d_add(s.v, by));
  s.n++;
  return s;
}
static dual d_bell(dual x) { return d_exp(d_neg(d_mul(x, x))); }
static dual d_bend(dual x) { return d_div(x, d_add(d_const(1.0), d_mul(x, x))); }
static dual d_wave(dual x) { return d_sin(d_mul(d_const(2.0), x)); }
static dual (*const d_shapes[3])(dual) = {d_bell, d_bend, d_wave};
typedef struct { uint64_t v, d; } dual_word;
#define V_OF(x) (x).v
#define D_TIMES(c, x) d_mul(d_const(c), x)
MOVES(d_, dual, dual_word, V_OF, d_const, D_TIMES, d_add)
#pragma clang optimize on
