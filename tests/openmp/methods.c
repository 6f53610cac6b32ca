/* Methods as programs have them: conjugate gradients, relaxation, particles, prefix sums, sparse products, ... */
#include "parallel.h"

/* CG with parallel dot products and matrix-free operator */
static double dot(const double *a, const double *b, int n) {
  double s = 0;
#pragma omp parallel for reduction(+:s) schedule(static)
  for (int i = 0; i < n; i++) s += a[i]*b[i];
  return s;
}

static void op(const double *k, const double *p, double *q, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) q[i] = (2.5 + k[i]*k[i])*p[i] - (i ? p[i-1] : 0) - (i < n-1 ? p[i+1] : 0);
}

KERNEL(cg) {
  double *r = malloc(n*8), *p = malloc(n*8), *q = malloc(n*8), *u = calloc(n, 8);
  for (int i = 0; i < n; i++) r[i] = p[i] = 1 + 0.1*i;
  double rr = dot(r, r, n);
  for (int it = 0; it < 25 && rr > 1e-24; it++) {
    op(x, p, q, n);
    double a = rr/dot(p, q, n);
#pragma omp parallel for
    for (int i = 0; i < n; i++) {
      u[i] += a*p[i];
      r[i] -= a*q[i];
    }
    double nn = dot(r, r, n), b = nn/rr;
    rr = nn;
#pragma omp parallel for
    for (int i = 0; i < n; i++) p[i] = r[i] + b*p[i];
  }
  double s = dot(u, u, n);
  free(r);
  free(p);
  free(q);
  free(u);
  return s;
}

/* red-black Gauss-Seidel in place */
KERNEL(redblack) {
  for (int i = 0; i < n; i++) w[i] = x[i];
  for (int t = 0; t < 4; t++) for (int c = 0; c < 2; c++) {
#pragma omp parallel for
    for (int i = 1 + c; i < n-1; i += 2) w[i] = 0.5*(w[i-1]*w[i+1] + x[i]);
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i]*(i+1);
  return s;
}

/* particles with Newton's third law via atomics on a struct array */
typedef struct { double x, v, f; } part;
KERNEL(nbody) {
  part *p = malloc(12*sizeof *p);
  for (int i = 0; i < 12; i++) p[i] = (part){x[i]*3+i, x[i+12], 0};
  for (int t = 0; t < 3; t++) {
#pragma omp parallel for
    for (int i = 0; i < 12; i++) p[i].f = 0;
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < 12; i++) for (int j = i+1; j < 12; j++) {
      double d = p[i].x - p[j].x, f = d/(d*d+1);
#pragma omp atomic
      p[i].f += f;
#pragma omp atomic
      p[j].f -= f;
    }
#pragma omp parallel for
    for (int i = 0; i < 12; i++) {
      p[i].v += 0.1*p[i].f;
      p[i].x += 0.1*p[i].v;
    }
  }
  double s = 0;
  for (int i = 0; i < 12; i++) s += p[i].x*p[i].x + p[i].v;
  free(p);
  return s;
}

/* prefix sums in two passes by thread */
KERNEL(scan) {
  double part[16] = {0};
#pragma omp parallel
  {
    int t = omp_get_thread_num(), m = omp_get_num_threads(), lo = n*t/m, hi = n*(t+1)/m;
    double s = 0;
    for (int i = lo; i < hi; i++) {
      s += x[i]*x[i];
      w[i] = s;
    }
    part[t+1] = s;
#pragma omp barrier
    double off = 0;
    for (int k = 1; k <= t; k++) off += part[k];
    for (int i = lo; i < hi; i++) w[i] += off;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += w[i]*x[n-1-i];
  return s;
}

/* argmax with critical, then use */
KERNEL(argmax) {
  int at = -1;
  double best = -1e300;
#pragma omp parallel
  {
    int mine = -1;
    double b = -1e300;
#pragma omp for nowait
    for (int i = 0; i < n; i++) {
      double v = sin(5*x[i])*x[i];
      if (v > b) b = v, mine = i;
    }
#pragma omp critical
    if (b > best || (b == best && mine < at)) best = b, at = mine;
  }
  return best*x[at];
}

/* matrix multiplication blocked, collapse, private accumulators */
KERNEL(mm) {
  static double a[6][6], b[6][6], c[6][6];
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) {
    a[i][j] = x[i]*x[j+6];
    b[i][j] = sin(x[i+j]);
    c[i][j] = 0;
  }
#pragma omp parallel for collapse(2) schedule(static,1)
  for (int ib = 0; ib < 6; ib += 3) for (int jb = 0; jb < 6; jb += 2)
    for (int i = ib; i < ib+3; i++) for (int k = 0; k < 6; k++) for (int j = jb; j < jb+2; j++) c[i][j] += a[i][k]*b[k][j];
  double s = 0;
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) s += c[i][j]*c[j][i];
  return s;
}

