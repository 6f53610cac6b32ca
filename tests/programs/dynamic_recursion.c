// Recursion with memory: quicksort, merge sort, adaptive Simpson, memoised sums, a quadtree, soft dynamic programming.
#include "check.h"

static void quicksort(double *x, int n) {
  if (n < 2) return;
  double pivot = x[n / 2];
  int i = 0, j = n - 1;
  while (i <= j) {
    while (x[i] < pivot) i++;
    while (x[j] > pivot) j--;
    if (i <= j) {
      double t = x[i];
      x[i++] = x[j];
      x[j--] = t;
    }
  }
  quicksort(x, j + 1);
  quicksort(x + i, n - i);
}
static double sorted_sum(const double *x, int n) {
  double y[8], r = 0;
  memcpy(y, x, n * sizeof *x);
  quicksort(y, n);
  for (int i = 0; i < n; i++) r += y[i] * y[i] * (i + 1);
  return r;
}
static void merge_sort(double *x, int n) {
  if (n < 2) return;
  int half = n / 2, i = 0, j = half;
  merge_sort(x, half);
  merge_sort(x + half, n - half);
  double *t = malloc(n * sizeof *t);
  for (int k = 0; k < n; k++) t[k] = j == n || (i < half && x[i] < x[j]) ? x[i++] : x[j++];
  memcpy(x, t, n * sizeof *t);
  free(t);
}
static double merged(const double *x, int n) {
  double y[8], r = 1;
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n];
  merge_sort(y, n);
  for (int i = 0; i < n; i++) r = r * 0.8 + y[i] * (i + 1);
  return r;
}
static double integrand(double t, const double *p) { return exp(-p[0] * t * t) * cos(p[1] * t) + p[2] * t * t * t; }
static double simpson(const double *p, double a, double b, double fa, double fm, double fb, int depth) {
  double m = (a + b) / 2, l = (a + m) / 2, r = (m + b) / 2, fl = integrand(l, p), fr = integrand(r, p);
  double whole = (b - a) / 6 * (fa + 4 * fm + fb), left = (m - a) / 6 * (fa + 4 * fl + fm), right = (b - m) / 6 * (fm + 4 * fr + fb);
  if (depth == 0 || fabs(left + right - whole) < 1e-4) return left + right + (left + right - whole) / 15;
  return simpson(p, a, m, fa, fl, fm, depth - 1) + simpson(p, m, b, fm, fr, fb, depth - 1);
}
static double adaptive(const double *p, int n) {
  return simpson(p, 0, p[3] + n, integrand(0, p), integrand((p[3] + n) / 2, p), integrand(p[3] + n, p), 10);
}
static double memo_value[10];
static int memo_known[10];
static double memoised(const double *x, int k) {
  if (k < 2) return x[k];
  if (!memo_known[k]) {
    memo_known[k] = 1;
    memo_value[k] = sin(memoised(x, k - 1)) + x[k % 4] * memoised(x, k - 2);
  }
  return memo_value[k];
}
static double with_memo(const double *x, int n) {
  memset(memo_known, 0, sizeof memo_known);
  return memoised(x, 9) * memoised(x, n);
}
struct quad { double x, y, mass; struct quad *child[4]; };
static void insert(struct quad **q, double x, double y, double mass, double cx, double cy, double size) {
  if (!*q) {
    *q = calloc(1, sizeof **q);
    (*q)->x = x;
    (*q)->y = y;
    (*q)->mass = mass;
    return;
  }
  struct quad *here = *q;
  double total = here->mass + mass;
  here->x = (here->x * here->mass + x * mass) / total;
  here->y = (here->y * here->mass + y * mass) / total;
  here->mass = total;
  if (size > 0.1)
    insert(&here->child[(x > cx) + 2 * (y > cy)], x, y, mass, cx + (x > cx ? size : -size) / 2, cy + (y > cy ? size : -size) / 2, size / 2);
}
static double pull(const struct quad *q, double x) {
  if (!q) return 0;
  double d = q->x - x, s = q->mass / (d * d + q->y * q->y + 0.1);
  for (int i = 0; i < 4; i++) s += 0.5 * pull(q->child[i], x);
  return s;
}
static void discard(struct quad *q) {
  if (!q) return;
  for (int i = 0; i < 4; i++) discard(q->child[i]);
  free(q);
}
static double tree_force(const double *x, int n) {
  struct quad *root = NULL;
  for (int i = 0; i < n; i++) insert(&root, x[i], x[(i + 1) % n], 1 + x[i] * x[i], 0, 0, 2);
  double r = pull(root, x[0] * 0.5);
  discard(root);
  return r;
}
static double soft_minimum(double a, double b, double c) { return -log(exp(-a) + exp(-b) + exp(-c)); }
static double warping(const double *x, int n) {
  double d[6][6];
  for (int i = 0; i <= n; i++)
    for (int j = 0; j <= n; j++) {
      if (i == 0 || j == 0) d[i][j] = i == j ? 0 : 50;
      else d[i][j] = (x[i - 1] - cos(j)) * (x[i - 1] - cos(j)) + soft_minimum(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1]);
    }
  return d[n][n];
}

#define TEST(F)                                                                               \
  {                                                                                           \
    double x[4] = {0.93, 1.3, -0.6, 1.11}, g[4] = {0}, v[4] = {0.3, -1, 0.7, 2}, direction = 0; \
    __enzyme_autodiff((void *)F, x, g, 4);                                                    \
    for (int i = 0; i < 4; i++) { CHECK_FD(#F, g[i], x[i], F(x, 4)); direction += g[i] * v[i]; } \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 4), direction, 1e-11);           \
  }

int main(void) {
  TEST(sorted_sum)
  TEST(merged)
  TEST(adaptive)
  TEST(with_memo)
  TEST(tree_force)
  TEST(warping)
  return check_report();
}
