/* The Brusselator's adjoint by hand: u and v are kept at every step, and the stencil's transpose, being
   symmetric, is gathered rather than scattered. d_u and d_v hold the seed on entry, the gradient on return.
   The tape's memory is the caller's (2 n^2 numbers a step), so that it can be kept between calls. */
#ifndef BRUSSELATOR_HAND_H
#define BRUSSELATOR_HAND_H

#include <stdlib.h>
#include <string.h>

#include "model.h"

struct fields {
    double *u, *v;
};

/* One step backwards: new becomes the adjoint before the step that started at old. */
static void brusselator_step_back(int n, double dt, const struct parameters *restrict q, struct fields old,
                                  struct fields d, struct fields new, struct parameters *restrict d_q) {
    const double *restrict u = old.u, *restrict v = old.v, *restrict d_u = d.u, *restrict d_v = d.v;
    double *restrict new_u = new.u, *restrict new_v = new.v;
    double diffusion = q->alpha * n * n, d_a = 0, d_b = 0, d_diffusion = 0;
    for (int i = 0; i < n; i++) {
        int up = i == 0 ? n - 1 : i - 1, down = i == n - 1 ? 0 : i + 1;
        for (int j = 0; j < n; j++) {
            int left = j == 0 ? n - 1 : j - 1, right = j == n - 1 ? 0 : j + 1, at = i * n + j;
            double p = d_u[at], r = d_v[at], reaction = p - r;
            double laplace_p = d_u[up * n + j] + d_u[down * n + j] + d_u[i * n + left] + d_u[i * n + right] - 4 * p;
            double laplace_r = d_v[up * n + j] + d_v[down * n + j] + d_v[i * n + left] + d_v[i * n + right] - 4 * r;
            new_u[at] = p + dt * (2 * u[at] * v[at] * reaction - (q->a + 1) * p + q->a * r + diffusion * laplace_p);
            new_v[at] = r + dt * (u[at] * u[at] * reaction + diffusion * laplace_r);
            d_b += p;
            d_a -= reaction * u[at];
            d_diffusion += u[at] * laplace_p + v[at] * laplace_r;
        }
    }
    d_q->a += dt * d_a;
    d_q->b += dt * d_b;
    d_q->alpha += dt * n * n * d_diffusion;
}

static void brusselator_hand(int n, int steps, double t, double dt, const struct parameters *q, double *u, double *v,
                             double *du, double *dv, struct parameters *d_q, double *d_u, double *d_v, double *tape) {
    size_t cells = (size_t)n * (size_t)n, bytes = cells * sizeof(double);
    struct fields d = {d_u, d_v}, new = {malloc(bytes), malloc(bytes)}, room = new;
    for (int step = 0; step < steps; step++) {
        memcpy(tape + 2 * (size_t)step * cells, u, bytes);
        memcpy(tape + (2 * (size_t)step + 1) * cells, v, bytes);
        brusselator(n, 1, t + step * dt, dt, q, u, v, du, dv);
    }
    for (int step = steps - 1; step >= 0; step--) {
        double *kept = tape + 2 * (size_t)step * cells;
        brusselator_step_back(n, dt, q, (struct fields){kept, kept + cells}, d, new, d_q);
        struct fields swapped = d;
        d = new;
        new = swapped;
    }
    if (d.u != d_u) {
        memcpy(d_u, d.u, bytes);
        memcpy(d_v, d.v, bytes);
    }
    free(room.u);
    free(room.v);
}

#endif
