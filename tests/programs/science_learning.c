// Learning and statistics: a perceptron trained by its own gradient, a mixture model, k-means, a spline, Viterbi.
#include "check.h"

enum { IN = 2, HIDDEN = 3, SAMPLES = 4, WEIGHTS = HIDDEN * (IN + 1) + HIDDEN + 1 };
static const double inputs[SAMPLES][IN] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}}, targets[SAMPLES] = {0, 1, 1, 0};

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }
static double loss(const double *w) {
  double total = 0;
  for (int s = 0; s < SAMPLES; s++) {
    const double *p = w;
    double hidden[HIDDEN], out;
    for (int h = 0; h < HIDDEN; h++) {
      double a = *p++;
      for (int i = 0; i < IN; i++) a += *p++ * inputs[s][i];
      hidden[h] = tanh(a);
    }
    out = *p++;
    for (int h = 0; h < HIDDEN; h++) out += *p++ * hidden[h];
    double y = sigmoid(out);
    total -= targets[s] * log(y) + (1 - targets[s]) * log(1 - y);
  }
  return total / SAMPLES;
}
static double mixture(const double *p, int n) { /* p: three log-weights, means, log-deviations */
  double total = 0;
  for (int i = 0; i < n; i++) {
    double x = sin(i * 1.7) * 2, terms[3], top = -1e300, sum = 0;
    for (int k = 0; k < 3; k++) {
      double z = (x - p[3 + k]) * exp(-p[6 + k]);
      terms[k] = p[k] - p[6 + k] - 0.5 * z * z;
      top = fmax(top, terms[k]);
    }
    for (int k = 0; k < 3; k++) sum += exp(terms[k] - top);
    total += top + log(sum);
  }
  return total - n * log(exp(p[0]) + exp(p[1]) + exp(p[2]));
}
static double k_means(const double *c, int n) {
  double total = 0;
  for (int i = 0; i < n; i++) {
    double x = sin(i * 1.7) * 2, best = INFINITY;
    int chosen = 0;
    for (int k = 0; k < 9; k++) {
      double d = (x - c[k]) * (x - c[k]);
      if (d < best) { best = d; chosen = k; }
    }
    total += best * (1 + 0.1 * c[chosen]);
  }
  return total;
}
static double spline(const double *y, int n) { /* natural cubic spline, tridiagonal solve, then evaluated */
  double m[9] = {0}, c[9], d[9], r = 0;
  c[0] = d[0] = 0;
  for (int i = 1; i < 8; i++) {
    double rhs = 6 * (y[i + 1] - 2 * y[i] + y[i - 1]), pivot = 4 - c[i - 1];
    c[i] = 1 / pivot;
    d[i] = (rhs - d[i - 1]) / pivot;
  }
  for (int i = 7; i > 0; i--) m[i] = d[i] - c[i] * m[i + 1];
  for (int q = 0; q < n; q++) {
    double x = 8.0 * q / n, t;
    int i = (int)x;
    t = x - i;
    double u = 1 - t;
    double s = u * y[i] + t * y[i + 1] + ((u * u * u - u) * m[i] + (t * t * t - t) * m[i + 1]) / 6;
    r += s * s;
  }
  return r;
}
static double best_path(const double *p, int n) { /* Viterbi: max-plus dynamic programming with back pointers */
  double score[12][3], r = 0;
  int from[12][3];
  for (int k = 0; k < 3; k++) score[0][k] = p[k];
  for (int t = 1; t < n; t++)
    for (int k = 0; k < 3; k++) {
      score[t][k] = -1e300;
      for (int j = 0; j < 3; j++) {
        double s = score[t - 1][j] * 0.9 + p[3 + (j + k) % 3] * p[6 + (t + k) % 3];
        if (s > score[t][k]) { score[t][k] = s; from[t][k] = j; }
      }
    }
  int at = 0;
  for (int k = 1; k < 3; k++)
    if (score[n - 1][k] > score[n - 1][at]) at = k;
  for (int t = n - 1; t > 0; t--) { r += score[t][at] * p[at]; at = from[t][at]; }
  return r;
}

#define TEST(F, n)                                                                                                     \
  {                                                                                                                    \
    double p[9] = {0.1, -0.3, 0.2, -1.03, 0.13, 1.21, -0.2, 0.3, 0.15}, g[9] = {0}, v[9] = {1, 0, -1, 0, 2, 0, 0.5, 1, 1}; \
    double d = 0;                                                                                                      \
    __enzyme_autodiff((void *)F, p, g, n);                                                                             \
    for (int i = 0; i < 9; i++) { CHECK_FD(#F, g[i], p[i], F(p, n)); d += g[i] * v[i]; }                               \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, p, v, n), d, 1e-10);                                            \
  }

int main(void) {
  double w[WEIGHTS], g[WEIGHTS];
  for (int i = 0; i < WEIGHTS; i++) w[i] = sin(3.0 * i + 1);
  memset(g, 0, sizeof g);
  __enzyme_autodiff((void *)loss, w, g);
  for (int i = 0; i < WEIGHTS; i++) CHECK_FD("loss", g[i], w[i], loss(w));
  for (int step = 0; step < 1500; step++) {
    memset(g, 0, sizeof g);
    __enzyme_autodiff((void *)loss, w, g);
    for (int i = 0; i < WEIGHTS; i++) w[i] -= 0.5 * g[i];
  }
  CHECK_CLOSE("training learns exclusive or", loss(w) < 0.05, 1, 0);
  TEST(mixture, 20)
  TEST(k_means, 20)
  TEST(spline, 30)
  TEST(best_path, 7)
  return check_report();
}
