#define N 4
#include "check.h"
#include <immintrin.h>
__attribute__((target("avx2"))) static double f(double *x, int n) {
  double t[4] = {0};
  __m256i halves = _mm256_setr_epi32(-1, -1, 0, 0, 0, 0, -1, -1);
  _mm256_maskstore_epi32((int *)t, halves, _mm256_loadu_si256((__m256i *)x));
  return t[0] * t[0] + t[3] * t[3];
}
