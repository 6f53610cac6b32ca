/* Functions that derivatives call and libm lacks: digamma and polygamma; and numbers whose slope is known.
 *
 * psi(x), for x >= 10: log x - 1/(2x) - sum B_2k / (2k x^2k) (DLMF 5.11.2), reached by psi(x) = psi(x + 1) - 1/x
 * (5.5.2), and from x <= 0 by psi(1 - x) - psi(x) = pi cot(pi x) (5.5.4). The absolute error is a few rounding
 * units of the largest term; NaN at the poles.
 *
 * psi^(n)(x), 1 <= n <= 30, for x >= 15 + n:
 * (-1)^(n+1) [(n-1)!/x^n + n!/(2 x^(n+1)) + sum B_2k (2k+n-1)!/((2k)! x^(2k+n))]
 * (5.15.8), reached by the recurrence (5.15.5), and from x <= 0 by reflection (5.15.6),
 * (-1)^n psi^(n)(1 - x) - psi^(n)(x) = pi d^n/dx^n cot(pi x) = pi^(n+1) P_n(cot(pi x)) with P_0 = c and
 * P_(k+1) = -(1 + c^2) P_k'. NaN for other n.
 *
 * float and long double go through double: the derivative of a long double gamma function has double's precision. The
 * rules of these functions (special.py) are what a second derivative uses, not this code.
 *
 * runtime.py says which names there are; `python -m enzyme_cc.c_sources` compiles this to runtime.ll.
 */

/* shared by all objects of a program, as in autodiff/runtime/support.h; and functions of their arguments alone */
#define SHARED __attribute__((weak, visibility("hidden"))) __attribute__((const))
#define SLOPED SHARED __attribute__((always_inline))

#define PI 3.141592653589793
#define NAN __builtin_nan("")
#define INFINITY __builtin_inf()

enum { TERMS = 12, MOST_DERIVATIVES = 30 };

/* B_2k, k = 1 .. 12 */
static const double bernoulli[TERMS] = {
  1. / 6, -1. / 30, 1. / 42, -1. / 30, 5. / 66, -691. / 2730, 7. / 6, -3617. / 510, 43867. / 798, -174611. / 330,
  854513. / 138, -236364091. / 2730
};

SHARED double enzyme_cc_digamma(double x) {
  double reflection = 0, shift = 0;
  if (x <= 0) {
    double beside = x - __builtin_rint(x);   /* cot has period pi: a small argument keeps its accuracy */
    if (beside == 0) return NAN;
    reflection = PI * __builtin_cos(PI * beside) / __builtin_sin(PI * beside);
    x = 1 - x;
  }
  for (; x < 10; x += 1) shift += 1 / x;
  double square = 1 / (x * x);
  /* B_2k / 2k, k = 1 .. 8 */
  double series = square * (1. / 12 - square * (1. / 120 - square * (1. / 252 - square * (1. / 240
                - square * (1. / 132 - square * (691. / 32760 - square * (1. / 12 - square * 3617. / 8160)))))));
  return __builtin_log(x) - 0.5 / x - series - shift - reflection;
}

/* pi^(n+1) P_n(cot(pi x)), x beside an integer. */
static double derivative_of_cotangent(int n, double beside) {
  double cotangent = __builtin_cos(PI * beside) / __builtin_sin(PI * beside);
  double p[MOST_DERIVATIVES + 4] = {0, 1};   /* P_k's coefficients, and two zeros beyond */
  double scale = PI;
  for (int k = 0; k < n; k++) {
    /* of -(1 + c^2) P_k', coefficient j is -((j + 1) p[j + 1] + (j - 1) p[j - 1]) */
    double last = 0, before = 0;
    p[k + 2] = 0;
    for (int j = 0; j <= k + 2; j++) {
      double slope = j <= k ? (j + 1) * p[j + 1] : 0;
      p[j] = -(slope + before);
      before = last;
      last = slope;
    }
    scale *= PI;
  }
  double value = 0;
  for (int j = n + 1; j >= 0; j--) value = value * cotangent + p[j];
  return scale * value;
}

SHARED double enzyme_cc_polygamma(int n, double x) {
  if (n == 0) return enzyme_cc_digamma(x);
  if (n < 0 || n > MOST_DERIVATIVES) return NAN;
  double sign = n % 2 ? 1 : -1, reflection = 0;
  if (x <= 0) {
    double beside = x - __builtin_rint(x);
    if (beside == 0) return n % 2 ? INFINITY : NAN;
    reflection = derivative_of_cotangent(n, beside);
    sign = -1;
    x = 1 - x;
  }
  double factorial = 1;   /* of n - 1 */
  for (int k = 2; k < n; k++) factorial *= k;
  double shift = 0;       /* of 1 / x^(n+1) */
  for (; x < n + 15; x += 1) {
    double power = 1 / x;
    for (int k = 0; k < n; k++) power *= 1 / x;
    shift += power;
  }
  double inverse = 1 / x, term = factorial;
  for (int k = 0; k < n; k++) term *= inverse;
  double sum = term + n * 0.5 * term * inverse;
  for (int k = 1; k <= TERMS; k++) {
    /* (2k+n-1)! / ((2k)! x^(2k+n)) from the one before */
    term *= inverse * inverse * ((double)(2 * k + n - 1) * (2 * k + n - 2) / ((double)(2 * k) * (2 * k - 1)));
    sum += bernoulli[k - 1] * term;
  }
  return sign * (sum + factorial * n * shift) - reflection;
}

SHARED float enzyme_cc_digammaf(float x) { return enzyme_cc_digamma(x); }
SHARED long double enzyme_cc_digammal(long double x) { return enzyme_cc_digamma(x); }
SHARED __float128 enzyme_cc_digammaf128(__float128 x) { return enzyme_cc_digamma(x); }
SHARED float enzyme_cc_polygammaf(int n, float x) { return enzyme_cc_polygamma(n, x); }
SHARED long double enzyme_cc_polygammal(int n, long double x) { return enzyme_cc_polygamma(n, x); }
SHARED __float128 enzyme_cc_polygammaf128(int n, __float128 x) { return enzyme_cc_polygamma(n, x); }

/* A number whose derivative by x is known (autodiff/prepare/bit_slopes.py). */
SLOPED double enzyme_cc_sloped(double value, double x, double slope) { return (void)x, (void)slope, value; }
SLOPED float enzyme_cc_slopedf(float value, float x, float slope) { return (void)x, (void)slope, value; }
SLOPED long double enzyme_cc_slopedl(long double value, long double x, long double slope) {
  return (void)x, (void)slope, value;
}
SLOPED __float128 enzyme_cc_slopedf128(__float128 value, __float128 x, __float128 slope) {
  return (void)x, (void)slope, value;
}
