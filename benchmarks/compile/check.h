// Whether a gradient agrees with central differences along one direction: what every program here ends with.
#pragma once
#include <math.h>
#include <stdio.h>

// The directions mix all inputs; two of them, so that an error is not hidden by chance.
static inline int check(double (*value)(const double *), int n, const double *x, const double *gradient) {
  enum { MOST = 4096 };
  static double moved[MOST];
  int wrong = 0;
  for (int direction = 0; direction < 2; direction++) {
    double along = 0, h = 1e-6, ends[2];
    for (int i = 0; i < n; i++)
      along += gradient[i] * cos(1.0 + direction + 0.7 * i);
    for (int side = 0; side < 2; side++) {
      for (int i = 0; i < n; i++)
        moved[i] = x[i] + (side ? h : -h) * cos(1.0 + direction + 0.7 * i);
      ends[side] = value(moved);
    }
    double difference = (ends[1] - ends[0]) / (2 * h);
    printf("value %.12g, gradient %.12g, differences %.12g\n", value(x), along, difference);
    wrong |= !(fabs(along - difference) <= 1e-5 * (fabs(along) + 1e-3)) || along == 0;
  }
  return wrong;
}
