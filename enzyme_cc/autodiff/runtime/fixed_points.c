/* How long the adjoint, or the tangent, of a fixed point is iterated (interface/fixed_points.py): until the squared norm
 * of its update has fallen by a factor, or grows; or as long as a function of the program says. */

#include "support.h"

struct fixed_point {
  double first, before, reduction;
  int64_t done, most;       /* 0: no bound */
  int (*control)(double *norm, double *reduction);
};

enum { MAY_GROW = 5 };      /* so many updates may be larger than the one before */

SHARED void __enzyme_cc_fixed_point_begin(struct fixed_point *p, double reduction, int64_t most,
                                          int (*control)(double *, double *)) {
  *p = (struct fixed_point){.reduction = reduction, .most = most, .control = control};
  double norm = -1;
  if (control) control(&norm, &p->reduction);
}

static double squared(const void *update, uint64_t bytes, int is_single) {
  double norm = 0;
  const float *singles = update;
  const double *doubles = update;
  if (is_single) for (uint64_t i = 0; i < bytes / sizeof *singles; i++) norm += (double)singles[i] * singles[i];
  else for (uint64_t i = 0; i < bytes / sizeof *doubles; i++) norm += doubles[i] * doubles[i];
  return norm;
}

/* Whether another update is wanted after this one. */
SHARED int __enzyme_cc_fixed_point_goes_on(struct fixed_point *p, const void *update, uint64_t bytes, int is_single) {
  double norm = squared(update, bytes, is_single);
  if (++p->done == p->most) return 0;
  if (p->control) return p->control(&norm, &p->reduction);
  int grows = p->done > MAY_GROW && norm > p->before;
  if (p->done == 1) p->first = norm;
  p->before = norm;
  return norm > p->reduction * p->first && !grows;
}

/* The update of a tangent: what it is now, less what it was. */
SHARED int __enzyme_cc_fixed_point_tangent_goes_on(struct fixed_point *p, const void *now, void *was, uint64_t bytes,
                                                   int is_single) {
  const float *singles = now;
  const double *doubles = now;
  float *singles_before = was;
  double *doubles_before = was;
  if (is_single) for (uint64_t i = 0; i < bytes / sizeof *singles; i++) singles_before[i] = singles[i] - singles_before[i];
  else for (uint64_t i = 0; i < bytes / sizeof *doubles; i++) doubles_before[i] = doubles[i] - doubles_before[i];
  return __enzyme_cc_fixed_point_goes_on(p, was, bytes, is_single);
}
