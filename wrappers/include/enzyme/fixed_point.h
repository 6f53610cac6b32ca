/* Fixed points: iterations that converge, differentiated by their last step.
 *
 *     __enzyme_fixed_point((void *)step, enzyme_fp_state, z, bytes, ..., args...);
 *
 * is `i = 0; while (step(i++, args...));`. Settings before the arguments: `enzyme_fp_reduction, r` (1e-12),
 * `enzyme_fp_max_iters, n` (1000; 0: no bound), `enzyme_fp_control, f`, `enzyme_checkpoint_region, ptr, bytes`.
 *
 *     while (...) {
 *       __enzyme_set_fixed_point(reduction, max_iters, control, z, bytes, ...);
 *       ...
 *     }
 *
 * says of a loop that it is one; a negative reduction or number, or no control, stands for what is usual.
 *
 * `int control(double *norm, double *reduction)` is asked whether the adjoint is to be iterated further: first with -1,
 * then with the squared norm of each update, which it may change, as to the sum over processes.
 */
#ifndef ENZYME_FIXED_POINT_H
#define ENZYME_FIXED_POINT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

extern int enzyme_fp_state, enzyme_fp_reduction, enzyme_fp_max_iters, enzyme_fp_control;
#ifndef ENZYME_CHECKPOINT_H
extern int enzyme_checkpoint_region;
#endif
void __enzyme_fixed_point(void *step, ...);
void __enzyme_set_fixed_point(double reduction, int64_t max_iters, int (*control)(double *, double *), ...);

#ifdef __cplusplus
}
#endif

#endif
