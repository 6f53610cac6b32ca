/* The driver of differential equations with methods of several kinds. */
#include "check.h"
#include <gsl/gsl_errno.h>
#include <gsl/gsl_odeiv2.h>

static int slopes(double t, const double y[], double slope[], void *given) {
    const double *p = given;
    slope[0] = y[1];
    slope[1] = -p[0] * y[0] - p[1] * y[1] * (1 - y[0] * y[0]) + sin(p[2] * t);
    return GSL_SUCCESS;
}

static int jacobian(double t, const double y[], double *by_state, double by_time[], void *given) {
    const double *p = given;
    by_state[0] = 0;
    by_state[1] = 1;
    by_state[2] = -p[0] + 2 * p[1] * y[1] * y[0];
    by_state[3] = -p[1] * (1 - y[0] * y[0]);
    by_time[0] = 0;
    by_time[1] = p[2] * cos(p[2] * t);
    return GSL_SUCCESS;
}

static double solution(const double *p, const gsl_odeiv2_step_type *method, int fixed) {
    gsl_odeiv2_system system = {slopes, jacobian, 2, (void *)p};
    gsl_odeiv2_driver *driver = gsl_odeiv2_driver_alloc_y_new(&system, method, 1e-2, 1e-11, 1e-11);
    double t = 0, y[2] = {1, 0.1 * p[0]};
    if (fixed) gsl_odeiv2_driver_apply_fixed_step(driver, &t, 0.02, 40, y);
    else gsl_odeiv2_driver_apply(driver, &t, 1, y);
    gsl_odeiv2_driver_free(driver);
    return y[0] + 2 * y[1];
}

static double explicit_steps(const double *p, int n) { return n * solution(p, gsl_odeiv2_step_rk8pd, 1); }
static double extrapolated_steps(const double *p, int n) { return n * solution(p, gsl_odeiv2_step_bsimp, 1); }
static double controlled_steps(const double *p, int n) { return n * solution(p, gsl_odeiv2_step_rkf45, 0); }

int main(void) {
    double p[3] = {0.7, 0.4, 0.6};
    CHECK_GRADIENT(explicit_steps, p, 3);
    CHECK_GRADIENT(extrapolated_steps, p, 3);
    CHECK_GRADIENT(controlled_steps, p, 3);
    return failures;
}
