// Unions that are filled at fixed indices of an array are exchanged and sorted, and read by functions of a table.
#define N 4
#include "check.h"
union payload {
  double number;
  long count;
  double *place;
};
struct value {
  int kind;
  union payload payload;
};
static double number_of(const union payload *payload) { return payload->number; }
static double count_of(const union payload *payload) { return (double)payload->count; }
static double place_of(const union payload *payload) { return *payload->place; }
static double (*const readers[])(const union payload *) = {number_of, count_of, place_of};
static int compare(const void *a, const void *b) {
  return ((const struct value *)b)->kind - ((const struct value *)a)->kind;
}
static double f(double *x, int n) {
  struct value *values = malloc(N * sizeof *values), sorted[N];
  double local = x[2] * x[2], sum = 0;
  values[0].kind = 0;
  values[0].payload.number = x[0] * x[1];
  values[1].kind = 1;
  values[1].payload.count = 3;
  values[2].kind = 2;
  values[2].payload.place = &local;
  values[3].kind = 2;
  values[3].payload.place = &x[3];
  for (int i = 0; i < n / 2; i++) {
    struct value kept = values[i];
    values[i] = values[n - 1 - i];
    values[n - 1 - i] = kept;
  }
  memcpy(sorted, values, sizeof sorted);
  qsort(sorted, n, sizeof *sorted, compare);
  for (int i = 0; i < n; i++) {
    double value = readers[values[i].kind](&values[i].payload);
    sum += value * value * (i + 1) + readers[sorted[i].kind](&sorted[i].payload) * (i + 2);
  }
  free(values);
  return sum;
}
