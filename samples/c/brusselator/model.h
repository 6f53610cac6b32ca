/* The two-dimensional Brusselator, a stiff reaction and diffusion system, in the form of the SciML benchmarks
   (Hairer and Wanner, Solving ODEs II, section IV.10):

     u' = B + u^2 v - (A + 1) u + alpha laplace(u) + f(x, y, t)
     v' = A u - u^2 v           + alpha laplace(v)
     f = 5 where (x - 0.3)^2 + (y - 0.6)^2 <= 0.01 and t >= 1.1, else 0

   on an n x n periodic grid of the unit square, five-point differences, explicit Euler steps. */
#ifndef BRUSSELATOR_MODEL_H
#define BRUSSELATOR_MODEL_H

#ifndef RESTRICT
#define RESTRICT restrict
#endif

struct parameters {
    double a, b, alpha;
};

static double source(double x, double y, double t) {
    int inside = (x - 0.3) * (x - 0.3) + (y - 0.6) * (y - 0.6) <= 0.01;
    return inside && t >= 1.1 ? 5 : 0;
}

static void right_hand_side(int n, double t, const struct parameters *RESTRICT q, const double *RESTRICT u,
                            const double *RESTRICT v, double *RESTRICT du, double *RESTRICT dv) {
    double diffusion = q->alpha * n * n;
    for (int i = 0; i < n; i++) {
        int up = i == 0 ? n - 1 : i - 1, down = i == n - 1 ? 0 : i + 1;
        for (int j = 0; j < n; j++) {
            int left = j == 0 ? n - 1 : j - 1, right = j == n - 1 ? 0 : j + 1, at = i * n + j;
            double uuv = u[at] * u[at] * v[at];
            double u_around = u[up * n + j] + u[down * n + j] + u[i * n + left] + u[i * n + right];
            double v_around = v[up * n + j] + v[down * n + j] + v[i * n + left] + v[i * n + right];
            du[at] = q->b + uuv - (q->a + 1) * u[at] + diffusion * (u_around - 4 * u[at]) +
                     source((double)i / n, (double)j / n, t);
            dv[at] = q->a * u[at] - uuv + diffusion * (v_around - 4 * v[at]);
        }
    }
}

/* Advances u and v in place from time t; du and dv are room for the slopes. */
static void brusselator(int n, int steps, double t, double dt, const struct parameters *RESTRICT q,
                        double *RESTRICT u, double *RESTRICT v, double *RESTRICT du, double *RESTRICT dv) {
    for (int step = 0; step < steps; step++) {
        right_hand_side(n, t + step * dt, q, u, v, du, dv);
        for (int at = 0; at < n * n; at++) {
            u[at] += dt * du[at];
            v[at] += dt * dv[at];
        }
    }
}

#endif
