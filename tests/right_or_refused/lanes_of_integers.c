#define N 4
#include "check.h"
#include <emmintrin.h>
typedef unsigned char bytes __attribute__((vector_size(16)));
/* two lanes of four bytes are a number, or eight of one byte */
static double weighted(__m128i v, int at) {
  double t[2];
  _mm_storeu_si128((__m128i *)t, v);
  return t[0] * t[0] * (at + 1) + t[1] * t[1] * (at + 2);
}
static double f(double *x, int n) {
  __m128i a = _mm_loadu_si128((__m128i *)x), b = _mm_loadu_si128((__m128i *)(x + 2));
  __m128i low = _mm_unpacklo_epi64(a, b), high = _mm_unpackhi_epi64(a, b);
  __m128i around = _mm_or_si128(_mm_slli_si128(a, 8), _mm_srli_si128(b, 8));
  bytes joined = __builtin_shufflevector((bytes)a, (bytes)b, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
  double s = weighted(_mm_shuffle_epi32(a, 0x4e), 0) + weighted(_mm_shuffle_epi32(low, 0x44), 2);
  s += weighted(_mm_srli_si128(a, 8), 1) + weighted(around, 3) + weighted((__m128i)joined, 5);
  for (int i = 0; i < n; i++) {
    __m128i c = _mm_shuffle_epi32(a, 0x4e);
    a = high;
    high = c;
  }
  __m128d difference = _mm_sub_pd(_mm_castsi128_pd(low), _mm_castsi128_pd(high));
  return s + weighted(a, 4) * _mm_cvtsd_f64(_mm_andnot_pd(_mm_set1_pd(-0.0), difference));
}
