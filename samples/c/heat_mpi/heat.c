/* Recovering an initial temperature field from a measurement of a later time, the field spread over MPI's ranks.

   A plate of n times n cells is cut into strips of rows, one for each rank; each step of the heat equation exchanges the
   rows at the cuts by MPI_Irecv, MPI_Isend and MPI_Waitall. The misfit at the end is a sum over ranks: each rank returns
   its own part and asks for the gradient of that, by its own rows of the initial field. Since a gradient is that of the
   sum of what all ranks return, no rank need know of the others. Gradient descent with Nesterov's momentum.

   Usage: heat [n steps iterations]. What it prints does not depend on the number of ranks, which must divide n. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

static const double rate = 0.2;

struct strip {
    int n, rows, above, below; /* the ranks there, or MPI_PROC_NULL */
};

static void exchange(const struct strip *s, double *field) {
    MPI_Request requests[4];
    int n = s->n;
    MPI_Irecv(field, n, MPI_DOUBLE, s->above, 0, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(field + (s->rows + 1) * n, n, MPI_DOUBLE, s->below, 1, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(field + s->rows * n, n, MPI_DOUBLE, s->below, 0, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(field + n, n, MPI_DOUBLE, s->above, 1, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

/* Rows 1 to `rows` are this rank's; row 0 and the last one are its neighbours', or the cold outside. */
static void simulate(const struct strip *s, int steps, double *old, double *new) {
    int n = s->n;
    for (int t = 0; t < steps; t++) {
        exchange(s, old);
        for (int i = 1; i <= s->rows; i++)
            for (int j = 0; j < n; j++) {
                int at = i * n + j;
                double around = old[at - n] + old[at + n] + (j > 0 ? old[at - 1] : 0) + (j < n - 1 ? old[at + 1] : 0);
                new[at] = old[at] + rate * (around - 4 * old[at]);
            }
        double *swapped = old;
        old = new;
        new = swapped;
    }
    if (steps % 2) memcpy(new + n, old + n, (size_t)(s->rows * n) * sizeof(double));
}

static double misfit(const struct strip *s, int steps, const double *start, const double *measured) {
    int n = s->n, cells = s->rows * n;
    double *field = calloc(cells + 2 * n, sizeof(double)), *room = calloc(cells + 2 * n, sizeof(double)), sum = 0;
    memcpy(field + n, start, cells * sizeof(double));
    simulate(s, steps, field, room);
    for (int k = 0; k < cells; k++) sum += (field[n + k] - measured[k]) * (field[n + k] - measured[k]);
    free(field);
    free(room);
    return 0.5 * sum;
}

static double over_all(double mine) {
    double all;
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static double distance(const double *a, const double *b, int cells) {
    double sum = 0;
    for (int k = 0; k < cells; k++) sum += (a[k] - b[k]) * (a[k] - b[k]);
    return sqrt(over_all(sum));
}

int main(int count, char **words) {
    MPI_Init(&count, &words);
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int n = count > 1 ? atoi(words[1]) : 32, steps = count > 2 ? atoi(words[2]) : 6;
    int iterations = count > 3 ? atoi(words[3]) : 120;
    if (n % size) MPI_Abort(MPI_COMM_WORLD, 1);
    struct strip s = {n, n / size, rank ? rank - 1 : MPI_PROC_NULL, rank + 1 < size ? rank + 1 : MPI_PROC_NULL};
    int cells = s.rows * n;
    double *truth = calloc(cells, sizeof(double)), *measured = calloc(cells + 2 * n, sizeof(double));
    double *room = calloc(cells + 2 * n, sizeof(double)), *field = calloc(cells, sizeof(double));
    double *ahead = calloc(cells, sizeof(double)), *gradient = calloc(cells, sizeof(double));
    for (int k = 0; k < cells; k++) {
        double x = (k % n + 0.5) / n, y = (rank * s.rows + k / n + 0.5) / n;
        truth[k] = exp(-40 * ((x - 0.3) * (x - 0.3) + (y - 0.4) * (y - 0.4))) + (fabs(x - 0.7) < 0.1 && y < 0.6 ? 0.5 : 0);
    }
    memcpy(measured + n, truth, cells * sizeof(double));
    simulate(&s, steps, measured, room);
    memmove(measured, measured + n, cells * sizeof(double));

    double momentum = 1;
    for (int i = 0; i <= iterations; i++) {
        memset(gradient, 0, cells * sizeof(double));
        __enzyme_autodiff((void *)misfit, enzyme_const, &s, enzyme_const, steps, enzyme_dup, ahead, gradient,
                          enzyme_const, measured);
        if (i % 20 == 0) {
            double cost = over_all(misfit(&s, steps, field, measured)), off = distance(field, truth, cells);
            if (rank == 0) printf("iteration %3d   misfit %.6e   distance from the truth %.6f\n", i, cost, off);
        }
        double next = 0.5 * (1 + sqrt(1 + 4 * momentum * momentum)), weight = (momentum - 1) / next;
        momentum = next;
        for (int k = 0; k < cells; k++) {
            double descended = ahead[k] - gradient[k];
            ahead[k] = descended + weight * (descended - field[k]);
            field[k] = descended;
        }
    }
    free(truth), free(measured), free(room), free(field), free(ahead), free(gradient);
    MPI_Finalize();
    return 0;
}
