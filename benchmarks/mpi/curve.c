/* The misfit of samples/c/heat_mpi and its gradient once each: what all ranks send, and the memory of the largest. */
#define main heat_main
#include "../../samples/c/heat_mpi/heat.c"
#undef main
#include <sys/resource.h>

extern long messages, bytes;

static double largest(double mine) {
    double all;
    PMPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return all;
}

static double total(double mine) {
    double all;
    PMPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static long kibibytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

int main(int count, char **words) {
    MPI_Init(&count, &words);
    int rank, size, n = atoi(words[1]), steps = atoi(words[2]);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    struct strip s = {n, n / size, rank ? rank - 1 : MPI_PROC_NULL, rank + 1 < size ? rank + 1 : MPI_PROC_NULL};
    int cells = s.rows * n;
    double *field = calloc(cells, sizeof(double)), *measured = calloc(cells, sizeof(double));
    double *gradient = calloc(cells, sizeof(double));
    for (int k = 0; k < cells; k++) field[k] = sin(0.1 * k), measured[k] = cos(0.1 * k), gradient[k] = 0;
    misfit(&s, steps, field, measured); /* connections are made at the first message */
    long before = kibibytes();
    messages = bytes = 0;
    misfit(&s, steps, field, measured);
    double sent = total(messages), of = total(bytes);
    messages = bytes = 0;
    __enzyme_autodiff((void *)misfit, enzyme_const, &s, enzyme_const, steps, enzyme_dup, field, gradient, enzyme_const,
                      measured);
    double sent_again = total(messages), of_again = total(bytes), more = largest(kibibytes() - before);
    if (rank == 0) printf("%d %.0f %.0f %.0f %.0f %.0f\n", size, sent, of, sent_again, of_again, more);
    free(field), free(measured), free(gradient);
    MPI_Finalize();
    return 0;
}
