/* Algorithms that call the program's own functions back: quadrature, a differential equation, Newton's method. */
#include "check.h"
#include <gsl/gsl_errno.h>
#include <gsl/gsl_integration.h>
#include <gsl/gsl_odeiv2.h>
#include <gsl/gsl_roots.h>

static double bell(double x, void *width) { return exp(-*(double *)width * x * x); }

static double adaptive_quadrature(double a) {
    gsl_integration_workspace *workspace = gsl_integration_workspace_alloc(100);
    gsl_function function = {bell, &a};
    double result, error;
    gsl_integration_qags(&function, 0, 1, 0, 1e-12, 100, workspace, &result, &error);
    gsl_integration_workspace_free(workspace);
    return result;
}

static double fixed_quadrature(double a) {
    gsl_function function = {bell, &a};
    double result, error;
    size_t evaluations;
    gsl_integration_qng(&function, 0, 1, 0, 1e-10, &result, &error, &evaluations);
    return result;
}

static int oscillator(double t, const double y[], double slope[], void *parameters) {
    double k = *(double *)parameters;
    (void)t;
    slope[0] = y[1];
    slope[1] = -k * k * y[0];
    return GSL_SUCCESS;
}

static double differential_equation(double k) {
    gsl_odeiv2_system system = {oscillator, NULL, 2, &k};
    gsl_odeiv2_driver *driver =
        gsl_odeiv2_driver_alloc_y_new(&system, gsl_odeiv2_step_rkf45, 1e-3, 1e-10, 1e-10);
    double t = 0, y[2] = {1, 0};
    gsl_odeiv2_driver_apply(driver, &t, 2.0, y);
    gsl_odeiv2_driver_free(driver);
    return y[0];
}

static double cubic(double x, void *a) { return x * x * x - *(double *)a; }
static double cubic_slope(double x, void *a) { (void)a; return 3 * x * x; }
static void cubic_both(double x, void *a, double *value, double *slope) {
    *value = cubic(x, a);
    *slope = cubic_slope(x, a);
}

static double cube_root(double a) {
    gsl_function_fdf function = {cubic, cubic_slope, cubic_both, &a};
    gsl_root_fdfsolver *solver = gsl_root_fdfsolver_alloc(gsl_root_fdfsolver_newton);
    double x = 1, before;
    gsl_root_fdfsolver_set(solver, &function, x);
    for (int i = 0; i < 100; i++) {
        gsl_root_fdfsolver_iterate(solver);
        before = x;
        x = gsl_root_fdfsolver_root(solver);
        if (gsl_root_test_delta(x, before, 0, 1e-14) == GSL_SUCCESS) break;
    }
    gsl_root_fdfsolver_free(solver);
    return x;
}

int main(void) {
    double a = 1.7, integral = sqrt(M_PI / a) / 2 * erf(sqrt(a));
    CHECK(adaptive_quadrature, a, (exp(-a) - integral) / (2 * a), 1e-10);
    CHECK(fixed_quadrature, a, (exp(-a) - integral) / (2 * a), 1e-9);
    CHECK(differential_equation, 1.3, -2 * sin(2 * 1.3), 1e-6);
    CHECK(cube_root, 5, 1 / (3 * pow(5, 2. / 3)), 1e-12);
    return failures;
}
