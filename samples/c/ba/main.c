/* The sparse Jacobian of bundle adjustment: for every observation both rows of d error / d (camera, point, weight).

   The mathematics is in objective.h. Reverse mode runs twice per observation, once for each residual.
   Usage: ba [cameras points observations]   or   ba bench [...]; -DRESTRICT= for pointers that may alias. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "objective.h"

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed;
void __enzyme_autodiff(void *, ...);

enum { COLUMNS = CAMERA + POINT + 1 };

struct problem {
    int cameras, points, observations;
    double *camera, *point, *weight, *measured; /* CAMERA, POINT, 1 and 2 numbers each */
    int *seen_by, *seen;                        /* camera and point of each observation */
    double *errors;                             /* 2 for each observation */
    double *jacobian;                           /* 2 rows of COLUMNS for each observation */
};

static struct problem *make_problem(int cameras, int points, int observations) {
    struct problem *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->cameras = cameras, p->points = points, p->observations = observations;
    p->camera = zeros((size_t)(cameras * CAMERA));
    p->point = zeros((size_t)(points * POINT));
    p->weight = zeros((size_t)observations);
    p->measured = zeros((size_t)(observations * 2));
    p->errors = zeros((size_t)(observations * 2));
    p->jacobian = zeros((size_t)(observations * 2 * COLUMNS));
    p->seen_by = calloc((size_t)observations, sizeof(int));
    p->seen = calloc((size_t)observations, sizeof(int));
    if (!p->seen_by || !p->seen) abort();
    for (int c = 0; c < cameras; c++) {
        double *q = &p->camera[c * CAMERA];
        for (int i = 0; i < 3; i++) q[ROTATION + i] = uniform(-0.3, 0.3), q[CENTRE + i] = uniform(-1, 1);
        q[FOCAL] = uniform(400, 600);
        q[PRINCIPAL] = uniform(-5, 5), q[PRINCIPAL + 1] = uniform(-5, 5);
        q[RADIAL] = uniform(-0.1, 0.1), q[RADIAL + 1] = uniform(-0.01, 0.01);
    }
    for (int i = 0; i < points; i++) {
        double *x = &p->point[i * POINT];
        x[0] = uniform(-3, 3), x[1] = uniform(-3, 3), x[2] = uniform(8, 12);
    }
    for (int o = 0; o < observations; o++) {
        p->seen_by[o] = o % cameras, p->seen[o] = (int)((o * 7919L) % points);
        p->weight[o] = uniform(0.5, 1);
        project(&p->camera[p->seen_by[o] * CAMERA], &p->point[p->seen[o] * POINT], &p->measured[2 * o]);
        p->measured[2 * o] += normal(), p->measured[2 * o + 1] += normal();
    }
    return p;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    for (int o = 0; o < p->observations; o++)
        reprojection_error(&p->camera[p->seen_by[o] * CAMERA], &p->point[p->seen[o] * POINT], &p->weight[o],
                           &p->measured[2 * o], &p->errors[2 * o]);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->jacobian, 0, (size_t)(p->observations * 2 * COLUMNS) * sizeof(double));
    for (int o = 0; o < p->observations; o++)
        for (int row = 0; row < 2; row++) {
            double *d = &p->jacobian[(2 * o + row) * COLUMNS];
            double d_err[2] = {row == 0, row == 1};
            __enzyme_autodiff((void *)reprojection_error, enzyme_dup, &p->camera[p->seen_by[o] * CAMERA], d,
                              enzyme_dup, &p->point[p->seen[o] * POINT], d + CAMERA, enzyme_dup,
                              &p->weight[o], d + CAMERA + POINT, enzyme_const, &p->measured[2 * o],
                              enzyme_dupnoneed, &p->errors[2 * o], d_err);
        }
}

/* Both rows of one column by central differences. */
static void difference(double inputs[COLUMNS], const double *measured, int column, double out[2]) {
    const double kept = inputs[column], h = 1e-5 * fmax(1, fabs(kept));
    double up[2], down[2];
    inputs[column] = kept + h;
    reprojection_error(inputs, inputs + CAMERA, inputs + CAMERA + POINT, measured, up);
    inputs[column] = kept - h;
    reprojection_error(inputs, inputs + CAMERA, inputs + CAMERA + POINT, measured, down);
    inputs[column] = kept;
    for (int row = 0; row < 2; row++) out[row] = (up[row] - down[row]) / (2 * h);
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int cameras = size_arg(argc, argv, 0, benching ? 49 : 3);
    int points = size_arg(argc, argv, 1, benching ? 7776 : 20);
    int observations = size_arg(argc, argv, 2, benching ? 31843 : 40);
    struct problem *p = make_problem(cameras, points, observations);
    if (benching) return bench_run(argv[1], (struct bench_case){"ba", run_primal, run_gradient, NULL, p});

    for (int i = 0; i < 3; i++) p->camera[ROTATION + i] = 0; /* the first camera takes the small-angle branch */
    run_primal(p);
    double sum = 0;
    for (int i = 0; i < 2 * observations; i++) sum += p->errors[i] * p->errors[i];
    printf("%d observations, |errors|^2 = %.5e\n", observations, sum);

    run_gradient(p);
    for (int o = 0; o < observations; o++) {
        double inputs[COLUMNS], want[2];
        memcpy(inputs, &p->camera[p->seen_by[o] * CAMERA], CAMERA * sizeof(double));
        memcpy(inputs + CAMERA, &p->point[p->seen[o] * POINT], POINT * sizeof(double));
        inputs[CAMERA + POINT] = p->weight[o];
        for (int column = p->seen_by[o] == 0 ? CENTRE : 0; column < COLUMNS; column++) {
            difference(inputs, &p->measured[2 * o], column, want);
            for (int row = 0; row < 2; row++)
                expect_near("jacobian", (2 * o + row) * COLUMNS + column,
                            p->jacobian[(2 * o + row) * COLUMNS + column], want[row], 2e-7);
        }
    }
    for (int o = 0; o < 2; o++)
        for (int row = 0; row < 2; row++) {
            printf("observation %d row %d:", o, row);
            for (int i = 0; i < COLUMNS; i++) printf(" %.4e", p->jacobian[(2 * o + row) * COLUMNS + i] + 0.0);
            printf("\n");
        }
    return check_result();
}
