/* The logarithm of a determinant by Cholesky decomposition. */
#include "check.h"
#include <gsl/gsl_linalg.h>

static double log_determinant(const double *a, int n) {
    double copy[25], sum = 0;
    for (int i = 0; i < n; i++) copy[i] = a[i];
    gsl_matrix_view view = gsl_matrix_view_array(copy, 5, 5);
    gsl_linalg_cholesky_decomp1(&view.matrix);
    for (int i = 0; i < 5; i++) sum += 2 * log(gsl_matrix_get(&view.matrix, i, i));
    return sum;
}

int main(void) {
    double a[25];
    for (int i = 0; i < 5; i++)
        for (int j = 0; j < 5; j++) a[i * 5 + j] = cos(i - j) + (i == j ? 2 + i : 0);
    CHECK_GRADIENT(log_determinant, a, 25);
    return failures;
}
