/* LU decomposition, recursive and on the BLAS of a second library. */
#include "check.h"
#include <gsl/gsl_linalg.h>

static double determinant(const double *a, int n) {
    double copy[36];
    for (int i = 0; i < n; i++) copy[i] = a[i];
    int order = (int)sqrt(n), sign;
    gsl_matrix_view view = gsl_matrix_view_array(copy, order, order);
    gsl_permutation *rows = gsl_permutation_alloc(order);
    gsl_linalg_LU_decomp(&view.matrix, rows, &sign);
    gsl_permutation_free(rows);
    return gsl_linalg_LU_det(&view.matrix, sign);
}

int main(void) {
    double a[25];
    for (int i = 0; i < 25; i++) a[i] = sin(i * i + 1) + (i % 6 ? 0 : 3);
    CHECK_GRADIENT(determinant, a, 25);
    return failures;
}
