/* Reverse and forward mode through an in-place fast Fourier transform (radix 2, decimation in time).

   z holds n complex numbers, real and imaginary part interleaved; F is the transform with e^(-2 pi i j k / n).
   F is linear, so its adjoint in the real sense is the conjugate transform: F' w = conj(F conj(w)).
   Checked against that closed form, against forward mode by <w, F v> = <F' w, v>, and against finite differences.
   Usage: fft [points]   or   fft bench [points]; -DRESTRICT= for pointers that may alias. */
#include "../bench.h"
#include "../check.h"
#include "../random.h"
#include "hand.h"
#include "transform.h"

extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

struct problem {
    int n;
    double *twiddle, *signal, *seed, *z, *d_z;
};

static struct problem *make_problem(int n) {
    struct problem *p = calloc(1, sizeof *p);
    if (!p) abort();
    p->n = n;
    p->twiddle = zeros((size_t)n);
    make_twiddles(n, p->twiddle);
    p->signal = normals((size_t)(2 * n), 1);
    p->seed = normals((size_t)(2 * n), 1);
    p->z = zeros((size_t)(2 * n));
    p->d_z = zeros((size_t)(2 * n));
    return p;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    memcpy(p->z, p->signal, (size_t)(2 * p->n) * sizeof(double));
    fft(p->n, p->twiddle, p->z);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    memcpy(p->z, p->signal, (size_t)(2 * p->n) * sizeof(double));
    memcpy(p->d_z, p->seed, (size_t)(2 * p->n) * sizeof(double));
    __enzyme_autodiff((void *)fft, enzyme_const, p->n, enzyme_const, p->twiddle, enzyme_dup, p->z, p->d_z);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    memcpy(p->z, p->signal, (size_t)(2 * p->n) * sizeof(double));
    memcpy(p->d_z, p->seed, (size_t)(2 * p->n) * sizeof(double));
    fft_hand(p->n, p->twiddle, p->z, p->d_z);
}

static double dot(int n, const double *a, const double *b) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += a[i] * b[i];
    return sum;
}

static double *copy(int n, const double *a) { return memcpy(zeros((size_t)n), a, (size_t)n * sizeof *a); }

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv);
    int n = size_arg(argc, argv, 0, benching ? 65536 : 256);
    if (n < 2 || (n & (n - 1))) {
        fprintf(stderr, "fft: %d is not a power of two\n", n);
        return 2;
    }
    struct problem *p = make_problem(n);
    if (benching) return bench_run(argv[1], (struct bench_case){"fft", run_primal, run_gradient, run_hand, p});

    run_primal(p);
    printf("|z|^2 = %.6e, |F z|^2 / n = %.6e\n", dot(2 * n, p->signal, p->signal), dot(2 * n, p->z, p->z) / n);
    run_gradient(p);
    double *adjoint = copy(2 * n, p->d_z), *spectrum = copy(2 * n, p->z);
    printf("adjoint: |F' w|^2 / n = %.6e, first = %.5e %.5e\n", dot(2 * n, adjoint, adjoint) / n, adjoint[0],
           adjoint[1]);

    run_hand(p);
    for (int i = 0; i < 2 * n; i++) {
        expect_near("adjoint", i, adjoint[i], p->d_z[i], 1e-10);
        expect_near("transform", i, spectrum[i], p->z[i], 1e-12);
    }
    const double h = 1e-4;
    for (int i = 0; i < 2 * n; i += 37) {
        memcpy(p->z, p->signal, (size_t)(2 * n) * sizeof(double));
        p->z[i] += h;
        fft(n, p->twiddle, p->z);
        double up = dot(2 * n, p->seed, p->z);
        expect_near("difference", i, adjoint[i], (up - dot(2 * n, p->seed, spectrum)) / h, 1e-6);
    }
    double *direction = normals((size_t)(2 * n), 1), *tangent = copy(2 * n, direction);
    memcpy(p->z, p->signal, (size_t)(2 * n) * sizeof(double));
    __enzyme_fwddiff((void *)fft, enzyme_const, n, enzyme_const, p->twiddle, enzyme_dup, p->z, tangent);
    double forward = dot(2 * n, p->seed, tangent), reverse = dot(2 * n, adjoint, direction);
    printf("<w, F v> = %.6e, <F' w, v> = %.6e\n", forward, reverse);
    expect_near("dot product", 0, forward, reverse, 1e-10);
    return check_result();
}
