/* A generic heapsort that swaps records of unknown size, and whose type has an integer and padding beside numbers: the
   steps through the heap tell nothing of where in a record a pointer lies. */
#define N 6
#include "check.h"
typedef struct {
  double key, value;
  int id;
} record;
typedef void swapper(char *, char *, int);
static void swap_32(char *a, char *b, int size) {
  uint32_t t = *(uint32_t *)a;
  *(uint32_t *)a = *(uint32_t *)b;
  *(uint32_t *)b = t;
}
static void swap_64(char *a, char *b, int size) {
  uint64_t t = *(uint64_t *)a;
  *(uint64_t *)a = *(uint64_t *)b;
  *(uint64_t *)b = t;
}
static void swap_bytes(char *a, char *b, int size) {
  do {
    char t = *a;
    *a++ = *b;
    *b++ = t;
  } while (--size > 0);
}
static int compare(const void *a, const void *b) {
  double p = *(const double *)a, q = *(const double *)b;
  return (p > q) - (p < q);
}
static void sift(char *base, long from, long end, long size, int (*cmp)(const void *, const void *), swapper *swap) {
  for (long root = from, child; root * 2 + size < end; root = child) {
    child = root * 2 + size;
    if (child < end - size && cmp(base + child, base + child + size) < 0) child += size;
    if (cmp(base + root, base + child) >= 0) break;
    swap(base + root, base + child, size);
  }
}
static void heapsort(void *base, long count, long size, int (*cmp)(const void *, const void *)) {
  swapper *swap = size == 4 ? swap_32 : size == 8 ? swap_64 : swap_bytes;
  for (long from = (count / 2 - 1) * size; from >= 0; from -= size) sift(base, from, count * size, size, cmp, swap);
  for (long end = (count - 1) * size; end > 0; end -= size) {
    swap(base, (char *)base + end, size);
    sift(base, 0, end, size, cmp, swap);
  }
}
static double f(double *x, int n) {
  double a[N], s = 0;
  record r[N];
  for (int i = 0; i < n; i++) {
    a[i] = sin(9 * x[i]);
    r[i].key = cos(5 * x[i]);
    r[i].value = x[i] * x[i];
    r[i].id = i;
  }
  heapsort(a, n, sizeof *a, compare);
  heapsort(r, n, sizeof *r, compare);
  for (int i = 0; i < n; i++) s += (i + 1) * a[i] * a[i] + (i + 2) * r[i].value + r[i].id * r[i].key * r[i].value;
  return s;
}
