/* Methods over ranks: blocks of a field, conjugate gradients, pipelines, farms, transposition, migration, ... */
#include "check.h"
#include <stddef.h>
#define W MPI_COMM_WORLD

/* 2D blocks, cartesian, halo with vector types, neighbours by shift, non-blocking */
static double cart(const double *x) {
  int dims[2] = {0, 0}, per[2] = {1, 0}, me[2], up, down, left, right;
  MPI_Comm c;
  MPI_Dims_create(size, 2, dims);
  MPI_Cart_create(W, 2, dims, per, 1, &c);
  int r;
  MPI_Comm_rank(c, &r);
  MPI_Cart_coords(c, r, 2, me);
  MPI_Cart_shift(c, 0, 1, &up, &down);
  MPI_Cart_shift(c, 1, 1, &left, &right);
  enum { A = 4, B = 5 };
  double u[A+2][B+2] = {{0}}, v[A+2][B+2];
  for (int i = 1; i <= A; i++) for (int j = 1; j <= B; j++) u[i][j] = sin(x[(i+j)%N]*(i+0.3*j)) + me[0]*0.1;
  MPI_Datatype col, row;
  MPI_Type_vector(A, 1, B+2, MPI_DOUBLE, &col);
  MPI_Type_commit(&col);
  MPI_Type_contiguous(B, MPI_DOUBLE, &row);
  MPI_Type_commit(&row);
  double e = 0;
  for (int t = 0; t < 3; t++) {
    MPI_Request q[8];
    MPI_Irecv(&u[0][1], 1, row, up, 0, c, q);
    MPI_Irecv(&u[A+1][1], 1, row, down, 1, c, q+1);
    MPI_Irecv(&u[1][0], 1, col, left, 2, c, q+2);
    MPI_Irecv(&u[1][B+1], 1, col, right, 3, c, q+3);
    MPI_Isend(&u[A][1], 1, row, down, 0, c, q+4);
    MPI_Isend(&u[1][1], 1, row, up, 1, c, q+5);
    MPI_Isend(&u[1][B], 1, col, right, 2, c, q+6);
    MPI_Isend(&u[1][1], 1, col, left, 3, c, q+7);
    MPI_Waitall(8, q, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= A; i++) for (int j = 1; j <= B; j++)
      v[i][j] = u[i][j] + 0.1*(u[i-1][j]+u[i+1][j]+u[i][j-1]+u[i][j+1]-4*u[i][j]) + 0.01*u[i][j]*u[i][j];
    for (int i = 1; i <= A; i++) for (int j = 1; j <= B; j++) u[i][j] = v[i][j], e += v[i][j]*v[i][j];
  }
  MPI_Type_free(&col);
  MPI_Type_free(&row);
  MPI_Comm_free(&c);
  double all;
  MPI_Allreduce(&e, &all, 1, MPI_DOUBLE, MPI_SUM, W);
  return all*e;
}

/* CG with Allreduce, OpenMP inside */
static double dots(const double *a, const double *b, int n) {
  double s = 0, g;
#pragma omp parallel for reduction(+:s) num_threads(2)
  for (int i = 0; i < n; i++) s += a[i]*b[i];
  MPI_Allreduce(&s, &g, 1, MPI_DOUBLE, MPI_SUM, W);
  return g;
}

static void opr(const double *k, double *p, double *q, int n) {
  int l = rank ? rank-1 : MPI_PROC_NULL, r = rank+1 < size ? rank+1 : MPI_PROC_NULL;
  p[0] = p[n+1] = 0;
  MPI_Sendrecv(p+1, 1, MPI_DOUBLE, l, 0, p+n+1, 1, MPI_DOUBLE, r, 0, W, MPI_STATUS_IGNORE);
  MPI_Sendrecv(p+n, 1, MPI_DOUBLE, r, 1, p, 1, MPI_DOUBLE, l, 1, W, MPI_STATUS_IGNORE);
#pragma omp parallel for num_threads(2)
  for (int i = 1; i <= n; i++) q[i] = (2.5+k[i-1]*k[i-1])*p[i] - p[i-1] - p[i+1];
}

static double cg(const double *x) {
  double r[N+2], p[N+2], q[N+2], u[N+2];
  for (int i = 1; i <= N; i++) r[i] = p[i] = 1+0.1*i*x[0], u[i] = 0;
  double rr = dots(r+1, r+1, N);
  int it = 0;
  while (rr > 1e-22 && it++ < 40) {
    opr(x, p, q, N);
    double a = rr/dots(p+1, q+1, N);
    for (int i = 1; i <= N; i++) u[i] += a*p[i], r[i] -= a*q[i];
    double nn = dots(r+1, r+1, N);
    for (int i = 1; i <= N; i++) p[i] = r[i] + nn/rr*p[i];
    rr = nn;
  }
  double s = 0;
  for (int i = 1; i <= N; i++) s += u[i]*u[i];
  return s;
}

