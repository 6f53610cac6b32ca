/* Derivatives against numbers that do not come from them; the program's exit code counts what is wrong. */
#include <math.h>
#include <stdio.h>

extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static int failures;

static void check(const char *what, double got, double wanted, double tolerance) {
    if (fabs(got - wanted) <= tolerance * (1 + fabs(wanted))) return;
    printf("%s: %.15g instead of %.15g\n", what, got, wanted);
    failures++;
}

/* A function of one number, in both modes. */
#define CHECK(f, x, wanted, tolerance)                                                        \
    check(#f ", reverse mode", __enzyme_autodiff((void *)f, (double)(x)), wanted, tolerance); \
    check(#f ", forward mode", __enzyme_fwddiff((void *)f, (double)(x), 1.0), wanted, tolerance)

/* A function of an array and its length: each entry of the gradient against central differences, and the slope
   along a direction in forward mode against the gradient. */
#define CHECK_GRADIENT(f, x, n)                                                                \
    do {                                                                                       \
        double gradient[64] = {0}, direction[64], slope = 0;                                   \
        __enzyme_autodiff((void *)f, enzyme_dup, x, gradient, enzyme_const, n);                \
        for (int i = 0; i < n; i++) {                                                          \
            double kept = x[i], h = 1e-5;                                                      \
            x[i] = kept + h;                                                                   \
            double up = f(x, n);                                                               \
            x[i] = kept - h;                                                                   \
            double down = f(x, n);                                                             \
            x[i] = kept;                                                                       \
            check(#f ", reverse mode", gradient[i], (up - down) / (2 * h), 1e-7);              \
            direction[i] = cos(i);                                                             \
            slope += direction[i] * gradient[i];                                               \
        }                                                                                      \
        check(#f ", forward mode",                                                             \
              __enzyme_fwddiff((void *)f, enzyme_dup, x, direction, enzyme_const, n), slope, 1e-11); \
    } while (0)
