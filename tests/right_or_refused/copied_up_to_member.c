// The head of a record, of an array or of a complex number is copied, as far as whole numbers go.
#include <complex.h>
#include <stddef.h>
#define N 4
#define HH 1e-2
#define TOL 1e-2
#include "check.h"
struct record {
  int key;
  float weight;
  double value, rest;
};
static size_t head = offsetof(struct record, rest), some = 3 * sizeof(float), half = sizeof(float);
static double f(double *x, int n) {
  struct record from = {1, (float)x[0], x[1] * x[2], x[3]}, to = {2, (float)x[1], x[0], x[2] * x[2]}, next = to;
  float complex number = (float)(x[0] * x[1]) + I * (float)x[2], mixed = (float)x[3] + I * (float)x[1];
  float numbers[N], moved[N];
  double sum = 0;
  for (int i = 0; i < n; i++) {
    numbers[i] = (float)(x[i] * x[i]);
    moved[i] = (float)x[n - 1 - i];
  }
  memcpy(&to, &from, head);
  memcpy(&next, &from, offsetof(struct record, value));
  memcpy(moved, numbers, some);
  memcpy(&mixed, &number, half);
  for (int i = 0; i < n; i++) sum += (i + 1) * moved[i] * moved[i];
  return sum + to.key * to.weight * to.value * to.rest + next.key * next.weight * next.value +
         crealf(mixed) * cimagf(mixed);
}
