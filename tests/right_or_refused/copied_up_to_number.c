// The head of a record is copied, which ends in the midst of a number, as only the running program knows.
#define N 3
#include "check.h"
struct record {
  int key;
  double value, weight;
};
static size_t head = 12;
static double f(double *x, int n) {
  struct record from = {1, x[0] * x[1], x[2]}, to = {2, x[1], x[0]};
  memcpy(&to, &from, head);
  return to.key * to.value * to.value + to.weight * to.weight;
}
