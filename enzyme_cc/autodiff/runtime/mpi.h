/* What the files about MPI share: the library's functions, in the one form that fits OpenMPI's and MPICH's binary
 * interfaces, and what a derivative knows of one buffer of a call.
 *
 * Handles are addresses in OpenMPI and ints in MPICH and its kin; here they are words of which the latter read the lower
 * half. Constants are those of the library that the program is linked with, which a symbol of OpenMPI's tells.
 */

#ifndef ENZYME_CC_MPI_H
#define ENZYME_CC_MPI_H

#include "support.h"

typedef void *handle;

#define WEAK __attribute__((weak))
extern char ompi_mpi_comm_null WEAK, ompi_mpi_comm_world WEAK, ompi_request_null WEAK;
extern char ompi_mpi_byte WEAK, ompi_mpi_packed WEAK, ompi_mpi_float WEAK, ompi_mpi_double WEAK;
extern char ompi_mpi_long_double WEAK;
extern char ompi_mpi_op_sum WEAK, ompi_mpi_op_max WEAK, ompi_mpi_op_min WEAK, ompi_mpi_op_prod WEAK;
extern char ompi_mpi_op_maxloc WEAK, ompi_mpi_op_minloc WEAK;

#define OPENMPI (&ompi_mpi_comm_null != NULL)
#define HANDLE(symbol, number) (OPENMPI ? (handle)&symbol : (handle)(uintptr_t)(number))
#define COMM_NULL HANDLE(ompi_mpi_comm_null, 0x04000000)
#define COMM_WORLD HANDLE(ompi_mpi_comm_world, 0x44000000)
#define REQUEST_NULL HANDLE(ompi_request_null, 0x2c000000)
#define BYTES HANDLE(ompi_mpi_byte, 0x4c00010d)
#define PACKED HANDLE(ompi_mpi_packed, 0x4c00010f)
#define FLOATS HANDLE(ompi_mpi_float, 0x4c00040a)
#define DOUBLES HANDLE(ompi_mpi_double, 0x4c00080b)
#define LONG_DOUBLES HANDLE(ompi_mpi_long_double, 0x4c00100c)
#define OP_MAX HANDLE(ompi_mpi_op_max, 0x58000001)
#define OP_MIN HANDLE(ompi_mpi_op_min, 0x58000002)
#define OP_SUM HANDLE(ompi_mpi_op_sum, 0x58000003)
#define OP_PROD HANDLE(ompi_mpi_op_prod, 0x58000004)
#define OP_MINLOC HANDLE(ompi_mpi_op_minloc, 0x5800000b)
#define OP_MAXLOC HANDLE(ompi_mpi_op_maxloc, 0x5800000c)

#define IN_PLACE ((void *)(OPENMPI ? 1L : -1L))
#define BOTTOM ((void *)0)
#define STATUS_IGNORE ((struct status *)(OPENMPI ? 0L : 1L))
#define PROC_NULL (OPENMPI ? -2 : -1)
#define ANY_SOURCE (OPENMPI ? -1 : -2)
enum { ANY_TAG = -1, UNDEFINED = -32766, LONGEST_NAME = 256 };
#define KEY_TAG_UB (OPENMPI ? 0 : 0x64400001)

/* What MPI_Type_get_envelope says that a type was made by, as OpenMPI counts; MPICH begins with 1. */
enum { NAMED, DUP, CONTIGUOUS, VECTOR, HVECTOR_INTEGER, HVECTOR, INDEXED, HINDEXED_INTEGER, HINDEXED, INDEXED_BLOCK,
       STRUCT_INTEGER, STRUCT, SUBARRAY, DARRAY, F90_REAL, F90_COMPLEX, F90_INTEGER, RESIZED, HINDEXED_BLOCK };

struct status { int words[8]; };   /* of the program's only the first 24 or 20 bytes */
#define STATUS_SIZE (OPENMPI ? 24 : 20)
#define SOURCE_OF(status) ((status)->words[OPENMPI ? 0 : 2])
#define ERROR_OF(status) ((status)->words[OPENMPI ? 2 : 4])
#define ERR_TRUNCATE (OPENMPI ? 15 : 14)
#define TAG_OF(status) ((status)->words[OPENMPI ? 1 : 3])