/* pipeline: each stage persistent */
static double pipe(const double *x) {
  double in[2] = {1, 1}, out[2];
  MPI_Request r[2];
  int n = 0;
  if (rank) MPI_Recv_init(in, 2, MPI_DOUBLE, rank-1, 3, W, &r[n++]);
  int rn = n;
  if (rank+1 < size) MPI_Send_init(out, 2, MPI_DOUBLE, rank+1, 3, W, &r[n++]);
  double s = 0;
  for (int t = 0; t < 4; t++) {
    if (rn) {
      MPI_Start(r);
      MPI_Wait(r, MPI_STATUS_IGNORE);
    } else in[0] = x[t], in[1] = sin(x[t]*t);
    out[0] = in[0]*x[1]+in[1];
    out[1] = in[1]*in[0];
    s += out[0]*out[1];
    if (n > rn) {
      MPI_Start(r+rn);
      MPI_Wait(r+rn, MPI_STATUS_IGNORE);
    }
  }
  for (int k = 0; k < n; k++) MPI_Request_free(r+k);
  return s;
}

/* a master hands out work to whoever is free; the tag says whether there is more */
static double farm(const double *x) {
  enum { T = 7 };
  double s = 0;
  if (size == 1) {
    for (int k = 0; k < T; k++) s += sin(x[k%N]*k);
    return s;
  }
  if (rank == 0) {
    int next = 0, busy = 0;
    double res[T];
    for (int w = 1; w < size; w++) {
      double a[2] = {next < T ? x[next%N]*next : 0, next};
      MPI_Send(a, 2, MPI_DOUBLE, w, next < T, W);
      if (next < T) busy++;
      next++;
    }
    while (busy) {
      double b[2];
      MPI_Status st;
      MPI_Recv(b, 2, MPI_DOUBLE, MPI_ANY_SOURCE, 9, W, &st);
      res[(int)b[1]] = b[0];
      busy--;
      double a[2] = {next < T ? x[next%N]*next : 0, next};
      MPI_Send(a, 2, MPI_DOUBLE, st.MPI_SOURCE, next < T, W);
      if (next++ < T) busy++;
    }
    for (int k = 0; k < T; k++) s += res[k]*res[k]*(k+1);
  }
  else for (;;) {
    double a[2];
    MPI_Status st;
    MPI_Recv(a, 2, MPI_DOUBLE, 0, MPI_ANY_TAG, W, &st);
    if (!st.MPI_TAG) break;
    double b[2] = {sin(a[0]), a[1]};
    MPI_Send(b, 2, MPI_DOUBLE, 0, 9, W);
  }
  return s;
}

/* transposed matrix by alltoall with derived column type */
static double transpose(const double *x) {
  int n = size;
  double a[8*2*2] = {0}, b[8*2*2], s = 0;
  for (int k = 0; k < 4*n; k++) a[k] = x[k%N]*(k+1);
  MPI_Datatype blk, t;
  MPI_Type_vector(2, 2, 2*n, MPI_DOUBLE, &blk);
  MPI_Type_create_resized(blk, 0, 16, &t);
  MPI_Type_commit(&t);
  MPI_Alltoall(a, 1, t, b, 4, MPI_DOUBLE, W);
  for (int k = 0; k < 4*n; k++) s += b[k]*b[k]*cos(k+rank);
  MPI_Type_free(&t);
  MPI_Type_free(&blk);
  return s;
}

/* particle migration: structs with ragged counts by alltoallv */
struct part {
  double x, v;
  int id;
};
static double migrate(const double *x) {
  struct part mine[N], got[8*N];
  memset(mine, 0, sizeof mine);
  MPI_Datatype raw, P;
  int bl[3] = {1,1,1};
  MPI_Aint d[3] = {offsetof(struct part,x), offsetof(struct part,v), offsetof(struct part,id)};
  MPI_Datatype ty[3] = {MPI_DOUBLE, MPI_DOUBLE, MPI_INT};
  MPI_Type_create_struct(3, bl, d, ty, &raw);
  MPI_Type_create_resized(raw, 0, sizeof(struct part), &P);
  MPI_Type_commit(&P);
  MPI_Type_free(&raw);
  int sc[8] = {0}, rc[8], sd[8], rd[8];
  for (int k = 0; k < N; k++) sc[(k*rank+k)%size]++;
  sd[0] = rd[0] = 0;
  MPI_Alltoall(sc, 1, MPI_INT, rc, 1, MPI_INT, W);
  for (int r = 1; r < size; r++) sd[r] = sd[r-1]+sc[r-1], rd[r] = rd[r-1]+rc[r-1];
  int at[8];
  memcpy(at, sd, sizeof at);
  for (int k = 0; k < N; k++) {
    int to = (k*rank+k)%size;
    mine[at[to]++] = (struct part){x[k]*x[k], cos(x[k]), 100*rank+k};
  }
  MPI_Alltoallv(mine, sc, sd, P, got, rc, rd, P, W);
  int n = rd[size-1]+rc[size-1];
  double s = 0;
  for (int k = 0; k < n; k++) s += got[k].x*got[k].v*(1+got[k].id%7);
  MPI_Type_free(&P);
  return s*s;
}

