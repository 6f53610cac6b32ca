/* Gradient of a stacked LSTM's loss in all its parameters; the mathematics is in objective.h, by hand in hand.h.

   The state is changed in place at every character, so it has a shadow even though it starts constant.
   Usage: lstm [layers characters b]   or   lstm bench [...]; -DRESTRICT= for pointers that may alias. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "hand.h"
#include "objective.h"

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

struct problem {
    int layers, c, b, mains, extras, states;
    double *main_params, *extra_params, *start, *state, *sequence;
    double *d_main, *d_extra, *d_state;
    double loss;
};

static struct problem *make_problem(int layers, int c, int b) {
    struct problem *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->layers = layers, p->c = c, p->b = b;
    p->mains = 8 * layers * b, p->extras = 3 * b, p->states = 2 * layers * b;
    p->main_params = normals((size_t)p->mains, 1);
    p->extra_params = normals((size_t)p->extras, 1);
    p->start = normals((size_t)p->states, 0.5);
    p->state = zeros((size_t)p->states);
    p->sequence = zeros((size_t)(c * b));
    for (int i = 0; i < c * b; i++) p->sequence[i] = uniform(0, 1) < 0.5; /* the bits of a character code */
    p->d_main = zeros((size_t)p->mains);
    p->d_extra = zeros((size_t)p->extras);
    p->d_state = zeros((size_t)p->states);
    return p;
}

static void reset(struct problem *p) {
    memcpy(p->state, p->start, (size_t)p->states * sizeof(double));
    memset(p->d_main, 0, (size_t)p->mains * sizeof(double));
    memset(p->d_extra, 0, (size_t)p->extras * sizeof(double));
    memset(p->d_state, 0, (size_t)p->states * sizeof(double));
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    memcpy(p->state, p->start, (size_t)p->states * sizeof(double));
    lstm_objective(p->layers, p->c, p->b, p->main_params, p->extra_params, p->state, p->sequence, &p->loss);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    double d_loss = 1;
    reset(p);
    __enzyme_autodiff((void *)lstm_objective, enzyme_const, p->layers, enzyme_const, p->c, enzyme_const, p->b,
                      enzyme_dup, p->main_params, p->d_main, enzyme_dup, p->extra_params, p->d_extra, enzyme_dup,
                      p->state, p->d_state, enzyme_const, p->sequence, enzyme_dupnoneed, &p->loss, &d_loss);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    reset(p);
    p->loss = lstm_hand(p->layers, p->c, p->b, p->main_params, p->extra_params, p->state, p->sequence, p->d_main,
                        p->d_extra, p->d_state);
}

static double difference(struct problem *p, double *parameter) {
    const double h = 1e-5, kept = *parameter;
    *parameter = kept + h;
    run_primal(p);
    double up = p->loss;
    *parameter = kept - h;
    run_primal(p);
    *parameter = kept;
    return (up - p->loss) / (2 * h);
}

static void check(struct problem *p, const char *name, int n, double *parameters, const double *gradient) {
    double norm2 = 0;
    for (int i = 0; i < n; i++) {
        norm2 += gradient[i] * gradient[i];
        expect_near(name, i, gradient[i], difference(p, &parameters[i]), 1e-10);
    }
    printf("%-5s %4d numbers, |gradient| = %.5e, first = %.5e\n", name, n, sqrt(norm2), gradient[0]);
}

static double *copy(int n, const double *a) { return memcpy(zeros((size_t)n), a, (size_t)n * sizeof *a); }

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int layers = size_arg(argc, argv, 0, 2);
    int c = size_arg(argc, argv, 1, benching ? 4096 : 20);
    int b = size_arg(argc, argv, 2, benching ? 14 : 5);
    struct problem *p = make_problem(layers, c, b);
    if (benching)
        return bench_run(argv[1], (struct bench_case){"lstm", run_primal, run_gradient, run_hand, p});

    run_primal(p);
    printf("loss = %.8f\n", p->loss);
    run_gradient(p);
    double *ad_main = copy(p->mains, p->d_main), *ad_extra = copy(p->extras, p->d_extra);
    double *ad_start = copy(p->states, p->d_state);
    check(p, "main", p->mains, p->main_params, ad_main);
    check(p, "extra", p->extras, p->extra_params, ad_extra);
    check(p, "start", p->states, p->start, ad_start);

    run_hand(p);
    for (int i = 0; i < p->mains; i++) expect_near("main by hand", i, ad_main[i], p->d_main[i], 1e-13);
    for (int i = 0; i < p->extras; i++) expect_near("extra by hand", i, ad_extra[i], p->d_extra[i], 1e-13);
    for (int i = 0; i < p->states; i++) expect_near("start by hand", i, ad_start[i], p->d_state[i], 1e-13);
    return check_result();
}
