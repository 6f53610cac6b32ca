/* Products of matrices and norms, by the BLAS. */
#include "check.h"
#include <gsl/gsl_blas.h>

static double norm_of_square(const double *a, int n) {
    double square[25];
    gsl_matrix_const_view view = gsl_matrix_const_view_array(a, 5, 5);
    gsl_matrix_view into = gsl_matrix_view_array(square, 5, 5);
    gsl_blas_dgemm(CblasNoTrans, CblasTrans, 2.0, &view.matrix, &view.matrix, 0.0, &into.matrix);
    gsl_vector_view all = gsl_vector_view_array(square, n);
    return gsl_blas_dnrm2(&all.vector);
}

int main(void) {
    double a[25];
    for (int i = 0; i < 25; i++) a[i] = sin(i * i + 1);
    CHECK_GRADIENT(norm_of_square, a, 25);
    return failures;
}
