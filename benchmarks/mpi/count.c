/* Counts what is sent, through MPI's profiling interface; compiled without derivatives. */
#include <mpi.h>

long messages, bytes;

static void count(int number, MPI_Datatype type, int to) {
    int size;
    if (to == MPI_PROC_NULL) return;
    PMPI_Type_size(type, &size);
    messages++, bytes += (long)number * size;
}

int MPI_Send(const void *buffer, int number, MPI_Datatype type, int to, int tag, MPI_Comm comm) {
    count(number, type, to);
    return PMPI_Send(buffer, number, type, to, tag, comm);
}

int MPI_Isend(const void *buffer, int number, MPI_Datatype type, int to, int tag, MPI_Comm comm, MPI_Request *request) {
    count(number, type, to);
    return PMPI_Isend(buffer, number, type, to, tag, comm, request);
}

int MPI_Allreduce(const void *in, void *out, int number, MPI_Datatype type, MPI_Op op, MPI_Comm comm) {
    count(number, type, 0);
    return PMPI_Allreduce(in, out, number, type, op, comm);
}
