// flags: -D_GNU_SOURCE
// Taylor mode through every kind of function: the series meets the function a little further on, its first coefficient
// is the tangent, at the edges of domains too; powers of what begins with zeros; float and long double; high orders.
#include "check.h"

#define ORDER 9
typedef struct { double c[2]; } line;
typedef struct { double c[ORDER + 1]; } series;
typedef struct { float c[ORDER + 1]; } series_f;
typedef struct { long double c[ORDER + 1]; } series_l;
typedef struct { double c[31]; } long_series;
extern line __enzyme_taylor_1(void *, int, ...);
extern series __enzyme_taylor(void *, int, ...);
extern series_f __enzyme_taylor_f(void *, int, ...);
extern series_l __enzyme_taylor_l(void *, int, ...);
extern long_series __enzyme_taylor_30(void *, int, ...);

static double coefficients[30] = {1, 0.5};

/* f(0.7 + t + t^2 / 2) at t = 1/256 by its series, and the first coefficient against the tangent. */
#define FUNCTION(expression)                                                                                           \
  static double OF(__LINE__)(double x) { return expression; }                                                          \
  static void CHECK_OF(__LINE__)(void) {                                                                               \
    double t = 1.0 / 256, sum = 0, edges[] = {0.7, 0.0, -0.0, 1.0, -1.0};                                              \
    series s = __enzyme_taylor((void *)OF(__LINE__), ORDER, 0.7, coefficients);                                        \
    for (int k = ORDER; k >= 0; k--) sum = sum * t + s.c[k];                                                           \
    CHECK_CLOSE(#expression, sum, OF(__LINE__)(0.7 + t + t * t / 2), 1e-13);                                           \
    for (int i = 0; i < 5; i++) {                                                                                      \
      double tangent = __enzyme_fwddiff((void *)OF(__LINE__), edges[i], 1.0);                                          \
      line first = __enzyme_taylor_1((void *)OF(__LINE__), 1, edges[i], coefficients);                                 \
      s = __enzyme_taylor((void *)OF(__LINE__), ORDER, edges[i], coefficients);                                        \
      if (isnan(tangent)) tangent = first.c[1] = isnan(first.c[1]) && isnan(s.c[1]) ? s.c[1] = 0 : 1;                  \
      CHECK_CLOSE(#expression " at an edge", first.c[1], tangent, 1e-13);                                              \
      CHECK_CLOSE(#expression " at an edge, further", s.c[1], tangent, 1e-13);                                         \
    }                                                                                                                  \
  }
#define JOINED(a, b) a##b
#define NAMED(a, b) JOINED(a, b)
#define OF(line) NAMED(f, line)
#define CHECK_OF(line) NAMED(check, line)

FUNCTION(exp(x))
FUNCTION(exp2(x))
FUNCTION(exp10(x))
FUNCTION(expm1(x))
FUNCTION(log(x))
FUNCTION(log2(x))
FUNCTION(log10(x))
FUNCTION(log1p(x))
FUNCTION(sqrt(x))
FUNCTION(cbrt(x))
FUNCTION(sin(x))
FUNCTION(cos(x))
FUNCTION(tan(x))
FUNCTION(asin(x))
FUNCTION(acos(x))
FUNCTION(atan(x))
FUNCTION(sinh(x))
FUNCTION(cosh(x))
FUNCTION(tanh(x))
FUNCTION(asinh(x))
FUNCTION(acosh(1 + x))
FUNCTION(atanh(x))
FUNCTION(erf(x))
FUNCTION(erfc(x))
FUNCTION(lgamma(x))
FUNCTION(tgamma(x))
FUNCTION(j0(x))
FUNCTION(j1(x))
FUNCTION(jn(3, x))
FUNCTION(y0(x))
FUNCTION(y1(x))
FUNCTION(yn(2, x))
FUNCTION(pow(x, 2.5))
FUNCTION(pow(x, -1.5))
FUNCTION(pow(x, 3))
FUNCTION(pow(x, 0))
FUNCTION(pow(x, 0.5))
FUNCTION(pow(2.5, x))
FUNCTION(pow(x, x))
FUNCTION(1 / x)
FUNCTION(x / (1 + x * x))
FUNCTION((1 - x) / (2 + x) * x)
FUNCTION(hypot(x, 1 - x))
FUNCTION(hypot(x, 3))
FUNCTION(hypot(x, 2 * x))
FUNCTION(atan2(x, 1 + x * x))
FUNCTION(atan2(1, x))
FUNCTION(fma(x, x, x))
FUNCTION(fmax(x * x, 0.1))
FUNCTION(fmin(x, x * x))
FUNCTION(fabs(x - 1) * x)
FUNCTION(copysign(x * x, -1.0))
FUNCTION(fmod(x, 0.3) * x)
FUNCTION(floor(x) * x)
FUNCTION(ldexp(x * x, 3))
FUNCTION(frexp(x, &(int){0}) * x)
FUNCTION(remainder(x * x, 0.4))
FUNCTION(fdim(1, x) * x)
FUNCTION(__builtin_powi(x, 5))
FUNCTION(__builtin_powi(x, -2))
FUNCTION(exp(-x * x) * sin(3 * x) + log(2 + cos(x)))

static double cubed(double x) { return pow(x, 3); }
static double power(double x, double y) { return pow(x, y); }
static float single(float x) { return sinf(x) * expf(x) / (1 + x); }
static long double longer(long double x) { return sinl(x) * expl(x) / (1 + x); }
static double geometric(double x) { return x / (1 - x) + exp(x); }

int main(void) {
  CHECK_OF(42)(); CHECK_OF(43)(); CHECK_OF(44)(); CHECK_OF(45)(); CHECK_OF(46)(); CHECK_OF(47)(); CHECK_OF(48)(); CHECK_OF(49)(); CHECK_OF(50)(); CHECK_OF(51)(); CHECK_OF(52)(); CHECK_OF(53)(); CHECK_OF(54)(); CHECK_OF(55)(); CHECK_OF(56)(); CHECK_OF(57)(); CHECK_OF(58)(); CHECK_OF(59)(); CHECK_OF(60)(); CHECK_OF(61)(); CHECK_OF(62)(); CHECK_OF(63)(); CHECK_OF(64)(); CHECK_OF(65)(); CHECK_OF(66)(); CHECK_OF(67)(); CHECK_OF(68)(); CHECK_OF(69)(); CHECK_OF(70)(); CHECK_OF(71)(); CHECK_OF(72)(); CHECK_OF(73)(); CHECK_OF(74)(); CHECK_OF(75)(); CHECK_OF(76)(); CHECK_OF(77)(); CHECK_OF(78)(); CHECK_OF(79)(); CHECK_OF(80)(); CHECK_OF(81)(); CHECK_OF(82)(); CHECK_OF(83)(); CHECK_OF(84)(); CHECK_OF(85)(); CHECK_OF(86)(); CHECK_OF(87)(); CHECK_OF(88)(); CHECK_OF(89)(); CHECK_OF(90)(); CHECK_OF(91)(); CHECK_OF(92)(); CHECK_OF(93)(); CHECK_OF(94)(); CHECK_OF(95)(); CHECK_OF(96)(); CHECK_OF(97)(); CHECK_OF(98)(); CHECK_OF(99)(); CHECK_OF(100)(); CHECK_OF(101)(); CHECK_OF(102)();
  series s = __enzyme_taylor((void *)cubed, ORDER, 0.0, coefficients);  // (t + t^2 / 2)^3
  double cube[] = {0, 0, 0, 1, 1.5, 0.75, 0.125, 0, 0, 0};
  for (int k = 0; k <= ORDER; k++) CHECK_CLOSE("a cube from zero on", s.c[k], cube[k], 1e-15);
  s = __enzyme_taylor((void *)cubed, ORDER, 1e-170, coefficients);  // squares of the first coefficient are zero
  for (int k = 3; k <= ORDER; k++) CHECK_CLOSE("a cube from almost zero on", s.c[k], cube[k], 1e-15);
  double square[ORDER] = {0, 1};
  s = __enzyme_taylor((void *)power, ORDER, 0.0, square, enzyme_const, 1.5);
  for (int k = 0; k <= ORDER; k++) CHECK_CLOSE("t^2 to the 3/2", s.c[k], k == 3, 1e-15);
  s = __enzyme_taylor((void *)power, ORDER, 1.5, coefficients, enzyme_const, 2.0);
  double squared[] = {2.25, 3, 2.5, 1, 0.25, 0, 0, 0, 0, 0};
  for (int k = 0; k <= ORDER; k++) CHECK_CLOSE("a square", s.c[k], squared[k], 1e-15);

  float singles[ORDER] = {1};
  series_f f = __enzyme_taylor_f((void *)single, ORDER, 0.25f, singles);
  long double longs[ORDER] = {1};
  series_l l = __enzyme_taylor_l((void *)longer, ORDER, 0.25L, longs);
  double t = 1.0 / 64, sum = 0;
  for (int k = 0; k <= ORDER; k++) CHECK_SINGLE("float", f.c[k], (double)l.c[k], 2e-5);
  for (int k = ORDER; k >= 0; k--) sum = sum * t + (double)l.c[k];
  CHECK_CLOSE("long double", sum, (double)longer(0.25L + 1 / 64.0L), 1e-14);

  long_series high = __enzyme_taylor_30((void *)geometric, 30, 0.0, (double[30]){1});
  double factorial = 1;
  for (int k = 1; k <= 30; k++) factorial *= k, CHECK_CLOSE("order 30", high.c[k], 1 + 1 / factorial, 1e-14);
  return check_report();
}
