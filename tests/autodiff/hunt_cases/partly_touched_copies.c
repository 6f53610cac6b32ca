/* Copies of memory of which the function touches a part: the rest carries derivatives all the same. */
#include "hunt.h"

static void moved(const double *x, double *y) {
  memcpy(y, x, 6 * sizeof(double));
  y[0] *= y[1];
}

struct row { int n; double w[4]; };
static void scaled(const struct row *x, struct row *y) {
  *y = *x;
  y->w[0] *= y->w[1] * y->n;
}

struct particle { double x[3]; long id; double *p; };
static void pushed(const struct particle *x, struct particle *y) {
  memcpy(y, x, sizeof *y);
  y->x[0] *= 2;
}

static void expect(const char *what, const double *got, const double *want, int n) {
  for (int i = 0; i < n; i++)
    if (differs(got[i], want[i])) printf("%s [%d]: %g instead of %g\n", what, i, got[i], want[i]), failures++;
}

int main(void) {
  double x[6] = {1, 2, 3, 4, 5, 6}, dx[6] = {0}, y[6], dy[6] = {1, 1, 1, 1, 1, 1};
  __enzyme_autodiff((void *)moved, x, dx, y, dy);
  expect("moved", dx, (double[]){2, 2, 1, 1, 1, 1}, 6);
  double ones[6] = {1, 1, 1, 1, 1, 1};
  __enzyme_fwddiff((void *)moved, x, ones, y, dy);
  expect("moved forwards", dy, (double[]){3, 1, 1, 1, 1, 1}, 6);
  struct row a = {3, {1, 2, 3, 4}}, da = {0}, b, db = {0, {1, 1, 1, 1}};
  __enzyme_autodiff((void *)scaled, &a, &da, &b, &db);
  expect("scaled", da.w, (double[]){6, 4, 1, 1}, 4);
  double behind = 7, shadow = 9;
  struct particle *p = malloc(sizeof *p), *dp = malloc(sizeof *p), *q = malloc(sizeof *p), *dq = malloc(sizeof *p);
  *p = (struct particle){{1, 2, 3}, 5, &behind}, *dp = (struct particle){{0}, 5, &shadow};
  *q = *p, *dq = (struct particle){{1, 1, 1}, 5, &shadow};
  __enzyme_autodiff((void *)pushed, p, dp, q, dq);
  expect("pushed", dp->x, (double[]){2, 1, 1}, 3);
  if (dp->id != 5 || dp->p != &shadow) printf("what is no number: %ld %p\n", dp->id, (void *)dp->p), failures++;
  return failures;
}
