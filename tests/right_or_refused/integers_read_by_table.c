/* Integers and numbers in one place each: in cells with tags, in bytes of nodes, in columns of a table. */
#define N 4
#include "check.h"
typedef double (*reader)(const void *);
struct cell { int kind; union { double number; long count; } value; };
struct node { int kind; char value[8]; };
struct column { const void *data; reader read; size_t size; };
static double of_int(const void *p) { return *(const int *)p; }
static double of_long(const void *p) { return (double)*(const long *)p; }
static double of_double(const void *p) { return *(const double *)p; }
static const reader table[3] = {of_double, of_long, of_int};
static double f(double *x, int n) {
  struct cell cells[2 * N];
  struct node *nodes = calloc(2 * n, sizeof *nodes);
  int ints[N];
  long longs[N];
  double doubles[N], sum = 0;
  for (long i = 0; i < n; i++) {
    long count = i + 1;
    double number = x[i] * x[i];
    cells[2 * i].kind = nodes[2 * i].kind = 0;
    cells[2 * i].value.number = x[i];
    memcpy(nodes[2 * i].value, &number, sizeof number);
    cells[2 * i + 1].kind = nodes[2 * i + 1].kind = 1;
    cells[2 * i + 1].value.count = count;
    memcpy(nodes[2 * i + 1].value, &count, sizeof count);
    ints[i] = i;
    longs[i] = n - i;
    doubles[i] = number;
  }
  struct column columns[3] = {{ints, of_int, sizeof *ints}, {longs, of_long, sizeof *longs},
                              {doubles, of_double, sizeof *doubles}};
  for (int i = 0; i + 1 < 2 * n; i++)
    sum += table[cells[i].kind](&cells[i].value) * table[nodes[i + 1].kind](nodes[i + 1].value);
  for (int i = 0; i < n; i++) {
    double row = 1;
    for (int k = 0; k < 3; k++)
      row += columns[k].read((const char *)columns[k].data + i * columns[k].size) * (k + 1);
    sum += row * row;
  }
  free(nodes);
  return sum;
}
