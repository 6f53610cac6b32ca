/* What a series of order N costs: enzyme-clang -O2 -DN=20 benchmarks/taylor.c -lm && ./a.out */
#include <math.h>
#include <stdio.h>
#include <time.h>

#ifndef N
#define N 20
#endif
typedef struct { double c[N + 1]; } series;
series __enzyme_taylor(void *, int, ...);

__attribute__((noinline)) static double f(double x) {
  double y = x;
  for (int i = 0; i < 50; i++) {
    y = y * y * 0.3 + sin(y) * exp(-y) / (1 + y * y) + sqrt(y + 1);
    y = log(2 + y) + atan(y) * x;
  }
  return y;
}

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

int main(void) {
  double c[N] = {1}, sum = 0, plain = 1, all = 1;
  volatile double x = 0.7;
  for (int round = 0; round < 20; round++) {
    double start = seconds();
    for (int i = 0; i < 200; i++) sum += f(x);
    double between = seconds();
    for (int i = 0; i < 200; i++) sum += __enzyme_taylor((void *)f, N, x, c).c[N];
    double end = seconds();
    plain = fmin(plain, (between - start) / 200), all = fmin(all, (end - between) / 200);
  }
  printf("order %d: f %.2f us, series %.2f us, ratio %.1f (%g)\n", N, plain * 1e6, all * 1e6, all / plain, sum);
}
