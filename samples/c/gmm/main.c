/* Gradient of a Gaussian mixture's log posterior; the mathematics is in objective.h, the gradient by hand in hand.h.

   Usage: gmm [d k n]   or   gmm bench [d k n]; compile with -DRESTRICT= for pointers that may alias. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "hand.h"
#include "objective.h"

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

struct problem {
    int d, k, n, m;
    double gamma;
    double *alphas, *means, *icf, *x;
    double *d_alphas, *d_means, *d_icf;
    double err;
};

static struct problem *make_problem(int d, int k, int n) {
    struct problem *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->d = d, p->k = k, p->n = n, p->m = 0, p->gamma = 1;
    p->alphas = normals((size_t)k, 1);
    p->means = normals((size_t)(d * k), 1);
    p->icf = normals((size_t)(k * icf_size(d)), 0.3);
    p->x = normals((size_t)(n * d), 1);
    p->d_alphas = zeros((size_t)k);
    p->d_means = zeros((size_t)(d * k));
    p->d_icf = zeros((size_t)(k * icf_size(d)));
    return p;
}

static void clear_gradient(struct problem *p) {
    memset(p->d_alphas, 0, (size_t)p->k * sizeof(double));
    memset(p->d_means, 0, (size_t)(p->d * p->k) * sizeof(double));
    memset(p->d_icf, 0, (size_t)(p->k * icf_size(p->d)) * sizeof(double));
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    gmm_objective(p->d, p->k, p->n, p->alphas, p->means, p->icf, p->x, p->gamma, p->m, &p->err);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    double d_err = 1;
    clear_gradient(p);
    __enzyme_autodiff((void *)gmm_objective, enzyme_const, p->d, enzyme_const, p->k, enzyme_const, p->n,
                      enzyme_dup, p->alphas, p->d_alphas, enzyme_dup, p->means, p->d_means, enzyme_dup,
                      p->icf, p->d_icf, enzyme_const, p->x, enzyme_const, p->gamma, enzyme_const, p->m,
                      enzyme_dupnoneed, &p->err, &d_err);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    clear_gradient(p);
    p->err = gmm_hand(p->d, p->k, p->n, p->alphas, p->means, p->icf, p->x, p->gamma, p->m, p->d_alphas,
                      p->d_means, p->d_icf);
}

/* Central difference of the objective in one parameter. */
static double difference(struct problem *p, double *parameter) {
    const double h = 1e-5, kept = *parameter;
    *parameter = kept + h;
    run_primal(p);
    double up = p->err;
    *parameter = kept - h;
    run_primal(p);
    *parameter = kept;
    return (up - p->err) / (2 * h);
}

static void check(struct problem *p, const char *name, int n, double *parameters, const double *gradient) {
    double norm2 = 0;
    for (int i = 0; i < n; i++) {
        norm2 += gradient[i] * gradient[i];
        expect_near(name, i, gradient[i], difference(p, &parameters[i]), 1e-6);
    }
    printf("%-8s %4d numbers, |gradient| = %.5e, first = %.5e\n", name, n, sqrt(norm2), gradient[0]);
}

static double *copy(int n, const double *a) { return memcpy(zeros((size_t)n), a, (size_t)n * sizeof *a); }

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int d = size_arg(argc, argv, 0, benching ? 20 : 4);
    int k = size_arg(argc, argv, 1, benching ? 50 : 5);
    int n = size_arg(argc, argv, 2, benching ? 10000 : 100);
    struct problem *p = make_problem(d, k, n);
    if (benching)
        return bench_run(argv[1], (struct bench_case){"gmm", run_primal, run_gradient, run_hand, p});

    run_primal(p);
    printf("log posterior = %.6e\n", p->err);
    run_gradient(p);
    check(p, "alphas", k, p->alphas, p->d_alphas);
    check(p, "means", d * k, p->means, p->d_means);
    check(p, "icf", k * icf_size(d), p->icf, p->d_icf);

    double *ad_means = copy(d * k, p->d_means), *ad_icf = copy(k * icf_size(d), p->d_icf);
    run_hand(p);
    for (int i = 0; i < d * k; i++) expect_near("means by hand", i, ad_means[i], p->d_means[i], 1e-10);
    for (int i = 0; i < k * icf_size(d); i++)
        expect_near("icf by hand", i, ad_icf[i], p->d_icf[i], 1e-10);
    return check_result();
}
