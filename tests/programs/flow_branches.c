// Branches: if, ternary, switch, goto, irreducible loops, early return, break and continue on data.
#include "check.h"

static double chained_if(double x) {
  if (x < 0) return x * x;
  if (x < 1) return sin(x);
  double r = x;
  if (x > 2) r *= log(x);
  else r += exp(-x);
  return r * 3;
}
static double ternary(double x) { return x > 0.5 ? x < 1.5 ? x * x * x : exp(x) : 1 / (1 + x * x); }
static double short_circuit(double x) { return (x > 0 && sqrt(x) < 1.2) || x < -3 ? x * sin(x) : cos(x); }
static double by_switch(double x, int kind) {
  double r = x;
  switch (kind) {
    case 0: r = sin(x); break;
    case 1: r = x * x; /* falls through */
    case 2: r *= x; break;
    case 7: return exp(x);
    case -4: r = -x; break;
    default: r = 1 / x;
  }
  return r * x;
}
static double switch_in_loop(double x, int n) {
  double r = x;
  for (int i = 0; i < n; i++) switch (i % 4) {
      case 0: r = sin(r); continue;
      case 1: r += x; break;
      case 2: if (r > 1.1) return r * x; r *= x;
      default: r -= 0.1 * r * r;
    }
  return r;
}
static double with_goto(double x, int n) {
  double r = x;
  int i = 0;
again:
  r = sin(r) + 0.5 * x;
  if (++i < n) goto again;
  if (r > 0.9) goto out;
  r *= r;
out:
  return r * x;
}
static double irreducible(double x, int n) {
  double r = x;
  int i = 0;
  if (x > 1) goto middle;
top:
  r = r * x + 0.1;
middle:
  r = sin(r) * 1.5;
  if (++i < n) goto top;
  return r;
}
static double irreducible_two_entries(double x, int n) {
  double r = x;
  int i = 0;
  if (n & 1) goto second;
first:
  r = cos(r) * x;
  if (i++ > n) return r;
second:
  r = r * r + x * 0.1;
  if (r > 0.5) { i++; goto first; }
  r += 0.3;
  if (i++ > n) return r * 2;
  goto first;
}
static double computed_goto(double x, int n) {
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
static double data_dependent(double x, int n) {
  double r = x, s = 0;
  int used = 0;
  while (1) {
    r = 0.5 * (r + (2 + x) / r);
    if (fabs(r * r - 2 - x) < 1e-14 || used > 40) break;
    if (++used % 2) continue;
    s += r * n;
  }
  return r + s;
}
static double collatz(double x, int n) {
  double r = x;
  while (n != 1) {
    if (n % 2) { n = 3 * n + 1; r = sin(r) + x; }
    else { n /= 2; r = r * 0.9 * x; }
  }
  return r;
}

#define TEST1(F, at)                                                           \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x), x, F(x));             \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), x, F(x));         \
  }
#define TEST2(F, at, n)                                                        \
  {                                                                            \
    double x = at;                                                             \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x, n), x, F(x, n));       \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0, n), x, F(x, n));   \
  }

int main(void) {
  double points[] = {-0.7, 0.3, 0.8, 1.3, 2.6};
  int kinds[] = {0, 1, 2, 7, -4, 5};
  for (int i = 0; i < 5; i++) {
    TEST1(chained_if, points[i])
    TEST1(ternary, points[i])
    TEST1(short_circuit, points[i])
    TEST2(with_goto, points[i], i + 1)
    TEST2(irreducible, points[i], 4)
    TEST2(irreducible_two_entries, points[i] * 0.3, i)
    TEST2(switch_in_loop, points[i], 7)
  }
  for (int i = 0; i < 6; i++) TEST2(by_switch, 1.4, kinds[i])
  for (int n = 0; n < 4; n++) TEST2(computed_goto, 0.7, n)
  TEST2(data_dependent, 1.3, 2)
  TEST2(collatz, 0.8, 7)
  return check_report();
}
