#define N 4
#define HH 1e-2
#define TOL 5e-3
#include "check.h"
#include <emmintrin.h>
typedef long words __attribute__((vector_size(16)));
/* a lane of eight bytes is two numbers */
static double weighted(__m128i v, int at) {
  float t[4];
  _mm_storeu_si128((__m128i *)t, v);
  double s = 0;
  for (int i = 0; i < 4; i++) s += t[i] * t[i] * (at + i);
  return s;
}
static double f(double *x, int n) {
  float y[8];
  for (int i = 0; i < 8; i++) y[i] = x[i % 4] * (i + 1) * 0.25;
  __m128i a = _mm_loadu_si128((__m128i *)y), b = _mm_loadu_si128((__m128i *)(y + 4));
  words of_both = {_mm_cvtsi128_si64(b), _mm_cvtsi128_si64(_mm_unpackhi_epi64(a, a))};
  double s = weighted(_mm_unpacklo_epi64(a, b), 0) + weighted(_mm_unpackhi_epi32(a, b), 1);
  s += weighted(_mm_srli_si128(a, 4), 2) + weighted(_mm_or_si128(_mm_srli_si128(a, 12), _mm_slli_si128(b, 4)), 3);
  return s + weighted((__m128i)of_both, 4) + weighted(_mm_shuffle_epi32(b, 0x1b), 5);
}
