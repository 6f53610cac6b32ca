/* Functions behind a pointer write an error's message, with a number in it, beside the numbers that they work on; nobody
   reads it. */
#define N 3
#include "check.h"
struct solver { double (*step)(struct solver *, double); char message[64]; double last; };
static double newton(struct solver *s, double x) {
  if (x < 0) { snprintf(s->message, sizeof s->message, "negative: %g", x); return -1; }
  s->last = x;
  return 0.5 * (x + 2 / x);
}
static double halley(struct solver *s, double x) {
  if (x < 0) { snprintf(s->message, sizeof s->message, "below zero: %g", x); return -1; }
  s->last = x * x;
  return x * (x * x + 6) / (3 * x * x + 2);
}
static double f(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    struct solver s = {i % 2 ? halley : newton, "", 0};
    double at = x[i];
    for (int k = 0; k < 3; k++) at = s.step(&s, at);
    sum += at * s.last * (i + 1);
  }
  return sum;
}
