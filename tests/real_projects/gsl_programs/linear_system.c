/* A system of linear equations, differentiated by its matrix and its right-hand side. */
#include "check.h"
#include <gsl/gsl_linalg.h>

static double weighted_solution(const double *given, int n) {
    double matrix[16], right[4], solution[4], sum = 0;
    for (int i = 0; i < 16; i++) matrix[i] = given[i];
    for (int i = 0; i < 4; i++) right[i] = given[16 + i];
    gsl_matrix_view a = gsl_matrix_view_array(matrix, 4, 4);
    gsl_vector_view b = gsl_vector_view_array(right, 4), x = gsl_vector_view_array(solution, 4);
    gsl_permutation *rows = gsl_permutation_alloc(4);
    int sign;
    gsl_linalg_LU_decomp(&a.matrix, rows, &sign);
    gsl_linalg_LU_solve(&a.matrix, rows, &b.vector, &x.vector);
    gsl_permutation_free(rows);
    for (int i = 0; i < 4; i++) sum += (i + 1) * solution[i];
    return sum;
}

int main(void) {
    double given[20];
    for (int i = 0; i < 20; i++) given[i] = sin(i * i + 1) + (i < 16 && i % 5 == 0 ? 3 : 0);
    CHECK_GRADIENT(weighted_solution, given, 20);
    return failures;
}
