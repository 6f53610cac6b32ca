// The library sorts records whose numbers lie at odd places: among bytes, and in packed structures.
#define N 5
#include "check.h"
#define LENGTH 13
struct __attribute__((packed)) entry {
  int key;
  double value;
};
static double value_of(const char *record) {
  double value;
  memcpy(&value, record + 5, sizeof value);
  return value;
}
static int compare_records(const void *a, const void *b) {
  double left = value_of(a), right = value_of(b);
  return (left > right) - (left < right);
}
static int compare_entries(const void *a, const void *b) {
  double left = ((const struct entry *)a)->value, right = ((const struct entry *)b)->value;
  return (left > right) - (left < right);
}
static double f(double *x, int n) {
  char records[N][LENGTH];
  struct entry *entries = malloc(n * sizeof *entries);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double value = sin(5 * x[i]);
    memset(records[i], 'a' + i, LENGTH);
    memcpy(records[i] + 5, &value, sizeof value);
    entries[i].key = i;
    entries[i].value = value * x[i];
  }
  qsort(records, n, LENGTH, compare_records);
  qsort(entries, n, sizeof *entries, compare_entries);
  for (int i = 0; i < n; i++)
    sum += (i + 1) * value_of(records[i]) * (records[i][0] - 'a') + entries[i].value * entries[i].key * (i + 2);
  free(entries);
  return sum;
}
