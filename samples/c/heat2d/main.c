/* Adjoint of the heat equation T' = div(k grad T) on a plate over many time steps, in initial field and conductivity.

   Explicit five-point differences, fixed temperature at the border, two buffers swapped by pointer after each step.
   The scalar is sum_i w_i T_i(end). For a constant k the step is a symmetric matrix K, so d / dT(0) = K^steps w
   inside: the same program run on w is an independent check. The conductivity is checked by differences.
   Usage: heat2d [grid steps]   or   heat2d bench [...] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

/* One step; k holds the conductivity of each cell, that of a face is the mean of its two cells. */
static void step(int n, double rate, const double *k, const double *old, double *new) {
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++) {
            int at = i * n + j;
            double west = (k[at] + k[at - 1]) * (old[at - 1] - old[at]);
            double east = (k[at] + k[at + 1]) * (old[at + 1] - old[at]);
            double north = (k[at] + k[at - n]) * (old[at - n] - old[at]);
            double south = (k[at] + k[at + n]) * (old[at + n] - old[at]);
            new[at] = old[at] + 0.5 * rate * (west + east + north + south);
        }
}

static double heat(int n, int steps, double rate, const double *start, const double *k, const double *weight) {
    size_t bytes = (size_t)n * (size_t)n * sizeof(double);
    double *old = malloc(bytes), *new = malloc(bytes), sum = 0;
    memcpy(old, start, bytes);
    memcpy(new, start, bytes);
    for (int s = 0; s < steps; s++) {
        step(n, rate, k, old, new);
        double *swapped = old;
        old = new;
        new = swapped;
    }
    for (int at = 0; at < n * n; at++) sum += weight[at] * old[at];
    free(old);
    free(new);
    return sum;
}

struct problem {
    int n, steps;
    double rate, value, *start, *k, *weight, *d_start, *d_k;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = heat(p->n, p->steps, p->rate, p->start, p->k, p->weight);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->d_start, 0, (size_t)(p->n * p->n) * sizeof(double));
    memset(p->d_k, 0, (size_t)(p->n * p->n) * sizeof(double));
    __enzyme_autodiff((void *)heat, enzyme_const, p->n, enzyme_const, p->steps, enzyme_const, p->rate, enzyme_dup,
                      p->start, p->d_start, enzyme_dup, p->k, p->d_k, enzyme_const, p->weight);
}

static double difference(struct problem *p, double *parameter) {
    const double h = 1e-4, kept = *parameter;
    *parameter = kept + h;
    run_primal(p);
    double up = p->value;
    *parameter = kept - h;
    run_primal(p);
    *parameter = kept;
    return (up - p->value) / (2 * h);
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int n = size_arg(argc, argv, 0, benching ? 128 : 12), steps = size_arg(argc, argv, 1, benching ? 1000 : 75);
    size_t cells = (size_t)n * (size_t)n;
    struct problem p = {n, steps, 0.2, 0, zeros(cells), zeros(cells), zeros(cells), zeros(cells), zeros(cells)};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int at = i * n + j, inside = i > 0 && j > 0 && i < n - 1 && j < n - 1;
            p.start[at] = sin(6.0 * i / n) * cos(5.0 * j / n) + 2;
            p.k[at] = uniform(0.5, 1);
            p.weight[at] = inside ? uniform(0, 1) : 0;
        }
    if (benching) return bench_run(argv[1], (struct bench_case){"heat2d", run_primal, run_gradient, NULL, &p});

    run_primal(&p);
    double value = p.value;
    run_gradient(&p);
    printf("weighted temperature after %d steps = %.7e\n", steps, value);
    for (int at = n + 1; at < n * n; at += 3 * n + 2)
        printf("cell %3d: d / dT0 = %.5e, d / dk = %.5e\n", at, p.d_start[at], p.d_k[at]);
    for (int at = 0; at < n * n; at++) {
        expect_near("T0", at, p.d_start[at], difference(&p, &p.start[at]), 1e-8);
        expect_near("k", at, p.d_k[at], difference(&p, &p.k[at]), 1e-7);
    }

    for (size_t at = 0; at < cells; at++) p.k[at] = 1;
    run_gradient(&p);
    double *power = memcpy(zeros(cells), p.weight, cells * sizeof(double));
    double *next = zeros(cells);
    for (int s = 0; s < steps; s++) {
        step(n, p.rate, p.k, power, next);
        memcpy(power, next, cells * sizeof(double));
    }
    for (int i = 1; i < n - 1; i++)
        for (int j = 1; j < n - 1; j++)
            expect_near("K^steps w", i * n + j, p.d_start[i * n + j], power[i * n + j], 1e-12);
    return check_result();
}
