/* Requests: begun and completed in any order, by each of the calls that complete, in loops, persistent. */
#include "check.h"

#define WORLD MPI_COMM_WORLD

static void values(const double *x, double *y) {
  for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1) + x[k] * x[(k + 1) % N];
}

static int right(void) { return (rank + 1) % size; }
static int left(void) { return (rank + size - 1) % size; }

/* Three messages with one tag, waited for backwards. */
static double backwards(const double *x) {
  double y[N], z[N];
  MPI_Request in[3], out[3];
  values(x, y);
  for (int k = 0; k < 3; k++) MPI_Irecv(z + 2 * k, 2, MPI_DOUBLE, k == 1 ? MPI_ANY_SOURCE : left(), 4, WORLD, &in[k]);
  for (int k = 0; k < 3; k++) MPI_Isend(y + 2 * k, 2, MPI_DOUBLE, right(), 4, WORLD, &out[k]);
  double s = 0;
  for (int k = 2; k >= 0; k--) {
    MPI_Wait(&in[k], MPI_STATUS_IGNORE);
    s = s * 0.5 + z[2 * k] * (k + 1) + z[2 * k + 1] * z[2 * k];
  }
  MPI_Waitall(3, out, MPI_STATUSES_IGNORE);
  return s * s;
}

static double any(const double *x) {
  double y[N], z[N], s = 0;
  MPI_Request requests[2 * N];
  values(x, y);
  for (int k = 0; k < N; k++) MPI_Irecv(&z[k], 1, MPI_DOUBLE, left(), k, WORLD, &requests[k]);
  for (int k = 0; k < N; k++) MPI_Issend(&y[k], 1, MPI_DOUBLE, right(), k, WORLD, &requests[N + k]);
  for (int n = 0; n < 2 * N; n++) {
    int which;
    MPI_Waitany(2 * N, requests, &which, MPI_STATUS_IGNORE);
    if (which < N) s += (which + 1) * z[which] * z[which];
  }
  int none;
  MPI_Waitany(2 * N, requests, &none, MPI_STATUS_IGNORE);
  return none == MPI_UNDEFINED ? s : 0;
}

static double tests(const double *x) {
  double y[N], z[N], s = 0;
  MPI_Request requests[4];
  MPI_Status statuses[4];
  values(x, y);
  MPI_Irecv(z, 2, MPI_DOUBLE, left(), 1, WORLD, &requests[0]);
  MPI_Irecv(z + 2, 4, MPI_DOUBLE, left(), 2, WORLD, &requests[1]);
  MPI_Isend(y, 2, MPI_DOUBLE, right(), 1, WORLD, &requests[2]);
  MPI_Isend(y + 2, 4, MPI_DOUBLE, right(), 2, WORLD, &requests[3]);
  for (int done = 0; !done;) MPI_Test(&requests[0], &done, &statuses[0]);
  if (statuses[0].MPI_TAG != 1) MPI_Abort(WORLD, 2);
  s += z[0] * z[1];
  for (int left = 3; left;) {
    int count, places[4];
    MPI_Waitsome(4, requests, &count, places, statuses);
    left -= count;
  }
  for (int k = 2; k < N; k++) s += k * z[k] * x[k];
  for (int k = 0; k < N; k++) y[k] = z[k] * z[k];
  MPI_Irecv(z, N, MPI_DOUBLE, right(), 3, WORLD, &requests[0]);
  MPI_Isend(y, N, MPI_DOUBLE, left(), 3, WORLD, &requests[1]);
  for (int done = 0; !done;) MPI_Testall(2, requests, &done, MPI_STATUSES_IGNORE);
  for (int k = 0; k < N; k++) s += z[k] * (k + 1) * x[0];
  return s;
}

/* Persistent requests in a loop, with buffers that change in between. */
static double persistent(const double *x) {
  double u[N + 2] = {0}, s = 0;
  MPI_Request requests[4];
  for (int k = 0; k < N; k++) u[k + 1] = x[k];
  MPI_Recv_init(&u[0], 1, MPI_DOUBLE, left(), 0, WORLD, &requests[0]);
  MPI_Recv_init(&u[N + 1], 1, MPI_DOUBLE, right(), 1, WORLD, &requests[1]);
  MPI_Send_init(&u[N], 1, MPI_DOUBLE, right(), 0, WORLD, &requests[2]);
  MPI_Ssend_init(&u[1], 1, MPI_DOUBLE, left(), 1, WORLD, &requests[3]);
  for (int t = 0; t < 3; t++) {
    MPI_Startall(3, requests);
    MPI_Start(&requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    double before = u[0];
    for (int k = 1; k <= N; k++) {
      double here = u[k];
      u[k] = 0.6 * here + 0.2 * before * u[k + 1];
      before = here;
    }
    s += u[3] * u[0];
  }
  for (int k = 0; k < 4; k++) MPI_Request_free(&requests[k]);
  return s + u[1] * u[N];
}

/* Requests that are begun in one function, and completed in another, in memory of the heap. */
struct halo { double *in, *out; MPI_Request requests[2]; };
__attribute__((noinline)) static void post(struct halo *h, const double *x) {
  h->in = malloc(N * sizeof(double)), h->out = malloc(N * sizeof(double));
  for (int k = 0; k < N; k++) h->out[k] = exp(0.1 * x[k]);
  MPI_Irecv(h->in, N, MPI_DOUBLE, left(), 8, WORLD, &h->requests[0]);
  MPI_Isend(h->out, N, MPI_DOUBLE, right(), 8, WORLD, &h->requests[1]);
}
__attribute__((noinline)) static void finish(struct halo *h) { MPI_Waitall(2, h->requests, MPI_STATUSES_IGNORE); }
static double apart(const double *x) {
  double s = 0;
  for (int t = 1; t < 4; t++) {
    struct halo h;
    post(&h, x);
    double own = x[t] * x[t];
    finish(&h);
    for (int k = 0; k < N; k++) s += h.in[k] * own * k;
    free(h.in), free(h.out);
  }
  return s;
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(persistent);
  CHECK(backwards);
  CHECK(any);
  CHECK(tests);
  CHECK(apart);
  return end();
}
