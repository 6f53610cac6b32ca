/* Gradient through a product of square matrices, C = A B, added up in the plain order of loops.

   With seeds D for C the closed form is dA = D B' and dB = A' D.
   Usage: matmul [n]   or   matmul bench [n] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

#ifndef RESTRICT
#define RESTRICT restrict
#endif

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static void multiply(int n, const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT c) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) c[i * n + j] = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

struct problem {
    int n;
    double *a, *b, *c, *seed, *d_a, *d_b, *d_c;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    multiply(p->n, p->a, p->b, p->c);
}

/* The shadow of c is overwritten by the reverse sweep, so that each call starts from the seed. */
static void start(struct problem *p) {
    size_t bytes = (size_t)p->n * (size_t)p->n * sizeof(double);
    memset(p->d_a, 0, bytes);
    memset(p->d_b, 0, bytes);
    memcpy(p->d_c, p->seed, bytes);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    start(p);
    __enzyme_autodiff((void *)multiply, enzyme_const, p->n, enzyme_dup, p->a, p->d_a, enzyme_dup, p->b, p->d_b,
                      enzyme_dup, p->c, p->d_c);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    int n = p->n;
    const double *restrict a = p->a, *restrict b = p->b, *restrict d_c = p->d_c;
    double *restrict d_a = p->d_a, *restrict d_b = p->d_b;
    multiply(n, p->a, p->b, p->c);
    start(p);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) {
            double sum = 0, factor = a[i * n + k];
            for (int j = 0; j < n; j++) {
                sum += d_c[i * n + j] * b[k * n + j];
                d_b[k * n + j] += factor * d_c[i * n + j];
            }
            d_a[i * n + k] = sum;
        }
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), n = size_arg(argc, argv, 0, benching ? 256 : 12);
    size_t count = (size_t)n * (size_t)n;
    struct problem p = {n, normals(count, 1), normals(count, 1), zeros(count), normals(count, 1),
                        zeros(count), zeros(count), zeros(count)};
    if (benching) return bench_run(argv[1], (struct bench_case){"matmul", run_primal, run_gradient, run_hand, &p});

    run_gradient(&p);
    for (int i = 0; i < n; i += 4) printf("row %2d: c = %.6e, dA = %.6e, dB = %.6e\n", i, p.c[i * n], p.d_a[i * n], p.d_b[i * n]);
    double *d_a = memcpy(zeros(count), p.d_a, count * sizeof(double));
    double *d_b = memcpy(zeros(count), p.d_b, count * sizeof(double));
    run_hand(&p);
    for (int i = 0; i < n * n; i++) {
        expect_near("A", i, d_a[i], p.d_a[i], 1e-11);
        expect_near("B", i, d_b[i], p.d_b[i], 1e-11);
    }
    return check_result();
}