/* rows and columns communicators, SUMMA-like */
static double summa(const double *x) {
  MPI_Comm row, col;
  int q = size >= 4 ? 2 : 1, i = rank/q, j = rank%q;
  MPI_Comm_split(W, i, j, &row);
  MPI_Comm_split(W, j, i, &col);
  double a[4], b[4], c[4] = {0}, p[4], t[4];
  int rs, cs;
  MPI_Comm_size(row, &rs);
  MPI_Comm_size(col, &cs);
  for (int k = 0; k < 4; k++) a[k] = x[k]*(i+1), b[k] = sin(x[5-k])+j;
  int m = rs < cs ? rs : cs;
  MPI_Allreduce(MPI_IN_PLACE, &m, 1, MPI_INT, MPI_MIN, W);
  for (int k = 0; k < m; k++) {
    memcpy(p, a, sizeof p);
    memcpy(t, b, sizeof t);
    MPI_Bcast(p, 4, MPI_DOUBLE, k, row);
    MPI_Bcast(t, 4, MPI_DOUBLE, k, col);
    for (int r = 0; r < 2; r++) for (int s = 0; s < 2; s++) for (int l = 0; l < 2; l++) c[2*r+s] += p[2*r+l]*t[2*l+s];
  }
  MPI_Comm_free(&row);
  MPI_Comm_free(&col);
  double s = 0;
  for (int k = 0; k < 4; k++) s += c[k]*c[k];
  return s;
}

/* groups */
static double groups(const double *x) {
  MPI_Group all, some;
  MPI_Comm c;
  MPI_Comm_group(W, &all);
  int ranks[8], n = 0;
  for (int r = 0; r < size; r += 2) ranks[n++] = r;
  MPI_Group_incl(all, n, ranks, &some);
  MPI_Comm_create(W, some, &c);
  double s = x[0]*x[0];
  if (c != MPI_COMM_NULL) {
    double g = 0;
    MPI_Reduce(&s, &g, 1, MPI_DOUBLE, MPI_PROD, n-1, c);
    int r;
    MPI_Comm_rank(c, &r);
    if (r == n-1) s += g;
    MPI_Comm_free(&c);
  }
  MPI_Group_free(&all);
  MPI_Group_free(&some);
  return s*x[1];
}

/* softmax with log-sum-exp: MAX then SUM */
static double lse(const double *x) {
  double m = -1e9, M, s = 0, S;
  for (int k = 0; k < N; k++) m = fmax(m, x[k]);
  MPI_Allreduce(&m, &M, 1, MPI_DOUBLE, MPI_MAX, W);
  for (int k = 0; k < N; k++) s += exp(x[k]-M);
  MPI_Allreduce(&s, &S, 1, MPI_DOUBLE, MPI_SUM, W);
  return (M + log(S))*x[2];
}

/* tree reduction by hand */
static double tree(const double *x) {
  double s = x[0]*x[1];
  for (int d = 1; d < size; d *= 2) {
    if (rank % (2*d) == 0) {
      if (rank+d < size) {
        double o;
        MPI_Recv(&o, 1, MPI_DOUBLE, rank+d, d, W, MPI_STATUS_IGNORE);
        s = s*o + sin(s);
      }
    } else {
      MPI_Send(&s, 1, MPI_DOUBLE, rank-d, d, W);
      return 0;
    }
  }
  return s;
}

/* lengths that only the sender knows */
static double ragged(const double *x) {
  int n = rank + 1;
  double *v = malloc(n*8);
  for (int k = 0; k < n; k++) v[k] = x[k%N]*(k+1);
  double s = 0;
  if (rank) MPI_Send(v, n, MPI_DOUBLE, 0, 4, W);
  else for (int r = 1; r < size; r++) {
    MPI_Status st;
    int c;
    MPI_Probe(MPI_ANY_SOURCE, 4, W, &st);
    MPI_Get_count(&st, MPI_DOUBLE, &c);
    double *g = malloc(c*8);
    MPI_Recv(g, c, MPI_DOUBLE, st.MPI_SOURCE, 4, W, &st);
    for (int k = 0; k < c; k++) s += g[k]*g[k]*(st.MPI_SOURCE);
    free(g);
  }
  free(v);
  return s;
}

int main(int c, char **v) {
  begin(&c, &v);
  CHECK(cart);
  CHECK(cg);
  CHECK(pipe);
  CHECK(farm);
  CHECK(transpose);
  CHECK(migrate);
  CHECK(summa);
  CHECK(groups);
  CHECK(lse);
  CHECK(tree);
  CHECK(ragged);
  return end();
}
