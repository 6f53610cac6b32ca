/* Functions that stay functions, since they call themselves, and have no result: they only send what they are given, on
 * which results of other ranks depend. What they need of MPI is handed to them: no variable of the program ties them to
 * anything else. */
#include "check.h"
#define WORLD MPI_COMM_WORLD
#define IGNORE MPI_STATUS_IGNORE
struct line { MPI_Comm comm; MPI_Datatype type; int right, left; };
static const struct line *line;
static void values(const double *x, double *y) {
  for (int k = 0; k < N; k++) y[k] = sin(x[k]) * (k + 1) + x[k] * x[(k + 1) % N];
}

/* ---- the halves of an array, sent and received */
static void halves(const double *u, int n, const struct line *l) {
  if (n == 1) {
    MPI_Bsend(u, 1, l->type, l->right, 1, l->comm);
    return;
  }
  halves(u, n / 2, l);
  halves(u + n / 2, n - n / 2, l);
}
static void take(double *z, int n, const struct line *l) {
  if (n == 1) {
    MPI_Recv(z, 1, l->type, l->left, 1, l->comm, IGNORE);
    return;
  }
  take(z, n / 2, l);
  take(z + n / 2, n - n / 2, l);
}
static double taken(const struct line *l) {
  double z[N], s = 0;
  take(z, N, l);
  for (int k = 0; k < N; k++) s += z[k] * z[k] * (k + 1);
  return s;
}
static double arrays(const double *x, const struct line *l) {
  double y[N];
  values(x, y);
  halves(y, N, l);
  return taken(l);
}
/* ---- numbers by value */
static void number(double u, int n, const struct line *l) {
  if (n == 1) {
    MPI_Bsend(&u, 1, l->type, l->right, 1, l->comm);
    return;
  }
  number(u * u, n / 2, l);
  number(2 * u, n - n / 2, l);
}
static double numbers(const double *x, const struct line *l) {
  number(x[0] * x[1], N, l);
  return taken(l);
}
/* ---- data behind pointers */
struct tree { const double *data; struct tree *low, *high; };
static void leaves(const struct tree *t, const struct line *l) {
  if (t->data) MPI_Bsend(t->data, N / 2, l->type, l->right, 1, l->comm);
  if (t->low) leaves(t->low, l);
  if (t->high) leaves(t->high, l);
}
static double trees(const double *x, const struct line *l) {
  double *y = malloc(N * sizeof *y), z[N], s = 0;
  values(x, y);
  struct tree low = {y + N / 2}, high = {y}, top = {NULL, &low, &high};
  leaves(&top, l);
  for (int k = 0; k < 2; k++) MPI_Recv(z + k * (N / 2), N / 2, l->type, l->left, 1, l->comm, IGNORE);
  for (int k = 0; k < N; k++) s += z[k] * z[k] * (k + 1);
  free(y);
  return s;
}
/* ---- begun in one function, waited for in another */
static void begin_halves(const double *u, int n, MPI_Request *q, const struct line *l) {
  if (n == 1) {
    MPI_Isend(u, 1, l->type, l->right, 1, l->comm, q);
    return;
  }
  begin_halves(u, n / 2, q, l);
  begin_halves(u + n / 2, n - n / 2, q + n / 2, l);
}
static void wait(MPI_Request *q, int n) {
  if (n == 1) {
    MPI_Wait(q, IGNORE);
    return;
  }
  wait(q + n / 2, n - n / 2);
  wait(q, n / 2);
}
static double begun(const double *x, const struct line *l) {
  double y[N];
  MPI_Request q[N];
  values(x, y);
  begin_halves(y, N, q, l);
  double s = taken(l);
  wait(q, N);
  return s;
}
/* ---- prepared in one function, and started in another as soon as the data is there */
struct request { MPI_Request request; const double *data; };
static void prepare(struct request *r, int n, const struct line *l) {
  if (n == 1) {
    MPI_Ssend_init(r->data, 1, l->type, l->right, 1, l->comm, &r->request);
    return;
  }
  prepare(r, n / 2, l);
  prepare(r + n / 2, n - n / 2, l);
}
static void start(struct request *r, int n) {
  if (n == 1) {
    MPI_Start(&r->request);
    return;
  }
  start(r, n / 2);
  start(r + n / 2, n - n / 2);
}
static double prepared(const double *x, const struct line *l) {
  double y[N], s = 0;
  struct request r[N];
  for (int k = 0; k < N; k++) r[k].data = y + k;
  prepare(r, N, l);
  for (int t = 0; t < 3; t++) {
    values(x, y);
    y[t] *= y[0];
    start(r, N);
    s += taken(l);
    for (int k = 0; k < N; k++) MPI_Wait(&r[k].request, IGNORE);
  }
  for (int k = 0; k < N; k++) MPI_Request_free(&r[k].request);
  return s;
}
/* ---- through pointers to functions */
typedef void sender(const double *, int, const struct line *);
static void again(const double *u, int n, const struct line *l) {
  if (n) again(u, n - 1, l);
  else halves(u, N, l);
}
static double pointers(const double *x, const struct line *l) {
  sender *volatile ways[] = {halves, again};
  double y[N];
  values(x, y);
  ways[l->right % 2](y, N, l);
  return taken(l);
}
typedef void taker(double *, int, const struct line *);
static void later(double *z, int n, const struct line *l) {
  if (n) later(z, n - 1, l);
  else take(z, N, l);
}
static double taken_by(const double *x, const struct line *l) {
  taker *volatile ways[] = {take, later};
  double z[N], s = 0;
  number(x[2], N, l);
  ways[l->right % 2](z, N, l);
  for (int k = 0; k < N; k++) s += z[k] * z[k] * (k + 1);
  return s;
}
/* ---- a rank that sends has no result */
static double one_way(const double *x, const struct line *l) {
  if (l->left < 0) {
    double y[N];
    values(x, y);
    halves(y, N, l);
    return 0;
  }
  return l->left == 0 ? taken(l) : 0;
}
/* ---- sums that one rank has */
static void reduce(const double *u, double *sum, int n, const struct line *l) {
  if (n == 1) {
    MPI_Reduce(u, sum, 1, l->type, MPI_SUM, 0, l->comm);
    return;
  }
  reduce(u, sum, n / 2, l);
  reduce(u + n / 2, sum + n / 2, n - n / 2, l);
}
static double roots(const double *x, const struct line *l) {
  double y[N], sum[N], s = 0;
  values(x, y);
  reduce(y, sum, N, l);
  if (l->right == 1)
    for (int k = 0; k < N; k++) s += sum[k] * sum[k];
  return s;
}

