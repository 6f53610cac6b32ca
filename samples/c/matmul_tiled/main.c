/* Gradient of a layer of a neural network, out = x W' + bias for each position, with the positions in tiles.

   A tile of positions is added up in local numbers, so that a row of W is read once for all of them: what programs
   in plain C do to be fast. With seeds D for out the closed form is dx = D W, dW = D' x and dbias = the sum of D.
   Usage: matmul_tiled [positions channels outputs]   or   matmul_tiled bench [positions channels outputs] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

enum { TILE = 8 };

/* out: positions rows of outputs; x: positions rows of channels; weight: outputs rows of channels. */
static void layer(int positions, int channels, int outputs, float *out, const float *x, const float *weight,
                  const float *bias) {
    for (int tile = 0; tile < positions; tile += TILE)
        for (int o = 0; o < outputs; o++) {
            float sum[TILE];
            for (int t = 0; t < TILE; t++) sum[t] = bias ? bias[o] : 0;
            for (int i = 0; i < channels; i++) {
                float w = weight[i + o * channels];
                for (int t = 0; t < TILE; t++) sum[t] += x[(tile + t) * channels + i] * w;
            }
            for (int t = 0; t < TILE; t++) out[(tile + t) * outputs + o] = sum[t];
        }
}

struct problem {
    int positions, channels, outputs;
    float *out, *x, *weight, *bias, *seed, *d_out, *d_x, *d_weight, *d_bias;
};

static float *singles(int n, double scale) {
    float *a = calloc((size_t)n, sizeof *a);
    if (!a) abort();
    for (int i = 0; scale != 0 && i < n; i++) a[i] = (float)(scale * normal());
    return a;
}

static void run_primal(void *problem) {
    struct problem *p = problem;
    layer(p->positions, p->channels, p->outputs, p->out, p->x, p->weight, p->bias);
}

static void start(struct problem *p) {
    memset(p->d_x, 0, (size_t)(p->positions * p->channels) * sizeof(float));
    memset(p->d_weight, 0, (size_t)(p->outputs * p->channels) * sizeof(float));
    memset(p->d_bias, 0, (size_t)p->outputs * sizeof(float));
    memcpy(p->d_out, p->seed, (size_t)(p->positions * p->outputs) * sizeof(float));
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    start(p);
    __enzyme_autodiff((void *)layer, enzyme_const, p->positions, enzyme_const, p->channels, enzyme_const, p->outputs,
                      enzyme_dup, p->out, p->d_out, enzyme_dup, p->x, p->d_x, enzyme_dup, p->weight, p->d_weight,
                      enzyme_dup, p->bias, p->d_bias);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    int channels = p->channels, outputs = p->outputs;
    run_primal(p);
    start(p);
    for (int t = 0; t < p->positions; t++)
        for (int o = 0; o < outputs; o++) {
            const float *restrict w = p->weight + o * channels;
            float *restrict row = p->d_x + t * channels, d = p->d_out[t * outputs + o];
            for (int i = 0; i < channels; i++) row[i] += w[i] * d;
        }
    for (int o = 0; o < outputs; o++)
        for (int t = 0; t < p->positions; t++) {
            const float *restrict row = p->x + t * channels;
            float *restrict w = p->d_weight + o * channels, d = p->d_out[t * outputs + o];
            p->d_bias[o] += d;
            for (int i = 0; i < channels; i++) w[i] += row[i] * d;
        }
}

static float *copy(const float *a, int n) { return memcpy(singles(n, 0), a, (size_t)n * sizeof(float)); }

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), positions = size_arg(argc, argv, 0, benching ? 256 : 16);
    int channels = size_arg(argc, argv, 1, benching ? 192 : 12), outputs = size_arg(argc, argv, 2, benching ? 256 : 10);
    int in = positions * channels, out = positions * outputs, weights = outputs * channels;
    struct problem p = {positions, channels, outputs, singles(out, 0), singles(in, 1), singles(weights, 1),
                        singles(outputs, 1), singles(out, 1), singles(out, 0), singles(in, 0), singles(weights, 0),
                        singles(outputs, 0)};
    if (positions % TILE) return fprintf(stderr, "positions must be a multiple of %d\n", TILE), 2;
    if (benching)
        return bench_run(argv[1], (struct bench_case){"matmul_tiled", run_primal, run_gradient, run_hand, &p});

    run_gradient(&p);
    for (int i = 0; i < outputs; i += 3)
        printf("output %2d: out = %.3f, dW = %.3f, dbias = %.3f\n", i, p.out[i], p.d_weight[i * channels], p.d_bias[i]);
    float *d_x = copy(p.d_x, in), *d_weight = copy(p.d_weight, weights), *d_bias = copy(p.d_bias, outputs);
    run_hand(&p);
    for (int i = 0; i < in; i++) expect_near("x", i, d_x[i], p.d_x[i], 1e-5);
    for (int i = 0; i < weights; i++) expect_near("weight", i, d_weight[i], p.d_weight[i], 1e-5);
    for (int i = 0; i < outputs; i++) expect_near("bias", i, d_bias[i], p.d_bias[i], 1e-5);
    return check_result();
}
