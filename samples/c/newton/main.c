/* Derivatives of a fixed point that Newton's iteration finds: the eccentric anomaly E of Kepler's equation.

   E - e sin E = M, iterated until the step is small. By the implicit function theorem
   dE/de = sin E / (1 - e cos E) and dE/dM = 1 / (1 - e cos E). The gradient in two by-value arguments comes back
   as a structure in argument order; forward mode gives the derivative along one direction.
   Usage: newton   or   newton bench [orbits] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

struct gradient {
    double eccentricity, mean_anomaly;
};

extern int enzyme_out, enzyme_dup;
struct gradient __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double eccentric_anomaly(double e, double mean) {
    double anomaly = e < 0.8 ? mean : M_PI, change;
    do {
        change = (anomaly - e * sin(anomaly) - mean) / (1 - e * cos(anomaly));
        anomaly -= change;
    } while (fabs(change) > 1e-9);
    return anomaly - (anomaly - e * sin(anomaly) - mean) / (1 - e * cos(anomaly));
}

static struct gradient anomaly_gradient(double e, double mean) {
    return __enzyme_autodiff((void *)eccentric_anomaly, enzyme_out, e, enzyme_out, mean);
}

struct problem {
    int n;
    double *e, *mean, *anomaly;
    struct gradient *gradient;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    for (int i = 0; i < p->n; i++) p->anomaly[i] = eccentric_anomaly(p->e[i], p->mean[i]);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    for (int i = 0; i < p->n; i++) p->gradient[i] = anomaly_gradient(p->e[i], p->mean[i]);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    for (int i = 0; i < p->n; i++) {
        double anomaly = eccentric_anomaly(p->e[i], p->mean[i]), slope = 1 / (1 - p->e[i] * cos(anomaly));
        p->gradient[i] = (struct gradient){sin(anomaly) * slope, slope};
    }
}

int main(int argc, char **argv) {
    if (bench_asked(argc, argv)) {
        int n = size_arg(argc, argv, 0, 100000);
        struct problem p = {n, zeros((size_t)n), zeros((size_t)n), zeros((size_t)n),
                            calloc((size_t)n, sizeof(struct gradient))};
        if (!p.gradient) abort();
        for (int i = 0; i < n; i++) p.e[i] = uniform(0, 0.95), p.mean[i] = uniform(0.1, 6);
        return bench_run(argv[1], (struct bench_case){"newton", run_primal, run_gradient, run_hand, &p});
    }
    for (int i = 0; i < 12; i++) {
        double e = 0.08 * i, mean = 0.3 + 0.45 * i, anomaly = eccentric_anomaly(e, mean);
        struct gradient g = anomaly_gradient(e, mean);
        double along = __enzyme_fwddiff((void *)eccentric_anomaly, enzyme_dup, e, 1.0, enzyme_dup, mean, -2.0);
        printf("e = %.2f  M = %.2f  E = %.8f  dE/de = %9.6f  dE/dM = %9.6f\n", e, mean, anomaly, g.eccentricity + 0.0,
               g.mean_anomaly);
        expect_near("dE/de", i, g.eccentricity, sin(anomaly) / (1 - e * cos(anomaly)), 1e-9);
        expect_near("dE/dM", i, g.mean_anomaly, 1 / (1 - e * cos(anomaly)), 1e-9);
        expect_near("forward", i, along, g.eccentricity - 2 * g.mean_anomaly, 1e-9);
    }
    return check_result();
}
