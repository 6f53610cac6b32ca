/* Splines, statistics, transforms: data structures of the library over the program's arrays. */
#include "check.h"
#include <gsl/gsl_fft_real.h>
#include <gsl/gsl_spline.h>
#include <gsl/gsl_statistics.h>

static const double knots[] = {0, 1, 2.5, 3, 4};

static double spline(const double *y, int n) {
    gsl_interp_accel *accelerator = gsl_interp_accel_alloc();
    gsl_spline *curve = gsl_spline_alloc(gsl_interp_cspline, n);
    gsl_spline_init(curve, knots, y, n);
    double value = gsl_spline_eval(curve, 2.2, accelerator);
    gsl_spline_free(curve);
    gsl_interp_accel_free(accelerator);
    return value;
}

static const double heights[] = {1, 1.3, 1.6, 1.1, 2};

static double along_the_curve(double x) {
    gsl_spline *curve = gsl_spline_alloc(gsl_interp_cspline, 5);
    gsl_spline_init(curve, knots, heights, 5);
    double value = gsl_spline_eval(curve, x, NULL);
    gsl_spline_free(curve);
    return value;
}

static double variance(const double *y, int n) { return gsl_stats_variance(y, 1, n); }

static double spectrum(const double *y, int n) {
    double transformed[8], sum = 0;
    for (int i = 0; i < n; i++) transformed[i] = y[i];
    gsl_fft_real_radix2_transform(transformed, 1, n);
    for (int i = 0; i < n; i++) sum += (i + 1) * transformed[i] * transformed[i];
    return sum;
}

int main(void) {
    double y[8];
    for (int i = 0; i < 8; i++) y[i] = cos(i * i);
    CHECK_GRADIENT(spline, y, 5);
    CHECK_GRADIENT(variance, y, 5);
    CHECK_GRADIENT(spectrum, y, 8);
    gsl_spline *curve = gsl_spline_alloc(gsl_interp_cspline, 5);
    gsl_spline_init(curve, knots, heights, 5);
    CHECK(along_the_curve, 2.2, gsl_spline_eval_deriv(curve, 2.2, NULL), 1e-12);
    return failures;
}
