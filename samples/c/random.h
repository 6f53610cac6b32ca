/* Deterministic test data, the same on every platform: uniform and normal numbers from a 64-bit LCG. */
#ifndef SAMPLES_RANDOM_H
#define SAMPLES_RANDOM_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

static uint64_t random_state = 88172645463325252u;

static inline double uniform(double low, double high) {
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (double)(random_state >> 11) * 0x1p-53;
}

/* Box and Muller, 1958. */
static inline double normal(void) {
    double r = sqrt(-2 * log(uniform(1e-12, 1)));
    return r * cos(6.283185307179586 * uniform(0, 1));
}

/* A new array of n zeros; the program ends when memory does. */
static inline double *zeros(size_t n) {
    double *a = calloc(n ? n : 1, sizeof *a);
    if (!a) abort();
    return a;
}

static inline double *normals(size_t n, double scale) {
    double *a = zeros(n);
    for (size_t i = 0; i < n; i++) a[i] = scale * normal();
    return a;
}

#endif
