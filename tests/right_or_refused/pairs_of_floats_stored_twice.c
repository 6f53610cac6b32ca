#define N 4
#define HH 1e-2
#define TOL 5e-3
#include "check.h"
#include <emmintrin.h>
/* Two floats as a double, which is stored more than once. */
static void stored(float *t, __m128 a) {
  for (int k = 0; k < 4; k++) {
    _mm_storel_pi((__m64 *)(t + 4 * k), a);
    _mm_storeh_pi((__m64 *)(t + 4 * k + 2), a);
  }
}
static double f(double *x, int n) {
  float y[8], t[16];
  for (int i = 0; i < 8; i++) y[i] = x[i % 4] * (i + 1) * 0.25;
  double s = 0;
  for (int k = 0; k < n; k += 2) {
    stored(t, _mm_mul_ps(_mm_loadu_ps(y + k), _mm_set1_ps(2)));
    for (int i = 0; i < 16; i++) s += t[i] * t[i] * (i + k);
  }
  return s;
}
