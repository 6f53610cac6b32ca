/* Sensitivity of a gravitational N-body simulation to masses, positions and velocities.

   Leapfrog steps (kick, drift, kick) with softened gravity, a_i = sum_j m_j (x_j - x_i) / (|x_j - x_i|^2 + e^2)^1.5,
   over an array of structures. The scalar is the mean square distance of the bodies from a target at the end.
   Checked against central finite differences.
   Usage: nbody [bodies steps]   or   nbody bench [...] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

struct body {
    double position[3], velocity[3], mass;
};

static void kick(int n, struct body *bodies, double dt) {
    const double softening = 0.05;
    for (int i = 0; i < n; i++) {
        double acceleration[3] = {0, 0, 0};
        for (int j = 0; j < n; j++) {
            if (j == i) continue;
            double offset[3], square = softening * softening;
            for (int c = 0; c < 3; c++) {
                offset[c] = bodies[j].position[c] - bodies[i].position[c];
                square += offset[c] * offset[c];
            }
            double pull = bodies[j].mass / (square * sqrt(square));
            for (int c = 0; c < 3; c++) acceleration[c] += pull * offset[c];
        }
        for (int c = 0; c < 3; c++) bodies[i].velocity[c] += dt * acceleration[c];
    }
}

static double simulate(int n, int steps, double dt, struct body *bodies, const double *target) {
    for (int step = 0; step < steps; step++) {
        kick(n, bodies, dt / 2);
        for (int i = 0; i < n; i++)
            for (int c = 0; c < 3; c++) bodies[i].position[c] += dt * bodies[i].velocity[c];
        kick(n, bodies, dt / 2);
    }
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int c = 0; c < 3; c++) {
            double miss = bodies[i].position[c] - target[c];
            sum += miss * miss;
        }
    return sum / n;
}

struct problem {
    int n, steps;
    double dt, value, target[3];
    struct body *start, *bodies, *gradient;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    memcpy(p->bodies, p->start, (size_t)p->n * sizeof(struct body));
    p->value = simulate(p->n, p->steps, p->dt, p->bodies, p->target);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memcpy(p->bodies, p->start, (size_t)p->n * sizeof(struct body));
    memset(p->gradient, 0, (size_t)p->n * sizeof(struct body));
    __enzyme_autodiff((void *)simulate, enzyme_const, p->n, enzyme_const, p->steps, enzyme_const, p->dt, enzyme_dup,
                      p->bodies, p->gradient, enzyme_const, p->target);
}

static double difference(struct problem *p, double *parameter) {
    const double h = 1e-5, kept = *parameter;
    *parameter = kept + h;
    run_primal(p);
    double up = p->value;
    *parameter = kept - h;
    run_primal(p);
    *parameter = kept;
    return (up - p->value) / (2 * h);
}

static void check(struct problem *p, const char *name, int i, double *parameter, double derivative) {
    expect_near(name, i, derivative, difference(p, parameter), 1e-6);
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int n = size_arg(argc, argv, 0, benching ? 100 : 6), steps = size_arg(argc, argv, 1, benching ? 100 : 60);
    struct problem p = {n, steps, 0.01, 0, {0.5, -0.25, 0.125}, NULL, NULL, NULL};
    p.start = calloc((size_t)n, sizeof(struct body));
    p.bodies = calloc((size_t)n, sizeof(struct body));
    p.gradient = calloc((size_t)n, sizeof(struct body));
    if (!p.start || !p.bodies || !p.gradient) abort();
    for (int i = 0; i < n; i++) {
        p.start[i].mass = uniform(0.5, 1.5) / n;
        for (int c = 0; c < 3; c++) {
            p.start[i].position[c] = uniform(-1, 1);
            p.start[i].velocity[c] = uniform(-0.3, 0.3);
        }
    }
    if (benching) return bench_run(argv[1], (struct bench_case){"nbody", run_primal, run_gradient, NULL, &p});

    run_primal(&p);
    printf("mean square distance after %d steps = %.8f\n", steps, p.value);
    run_gradient(&p);
    for (int i = 0; i < n; i++) {
        const struct body *g = &p.gradient[i];
        printf("body %d: d / dx = %8.5f, d / dv = %8.5f, d / dm = %8.5f\n", i, g->position[0], g->velocity[0],
               g->mass);
        for (int c = 0; c < 3; c++) {
            check(&p, "position", 3 * i + c, &p.start[i].position[c], g->position[c]);
            check(&p, "velocity", 3 * i + c, &p.start[i].velocity[c], g->velocity[c]);
        }
        check(&p, "mass", i, &p.start[i].mass, g->mass);
    }
    return check_result();
}
