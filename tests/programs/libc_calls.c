// printf, time, rand, assert, snprintf, strtod, qsort, bsearch, getenv and string functions in the middle.
#define _GNU_SOURCE
#include "check.h"
#include <assert.h>
#include <ctype.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

static double prints(double x) {
  double y = x * x;
  printf("x = %.3f y = %.3f %s\n", x, y, "text");
  puts("in the middle");
  fprintf(stderr, "%g\n", y);
  return y * sin(x);
}
static double asserts(double x) {
  assert(x > 0);
  double y = log(x);
  assert(!isnan(y) && "a message");
  return y * x;
}
static double timed(double x) {
  clock_t start = clock();
  time_t now = time(NULL);
  double y = exp(x);
  double elapsed = (double)(clock() - start) / CLOCKS_PER_SEC;
  return y * x + 0 * (elapsed > 1e9) + (now == 0);
}
static double randomised(double x) {
  srand(7);
  double r = x;
  for (int i = 0; i < 4; i++) r = r * (0.5 + (double)rand() / RAND_MAX) + x;
  return r;
}
static double formatted(double x) {
  char text[64];
  int length = snprintf(text, sizeof text, "%.2f", 2.0);
  sprintf(text + length, "e%d", 1);
  double constant = strtod(text, NULL) + atof("1.5") + atoi("2") + strtol("3", NULL, 10);
  return x * x * constant + (double)strlen(text) * x;
}
static double parsed(double x, const char *text) {
  char name[16], *end;
  strncpy(name, text, sizeof name - 1);
  name[15] = 0;
  double gain = strtod(strchr(name, '=') + 1, &end);
  if (strcmp(name, "a=2.5") == 0 && *end == 0) return x * x * gain;
  return isdigit((unsigned char)name[0]) ? x : x * gain * toupper('a');
}
static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double sorted(const double *x, int n) {
  double y[8];
  memcpy(y, x, n * sizeof *x);
  qsort(y, n, sizeof *y, ascending);
  double r = 1;
  for (int i = 0; i < n; i++) r += r * y[i] * (i + 1);
  return r;
}
static int by_value(const void *a, const void *b, void *values) {
  return ascending((double *)values + *(const int *)a, (double *)values + *(const int *)b);
}
// indices have no shadow: they are sorted once, and stay sorted
static double by_index(const double *x, int n, int *place) {
  double y[8], r = 1;
  for (int i = 0; i < n; i++) y[place[i] = i] = x[i] * x[i];
  qsort_r(place, n, sizeof *place, by_value, y);
  for (int i = 0; i < n; i++) r += r * y[place[i]] * (i + 1);
  return r;
}
static int place[4];
static double sorted_indices(const double *x, int n) { return by_index(x, n, place); }
struct entry { int key; double value; };
static int by_key(const void *a, const void *b) { return ((const struct entry *)a)->key - ((const struct entry *)b)->key; }
static double sorted_structs(const double *x, int n) {
  struct entry e[8];
  for (int i = 0; i < n; i++) e[i] = (struct entry){(i * 5 + 2) % n, x[i] * x[i]};
  qsort(e, n, sizeof *e, by_key);
  struct entry key = {1, 0}, *found = bsearch(&key, e, n, sizeof *e, by_key);
  double r = found->value;
  for (int i = 0; i < n; i++) r = r * 0.5 + e[i].value * e[0].value;
  return r;
}
static double environment(double x) {
  const char *set = getenv("A_VARIABLE_THAT_NOBODY_SETS");
  if (set) abort();
  if (x > 1e300) exit(3);
  return x * x;
}
static double to_file(double x) {
  FILE *f = tmpfile();
  if (!f) return x * 5;
  double constant = 3;
  fwrite(&constant, sizeof constant, 1, f);
  rewind(f);
  double back = 0;
  if (fread(&back, sizeof back, 1, f) != 1) back = 3;
  fclose(f);
  return x * x * back;
}

// What is read from outside over a number that depends on x does not depend on x.
static double scanned_over(double x) {
  double a[2] = {x * x, x}, b = 5 * x;
  float c = (float)x;
  int n = sscanf("3.0 2.5 q", "%lf %f %lf", &a[0], &c, &b);
  return a[0] * x + a[1] + b + c * n;
}

static double read_over(double x) {
  double v[4] = {x * x, 2 * x, x, 3 * x}, sum = 0;
  for (int turn = 0; turn < 2; turn++) {
    FILE *f = fopen("/dev/zero", "r");
    if (!f) return x;
    size_t n = fread(v + 1, sizeof *v, 2, f);
    fclose(f);
    sum += v[0] * x + v[1] * n + v[2] + v[3];
    v[1] = v[2] = x * turn + sum;
  }
  return sum + v[1] * v[2];
}

static double bytes_read_over(double x) {
  double v[4] = {x * x, 2 * x, x, 3 * x};
  int zeros = open("/dev/zero", O_RDONLY);
  if (zeros < 0) return x;
  long n = read(zeros, v, sizeof *v), m = pread(zeros, v + 2, sizeof *v, 0), none = read(-1, v + 1, sizeof *v);
  close(zeros);
  return v[0] * x + v[1] * n + v[2] * x + v[3] * m + none;
}
static double drawn_over(double x) {
  double v[3] = {x * x, x, 2 * x}, loads[3] = {x, x * x, 5 * x};
  unsigned short state[3] = {1, 2, 3};
  struct drand48_data data;
  srand48_r(7, &data);
  drand48_r(&data, v);
  erand48_r(state, &data, v + 2);
  int n = getloadavg(loads, 2);
  return v[0] * x + v[1] + v[2] * x + (n == 2 ? 0 * loads[0] + loads[2] : x);
}

#define TEST(F, at, ...)                                                                                           \
  {                                                                                                                \
    double x = at;                                                                                                 \
    CHECK_FD(#F ".rev", __enzyme_autodiff((void *)F, x __VA_OPT__(, enzyme_const, ) __VA_ARGS__), x,               \
             F(x __VA_OPT__(, ) __VA_ARGS__));                                                                     \
    CHECK_FD(#F ".fwd", __enzyme_fwddiff((void *)F, x, 1.0 __VA_OPT__(, enzyme_const, ) __VA_ARGS__), x,           \
             F(x __VA_OPT__(, ) __VA_ARGS__));                                                                     \
  }
#define ARRAY(F)                                                                              \
  {                                                                                           \
    double x[4] = {0.9, 1.3, -0.6, 1.1}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  TEST(prints, 0.8)
  TEST(asserts, 0.8)
  TEST(timed, 0.8)
  TEST(randomised, 0.8)
  TEST(formatted, 0.8)
  TEST(parsed, 0.8, "a=2.5")
  TEST(parsed, 0.8, "b=1.5")
  ARRAY(sorted)
  ARRAY(sorted_indices)
  double four[4] = {0.9, 1.3, -0.6, 1.1}, adjoint[4] = {0};
  __enzyme_autodiff((void *)sorted_indices, four, adjoint, 4);
  for (int i = 0; i < 3; i++) CHECK_CLOSE("sorted", fabs(four[place[i]]) < fabs(four[place[i + 1]]), 1, 0);
  ARRAY(sorted_structs)
  TEST(environment, 0.8)
  TEST(to_file, 0.8)
  TEST(scanned_over, 0.8)
  TEST(read_over, 0.8)
  TEST(bytes_read_over, 0.8)
  TEST(drawn_over, 0.8)
  return check_report();
}
