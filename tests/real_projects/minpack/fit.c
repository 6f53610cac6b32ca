/* LMDER1 and LMDIF1 fit a decay with background to data; the fitted parameters' derivative by the data has the closed
   form of the implicit function theorem: (J'J + sum of r_i H_i) dp = J' dy. */
#include "check.h"

typedef void Residuals(const int *m, const int *n, const double *p, double *r, double *jacobian, const int *ldj,
                       int *flag);
typedef void PlainResiduals(const int *m, const int *n, const double *p, double *r, int *flag);

void lmder1_(Residuals *f, const int *m, const int *n, double *p, double *r, double *jacobian, const int *ldj,
             const double *tolerance, int *info, int *pivots, double *work, const int *lwork);
void lmdif1_(PlainResiduals *f, const int *m, const int *n, double *p, double *r, const double *tolerance, int *info,
             int *iwork, double *work, const int *lwork);

enum { POINTS = 25, PARAMETERS = 3, WORK = POINTS * PARAMETERS + 5 * PARAMETERS + 2 * POINTS };
static double measured[POINTS]; /* the residuals' signature has no room for the data */

static double time_of(int i) { return 0.2 * i; }

static double model(const double *p, double t) { return p[0] * exp(-p[1] * t) + p[2]; }

static void residuals(const int *m, const int *n, const double *p, double *r, double *jacobian, const int *ldj,
                      int *flag) {
  (void)n;
  for (int i = 0; i < *m; i++) {
    double decay = exp(-p[1] * time_of(i));
    if (*flag == 1) r[i] = model(p, time_of(i)) - measured[i];
    if (*flag == 2) {
      jacobian[i] = decay;
      jacobian[i + *ldj] = -p[0] * time_of(i) * decay;
      jacobian[i + 2 * *ldj] = 1;
    }
  }
}

static void plain_residuals(const int *m, const int *n, const double *p, double *r, int *flag) {
  (void)n, (void)flag;
  for (int i = 0; i < *m; i++) r[i] = model(p, time_of(i)) - measured[i];
}

static void fit(const double *data, double *p) {
  int m = POINTS, n = PARAMETERS, lwork = WORK, pivots[PARAMETERS], info;
  double r[POINTS], jacobian[POINTS * PARAMETERS], work[WORK], tolerance = 1e-15;
  memcpy(measured, data, sizeof measured);
  p[0] = 1.5, p[1] = 1, p[2] = 0;
  lmder1_(residuals, &m, &n, p, r, jacobian, &m, &tolerance, &info, pivots, work, &lwork);
}

static void fit_by_differences(const double *data, double *p) {
  int m = POINTS, n = PARAMETERS, lwork = WORK, pivots[PARAMETERS], info;
  double r[POINTS], work[WORK], tolerance = 1e-15;
  memcpy(measured, data, sizeof measured);
  p[0] = 1.5, p[1] = 1, p[2] = 0;
  lmdif1_(plain_residuals, &m, &n, p, r, &tolerance, &info, pivots, work, &lwork);
}

/* The gradient by the data of weight . p: J z, where z solves the symmetric system with right-hand side weight. */
static void by_implicit_function(const double *data, const double *p, const double *weight, double *gradient) {
  double a[3][4] = {{0}};
  double jacobian[POINTS][3];
  for (int i = 0; i < POINTS; i++) {
    double t = time_of(i), decay = exp(-p[1] * t), r = model(p, t) - data[i];
    double row[3] = {decay, -p[0] * t * decay, 1};
    memcpy(jacobian[i], row, sizeof row);
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 3; k++) a[j][k] += row[j] * row[k];
    a[0][1] -= r * t * decay;
    a[1][0] -= r * t * decay;
    a[1][1] += r * p[0] * t * t * decay;
  }
  for (int j = 0; j < 3; j++) a[j][3] = weight[j];
  for (int k = 0; k < 3; k++)
    for (int j = 0; j < 3; j++)
      if (j != k) {
        double factor = a[j][k] / a[k][k];
        for (int c = k; c < 4; c++) a[j][c] -= factor * a[k][c];
      }
  for (int i = 0; i < POINTS; i++) {
    gradient[i] = 0;
    for (int k = 0; k < 3; k++) gradient[i] += jacobian[i][k] * a[k][3] / a[k][k];
  }
}

static double objective(const double *data, const double *weight) {
  double p[3];
  fit(data, p);
  return weight[0] * p[0] + weight[1] * p[1] + weight[2] * p[2];
}

static double objective_by_differences(const double *data, const double *weight) {
  double p[3];
  fit_by_differences(data, p);
  return weight[0] * p[0] + weight[1] * p[1] + weight[2] * p[2];
}

int main(void) {
  double data[POINTS], p[3], weight[3] = {1, -2, 0.5}, want[POINTS], got[POINTS] = {0};
  for (int i = 0; i < POINTS; i++) data[i] = 2 * exp(-0.7 * time_of(i)) + 0.3 + 0.01 * sin(40.0 * i * i);
  fit(data, p);
  by_implicit_function(data, p, weight, want);
  __enzyme_autodiff((void *)objective, enzyme_dup, data, got, enzyme_const, weight);
  for (int i = 0; i < POINTS; i++) {
    double direction[POINTS] = {0};
    direction[i] = 1;
    CHECK_SINGLE("lmder1, reverse", got[i], want[i], 1e-5);
    CHECK_SINGLE("lmder1, forward",
                __enzyme_fwddiff((void *)objective, enzyme_dup, data, direction, enzyme_const, weight), want[i], 1e-5);
  }
  memset(got, 0, sizeof got);
  __enzyme_autodiff((void *)objective_by_differences, enzyme_dup, data, got, enzyme_const, weight);
  for (int i = 0; i < POINTS; i++) {
    double direction[POINTS] = {0};
    direction[i] = 1;
    CHECK_SINGLE("lmdif1, reverse", got[i], want[i], 1e-3);
    CHECK_SINGLE("lmdif1, forward",
                 __enzyme_fwddiff((void *)objective_by_differences, enzyme_dup, data, direction, enzyme_const, weight),
                 want[i], 1e-3);
  }
  return check_report();
}
