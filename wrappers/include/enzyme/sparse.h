/* <enzyme/sparse.h>: sparse Jacobians and Hessians, for enzyme-clang and enzyme-clang++.
 *
 *     void f(const double *x, double *y, int n);
 *
 *     struct enzyme_sparse jacobian;
 *     __enzyme_sparse_jacobian((void *)f, &jacobian, enzyme_input, x, n, enzyme_output, y, n, enzyme_const, n);
 *     ... jacobian.values[k] for k from jacobian.starts[i] to jacobian.starts[i + 1]: dy[i] / dx[jacobian.indices[k]]
 *     enzyme_sparse_free(&jacobian);
 *
 *     double e(const double *x, int n);
 *     __enzyme_sparse_hessian((void *)e, &hessian, enzyme_input, x, n, enzyme_const, n);
 *
 * The function's arguments stand in its order: enzyme_input, enzyme_output, enzyme_inout (an array that is both) or
 * enzyme_work (one that it only computes with), the array and the number of its elements; enzyme_const and what carries no
 * derivative. Columns and rows are the elements of
 * all inputs, and of all outputs, one array after the other. enzyme_single or enzyme_doubles before such a marker says of
 * which precision the array is, where the function has numbers of both. enzyme_by_rows behind &jacobian: rows that have no
 * column in common are computed together, by reverse mode, for a matrix with few rows or with full ones. */
#ifndef ENZYME_SPARSE_H
#define ENZYME_SPARSE_H

#include <stdint.h>
#include <stdlib.h>

/* A matrix in compressed rows: row i has the columns indices[k] and the values values[k], starts[i] <= k < starts[i + 1],
 * in the order of the columns. */
struct enzyme_sparse {
  int64_t rows, columns, entries;
  int64_t colours; /* how many tangents it took */
  int64_t *starts, *indices;
  double *values;
};

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_input, enzyme_output, enzyme_inout, enzyme_work, enzyme_by_rows, enzyme_single, enzyme_doubles, enzyme_const;
void __enzyme_sparse_jacobian(void *, struct enzyme_sparse *, ...);
void __enzyme_sparse_hessian(void *, struct enzyme_sparse *, ...);
#ifdef __cplusplus
}
#endif

static inline void enzyme_sparse_free(struct enzyme_sparse *matrix) {
  free(matrix->starts);
  free(matrix->indices);
  free(matrix->values);
  matrix->starts = matrix->indices = NULL;
  matrix->values = NULL;
}

#endif
