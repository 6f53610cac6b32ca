/* Threads that send and receive at the same time: memory that all of them send, messages with one tag that any thread may
 * take, requests of each. Each derivative is taken several times over. */
#include "check.h"
#include <omp.h>
#include <pthread.h>
#define W MPI_COMM_WORLD
#define ANY MPI_STATUS_IGNORE
enum { THREADS = 3, TIMES = 2, LONG = 40 };
static int right(void) { return (rank + 1) % size; }
static int left(void) { return (rank + size - 1) % size; }
static double weigh(const double *y, int n, int k) {
  double s = 0;
  for (int i = 0; i < n; i++) s += y[i] * y[i] * (1 + 0.01 * i + 0.1 * k);
  return s;
}

/* All threads send what all of them read. */
static double shared(const double *x) {
  double s = 0, u[LONG];
  for (int i = 0; i < LONG; i++) u[i] = x[i % N] * (1 + 0.1 * i);
#pragma omp parallel num_threads(THREADS) reduction(+ : s)
  {
    double y[LONG];
    int t = omp_get_thread_num();
    for (int k = 0; k < TIMES; k++) {
      MPI_Sendrecv(u, LONG, MPI_DOUBLE, right(), t, y, LONG, MPI_DOUBLE, left(), t, W, ANY);
      s += weigh(y, LONG, k + t);
    }
  }
  return s;
}
/* One tag for all: which thread gets which message is not known, and adjoints find the way back. */
static double one_tag(const double *x) {
  double s = 0;
#pragma omp parallel num_threads(THREADS) reduction(+ : s)
  {
    int t = omp_get_thread_num();
    for (int k = 0; k < TIMES; k++) {
      double mine[2] = {x[t] * (k + 1), x[t + 1] * x[t]}, y[2], z[2];
      MPI_Request q;
      MPI_Isend(mine, 2, MPI_DOUBLE, right(), 7, W, &q);
      MPI_Recv(y, 2, MPI_DOUBLE, left(), 7, W, ANY);
      MPI_Wait(&q, ANY);
      MPI_Sendrecv(y, 2, MPI_DOUBLE, left(), 8, z, 2, MPI_DOUBLE, MPI_ANY_SOURCE, 8, W, ANY);
      s += weigh(y, 2, 0) * 0.1 + y[0] * y[1] + z[0] * z[0] * z[1];
    }
  }
  return s;
}
/* Iterations as they come, of which each sends a part or takes one; several at once. */
static double dynamic(const double *x) {
  double s = 0;
#pragma omp parallel for num_threads(THREADS) schedule(dynamic) reduction(+ : s)
  for (int k = 0; k < TIMES; k++) {
    double a = x[k % N] * x[(k + 1) % N], b = x[k % N] * (k + 1), y[2];
    MPI_Request q[4];
    MPI_Irecv(y, 1, MPI_DOUBLE, left(), 9, W, q);
    MPI_Irecv(y + 1, 1, MPI_DOUBLE, left(), 9, W, q + 1);
    MPI_Isend(&a, 1, MPI_DOUBLE, right(), 9, W, q + 2);
    MPI_Isend(&b, 1, MPI_DOUBLE, right(), 9, W, q + 3);
    for (int left_over = 4, at; left_over > 0; left_over--) MPI_Waitany(4, q, &at, ANY);
    s += y[0] * y[0] + y[1] * y[1];
  }
  return s;
}
/* Requests that are prepared before the team starts them. */
static double prepared(const double *x) {
  double s = 0, u[N], y[THREADS][N];
  MPI_Request there[THREADS], back[THREADS];
  for (int i = 0; i < N; i++) u[i] = x[i] * x[i];
  for (int t = 0; t < THREADS; t++) {
    MPI_Ssend_init(u, N, MPI_DOUBLE, right(), 20 + t, W, there + t);
    MPI_Recv_init(y[t], N, MPI_DOUBLE, left(), 20 + t, W, back + t);
  }
#pragma omp parallel num_threads(THREADS) reduction(+ : s)
  {
    int t = omp_get_thread_num();
    for (int k = 0; k < TIMES; k++) {
      MPI_Start(back + t);
      MPI_Start(there + t);
      MPI_Wait(back + t, ANY);
      MPI_Wait(there + t, ANY);
      s += weigh(y[t], N, k * t);
    }
  }
  for (int t = 0; t < THREADS; t++) MPI_Request_free(there + t), MPI_Request_free(back + t);
  return s;
}
/* Sums over the ranks, each thread on a communicator of its own, of what they all read. */
static MPI_Comm own[THREADS];
static double sums(const double *x) {
  double s = 0;
#pragma omp parallel num_threads(THREADS) reduction(+ : s)
  {
    int t = omp_get_thread_num();
    for (int k = 0; k < TIMES; k++) {
      double all[N], first[N];
      MPI_Allreduce(x, all, N, MPI_DOUBLE, MPI_SUM, own[t]);
      if (rank == 0) memcpy(first, x, sizeof first);
      MPI_Bcast(first, N, MPI_DOUBLE, 0, own[t]);
      s += weigh(all, N, k) * 0.1 + weigh(first, N, t);
    }
  }
  return s;
}
/* Threads that are created. */
struct work { const double *x; int number; double sum; };
static void *exchange(void *given) {
  struct work *w = given;
  for (int k = 0; k < TIMES; k++) {
    double y[N], part = w->x[w->number] * (k + 1), z;
    MPI_Sendrecv(w->x, N, MPI_DOUBLE, right(), 30 + w->number, y, N, MPI_DOUBLE, left(), 30 + w->number, W, ANY);
    MPI_Sendrecv(&part, 1, MPI_DOUBLE, left(), 29, &z, 1, MPI_DOUBLE, right(), 29, W, ANY);
    w->sum += weigh(y, N, k) + z * z;
  }
  return NULL;
}
static double threads(const double *x) {
  pthread_t t[THREADS];
  struct work w[THREADS];
  double s = 0;
  for (int k = 0; k < THREADS; k++) w[k] = (struct work){x, k, 0}, pthread_create(t + k, NULL, exchange, w + k);
  for (int k = 0; k < THREADS; k++) pthread_join(t[k], NULL), s += w[k].sum;
  return s;
}

int main(int c, char **v) {
  int level;
  MPI_Init_thread(&c, &v, MPI_THREAD_MULTIPLE, &level);
  MPI_Comm_rank(W, &rank);
  MPI_Comm_size(W, &size);
  for (int t = 0; t < THREADS; t++) MPI_Comm_dup(W, own + t);
  for (int turn = 0; turn < (c > 1 ? atoi(v[1]) : 1) && level == MPI_THREAD_MULTIPLE; turn++) {
    CHECK(shared);
    CHECK(one_tag);
    CHECK(dynamic);
    CHECK(prepared);
    CHECK(sums);
    CHECK(threads);
  }
  for (int t = 0; t < THREADS; t++) MPI_Comm_free(own + t);
  return end();
}
