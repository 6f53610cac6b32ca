// Doubles that are moved as pairs of floats and never computed with: nothing but what else lies there tells of it.
#define N 4
#include "check.h"
#ifdef __SSE2__
#include <immintrin.h>
static double f(double *x, int n) {
  double t[N], s = x[0] * x[3];
  __m128 z = _mm_setzero_ps();
  for (int i = 0; i < n; i++) {
    z = _mm_loadl_pi(z, (__m64 *)(x + i));
    z = _mm_shuffle_ps(z, z, 0x44);
    _mm_storeh_pi((__m64 *)(t + n - 1 - i), z);
  }
  for (int i = 0; i < n; i++) s += t[i] * t[i] * (i + 1);
  return s;
}
#else
#error cannot differentiate what is moved here
#endif
