/* The log posterior of a Gaussian mixture with a Wishart prior, as in ADBench (Srajer et al., 2018).

   n points x_i in d dimensions, k components with unnormalised log weights alpha, means mu and inverse
   covariance factors Q_k: lower triangular, exp(q) on the diagonal and l below it, column by column.

     L = sum_i logsumexp_k(alpha_k + sum(q_k) - |Q_k (x_i - mu_k)|^2 / 2)
         - n logsumexp(alpha) - n d log(2 pi) / 2
         + sum_k gamma^2 (|exp(q_k)|^2 + |l_k|^2) / 2 - m sum(q_k)  - k C(d, gamma, m)

   where C is the logarithm of the Wishart distribution's normalisation. */
#ifndef GMM_OBJECTIVE_H
#define GMM_OBJECTIVE_H

#include <math.h>
#include <stdlib.h>

#ifndef RESTRICT
#define RESTRICT restrict
#endif

/* Numbers in one icf: d on the diagonal, d (d - 1) / 2 below. */
static int icf_size(int d) { return d * (d + 1) / 2; }

static double log_sum_exp(int n, const double *RESTRICT x) {
    double largest = x[0], sum = 0;
    for (int i = 1; i < n; i++)
        if (x[i] > largest) largest = x[i];
    for (int i = 0; i < n; i++) sum += exp(x[i] - largest);
    return log(sum) + largest;
}

static void exponentiate_diagonals(int d, int k, const double *RESTRICT icf, double *RESTRICT q_sum,
                                   double *RESTRICT q_exp) {
    for (int ik = 0; ik < k; ik++) {
        q_sum[ik] = 0;
        for (int i = 0; i < d; i++) {
            double q = icf[ik * icf_size(d) + i];
            q_sum[ik] += q;
            q_exp[ik * d + i] = exp(q);
        }
    }
}

/* out = Q v with Q's diagonal and its packed strictly lower part. */
static void multiply_triangular(int d, const double *RESTRICT diagonal, const double *RESTRICT lower,
                                const double *RESTRICT v, double *RESTRICT out) {
    int at = 0;
    for (int i = 0; i < d; i++) out[i] = diagonal[i] * v[i];
    for (int i = 0; i < d; i++)
        for (int j = i + 1; j < d; j++) out[j] += lower[at++] * v[i];
}

static double square_norm(int n, const double *RESTRICT x) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}

static double log_multivariate_gamma(double a, int d) {
    double sum = 0.25 * d * (d - 1) * log(M_PI);
    for (int j = 1; j <= d; j++) sum += lgamma(a + 0.5 * (1 - j));
    return sum;
}

static double log_wishart_prior(int d, int k, double gamma, int m, const double *RESTRICT q_sum,
                                const double *RESTRICT q_exp, const double *RESTRICT icf) {
    int degrees = d + m + 1, below = d * (d - 1) / 2;
    double normalisation =
        degrees * d * (log(gamma) - 0.5 * log(2)) - log_multivariate_gamma(0.5 * degrees, d);
    double sum = 0;
    for (int ik = 0; ik < k; ik++) {
        double frobenius = square_norm(d, &q_exp[ik * d]) + square_norm(below, &icf[ik * icf_size(d) + d]);
        sum += 0.5 * gamma * gamma * frobenius - m * q_sum[ik];
    }
    return sum - k * normalisation;
}

static void gmm_objective(int d, int k, int n, const double *RESTRICT alphas, const double *RESTRICT means,
                          const double *RESTRICT icf, const double *RESTRICT x, double gamma, int m,
                          double *RESTRICT err) {
    double *q_exp = malloc((size_t)(d * k) * sizeof(double));
    double *q_sum = malloc((size_t)k * sizeof(double));
    double *centered = malloc((size_t)d * sizeof(double));
    double *whitened = malloc((size_t)d * sizeof(double));
    double *terms = malloc((size_t)k * sizeof(double));
    double total = 0;

    exponentiate_diagonals(d, k, icf, q_sum, q_exp);
    for (int ix = 0; ix < n; ix++) {
        for (int ik = 0; ik < k; ik++) {
            for (int i = 0; i < d; i++) centered[i] = x[ix * d + i] - means[ik * d + i];
            multiply_triangular(d, &q_exp[ik * d], &icf[ik * icf_size(d) + d], centered, whitened);
            terms[ik] = alphas[ik] + q_sum[ik] - 0.5 * square_norm(d, whitened);
        }
        total += log_sum_exp(k, terms);
    }
    *err = total - n * log_sum_exp(k, alphas) - 0.5 * n * d * log(2 * M_PI) +
           log_wishart_prior(d, k, gamma, m, q_sum, q_exp, icf);

    free(q_exp);
    free(q_sum);
    free(centered);
    free(whitened);
    free(terms);
}

#endif
