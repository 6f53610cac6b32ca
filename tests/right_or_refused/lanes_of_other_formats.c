#define N 4
#include "check.h"
#include <emmintrin.h>
/* Doubles among floats: each is two of them, and what is added to one is not added to the other. */
static double f(double *x, int n) {
  __m128 a = _mm_castpd_ps(_mm_loadu_pd(x)), b = _mm_castpd_ps(_mm_loadu_pd(x + 2));
  double t[6], s = x[0] * x[1];
  _mm_storeu_pd(t, _mm_castps_pd(_mm_shuffle_ps(a, b, 0x4e)));
  _mm_storeu_pd(t + 2, _mm_castps_pd(_mm_movelh_ps(a, b)));
  _mm_storeu_pd(t + 4, _mm_castps_pd(_mm_movehl_ps(b, a)));
  for (int i = 0; i < 6; i++) s += t[i] * t[i] * (i + 1);
  return s;
}
