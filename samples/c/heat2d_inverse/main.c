/* Recovering an initial temperature field from a noisy, blurred measurement of a later time.

   The plate's heat equation T' = laplace T runs for many explicit steps (two buffers swapped by pointer); the cost is
   the misfit |T(end) - measured|^2 / 2 plus mu * (smoothed total variation of T(0)), which keeps edges sharp.
   Gradient descent with Nesterov's momentum and restarts (O'Donoghue and Candes, 2015) follows the adjoint gradient.
   Usage: heat2d_inverse [grid steps iterations [folder]]   or   heat2d_inverse bench [grid steps]
   With a folder, writes truth.csv, measured.csv, recovered.csv and cost.csv there. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static const double rate = 0.2, variation_weight = 2e-4, smoothing = 1e-3;

/* Cells beyond the border count as cold. */
static void simulate(int n, int steps, double *old, double *new) {
    for (int s = 0; s < steps; s++) {
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                int at = i * n + j;
                double around = (i > 0 ? old[at - n] : 0) + (i < n - 1 ? old[at + n] : 0) +
                                (j > 0 ? old[at - 1] : 0) + (j < n - 1 ? old[at + 1] : 0);
                new[at] = old[at] + rate * (around - 4 * old[at]);
            }
        double *swapped = old;
        old = new;
        new = swapped;
    }
    if (steps % 2) memcpy(new, old, (size_t)(n * n) * sizeof(double)); /* the result belongs in the caller's old */
}

static double cost(int n, int steps, const double *start, const double *measured) {
    size_t bytes = (size_t)(n * n) * sizeof(double);
    double *field = malloc(bytes), *room = malloc(bytes), misfit = 0, variation = 0;
    memcpy(field, start, bytes);
    simulate(n, steps, field, room);
    for (int at = 0; at < n * n; at++) misfit += (field[at] - measured[at]) * (field[at] - measured[at]);
    for (int i = 0; i + 1 < n; i++)
        for (int j = 0; j + 1 < n; j++) {
            double down = start[(i + 1) * n + j] - start[i * n + j], right = start[i * n + j + 1] - start[i * n + j];
            variation += sqrt(down * down + right * right + smoothing * smoothing);
        }
    free(field);
    free(room);
    return 0.5 * misfit + variation_weight * variation;
}

struct problem {
    int n, steps;
    size_t cells;
    double *truth, *measured, *field, *gradient, value;
};

static struct problem make_problem(int n, int steps) {
    size_t cells = (size_t)(n * n);
    struct problem p = {n, steps, cells, zeros(cells), zeros(cells), zeros(cells), zeros(cells), 0};
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            double x = (j + 0.5) / n, y = (i + 0.5) / n;
            int disc = (x - 0.3) * (x - 0.3) + (y - 0.35) * (y - 0.35) < 0.02;
            int bar = fabs(x - 0.7) < 0.08 && fabs(y - 0.5) < 0.3;
            p.truth[i * n + j] = disc ? 1 : bar ? 0.7 : 0;
        }
    memcpy(p.measured, p.truth, cells * sizeof(double));
    double *room = zeros(cells);
    simulate(n, steps, p.measured, room);
    free(room);
    for (size_t at = 0; at < cells; at++) p.measured[at] += 1e-3 * normal();
    return p;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = cost(p->n, p->steps, p->field, p->measured);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->gradient, 0, p->cells * sizeof(double));
    __enzyme_autodiff((void *)cost, enzyme_const, p->n, enzyme_const, p->steps, enzyme_dup, p->field, p->gradient,
                      enzyme_const, p->measured);
}

/* Root of the mean square distance from the truth. */
static double distance(const struct problem *p, const double *field) {
    double sum = 0;
    for (size_t at = 0; at < p->cells; at++) sum += (field[at] - p->truth[at]) * (field[at] - p->truth[at]);
    return sqrt(sum / (double)p->cells);
}

static void write_field(const char *folder, const char *name, int rows, int columns, const double *a) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s.csv", folder, name);
    FILE *out = fopen(path, "w");
    if (!out) {
        perror(path);
        exit(2);
    }
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) fprintf(out, "%.9g%c", a[i * columns + j], j + 1 < columns ? ',' : '\n');
    fclose(out);
}

static void recover(struct problem *p, int iterations, double *costs) {
    double *point = zeros(p->cells), previous = 1e300, weight = 1;
    const double stride = 0.6; /* below 1 / (1 + the variation's curvature) */
    for (int k = 0; k <= iterations; k++) {
        run_primal(p);
        costs[k] = p->value;
        if (p->value > previous) weight = 1;
        previous = p->value;
        run_gradient(p);
        double next_weight = (1 + sqrt(1 + 4 * weight * weight)) / 2, push = (weight - 1) / next_weight;
        for (size_t at = 0; at < p->cells; at++) {
            double moved = p->field[at] - stride * p->gradient[at];
            p->field[at] = moved + push * (moved - point[at]);
            point[at] = moved;
        }
        weight = next_weight;
    }
    memcpy(p->field, point, p->cells * sizeof(double));
    free(point);
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int n = size_arg(argc, argv, 0, benching ? 96 : 20), steps = size_arg(argc, argv, 1, benching ? 200 : 25);
    int iterations = size_arg(argc, argv, 2, 200);
    struct problem p = make_problem(n, steps);
    memcpy(p.field, p.measured, p.cells * sizeof(double));
    if (benching)
        return bench_run(argv[1], (struct bench_case){"heat2d_inverse", run_primal, run_gradient, NULL, &p});

    run_gradient(&p);
    for (int at = 0; at < n * n; at += n + 3) {
        const double h = 1e-6, kept = p.field[at];
        p.field[at] = kept + h;
        run_primal(&p);
        double up = p.value;
        p.field[at] = kept - h;
        run_primal(&p);
        p.field[at] = kept;
        expect_near("gradient", at, p.gradient[at], (up - p.value) / (2 * h), 1e-7);
    }

    double *costs = zeros((size_t)iterations + 1), before = distance(&p, p.measured);
    recover(&p, iterations, costs);
    double after = distance(&p, p.field);
    printf("grid %d x %d, %d time steps, %d iterations\n", n, n, steps, iterations);
    for (int k = 0; k <= iterations; k += iterations > 4 ? iterations / 4 : 1)
        printf("iteration %4d: cost %.3e\n", k, costs[k]);
    printf("distance from the truth: measurement %.3f, recovered %.3f\n", before, after);
    if (!(after < 0.6 * before)) {
        fprintf(stderr, "the recovery is not much nearer than the measurement\n");
        mismatches++;
    }
    if (argc > 4) {
        write_field(argv[4], "truth", n, n, p.truth);
        write_field(argv[4], "measured", n, n, p.measured);
        write_field(argv[4], "recovered", n, n, p.field);
        write_field(argv[4], "cost", iterations + 1, 1, costs);
    }
    return check_result();
}
