/* Special functions against the derivatives that tables give for them. */
#include "check.h"
#include <gsl/gsl_cdf.h>
#include <gsl/gsl_randist.h>
#include <gsl/gsl_sf.h>

static double bessel_j0(double x) { return gsl_sf_bessel_J0(x); }
static double bessel_j3(double x) { return gsl_sf_bessel_Jn(3, x); }
static double bessel_k0(double x) { return gsl_sf_bessel_K0(x); }
static double error_function(double x) { return gsl_sf_erf(x); }
static double logarithm_of_gamma(double x) { return gsl_sf_lngamma(x); }
static double gamma_function(double x) { return gsl_sf_gamma(x); }
static double incomplete_gamma(double x) { return gsl_sf_gamma_inc_P(2.5, x); }
static double exponential_integral(double x) { return gsl_sf_expint_Ei(x); }
static double lambert(double x) { return gsl_sf_lambert_W0(x); }
static double airy(double x) { return gsl_sf_airy_Ai(x, GSL_PREC_DOUBLE); }
static double normal_probability(double x) { return gsl_cdf_gaussian_P(x, 2.0); }
static double dilogarithm(double x) { return gsl_sf_dilog(x); }
static double legendre(double x) { return gsl_sf_legendre_Pl(5, x); }
static double hypergeometric(double x) { return gsl_sf_hyperg_2F1(0.5, 1.5, 2.5, x); }
static double elliptic(double x) { return gsl_sf_ellint_Kcomp(x, GSL_PREC_DOUBLE); }

int main(void) {
    double points[] = {0.3, 0.7, 2.5, 7.5};
    for (int i = 0; i < 4; i++) {
        double x = points[i], w = gsl_sf_lambert_W0(x);
        CHECK(bessel_j0, x, -gsl_sf_bessel_J1(x), 1e-13);
        CHECK(bessel_j3, x, (gsl_sf_bessel_Jn(2, x) - gsl_sf_bessel_Jn(4, x)) / 2, 1e-11);
        CHECK(bessel_k0, x, -gsl_sf_bessel_K1(x), 1e-12);
        CHECK(error_function, x, 2 / sqrt(M_PI) * exp(-x * x), 1e-12);
        CHECK(logarithm_of_gamma, x, gsl_sf_psi(x), 1e-12);
        CHECK(gamma_function, x, gsl_sf_psi(x) * gsl_sf_gamma(x), 1e-12);
        CHECK(incomplete_gamma, x, pow(x, 1.5) * exp(-x) / gsl_sf_gamma(2.5), 1e-11);
        CHECK(exponential_integral, x, exp(x) / x, 1e-12);
        CHECK(lambert, x, w / (x * (1 + w)), 1e-12);
        CHECK(airy, x, gsl_sf_airy_Ai_deriv(x, GSL_PREC_DOUBLE), 1e-11);
        CHECK(normal_probability, x, gsl_ran_gaussian_pdf(x, 2.0), 1e-12);
    }
    CHECK(dilogarithm, 0.3, -log(1 - 0.3) / 0.3, 1e-12);
    CHECK(dilogarithm, -0.8, log(1 + 0.8) / 0.8, 1e-12);
    CHECK(legendre, 0.3, (315 * pow(0.3, 4) - 210 * pow(0.3, 2) + 15) / 8, 1e-12);
    CHECK(hypergeometric, 0.3, 0.5 * 1.5 / 2.5 * gsl_sf_hyperg_2F1(1.5, 2.5, 3.5, 0.3), 1e-10);
    /* Its iteration begins with the square root of a constant 0, where a tangent is 0 times infinity. */
    double k = 0.4, e = gsl_sf_ellint_Ecomp(k, GSL_PREC_DOUBLE), f = gsl_sf_ellint_Kcomp(k, GSL_PREC_DOUBLE);
    check("elliptic", __enzyme_autodiff((void *)elliptic, k), e / (k * (1 - k * k)) - f / k, 1e-11);
    return failures;
}