extern int MPI_Comm_rank(handle, int *), MPI_Comm_size(handle, int *), MPI_Comm_test_inter(handle, int *);
extern int MPI_Comm_get_attr(handle, int, void *, int *), MPI_Comm_free(handle *);
extern int MPI_Error_class(int, int *);
extern int MPI_Type_get_name(handle, char *, int *), MPI_Type_get_extent(handle, long *, long *);
extern int MPI_Type_get_envelope(handle, int *, int *, int *, int *), MPI_Type_size(handle, int *);
extern int MPI_Type_get_contents(handle, int, int, int, int *, long *, void *), MPI_Type_free(handle *);
extern int MPI_Get_count(const struct status *, handle, int *), MPI_Status_set_elements(struct status *, handle, int);
extern int MPI_Get_elements(const struct status *, handle, int *);
extern int MPI_Pack(const void *, int, handle, void *, int, int *, handle);
extern int MPI_Unpack(const void *, int, int *, void *, int, handle, handle);
extern int MPI_Send(const void *, int, handle, int, int, handle), MPI_Bsend(const void *, int, handle, int, int, handle);
extern int MPI_Ssend(const void *, int, handle, int, int, handle), MPI_Rsend(const void *, int, handle, int, int, handle);
extern int MPI_Recv(void *, int, handle, int, int, handle, struct status *);
extern int MPI_Sendrecv(const void *, int, handle, int, int, void *, int, handle, int, int, handle, struct status *);
extern int MPI_Sendrecv_replace(void *, int, handle, int, int, int, int, handle, struct status *);
typedef int begin(const void *, int, handle, int, int, handle, handle *);
extern begin MPI_Isend, MPI_Ibsend, MPI_Issend, MPI_Irsend, MPI_Send_init, MPI_Bsend_init, MPI_Ssend_init, MPI_Rsend_init;
extern int MPI_Irecv(void *, int, handle, int, int, handle, handle *);
extern int MPI_Recv_init(void *, int, handle, int, int, handle, handle *);
extern int MPI_Start(handle *), MPI_Startall(int, void *), MPI_Request_free(handle *), MPI_Cancel(handle *);
extern int MPI_Wait(handle *, struct status *), MPI_Waitall(int, void *, struct status *);
extern int MPI_Waitany(int, void *, int *, struct status *), MPI_Waitsome(int, void *, int *, int *, struct status *);
extern int MPI_Test(handle *, int *, struct status *), MPI_Testall(int, void *, int *, struct status *);
extern int MPI_Testany(int, void *, int *, int *, struct status *);
extern int MPI_Testsome(int, void *, int *, int *, struct status *);
extern int MPI_Probe(int, int, handle, struct status *), MPI_Iprobe(int, int, handle, int *, struct status *);
extern int MPI_Bcast(void *, int, handle, int, handle), MPI_Allreduce(const void *, void *, int, handle, handle, handle);
extern int MPI_Reduce(const void *, void *, int, handle, handle, int, handle);
extern int MPI_Reduce_scatter(const void *, void *, const int *, handle, handle, handle);
extern int MPI_Reduce_scatter_block(const void *, void *, int, handle, handle, handle);
extern int MPI_Scan(const void *, void *, int, handle, handle, handle);
extern int MPI_Exscan(const void *, void *, int, handle, handle, handle);
extern int MPI_Gather(const void *, int, handle, void *, int, handle, int, handle);
extern int MPI_Scatter(const void *, int, handle, void *, int, handle, int, handle);
extern int MPI_Allgather(const void *, int, handle, void *, int, handle, handle);
extern int MPI_Alltoall(const void *, int, handle, void *, int, handle, handle);
extern int MPI_Gatherv(const void *, int, handle, void *, const int *, const int *, handle, int, handle);
extern int MPI_Scatterv(const void *, const int *, const int *, handle, void *, int, handle, int, handle);
extern int MPI_Allgatherv(const void *, int, handle, void *, const int *, const int *, handle, handle);
extern int MPI_Alltoallv(const void *, const int *, const int *, handle, void *, const int *, const int *, handle, handle);

extern int sched_yield(void), strcmp(const char *, const char *), memcmp(const void *, const void *, size_t);
extern size_t strlen(const char *);
extern void *memcpy(void *, const void *, size_t), *memset(void *, int, size_t), *calloc(size_t, size_t);

extern void *__enzyme_cc_tape_push(uint64_t);
extern void __enzyme_cc_add_long_double(long double *, long double);

/* ---- the numbers of a datatype */

enum kind { NONE, FLOAT, DOUBLE, LONG_DOUBLE, RAW, KINDS, BEGINS_WITH_NUMBER };
#define SIZE_OF(kind) ((int64_t[]){0, 4, 8, 16, 1}[kind])

struct run {                /* `blocks` times `each` numbers side by side, `stride` bytes from one to the next */
  int64_t offset, stride, blocks, each;
  enum kind kind;
};

struct map {                /* of one element of a datatype, in the order of its signature */
  int64_t extent;
  int64_t bytes;            /* of all its numbers */
  int64_t size;             /* of all that is sent */
  int kinds;                /* 1 << kind of each that is there */
  int index;                /* pairs for MAXLOC: 1 if the index is an int behind the number, 2 if it is a number, as
                             * Fortran has it: it is one of the numbers, too, and goes where its pair goes */
  int is_complex;
  int64_t count, room;
  struct run *runs;
};

struct numbers {            /* of one buffer */
  char *buffer;
  struct map map;
  int64_t count;            /* of elements of the datatype */
  enum kind holds;          /* what types say of its memory, which matters for MPI_BYTE and integers; from KINDS on: they
                             * do not know, or know how it begins only */
  char **shadows;           /* for each lane; NULL where there is none */
  int is_shared;            /* other threads may add to the same shadows */
};

/* What the code of a derivative hands over with each call, and gets back. */
enum mode { PLAIN, FORWARD, REVERSE };
struct context {
  int64_t mode, width;
  struct record *record;
  int64_t holds[2];
  int64_t is_shared;        /* other threads may do the same at the same time */
  char *shadows[];          /* of what is sent, then of what is received, for each lane */
};

#endif
