/* Bayesian linear regression as a probabilistic program, y_i ~ N(slope x_i + intercept, 0.5) with N(0, 2) as the prior of
   both, sampled by Metropolis and Hastings with Langevin proposals: the gradient of the log probability by the choices
   of a trace drives the proposals (Roberts and Tweedie, Bernoulli 2, 1996). The posterior is normal and known.
   Usage: linear_model   or   linear_model bench [data points] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "traces.h"

extern int enzyme_trace, enzyme_duptrace, enzyme_observations, enzyme_likelihood, enzyme_const;
double __enzyme_sample(void *, void *, const char *, double, double);
void __enzyme_observe(double, void *, const char *, double, double);
void __enzyme_trace(void *, ...);
void __enzyme_condition(void *, ...);

static double gauss(double mean, double deviation) { return mean + deviation * normal(); }
static double log_gauss(double mean, double deviation, double x) {
    double z = (x - mean) / deviation;
    return -0.5 * z * z - log(deviation) - 0.91893853320467274178;
}
static inline __attribute__((always_inline)) double sample(const char *address, double mean, double deviation) {
    return __enzyme_sample((void *)gauss, (void *)log_gauss, address, mean, deviation);
}

/* ---- the model */

static void points(double slope, double intercept, const double *x, const double *y, int n) {
    for (int i = 0; i < n; i++)
        __enzyme_observe(y[i], (void *)log_gauss, "y", slope * x[i] + intercept, 0.5);
}

static void model(const double *x, const double *y, int n) {
    double slope = sample("slope", 0, 2), intercept = sample("intercept", 0, 2);
    points(slope, intercept, x, y, n);
}

/* ---- inference */

struct problem {
    int n;
    double *x, *y;
    struct trace *observations;
};

/* A trace with these choices, its log probability, and the gradient by them. */
static struct trace *scored(struct problem *p, double slope, double intercept, double *log_probability) {
    choice_at(p->observations, "slope")->value = slope;
    choice_at(p->observations, "intercept")->value = intercept;
    struct trace *trace = __enzyme_newtrace();
    *log_probability = 0;
    __enzyme_condition((void *)model, enzyme_observations, p->observations, enzyme_duptrace, trace,
                       enzyme_likelihood, log_probability, enzyme_const, p->x, enzyme_const, p->y, p->n);
    return trace;
}

static double closed_form(struct problem *p, double slope, double intercept, double gradient[2]) {
    double sum = log_gauss(0, 2, slope) + log_gauss(0, 2, intercept);
    gradient[0] = -slope / 4, gradient[1] = -intercept / 4;
    for (int i = 0; i < p->n; i++) {
        double residual = p->y[i] - slope * p->x[i] - intercept;
        sum += log_gauss(0, 0.5, residual);
        gradient[0] += residual * p->x[i] / 0.25, gradient[1] += residual / 0.25;
    }
    return sum;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    double log_probability = 0;
    struct trace *trace = __enzyme_newtrace();
    __enzyme_condition((void *)model, enzyme_observations, p->observations, enzyme_trace, trace, enzyme_likelihood,
                       &log_probability, enzyme_const, p->x, enzyme_const, p->y, p->n);
    __enzyme_freetrace(trace);
}
static void run_gradient(void *problem) {
    double log_probability;
    __enzyme_freetrace(scored(problem, 1, 0, &log_probability));
}
static void run_hand(void *problem) {
    double gradient[2];
    volatile double sum = closed_form(problem, 1, 0, gradient);
    (void)sum;
}

static struct problem problem_of(int n) {
    struct problem p = {n, zeros((size_t)n), zeros((size_t)n), __enzyme_newtrace()};
    for (int i = 0; i < n; i++) p.x[i] = (double)i / n, p.y[i] = 2 * p.x[i] - 1 + 0.5 * normal();
    __enzyme_trace((void *)model, enzyme_trace, p.observations, enzyme_const, p.x, enzyme_const, p.y, n);
    return p;
}

int main(int argc, char **argv) {
    if (bench_asked(argc, argv)) {
        struct problem p = problem_of(size_arg(argc, argv, 0, 100000));
        return bench_run(argv[1], (struct bench_case){"linear_model", run_primal, run_gradient, run_hand, &p});
    }
    struct problem p = problem_of(40);
    for (int i = 0; i < 5; i++) {
        double slope = 0.5 * i, intercept = 1 - i, log_probability, gradient[2];
        struct trace *trace = scored(&p, slope, intercept, &log_probability);
        double want = closed_form(&p, slope, intercept, gradient);
        expect_near("log probability", i, log_probability, want, 1e-12);
        expect_near("slope", i, choice_at(trace, "slope")->gradient, gradient[0], 1e-12);
        expect_near("intercept", i, choice_at(trace, "intercept")->gradient, gradient[1], 1e-12);
        printf("at (%.1f, %4.1f): log probability %9.3f, gradient (%8.3f, %8.3f)\n", slope, intercept, log_probability,
               choice_at(trace, "slope")->gradient, choice_at(trace, "intercept")->gradient);
        __enzyme_freetrace(trace);
    }

    /* the posterior: precision A = X'X / 0.25 + I / 4, mean A^-1 X'y / 0.25 */
    double a = 0.25, b = 0, d = 0.25, u = 0, v = 0;
    for (int i = 0; i < p.n; i++) {
        a += p.x[i] * p.x[i] / 0.25, b += p.x[i] / 0.25, d += 1 / 0.25;
        u += p.x[i] * p.y[i] / 0.25, v += p.y[i] / 0.25;
    }
    double mean[2] = {(d * u - b * v) / (a * d - b * b), (a * v - b * u) / (a * d - b * b)};

    double at[2] = {0, 0}, sums[2] = {0, 0}, epsilon = 0.17;
    double log_probability;
    struct trace *trace = scored(&p, at[0], at[1], &log_probability);
    int accepted = 0, steps = 40000;
    for (int k = 0; k < steps; k++) {
        const char *names[2] = {"slope", "intercept"};
        double to[2], drift[2], forward = 0, back = 0, log_there;
        for (int i = 0; i < 2; i++) {
            drift[i] = at[i] + 0.5 * epsilon * epsilon * choice_at(trace, names[i])->gradient;
            to[i] = gauss(drift[i], epsilon);
            forward += log_gauss(drift[i], epsilon, to[i]);
        }
        struct trace *there = scored(&p, to[0], to[1], &log_there);
        for (int i = 0; i < 2; i++)
            back += log_gauss(to[i] + 0.5 * epsilon * epsilon * choice_at(there, names[i])->gradient, epsilon, at[i]);
        if (log(uniform(0, 1)) < log_there + back - log_probability - forward) {
            __enzyme_freetrace(trace);
            trace = there, log_probability = log_there, accepted++;
            memcpy(at, to, sizeof at);
        } else {
            __enzyme_freetrace(there);
        }
        sums[0] += at[0], sums[1] += at[1];
    }
    for (int i = 0; i < 2; i++) expect_near("posterior mean", i, sums[i] / steps, mean[i], 0.02);
    if (accepted < steps / 4) expect_near("accepted", 0, accepted, steps, 0.1);
    __enzyme_freetrace(trace);
    __enzyme_freetrace(p.observations);
    free(p.x), free(p.y);
    return check_result();
}
