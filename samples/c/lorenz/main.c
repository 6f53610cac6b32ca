/* Sensitivities of the Lorenz system, x' = s (y - x), y' = x (r - z) - y, z' = x y - b z, by two integrators:
   classical Runge-Kutta with fixed steps, and Bogacki and Shampine's 3(2) pair, which chooses its steps by the
   error it estimates (a while loop whose trip count is known only when it ends).

   The scalar is |state(T)|^2. Checked against the variational equations S' = (df/dx) S + df/dp, integrated along.
   Usage: lorenz [steps]   or   lorenz bench [steps] */
#include "../bench.h"
#include "../check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

enum { INPUTS = 6 }; /* x, y, z at the start, then s, r, b */

static void lorenz(const double *p, const double *x, double *dx) {
    dx[0] = p[0] * (x[1] - x[0]);
    dx[1] = x[0] * (p[1] - x[2]) - x[1];
    dx[2] = x[0] * x[1] - p[2] * x[2];
}

static double rk4(const double *inputs, int steps, double end) {
    double x[3] = {inputs[0], inputs[1], inputs[2]}, h = end / steps;
    for (int step = 0; step < steps; step++) {
        double k1[3], k2[3], k3[3], k4[3], at[3];
        lorenz(inputs + 3, x, k1);
        for (int i = 0; i < 3; i++) at[i] = x[i] + h / 2 * k1[i];
        lorenz(inputs + 3, at, k2);
        for (int i = 0; i < 3; i++) at[i] = x[i] + h / 2 * k2[i];
        lorenz(inputs + 3, at, k3);
        for (int i = 0; i < 3; i++) at[i] = x[i] + h * k3[i];
        lorenz(inputs + 3, at, k4);
        for (int i = 0; i < 3; i++) x[i] += h / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
    }
    return x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
}

static double adaptive(const double *inputs, double tolerance, double end, int *accepted) {
    double x[3] = {inputs[0], inputs[1], inputs[2]}, t = 0, h = 1e-3;
    *accepted = 0;
    while (t < end) {
        double k1[3], k2[3], k3[3], k4[3], at[3], next[3], error = 0;
        if (t + h > end) h = end - t;
        lorenz(inputs + 3, x, k1);
        for (int i = 0; i < 3; i++) at[i] = x[i] + h / 2 * k1[i];
        lorenz(inputs + 3, at, k2);
        for (int i = 0; i < 3; i++) at[i] = x[i] + h * 3 / 4 * k2[i];
        lorenz(inputs + 3, at, k3);
        for (int i = 0; i < 3; i++) next[i] = x[i] + h * (2 * k1[i] + 3 * k2[i] + 4 * k3[i]) / 9;
        lorenz(inputs + 3, next, k4);
        for (int i = 0; i < 3; i++) {
            double e = h * (-5 * k1[i] / 72 + k2[i] / 12 + k3[i] / 9 - k4[i] / 8);
            error += e * e;
        }
        error = sqrt(error);
        if (error <= tolerance) {
            t += h;
            for (int i = 0; i < 3; i++) x[i] = next[i];
            ++*accepted;
        }
        double factor = 0.9 * cbrt(tolerance / (error + 1e-300));
        h *= factor > 5 ? 5 : factor < 0.2 ? 0.2 : factor;
    }
    return x[0] * x[0] + x[1] * x[1] + x[2] * x[2];
}

/* x and its sensitivities s[j][i] = d x_i / d input_j advance together; 21 equations, RK4 with many steps. */
static void variational(const double *inputs, const double *w, double *dw) {
    const double *x = w, *p = inputs + 3;
    lorenz(p, x, dw);
    for (int j = 0; j < INPUTS; j++) {
        const double *s = w + 3 + 3 * j;
        double *ds = dw + 3 + 3 * j;
        ds[0] = p[0] * (s[1] - s[0]) + (j == 3 ? x[1] - x[0] : 0);
        ds[1] = s[0] * (p[1] - x[2]) - x[0] * s[2] - s[1] + (j == 4 ? x[0] : 0);
        ds[2] = s[0] * x[1] + x[0] * s[1] - p[2] * s[2] - (j == 5 ? x[2] : 0);
    }
}

static void sensitivities(const double *inputs, int steps, double end, double *gradient) {
    enum { SIZE = 3 + 3 * INPUTS };
    double w[SIZE] = {inputs[0], inputs[1], inputs[2]}, k[4][SIZE], at[SIZE], h = end / steps;
    for (int j = 0; j < 3; j++) w[3 + 3 * j + j] = 1;
    for (int step = 0; step < steps; step++) {
        variational(inputs, w, k[0]);
        for (int stage = 1; stage < 4; stage++) {
            for (int i = 0; i < SIZE; i++) at[i] = w[i] + (stage == 3 ? h : h / 2) * k[stage - 1][i];
            variational(inputs, at, k[stage]);
        }
        for (int i = 0; i < SIZE; i++) w[i] += h / 6 * (k[0][i] + 2 * k[1][i] + 2 * k[2][i] + k[3][i]);
    }
    for (int j = 0; j < INPUTS; j++) {
        gradient[j] = 0;
        for (int i = 0; i < 3; i++) gradient[j] += 2 * w[i] * w[3 + 3 * j + i];
    }
}

struct problem {
    double *inputs, *gradient, end, value;
    int steps;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = rk4(p->inputs, p->steps, p->end);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->gradient, 0, INPUTS * sizeof(double));
    __enzyme_autodiff((void *)rk4, enzyme_dup, p->inputs, p->gradient, enzyme_const, p->steps, enzyme_const, p->end);
}

int main(int argc, char **argv) {
    double inputs[INPUTS] = {1, 2, 20, 10, 28, 8.0 / 3}, gradient[INPUTS] = {0}, want[INPUTS];
    int benching = bench_asked(argc, argv), accepted = 0;
    struct problem p = {inputs, gradient, 1.5, 0, size_arg(argc, argv, 0, benching ? 500000 : 2000)};
    if (benching) return bench_run(argv[1], (struct bench_case){"lorenz", run_primal, run_gradient, NULL, &p});

    const char *names[INPUTS] = {"x0", "y0", "z0", "sigma", "rho", "beta"};
    sensitivities(inputs, 20000, p.end, want);
    run_primal(&p);
    run_gradient(&p);
    printf("Runge-Kutta, %d steps: |state|^2 = %.6f\n", p.steps, p.value);
    for (int j = 0; j < INPUTS; j++) {
        printf("  d / d %-5s = %.5e\n", names[j], gradient[j]);
        expect_near("rk4", j, gradient[j], want[j], 1e-6);
        double direction[INPUTS] = {0};
        direction[j] = 1;
        double tangent = __enzyme_fwddiff((void *)rk4, enzyme_dup, inputs, direction, enzyme_const, p.steps,
                                          enzyme_const, p.end);
        expect_near("rk4 forward", j, tangent, gradient[j], 1e-9);
    }

    const double tolerance = 1e-9;
    double value = adaptive(inputs, tolerance, p.end, &accepted);
    memset(gradient, 0, sizeof gradient);
    __enzyme_autodiff((void *)adaptive, enzyme_dup, inputs, gradient, enzyme_const, tolerance, enzyme_const, p.end,
                      enzyme_const, &accepted);
    printf("adaptive, about %d thousand steps: |state|^2 = %.4f\n", (accepted + 500) / 1000, value);
    for (int j = 0; j < INPUTS; j++) {
        printf("  d / d %-5s = %.3e\n", names[j], gradient[j]);
        expect_near("adaptive", j, gradient[j], want[j], 1e-5);
    }
    return check_result();
}
