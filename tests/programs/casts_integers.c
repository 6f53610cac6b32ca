// Integers of every width between the floats: bool, enum, char, 64-bit and unsigned conversions, indices, bit counts.
#include "check.h"
#include <stdbool.h>
#include <stdint.h>

enum kind { PLAIN, DOUBLED = 5, SQUARED = -3 };
static double by_enum(double x, enum kind k) { return k == DOUBLED ? 2 * x : k == SQUARED ? x * x : x; }
static double all_kinds(double x) { return by_enum(x, PLAIN) * by_enum(x, DOUBLED) + by_enum(x, SQUARED); }
static double booleans(double x) {
  bool big = x > 0.5, odd = (int)(x * 7) & 1;
  return (big + 1) * x + (odd ? x * x : -x) * (double)(big ^ odd) + !big;
}
static double widths(double x) {
  double r = 0;
  for (int8_t i = -2; i < 3; i++) r += i * x;
  for (uint8_t i = 250; i > 200; i -= 25) r += (double)i * 0.01 * x * x;
  for (int64_t i = 1; i < 1000000000000; i *= 1000) r += x / (double)i;
  for (uint64_t i = UINT64_MAX; i > 1; i >>= 40) r += x * (double)(i & 15) * 0.1;
  return r;
}
static double from_value(double x) { /* integers computed from x carry no derivative */
  unsigned u = (unsigned)(x * 100);
  long long l = (long long)(-x * 1e6);
  char c = (char)(x * 10);
  return u * x + (double)(l % 7) * x * x + c * x;
}
static double bit_counts(double x) {
  double r = 0;
  for (unsigned i = 1; i < 40; i += 7)
    r += __builtin_popcount(i) * x + __builtin_clz(i) * x * x + __builtin_ctz(i) * sin(x) + (double)(i << 2 ^ i >> 1);
  return r;
}
static double text_driven(double x, const char *program) {
  double stack[8];
  int top = 0;
  for (; *program; program++) switch (*program) {
      case 'x': stack[top++] = x; break;
      case '+': top--; stack[top - 1] += stack[top]; break;
      case '*': top--; stack[top - 1] *= stack[top]; break;
      case 's': stack[top - 1] = sin(stack[top - 1]); break;
      default: stack[top++] = *program - '0';
    }
  return stack[0];
}
static double interpreter(double x) { return text_driven(x, "x2*sx+x*3xx***") + text_driven(x, "xs"); }
static double histogram(double x) {
  double bins[4] = {0};
  int counts[4] = {0};
  for (int i = 0; i < 12; i++) {
    double v = sin(i * 1.1) * x + x;
    int b = (int)(v * 1.7);
    if (b >= 0 && b < 4) { bins[b] += v * v; counts[b]++; }
  }
  double r = 0;
  for (int b = 0; b < 4; b++)
    if (counts[b]) r += bins[b] / counts[b] * (b + 1);
  return r;
}

#define TEST(F, at)                                                            \
  {                                                                            \
    double x = at, want = FD_STEP(x, F(x), 1e-4);                              \
    CHECK_CLOSE(#F ".rev", __enzyme_autodiff((void *)F, x), want, 1e-6);       \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0), want, 1e-6);   \
  }

int main(void) {
  TEST(all_kinds, 0.8)
  TEST(booleans, 0.3)
  TEST(booleans, 0.8)
  TEST(widths, 0.8)
  {
    double x = 0.81237; /* differences would cross the jumps of l % 7 */
    double want = (unsigned)(x * 100) + 2 * x * (double)((long long)(-x * 1e6) % 7) + (char)(x * 10);
    CHECK_CLOSE("from_value.rev", __enzyme_autodiff((void *)from_value, x), want, 1e-12);
    CHECK_CLOSE("from_value.fwd", __enzyme_fwddiff((void *)from_value, x, 1.0), want, 1e-12);
  }
  TEST(bit_counts, 0.8)
  TEST(interpreter, 0.8)
  TEST(histogram, 1.03)
  return check_report();
}
