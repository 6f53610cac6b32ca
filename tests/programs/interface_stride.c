// enzyme_dupv and enzyme_dupnoneedv: the shadows of a vector call lie in one block at a byte stride.
#include "check.h"

extern int enzyme_dupv, enzyme_dupnoneedv;
struct three { double d[3]; };
extern struct three __enzyme_fwddiff_three(void *, ...);

static double product(const double *x, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) r *= x[i] + 0.5 * i;
  return r;
}
static void mix(const double *x, double *y, int n) {
  for (int i = 0; i < n; i++) y[i] = x[i] * x[(i + 1) % n];
}

int main(void) {
  double x[3] = {0.9, 1.3, -0.6}, v[3][4] = {{1, 0, 0, 9}, {0, 1, 0, 9}, {0, 0, 1, 9}}, y[3], w[3][3] = {{0}};
  struct three t = __enzyme_fwddiff_three((void *)product, enzyme_width, 3, enzyme_dupv, sizeof v[0], x, v, enzyme_const, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("product", t.d[i], x[i], product(x, 3));
  __enzyme_fwddiff_void((void *)mix, enzyme_width, 3, enzyme_dupv, sizeof v[0], x, v, enzyme_dupnoneedv, sizeof w[0], y, w,
                        enzyme_const, 3);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++)
      CHECK_CLOSE("mix", w[k][i], (i == k ? x[(i + 1) % 3] : 0) + ((i + 1) % 3 == k ? x[i] : 0), 1e-12);
  double g[3][3] = {{0}}, seed[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  __enzyme_autodiff_void((void *)mix, enzyme_width, 3, enzyme_dupv, sizeof g[0], x, g, enzyme_dupnoneedv, sizeof seed[0], y,
                         seed, enzyme_const, 3);
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++)
      CHECK_CLOSE("mix.rev", g[k][i], (i == k ? x[(k + 1) % 3] : 0) + (i == (k + 1) % 3 ? x[k] : 0), 1e-12);
  return check_report();
}
