/* Gradient through a conjugate-gradient solve that stops when its residual is small enough.

   A is sparse, symmetric and positive definite (diffusion on a grid), in compressed rows. The scalar is w . x.
   To the accuracy of the solve, d / db = l with A l = w, and d / dA_ij = -l_i x_j on A's pattern, which is what the
   hand-written version computes with a second solve (for the symmetric part, which is what the method sees).
   Usage: cg [grid]   or   cg bench [grid] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

struct pattern {
    int rows;
    int *start, *column;
};

static void multiply(const struct pattern *m, const double *restrict values, const double *restrict x,
                     double *restrict out) {
    for (int i = 0; i < m->rows; i++) {
        double sum = 0;
        for (int at = m->start[i]; at < m->start[i + 1]; at++) sum += values[at] * x[m->column[at]];
        out[i] = sum;
    }
}

static double dot(int n, const double *restrict a, const double *restrict b) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

static void conjugate_gradient(const struct pattern *m, const double *restrict values, const double *restrict b,
                               double tolerance, double *restrict x) {
    int n = m->rows;
    size_t bytes = (size_t)n * sizeof(double);
    double *residual = malloc(bytes), *direction = malloc(bytes), *image = malloc(bytes);
    for (int i = 0; i < n; i++) {
        x[i] = 0;
        residual[i] = direction[i] = b[i];
    }
    double square = dot(n, residual, residual), enough = tolerance * tolerance * square;
    while (square > enough) {
        multiply(m, values, direction, image);
        double alpha = square / dot(n, direction, image);
        for (int i = 0; i < n; i++) x[i] += alpha * direction[i];
        for (int i = 0; i < n; i++) residual[i] -= alpha * image[i];
        double next = dot(n, residual, residual);
        for (int i = 0; i < n; i++) direction[i] = residual[i] + next / square * direction[i];
        square = next;
    }
    free(residual);
    free(direction);
    free(image);
}

static double weighted_solution(const struct pattern *m, const double *restrict values, const double *restrict b,
                                const double *restrict w, double tolerance) {
    double *x = malloc((size_t)m->rows * sizeof(double));
    conjugate_gradient(m, values, b, tolerance, x);
    double sum = dot(m->rows, w, x);
    free(x);
    return sum;
}

struct problem {
    struct pattern m;
    double *values, *b, *w, *d_values, *d_b, tolerance, value;
};

/* -div(k grad) + 1 with a random conductivity k on the faces of an n x n grid. */
static struct problem make_problem(int n) {
    size_t rows = (size_t)n * (size_t)n;
    struct problem p = {{n * n, calloc(rows + 1, sizeof(int)), calloc(5 * rows, sizeof(int))},
                        zeros(5 * rows), normals(rows, 1), normals(rows, 1), zeros(5 * rows), zeros(rows), 1e-12, 0};
    double *right = zeros(rows), *below = zeros(rows);
    if (!p.m.start || !p.m.column) abort();
    for (size_t i = 0; i < rows; i++) right[i] = uniform(0.2, 2), below[i] = uniform(0.2, 2);
    int count = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            int row = i * n + j, neighbours[4] = {i > 0 ? row - n : -1, j > 0 ? row - 1 : -1,
                                                 j < n - 1 ? row + 1 : -1, i < n - 1 ? row + n : -1};
            double face[4] = {i > 0 ? below[row - n] : 0, j > 0 ? right[row - 1] : 0, right[row], below[row]};
            double diagonal = 1;
            for (int f = 0; f < 4; f++)
                if (neighbours[f] >= 0) {
                    p.m.column[count] = neighbours[f];
                    p.values[count++] = -face[f];
                    diagonal += face[f];
                }
            p.m.column[count] = row;
            p.values[count++] = diagonal;
            p.m.start[row + 1] = count;
        }
    free(right);
    free(below);
    return p;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    p->value = weighted_solution(&p->m, p->values, p->b, p->w, p->tolerance);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memset(p->d_values, 0, (size_t)p->m.start[p->m.rows] * sizeof(double));
    memset(p->d_b, 0, (size_t)p->m.rows * sizeof(double));
    __enzyme_autodiff((void *)weighted_solution, enzyme_const, &p->m, enzyme_dup, p->values, p->d_values, enzyme_dup,
                      p->b, p->d_b, enzyme_const, p->w, enzyme_const, p->tolerance);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    double *x = zeros((size_t)p->m.rows);
    conjugate_gradient(&p->m, p->values, p->b, p->tolerance, x);
    conjugate_gradient(&p->m, p->values, p->w, p->tolerance, p->d_b);
    for (int i = 0; i < p->m.rows; i++)
        for (int at = p->m.start[i]; at < p->m.start[i + 1]; at++)
            p->d_values[at] = -p->d_b[i] * x[p->m.column[at]];
    free(x);
}

/* The method relies on A being symmetric: only the derivative by the pair (A_ij, A_ji) is that of the solution. */
static void symmetrise(const struct pattern *m, double *values) {
    for (int i = 0; i < m->rows; i++)
        for (int at = m->start[i]; at < m->start[i + 1]; at++) {
            int j = m->column[at], mirror = m->start[j];
            while (m->column[mirror] != i) mirror++;
            if (j < i) values[at] = values[mirror] = 0.5 * (values[at] + values[mirror]);
        }
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), n = size_arg(argc, argv, 0, benching ? 100 : 8);
    struct problem p = make_problem(n);
    if (benching) return bench_run(argv[1], (struct bench_case){"cg", run_primal, run_gradient, run_hand, &p});

    int entries = p.m.start[p.m.rows];
    run_primal(&p);
    printf("w . x = %.7e, %d entries\n", p.value, entries);
    run_gradient(&p);
    symmetrise(&p.m, p.d_values);
    for (int i = 0; i < n * n; i += n * n / 4)
        printf("row %2d: d / dA = %.5e, d / db = %.5e\n", i, p.d_values[p.m.start[i]], p.d_b[i]);
    double *d_values = memcpy(zeros((size_t)entries), p.d_values, (size_t)entries * sizeof(double));
    double *d_b = memcpy(zeros((size_t)(n * n)), p.d_b, (size_t)(n * n) * sizeof(double));
    run_hand(&p);
    symmetrise(&p.m, p.d_values);
    for (int at = 0; at < entries; at++) expect_near("A", at, d_values[at], p.d_values[at], 1e-7);
    for (int i = 0; i < n * n; i++) expect_near("b", i, d_b[i], p.d_b[i], 1e-7);
    return check_result();
}
