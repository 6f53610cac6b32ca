// Four models as a C programmer writes them; each has one real number as its result.
#include <math.h>
#include <stdlib.h>
#include <string.h>

// Explicit steps of the heat equation on an n by n grid whose border stays as it is.
double heat(const double *start, double rate, int n, int steps) {
  size_t bytes = sizeof(double) * n * n;
  double *u = malloc(bytes), *next = malloc(bytes), sum = 0;
  memcpy(u, start, bytes);
  memcpy(next, start, bytes);
  for (int s = 0; s < steps; s++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++) {
        int k = i * n + j;
        next[k] = u[k] + rate * (u[k - 1] + u[k + 1] + u[k - n] + u[k + n] - 4 * u[k]);
      }
    double *swap = u;
    u = next;
    next = swap;
  }
  for (int k = 0; k < n * n; k++) sum += u[k] * u[k];
  free(u);
  free(next);
  return sum;
}

// A chain of reactions y[i] <-> y[i+1], of rates that span many orders of magnitude, by linearly implicit Euler steps:
// a tridiagonal system each.
double kinetics(const double *forth, const double *back, double step, int n, int steps) {
  int m = n + 1;
  double *y = calloc(m, sizeof *y), *lower = malloc(sizeof *y * m), *diagonal = malloc(sizeof *y * m);
  double *upper = malloc(sizeof *y * m), *d = malloc(sizeof *y * m), sum = 0;
  y[0] = 1;
  for (int s = 0; s < steps; s++) {
    for (int i = 0; i < m; i++) diagonal[i] = 1, lower[i] = upper[i] = d[i] = 0;
    for (int i = 0; i < n; i++) {
      double flow = forth[i] * y[i] * (1 + y[i]) - back[i] * y[i + 1];
      double by_left = step * forth[i] * (1 + 2 * y[i]), by_right = step * back[i];
      d[i] -= step * flow;
      d[i + 1] += step * flow;
      diagonal[i] += by_left;
      upper[i] -= by_right;
      diagonal[i + 1] += by_right;
      lower[i + 1] -= by_left;
    }
    for (int i = 1; i < m; i++) {
      double w = lower[i] / diagonal[i - 1];
      diagonal[i] -= w * upper[i - 1];
      d[i] -= w * d[i - 1];
    }
    d[m - 1] /= diagonal[m - 1];
    for (int i = m - 2; i >= 0; i--) d[i] = (d[i] - upper[i] * d[i + 1]) / diagonal[i];
    for (int i = 0; i < m; i++) y[i] += d[i];
  }
  for (int i = 0; i < m; i++) sum += (i + 1.0) / m * y[i];
  free(y), free(lower), free(diagonal), free(upper), free(d);
  return sum;
}

static double logistic(double x) { return 1 / (1 + exp(-x)); }

// One sequence through one LSTM cell: gates i, f, g, o of weights [4 n][inputs + n] and biases.
double lstm(const double *weights, const double *biases, const double *sequence, int n, int inputs, int length) {
  int width = inputs + n;
  double *x = calloc(width, sizeof *x), *cell = calloc(n, sizeof *x), *gates = malloc(sizeof *x * 4 * n), sum = 0;
  for (int t = 0; t < length; t++) {
    memcpy(x, sequence + t * inputs, sizeof *x * inputs);
    for (int r = 0; r < 4 * n; r++) {
      double gate = biases[r];
      for (int c = 0; c < width; c++) gate += weights[r * width + c] * x[c];
      gates[r] = gate;
    }
    for (int k = 0; k < n; k++) {
      cell[k] = logistic(gates[n + k]) * cell[k] + logistic(gates[k]) * tanh(gates[2 * n + k]);
      x[inputs + k] = logistic(gates[3 * n + k]) * tanh(cell[k]);
    }
  }
  for (int k = 0; k < n; k++) sum += x[inputs + k] * x[inputs + k];
  free(x), free(cell), free(gates);
  return sum;
}

// The sum of |z|^2 / (1 + |z|^2) along z <- z^2 + c, for as long as z stays near.
double orbit(const double *c, int steps) {
  double x = 0, y = 0, sum = 0;
  for (int k = 0; k < steps; k++) {
    double next = x * x - y * y + c[0], square;
    y = 2 * x * y + c[1];
    x = next;
    square = x * x + y * y;
    if (square > 4) break;
    sum += square / (1 + square);
  }
  return sum;
}