#define CHECK_ON(f) \
  do { \
    inputs(); \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, line); \
    judge(#f, f##_alone, x, w, d, __enzyme_fwddiff((void *)f, enzyme_dup, x, w, enzyme_const, line)); \
  } while (0)
#define ALONE(f) static double f##_alone(const double *x) { return f(x, line); }
ALONE(arrays) ALONE(numbers) ALONE(trees) ALONE(begun) ALONE(prepared) ALONE(pointers) ALONE(taken_by) ALONE(one_way) ALONE(roots)

int main(int c, char **v) {
  begin(&c, &v);
  struct line ring = {WORLD, MPI_DOUBLE, (rank + 1) % size, (rank + size - 1) % size};
  struct line open = {WORLD, MPI_DOUBLE, rank + 1, rank - 1};
  int bytes = 1 << 20;
  void *room = malloc(bytes);
  MPI_Buffer_attach(room, bytes);
  line = &ring;
  CHECK_ON(arrays);
  CHECK_ON(numbers);
  CHECK_ON(trees);
  CHECK_ON(begun);
  CHECK_ON(prepared);
  CHECK_ON(pointers);
  CHECK_ON(taken_by);
  CHECK_ON(roots);
  line = &open;
  if (size > 1) CHECK_ON(one_way);
  MPI_Buffer_detach(&room, &bytes);
  return end();
}
