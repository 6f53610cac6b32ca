/* The mixture's gradient by hand: each point's reverse runs right after its forward, nothing is kept over points.

   With the responsibilities r_k = softmax_k(terms) of one point, y = Q (x - mu):
     d alpha_k += r_k,   d q_k += r_k (1 - y v e^q),   d l += -r_k y_j v_i,   d mu += r_k Q' y. */
#ifndef GMM_HAND_H
#define GMM_HAND_H

#include "objective.h"

static double gmm_hand(int d, int k, int n, const double *restrict alphas, const double *restrict means,
                       const double *restrict icf, const double *restrict x, double gamma, int m,
                       double *restrict d_alphas, double *restrict d_means, double *restrict d_icf) {
    int size = icf_size(d), below = d * (d - 1) / 2;
    double *q_exp = malloc((size_t)(d * k) * sizeof(double));
    double *q_sum = malloc((size_t)k * sizeof(double));
    double *v = malloc((size_t)(d * k) * sizeof(double));
    double *y = malloc((size_t)(d * k) * sizeof(double));
    double *terms = malloc((size_t)k * sizeof(double));
    double total = 0, lse_alphas = log_sum_exp(k, alphas);

    exponentiate_diagonals(d, k, icf, q_sum, q_exp);
    for (int ix = 0; ix < n; ix++) {
        for (int ik = 0; ik < k; ik++) {
            for (int i = 0; i < d; i++) v[ik * d + i] = x[ix * d + i] - means[ik * d + i];
            multiply_triangular(d, &q_exp[ik * d], &icf[ik * size + d], &v[ik * d], &y[ik * d]);
            terms[ik] = alphas[ik] + q_sum[ik] - 0.5 * square_norm(d, &y[ik * d]);
        }
        double lse = log_sum_exp(k, terms);
        total += lse;
        for (int ik = 0; ik < k; ik++) {
            double r = exp(terms[ik] - lse);
            const double *vk = &v[ik * d], *yk = &y[ik * d], *lower = &icf[ik * size + d];
            double *d_lower = &d_icf[ik * size + d];
            d_alphas[ik] += r;
            for (int i = 0, at = 0; i < d; i++) {
                double d_v = q_exp[ik * d + i] * yk[i];
                d_icf[ik * size + i] += r * (1 - yk[i] * vk[i] * q_exp[ik * d + i]);
                for (int j = i + 1; j < d; j++, at++) {
                    d_lower[at] -= r * yk[j] * vk[i];
                    d_v += lower[at] * yk[j];
                }
                d_means[ik * d + i] += r * d_v;
            }
        }
    }
    for (int ik = 0; ik < k; ik++) {
        d_alphas[ik] -= n * exp(alphas[ik] - lse_alphas);
        for (int i = 0; i < d; i++)
            d_icf[ik * size + i] += gamma * gamma * q_exp[ik * d + i] * q_exp[ik * d + i] - m;
        for (int i = 0; i < below; i++) d_icf[ik * size + d + i] += gamma * gamma * icf[ik * size + d + i];
    }
    total += -n * lse_alphas - 0.5 * n * d * log(2 * M_PI) +
             log_wishart_prior(d, k, gamma, m, q_sum, q_exp, icf);
    free(q_exp);
    free(q_sum);
    free(v);
    free(y);
    free(terms);
    return total;
}

#endif
