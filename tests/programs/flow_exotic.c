// Control flow at the edges: Duff's device, state machines by goto, unreachable and aborting paths, loop conditions with effects.
#include "check.h"

static double duff(const double *x, int n) {
  double r = 1;
  int i = 0, turns = (n + 3) / 4;
  switch (n % 4) {
    case 0: do { r = r * x[i++ % 4] + 0.1;
    case 3:      r = r * x[i++ % 4] + 0.2;
    case 2:      r = sin(r) + x[i++ % 4];
    case 1:      r = r * r * 0.5 + x[i++ % 4];
            } while (--turns > 0);
  }
  return r;
}
static double machine(const double *x, int n) {
  double r = x[0];
  int i = 0;
idle:
  if (i >= n) goto end;
  if (x[i] > 1) goto hot;
  r += x[i++] * 0.5;
  if (r < 0) goto cold;
  goto idle;
hot:
  r *= x[i++];
  if (i < n && x[i] < 0) goto cold;
  goto idle;
cold:
  r = r * r + 0.1 * x[i < n ? i : 0];
  i++;
  if (r > 0.5) goto hot_or_end;
  goto idle;
hot_or_end:
  if (i < n) goto hot;
end:
  return r * x[n - 1];
}
static __attribute__((noreturn, noinline)) void fail(const char *why) {
  fputs(why, stderr);
  abort();
}
static double checked(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) {
    if (x[i] > 100) fail("too large");
    if (__builtin_expect(x[i] < -100, 0)) __builtin_trap();
    switch (i & 1) {
      case 0: r *= x[i]; break;
      case 1: r += x[i]; break;
      default: __builtin_unreachable();
    }
  }
  return r;
}
static double effects_in_condition(const double *x, int n) {
  double r = 1, t;
  int i = 0;
  while (i < n && (t = x[i++] * r, t < 5)) r += t * 0.3;
  for (int j = 0; r *= 0.9, j < n; r += x[j], j++)
    ;
  return r * t;
}
static double many_returns(const double *x, int n) {
  for (int i = 0; i < n; i++) {
    double y = x[i] * x[0];
    for (int j = 0; j < n; j++) {
      if (y > 1.4) return y * x[j];
      if (y < -0.5 && j > 1) return sin(y) + x[1];
      for (int k = 0; k < 3; k++) {
        y *= 1 + 0.1 * x[k];
        if (y > 1.35 && k == 2) goto found;
      }
    }
    continue;
  found:
    if (i == 3) return y;
  }
  return x[2] * x[3];
}
static double flags_and_breaks(const double *x, int n) {
  double best = 0, r = 0;
  int found = 0;
  for (int i = 0; i < n && !found; i++)
    for (int j = n; j-- > i;) {
      double p = x[i] * x[j];
      if (p < 0) continue;
      if (p > best) best = p;
      else { found = i * j > 2; break; }
      r += best * (found ? 2 : 1);
    }
  return r + best;
}
static double nested_switch(const double *x, int n) {
  double r = 0.5;
  for (int i = 0; i < 3 * n; i++)
    switch (i % 5) {
      case 1:
        switch ((i * i) % 3) {
          case 0: r += x[0]; break;
          case 1: r *= x[1]; continue;
        } /* falls through */
      case 3: r = cos(r) * x[2]; break;
      case 4: if (r > 0) { r -= 0.2 * x[3]; break; } /* falls through */
      default: r += 0.1 * r * r;
    }
  return r;
}
static double select_chain(const double *x, int n) {
  int kind = x[0] > 0 ? (x[1] > 1 ? 3 : 2) : 1;
  double gain = (double[]){0.0, x[0], x[1] * x[2], x[3] * x[3]}[kind];
  return gain * (kind == 3 && n > 2 ? x[0] : -x[1]) + (x[2] < 0) * x[3];
}

#define TEST(F)                                                                               \
  for (int n = 3; n <= 4; n++) {                                                              \
    double x[4] = {0.93, 1.3, -0.6, 1.11}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, n);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, n)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, n), direction, 1e-11);           \
  }

int main(void) {
  TEST(duff)
  TEST(machine)
  TEST(checked)
  TEST(effects_in_condition)
  TEST(many_returns)
  TEST(flags_and_breaks)
  TEST(nested_switch)
  TEST(select_chain)
  return check_report();
}
