/* Adjoint of a stiff reaction and diffusion system over many time steps, in its initial state and parameters.

   The equations are in model.h, the adjoint by hand in hand.h. The scalar is sum_i w_i u_i(T) + r_i v_i(T).
   Usage: brusselator [grid steps]   or   brusselator bench [...]; -DRESTRICT= for pointers that may alias. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "hand.h"
#include "model.h"

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

struct problem {
    int n, steps;
    size_t cells;
    double t, dt;
    struct parameters q, d_q;
    double *start_u, *start_v, *seed_u, *seed_v; /* initial state, weights of the scalar */
    double *u, *v, *du, *dv;                     /* state and slopes */
    double *d_u, *d_v, *d_du, *d_dv;             /* their shadows */
    double *tape;                                /* of the gradient by hand */
};

static struct problem *make_problem(int n, int steps) {
    struct problem *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->n = n, p->steps = steps, p->cells = (size_t)n * (size_t)n;
    p->q = (struct parameters){3.4, 1, 0.002};
    p->dt = 0.1 / (p->q.alpha * n * n * 4 + 10);
    p->t = 1.1 - 0.5 * steps * p->dt; /* the source sets in half way */
    double **arrays[] = {&p->start_u, &p->start_v, &p->seed_u, &p->seed_v, &p->u,    &p->v,
                         &p->du,      &p->dv,      &p->d_u,    &p->d_v,    &p->d_du, &p->d_dv};
    for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) *arrays[i] = zeros(p->cells);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double x = (double)i / n, y = (double)j / n;
            p->start_u[i * n + j] = 22 * y * pow(1 - y, 1.5);
            p->start_v[i * n + j] = 27 * x * pow(1 - x, 1.5);
        }
    for (size_t at = 0; at < p->cells; at++) p->seed_u[at] = normal(), p->seed_v[at] = normal();
    return p;
}

static void reset(struct problem *p) {
    size_t bytes = p->cells * sizeof(double);
    memcpy(p->u, p->start_u, bytes);
    memcpy(p->v, p->start_v, bytes);
    memcpy(p->d_u, p->seed_u, bytes);
    memcpy(p->d_v, p->seed_v, bytes);
    memset(p->d_du, 0, bytes);
    memset(p->d_dv, 0, bytes);
    p->d_q = (struct parameters){0, 0, 0};
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    memcpy(p->u, p->start_u, p->cells * sizeof(double));
    memcpy(p->v, p->start_v, p->cells * sizeof(double));
    brusselator(p->n, p->steps, p->t, p->dt, &p->q, p->u, p->v, p->du, p->dv);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    reset(p);
    __enzyme_autodiff((void *)brusselator, enzyme_const, p->n, enzyme_const, p->steps, enzyme_const, p->t,
                      enzyme_const, p->dt, enzyme_dup, &p->q, &p->d_q, enzyme_dup, p->u, p->d_u, enzyme_dup, p->v,
                      p->d_v, enzyme_dupnoneed, p->du, p->d_du, enzyme_dupnoneed, p->dv, p->d_dv);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    reset(p);
    if (!p->tape) p->tape = zeros(2 * (size_t)p->steps * p->cells);
    brusselator_hand(p->n, p->steps, p->t, p->dt, &p->q, p->u, p->v, p->du, p->dv, &p->d_q, p->d_u, p->d_v, p->tape);
}

static double scalar(struct problem *p) {
    double sum = 0;
    run_primal(p);
    for (size_t at = 0; at < p->cells; at++) sum += p->seed_u[at] * p->u[at] + p->seed_v[at] * p->v[at];
    return sum;
}

static double difference(struct problem *p, double *parameter) {
    const double kept = *parameter, h = 1e-5 * fmax(fabs(kept), 0.1);
    *parameter = kept + h;
    double up = scalar(p);
    *parameter = kept - h;
    double down = scalar(p);
    *parameter = kept;
    return (up - down) / (2 * h);
}

static double *copy(struct problem *p, const double *a) {
    return memcpy(zeros(p->cells), a, p->cells * sizeof(double));
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int n = size_arg(argc, argv, 0, benching ? 32 : 12);
    int steps = size_arg(argc, argv, 1, benching ? 10000 : 300);
    struct problem *p = make_problem(n, steps);
    if (benching)
        return bench_run(argv[1], (struct bench_case){"brusselator", run_primal, run_gradient, run_hand, p});

    printf("weighted final state = %.7e\n", scalar(p));
    run_gradient(p);
    struct parameters d_q = p->d_q;
    double *d_u = copy(p, p->d_u), *d_v = copy(p, p->d_v);
    printf("d / dA = %.6e, d / dB = %.6e, d / dalpha = %.6e\n", d_q.a, d_q.b, d_q.alpha);
    for (size_t at = 0; at < p->cells; at += p->cells / 4)
        printf("cell %zu: d / du0 = %.6e, d / dv0 = %.6e\n", at, d_u[at], d_v[at]);

    run_hand(p);
    for (int at = 0; at < n * n; at++) {
        expect_near("u by hand", at, d_u[at], p->d_u[at], 1e-11);
        expect_near("v by hand", at, d_v[at], p->d_v[at], 1e-11);
    }
    expect_near("A", 0, d_q.a, difference(p, &p->q.a), 1e-6);
    expect_near("B", 0, d_q.b, difference(p, &p->q.b), 1e-6);
    expect_near("alpha", 0, d_q.alpha, difference(p, &p->q.alpha), 1e-5);
    for (int at = 0; at < n * n; at += 13) {
        expect_near("u", at, d_u[at], difference(p, &p->start_u[at]), 1e-7);
        expect_near("v", at, d_v[at], difference(p, &p->start_v[at]), 1e-7);
    }
    return check_result();
}
