/* The example of Enzyme's founding paper (Moses and Churavy, NeurIPS 2020): f(x) = relu(x^3).

   Its derivative is 3 x^2 for x > 0 and 0 for x < 0; at the kink the branch that is taken decides.
   Usage: relu_pow3 [bench [points]] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

double __enzyme_autodiff(void *, ...);

static double relu(double x) {
    if (x > 0) return x;
    return 0;
}

static double relu_pow3(double x) { return relu(pow(x, 3)); }

static double derivative(double x) { return __enzyme_autodiff((void *)relu_pow3, x); }

struct problem {
    int n;
    double *x, *y;
};

static void run_primal(void *p) {
    struct problem *q = p;
    for (int i = 0; i < q->n; i++) q->y[i] = relu_pow3(q->x[i]);
}

static void run_gradient(void *p) {
    struct problem *q = p;
    for (int i = 0; i < q->n; i++) q->y[i] = derivative(q->x[i]);
}

int main(int argc, char **argv) {
    if (bench_asked(argc, argv)) {
        int n = size_arg(argc, argv, 0, 1000000);
        struct problem q = {n, normals((size_t)n, 2), zeros((size_t)n)};
        return bench_run(argv[1], (struct bench_case){"relu_pow3", run_primal, run_gradient, NULL, &q});
    }
    const double points[] = {-2, -1, -0.5, 0, 0.5, 1, 2, 3};
    for (int i = 0; i < 8; i++) {
        double x = points[i], d = derivative(x);
        printf("x = %5.2f  f = %8.4f  f' = %8.4f\n", x, relu_pow3(x), d);
        expect_near("derivative", i, d, x > 0 ? 3 * x * x : 0, 1e-12);
    }
    return check_result();
}
