// A function that returns the address of what it found, or that of a constant: the caller sees which at run time.
#include "check.h"

const double fallback = 0.5;

struct node { int key; double x; struct node *left, *right; };

// The tree is not sorted: both sides are searched, which keeps the function from being inlined.
static const double *find(const struct node *t, int key) {
  if (!t) return &fallback;
  if (t->key == key) return &t->x;
  const double *p = find(t->left, key);
  return p != &fallback ? p : find(t->right, key);
}

static double weighted(const double *x, int n) {
  struct node all[8];
  for (int i = 0; i < n; i++) {
    all[i].key = i * 3 % n;
    all[i].x = x[i];
    all[i].left = all[i].right = 0;
  }
  for (int i = 1; i < n; i++) *(i % 2 ? &all[(i - 1) / 2].left : &all[(i - 1) / 2].right) = &all[i];
  double s = 0;
  for (int key = -1; key <= n; key++) {
    double v = *find(all, key);
    s += v * v * (key + 3);
  }
  return s;
}

int main(void) {
  double x[4] = {1.0, 0.8, 0.4, 0.3}, g[4] = {0}, t[4] = {0};
  __enzyme_autodiff((void *)weighted, enzyme_dup, x, g, enzyme_const, 4);
  for (int i = 0; i < 4; i++) {
    double exact = 2 * x[i] * (i * 3 % 4 + 3);
    CHECK_CLOSE("reverse", g[i], exact, 1e-14);
    t[i] = 1;
    CHECK_CLOSE("forward", __enzyme_fwddiff((void *)weighted, enzyme_dup, x, t, enzyme_const, 4), exact, 1e-14);
    t[i] = 0;
  }
  CHECK_CLOSE("unchanged", fallback, 0.5, 0);
  return check_report();
}
