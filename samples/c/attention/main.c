/* Gradient of causal attention with several heads: weights are softmax(q . k / sqrt(size)) over earlier positions,
   and what comes out is the weighted sum of v.

   x has, for each position, the queries, keys and values of all heads. Scores and weights are results too, as where
   a backward pass of one's own needs them.
   Usage: attention [positions heads size]   or   attention bench [positions heads size] */
#include "../bench.h"
#include "../check.h"
#include "../random.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static void attend(int positions, int heads, int size, double *out, double *scores, double *weights, const double *x) {
    int channels = heads * size;
    double scale = 1 / sqrt(size);
    for (int t = 0; t < positions; t++)
        for (int h = 0; h < heads; h++) {
            const double *query = x + t * 3 * channels + h * size;
            double *score = scores + (h * positions + t) * positions, *weight = weights + (h * positions + t) * positions;
            double most = -1e30, sum = 0;
            for (int s = 0; s <= t; s++) {
                const double *key = x + s * 3 * channels + channels + h * size;
                double dot = 0;
                for (int i = 0; i < size; i++) dot += query[i] * key[i];
                dot *= scale;
                if (dot > most) most = dot;
                score[s] = dot;
            }
            for (int s = 0; s <= t; s++) {
                weight[s] = exp(score[s] - most);
                sum += weight[s];
            }
            double inverse = sum == 0 ? 0 : 1 / sum;
            for (int s = 0; s < positions; s++) weight[s] = s <= t ? weight[s] * inverse : 0;
            double *to = out + t * channels + h * size;
            for (int i = 0; i < size; i++) to[i] = 0;
            for (int s = 0; s <= t; s++) {
                const double *value = x + s * 3 * channels + 2 * channels + h * size;
                for (int i = 0; i < size; i++) to[i] += weight[s] * value[i];
            }
        }
}

struct problem {
    int positions, heads, size;
    size_t values, squares;
    double *out, *scores, *weights, *x, *seed, *d_out, *d_scores, *d_weights, *d_x;
};

static void run_primal(void *problem) {
    struct problem *p = problem;
    attend(p->positions, p->heads, p->size, p->out, p->scores, p->weights, p->x);
}

static void start(struct problem *p) {
    memset(p->d_x, 0, 3 * p->values * sizeof(double));
    memset(p->d_scores, 0, p->squares * sizeof(double));
    memset(p->d_weights, 0, p->squares * sizeof(double));
    memcpy(p->d_out, p->seed, p->values * sizeof(double));
}

static void run_gradient(void *problem) {
    struct problem *p = problem;
    start(p);
    __enzyme_autodiff((void *)attend, enzyme_const, p->positions, enzyme_const, p->heads, enzyme_const, p->size,
                      enzyme_dup, p->out, p->d_out, enzyme_dup, p->scores, p->d_scores, enzyme_dup, p->weights,
                      p->d_weights, enzyme_dup, p->x, p->d_x);
}

static void run_hand(void *problem) {
    struct problem *p = problem;
    int size = p->size, channels = p->heads * size;
    double scale = 1 / sqrt(size);
    run_primal(p);
    start(p);
    for (int t = 0; t < p->positions; t++)
        for (int h = 0; h < p->heads; h++) {
            const double *weight = p->weights + (h * p->positions + t) * p->positions;
            const double *restrict d_out = p->d_out + t * channels + h * size;
            const double *restrict query = p->x + t * 3 * channels + h * size;
            double *restrict d_query = p->d_x + t * 3 * channels + h * size;
            double *d_weight = p->d_weights + (h * p->positions + t) * p->positions, mean = 0;
            for (int s = 0; s <= t; s++) {
                const double *restrict value = p->x + s * 3 * channels + 2 * channels + h * size;
                double *restrict d_value = p->d_x + s * 3 * channels + 2 * channels + h * size;
                double sum = 0;
                for (int i = 0; i < size; i++) {
                    sum += value[i] * d_out[i];
                    d_value[i] += weight[s] * d_out[i];
                }
                d_weight[s] = sum;
                mean += sum * weight[s];
            }
            for (int s = 0; s <= t; s++) {
                double d_score = weight[s] * (d_weight[s] - mean) * scale;
                const double *restrict key = p->x + s * 3 * channels + channels + h * size;
                double *restrict d_key = p->d_x + s * 3 * channels + channels + h * size;
                for (int i = 0; i < size; i++) {
                    d_query[i] += d_score * key[i];
                    d_key[i] += d_score * query[i];
                }
            }
        }
}

int main(int argc, char **argv) {
    int benching = bench_asked(argc, argv), positions = size_arg(argc, argv, 0, benching ? 128 : 6);
    int heads = size_arg(argc, argv, 1, benching ? 4 : 2), size = size_arg(argc, argv, 2, benching ? 48 : 5);
    size_t values = (size_t)(positions * heads * size), squares = (size_t)(heads * positions * positions);
    struct problem p = {positions, heads, size, values, squares, zeros(values), zeros(squares), zeros(squares),
                        normals(3 * values, 1), normals(values, 1), zeros(values), zeros(squares), zeros(squares),
                        zeros(3 * values)};
    if (benching)
        return bench_run(argv[1], (struct bench_case){"attention", run_primal, run_gradient, run_hand, &p});

    run_gradient(&p);
    for (int t = 0; t < positions; t++) printf("position %d: dx = %.6e\n", t, p.d_x[t * 3 * heads * size + 7]);
    double *d_x = memcpy(zeros(3 * values), p.d_x, 3 * values * sizeof(double));
    run_hand(&p);
    for (int i = 0; i < 3 * (int)values; i++) expect_near("x", i, d_x[i], p.d_x[i], 1e-10);
    return check_result();
}