/* sparse matvec CSR */
KERNEL(csr) {
  int ptr[20], col[100], nz = 0;
  for (int i = 0; i < 19; i++) {
    ptr[i] = nz;
    for (int k = 0; k < 1 + i%4; k++) col[nz++] = (i*3+k*7)%19;
  }
  ptr[19] = nz;
  double y[19];
  for (int t = 0; t < 2; t++) {
#pragma omp parallel for schedule(guided)
    for (int i = 0; i < 19; i++) {
      double s = 0;
      for (int k = ptr[i]; k < ptr[i+1]; k++) s += x[k%n]*(t ? y[col[k]] : x[col[k]]);
      w[i] = s;
    }
#pragma omp parallel for
    for (int i = 0; i < 19; i++) y[i] = w[i];
  }
  double s = 0;
  for (int i = 0; i < 19; i++) s += y[i]*y[i];
  return s;
}

/* sections producing, ordered reduction */
KERNEL(doacross) {
  double s = 0, prev = 1;
#pragma omp parallel for ordered schedule(static,1) reduction(+:s)
  for (int i = 0; i < n; i++) {
    double e = exp(-x[i]);
#pragma omp ordered
    {
      prev = 0.5*prev + e;
    }
    s += e*e;
  }
  return s*prev;
}

/* struct with array pointer inside & function with omp for orphan in other function, min reduction */
struct grid {
  double *a, *b;
  int n;
  double dx;
};
static void relax(struct grid *g) {
#pragma omp for
  for (int i = 1; i < g->n-1; i++) g->b[i] = (g->a[i-1]+g->a[i+1])/2*g->dx;
#pragma omp single
  {
    double *t = g->a;
    g->a = g->b;
    g->b = t;
  }
}

KERNEL(orphan) {
  struct grid g = {calloc(n,8), calloc(n,8), n, x[0]+1};
  for (int i = 0; i < n; i++) g.a[i] = x[i];
  double lo = 1e9;
#pragma omp parallel
  for (int t = 0; t < 3; t++) relax(&g);
#pragma omp parallel for reduction(min:lo)
  for (int i = 1; i < n-1; i++) lo = fmin(lo, g.a[i] + 0.01*i);
  double s = lo;
  for (int i = 0; i < n; i++) s += g.a[i]*g.a[i];
  free(g.a);
  free(g.b);
  return s;
}

/* rng monte carlo with per-thread LCG seeded by iteration */
KERNEL(mc) {
  double s = 0;
#pragma omp parallel for reduction(+:s) schedule(dynamic,4)
  for (int k = 0; k < 200; k++) {
    unsigned r = k*2654435761u + 1;
    double p = x[k%n];
    for (int t = 0; t < 5; t++) {
      r = r*1664525u + 1013904223u;
      double u = (r >> 8)*(1.0/(1<<24));
      p *= exp(0.1*(u-0.5)*x[1]);
    }
    s += fmax(p - 0.4, 0);
  }
  return s/200;
}

/* complex arithmetic */
#include <complex.h>
KERNEL(mandel) {
  double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n-1; i++) {
    double complex z = 0, c = 0.3*x[i] + 0.2*x[i+1]*I;
    for (int k = 0; k < 6; k++) z = z*z + c;
    s += creal(z)*cimag(z) + cabs(z);
  }
  return s;
}

/* VLA rows in private memory */
KERNEL(vla) {
  double s = 0;
#pragma omp parallel reduction(+:s)
  {
    double t[n];
#pragma omp for
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) t[j] = x[i]*x[j];
      for (int j = 1; j < n; j++) t[j] += 0.5*t[j-1];
      s += t[n-1];
    }
  }
  return s;
}

int main() {
  COMPARE(cg);
  COMPARE(redblack);
  COMPARE(nbody);
  COMPARE(scan);
  COMPARE(argmax);
  COMPARE(mm);
  COMPARE(csr);
  COMPARE(doacross);
  COMPARE(orphan);
  COMPARE(mc);
  COMPARE(mandel);
  COMPARE(vla);
  return failures;
}
