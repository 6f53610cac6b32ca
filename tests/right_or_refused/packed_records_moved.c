// Records whose numbers are not aligned are copied and put in order by functions that know only their size.
#define N 4
#include "check.h"
struct __attribute__((packed)) entry {
  int key;
  double value;
};
struct __attribute__((packed)) padded {
  char key;
  double value;
  char rest[7];
};
static size_t padded_size = sizeof(struct padded);
static void copy(void *to, const void *from, size_t n, size_t size) {
  for (size_t i = 0; i < n; i++) memcpy((char *)to + i * size, (const char *)from + i * size, size);
}
static void sort(void *base, size_t n, size_t size, int (*compare)(const void *, const void *)) {
  char *at = base, kept[64];
  for (size_t i = 1; i < n; i++) {
    size_t j = i;
    memcpy(kept, at + i * size, size);
    for (; j && compare(at + (j - 1) * size, kept) > 0; j--) memcpy(at + j * size, at + (j - 1) * size, size);
    memcpy(at + j * size, kept, size);
  }
}
static int compare_padded(const void *a, const void *b) {
  double left = ((const struct padded *)a)->value, right = ((const struct padded *)b)->value;
  return (left > right) - (left < right);
}
static double f(double *x, int n) {
  struct entry entries[N], copied[N];
  struct padded *records = malloc(n * padded_size), *given = malloc(n * padded_size);
  struct padded *reversed = malloc(n * padded_size);
  double sum = 0;
  for (int i = 0; i < n; i++) {
    entries[i].key = i;
    entries[i].value = x[i] * x[i];
    records[i].key = given[i].key = i;
    records[i].value = sin(5 * x[i]);
    given[i].value = x[i];
  }
  copy(copied, entries, n, sizeof *entries);
  for (int i = 0; i < n; i++)
    memcpy((char *)reversed + i * padded_size, (char *)given + (n - 1 - i) * padded_size, padded_size);
  sort(records, n, sizeof *records, compare_padded);
  for (int i = 0; i < n; i++) {
    sum += copied[i].value * copied[i].value * (copied[i].key + 1);
    sum += (i + 1) * records[i].value * records[i].key + reversed[i].value * reversed[i].value * (i + 2);
  }
  free(records);
  free(given);
  free(reversed);
  return sum;
}
