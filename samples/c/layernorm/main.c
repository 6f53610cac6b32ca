/* Gradient of layer normalisation: each row of x is brought to mean 0 and variance 1, then scaled and shifted.

   With seeds D, x' the normalised row and n = weight D the closed form is
   dx = (n - mean(n) - x' mean(n x')) / deviation, dweight = sum of D x', dbias = sum of D.
   Usage: layernorm [rows channels]   or   layernorm bench [rows channels] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static const double EPSILON = 1e-5;

/* mean and inverse deviation of each row are results too, as where a backward pass of one's own needs them. */
static void normalise(int rows, int channels, double *out, double *mean, double *inverse, const double *x,
                      const double *weight, const double *bias) {
    for (int r = 0; r < rows; r++) {
        const double *row = x + r * channels;
        double *to = out + r * channels;
        double m = 0, v = 0;
        for (int i = 0; i < channels; i++) m += row[i];
        m /= channels;
        for (int i = 0; i < channels; i++) {
            double shifted = row[i] - m;
            v += shifted * shifted;
        }
        double s = 1 / sqrt(v / channels + EPSILON);
        for (int i = 0; i < channels; i++) to[i] = s * (row[i] - m) * weight[i] + bias[i];
        mean[r] = m;
        inverse[r] = s;
    }
}

struct problem {
    int rows, channels;
    double *out, *mean, *inverse, *x, *weight, *bias, *seed, *d_out, *d_mean, *d_inverse, *d_x, *d_weight, *d_bias;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    normalise(p->rows, p->channels, p->out, p->mean, p->inverse, p->x, p->weight, p->bias);
}

static void start(struct problem *p) {
    size_t row = (size_t)p->channels * sizeof(double), all = (size_t)p->rows * row;
    memset(p->d_x, 0, all);
    memset(p->d_weight, 0, row);
    memset(p->d_bias, 0, row);
    memset(p->d_mean, 0, (size_t)p->rows * sizeof(double));
    memset(p->d_inverse, 0, (size_t)p->rows * sizeof(double));
    memcpy(p->d_out, p->seed, all);
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    start(p);
    __enzyme_autodiff((void *)normalise, enzyme_const, p->rows, enzyme_const, p->channels, enzyme_dup, p->out,
                      p->d_out, enzyme_dup, p->mean, p->d_mean, enzyme_dup, p->inverse, p->d_inverse, enzyme_dup, p->x,
                      p->d_x, enzyme_dup, p->weight, p->d_weight, enzyme_dup, p->bias, p->d_bias);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    int channels = p->channels;
    const double *restrict weight = p->weight;
    double *restrict d_weight = p->d_weight, *restrict d_bias = p->d_bias;
    run_primal(p);
    start(p);
    for (int r = 0; r < p->rows; r++) {
        const double *restrict x = p->x + r * channels, *restrict d_out = p->d_out + r * channels;
        double *restrict d_x = p->d_x + r * channels;
        double mean = p->mean[r], inverse = p->inverse[r], of_n = 0, of_product = 0;
        for (int i = 0; i < channels; i++) {
            double n = weight[i] * d_out[i];
            of_n += n;
            of_product += n * (x[i] - mean) * inverse;
        }
        of_n /= channels;
        of_product /= channels;
        for (int i = 0; i < channels; i++) {
            double normal = (x[i] - mean) * inverse;
            d_bias[i] += d_out[i];
            d_weight[i] += normal * d_out[i];
            d_x[i] += (weight[i] * d_out[i] - of_n - normal * of_product) * inverse;
        }
    }
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), rows = size_arg(argc, argv, 0, benching ? 512 : 6);
    int channels = size_arg(argc, argv, 1, benching ? 768 : 20);
    size_t r = (size_t)rows, c = (size_t)channels;
    struct problem p = {rows, channels, zeros(r * c), zeros(r), zeros(r), normals(r * c, 1), normals(c, 1),
                        normals(c, 1), normals(r * c, 1), zeros(r * c), zeros(r), zeros(r), zeros(r * c), zeros(c),
                        zeros(c)};
    if (benching)
        return bench_run(argv[1], (struct bench_case){"layernorm", run_primal, run_gradient, run_hand, &p});

    run_gradient(&p);
    for (int i = 0; i < channels; i += 5)
        printf("channel %2d: dx = %.6e, dweight = %.6e, dbias = %.6e\n", i, p.d_x[i], p.d_weight[i], p.d_bias[i]);
    double *d_x = memcpy(zeros(r * c), p.d_x, r * c * sizeof(double));
    double *d_weight = memcpy(zeros(c), p.d_weight, c * sizeof(double));
    double *d_bias = memcpy(zeros(c), p.d_bias, c * sizeof(double));
    run_hand(&p);
    for (int i = 0; i < rows * channels; i++) expect_near("x", i, d_x[i], p.d_x[i], 1e-10);
    for (int i = 0; i < channels; i++) expect_near("weight", i, d_weight[i], p.d_weight[i], 1e-10);
    for (int i = 0; i < channels; i++) expect_near("bias", i, d_bias[i], p.d_bias[i], 1e-10);
    return check_result();
}
