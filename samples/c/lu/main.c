/* Gradient through a dense linear solve: LU factorisation with partial pivoting in place, then the substitutions.

   The scalar is w . x with A x = b. In closed form d / db = l with A' l = w, and d / dA = -l x'.
   Usage: lu [n]   or   lu bench [n] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static void swap_rows(int n, double *restrict a, double *restrict b, int r, int s) {
    for (int j = 0; j < n; j++) {
        double kept = a[r * n + j];
        a[r * n + j] = a[s * n + j];
        a[s * n + j] = kept;
    }
    double kept = b[r];
    b[r] = b[s];
    b[s] = kept;
}

/* Overwrites a with its factors and b with the solution. */
static void solve(int n, double *restrict a, double *restrict b) {
    for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i * n + k]) > fabs(a[pivot * n + k])) pivot = i;
        if (pivot != k) swap_rows(n, a, b, pivot, k);
        for (int i = k + 1; i < n; i++) {
            double factor = a[i * n + k] /= a[k * n + k];
            for (int j = k + 1; j < n; j++) a[i * n + j] -= factor * a[k * n + j];
        }
    }
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) b[i] -= a[i * n + j] * b[j];
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
}

static double weighted_solution(int n, double *restrict a, double *restrict b, const double *restrict w) {
    double sum = 0;
    solve(n, a, b);
    for (int i = 0; i < n; i++) sum += w[i] * b[i];
    return sum;
}

struct problem {
    int n;
    double *matrix, *right, *weight; /* as given */
    double *a, *b, *d_a, *d_b;       /* worked on, and shadows */
    double value;
};

static void reset(struct problem *p) {
    size_t n = (size_t)p->n;
    memcpy(p->a, p->matrix, n * n * sizeof(double));
    memcpy(p->b, p->right, n * sizeof(double));
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    reset(p);
    p->value = weighted_solution(p->n, p->a, p->b, p->weight);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    size_t n = (size_t)p->n;
    reset(p);
    memset(p->d_a, 0, n * n * sizeof(double));
    memset(p->d_b, 0, n * sizeof(double));
    __enzyme_autodiff((void *)weighted_solution, enzyme_const, p->n, enzyme_dup, p->a, p->d_a, enzyme_dup, p->b,
                      p->d_b, enzyme_const, p->weight);
}

/* The closed form, by one factorisation of A' and the solution that the primal left in b. */
static void run_hand(void *problem) {
    struct problem *p = problem;
    int n = p->n;
    run_primal(p);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) p->a[i * n + j] = p->matrix[j * n + i];
    memcpy(p->d_b, p->weight, (size_t)n * sizeof(double));
    solve(n, p->a, p->d_b);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) p->d_a[i * n + j] = -p->d_b[i] * p->b[j];
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), n = size_arg(argc, argv, 0, benching ? 300 : 15);
    size_t rows = (size_t)n;
    struct problem p = {n, normals(rows * rows, 1), normals(rows, 1), normals(rows, 1),
                        zeros(rows * rows), zeros(rows), zeros(rows * rows), zeros(rows), 0};
    if (benching) return bench_run(argv[1], (struct bench_case){"lu", run_primal, run_gradient, run_hand, &p});

    run_primal(&p);
    printf("w . x = %.7e\n", p.value);
    run_gradient(&p);
    for (int i = 0; i < n; i += 5) printf("row %2d: d / dA = %.5e, d / db = %.5e\n", i, p.d_a[i * n], p.d_b[i]);
    double *d_a = memcpy(zeros(rows * rows), p.d_a, rows * rows * sizeof(double));
    double *d_b = memcpy(zeros(rows), p.d_b, rows * sizeof(double));
    run_hand(&p);
    for (int i = 0; i < n * n; i++) expect_near("A", i, d_a[i], p.d_a[i], 1e-9);
    for (int i = 0; i < n; i++) expect_near("b", i, d_b[i], p.d_b[i], 1e-10);
    return check_result();
}
