// Clauses and constructs in their rarer forms: all schedules, operators, private objects, scans, tiles, atomics, dependences.
#include "parallel.h"

KERNEL(autosched) { double s = 0;
#pragma omp parallel for reduction(+:s) schedule(auto)
  for (int i = 0; i < n; i++) s += x[i]*x[(i*5)%n];
#pragma omp parallel for reduction(+:s) schedule(nonmonotonic:dynamic,2)
  for (int i = 0; i < n; i++) s += x[i]*x[i]*x[0];
#pragma omp parallel for reduction(+:s) schedule(monotonic:guided,3)
  for (int i = 0; i < n; i++) s += sin(x[i])*x[1];
  return s; }
KERNEL(runt) { double s = 0; omp_sched_t kinds[] = {omp_sched_static, omp_sched_dynamic, omp_sched_guided, omp_sched_auto};
  for (int k = 0; k < 4; k++) { omp_set_schedule(kinds[k], k+1);
#pragma omp parallel for reduction(+:s) schedule(runtime)
  for (int i = 0; i < n; i++) { w[i] = x[i]*x[i]*(k+1); s += w[i]*x[(i+k)%n]; } }
  return s; }
KERNEL(nonrect) { double s = 0;
#pragma omp parallel for collapse(2) reduction(+:s)
  for (int i = 0; i < 8; i++) for (int j = i; j < 8; j++) s += x[i]*x[j]*x[j+3];
  return s; }
KERNEL(neq) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i != n; ++i) s += x[i]*x[i]*x[2];
#pragma omp parallel for reduction(+:s)
  for (const double *p = x; p < x + n - 1; p += 2) s += p[0]*p[1];
  return s; }
KERNEL(lastp) { double l = x[5], m = 0; int at = 0;
#pragma omp parallel for lastprivate(l, at) schedule(static,3)
  for (int i = 0; i < n; i++) { l = x[i]*x[(i+2)%n]; at = i; }
#pragma omp parallel
  {
#pragma omp for firstprivate(l) lastprivate(l)
  for (int i = 0; i < n; i++) { if (i == n-1) l = l*x[i]; }
#pragma omp sections lastprivate(m)
  {
#pragma omp section
    m = x[0]*x[0];
#pragma omp section
    m = x[1]*l;
  }
  }
  return l*m + at*x[3]; }
KERNEL(privstruct) { struct { double a, b; int k; double v[3]; } p = {x[0], x[1]*x[2], 2, {x[3],x[4],x[5]}}; double s = 0;
#pragma omp parallel for firstprivate(p) reduction(+:s) schedule(static,1)
  for (int i = 0; i < n; i++) s += p.a*p.v[i%3]*x[i] + p.b*p.k;
  return s; }
KERNEL(allops) { double p = 1, m = x[0], k = 1e9, d = 0; int a = 7, o = 0, e = 0, la = 1, lo = 0;
#pragma omp parallel for reduction(*:p) reduction(max:m) reduction(min:k) reduction(-:d) reduction(&:a) reduction(|:o) reduction(^:e) reduction(&&:la) reduction(||:lo)
  for (int i = 0; i < n; i++) { p *= 1 + 0.1*x[i]; m = x[i]*x[3] > m ? x[i]*x[3] : m; if (x[i] < k) k = x[i]; d -= x[i]*x[i]; a &= i|1; o |= i; e ^= i; la = la && x[i] > 0; lo = lo || x[i] > 0.79; }
  return p*m*k + d*a + o + e*x[0] + la + lo*x[1]; }
KERNEL(sectred) { double s = 0, p = 1;
#pragma omp parallel sections reduction(+:s) reduction(*:p) firstprivate(n)
  {
#pragma omp section
    { for (int i = 0; i < n; i++) s += x[i]*x[i]; p *= 1 + x[0]; }
#pragma omp section
    { for (int i = 0; i < n; i++) s += sin(x[i]); p *= 1 + x[1]*x[2]; }
#pragma omp section
    p *= x[3];
  }
  return s*p; }
KERNEL(arrsec) { double h[3][4] = {{0}}; double *g = calloc(10, 8);
#pragma omp parallel for reduction(+:h[:3][:4]) reduction(+:g[2:5])
  for (int i = 0; i < n; i++) { h[i%3][i%4] += x[i]*x[i]; g[2+i%5] += x[i]*x[0]; }
  double s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) s += h[i][j]*h[(i+1)%3][j]; for (int i = 0; i < 10; i++) s += g[i]*g[(i+1)%10];
  free(g); return s; }
KERNEL(arrmax) { double h[4] = {-1,-1,-1,-1};
#pragma omp parallel for reduction(max:h)
  for (int i = 0; i < n; i++) h[i%4] = fmax(h[i%4], x[i]*x[i]);
  return h[0]*h[1]*h[2]*h[3]; }
KERNEL(inscan) { double s = 0;
#pragma omp parallel for reduction(inscan,+:s)
  for (int i = 0; i < n; i++) { s += x[i]*x[i];
#pragma omp scan inclusive(s)
  w[i] = s; }
  double r = 0; for (int i = 0; i < n; i++) r += w[i]*x[n-1-i];
  return r + s*s; }
KERNEL(unrolled) { double s = 0;
#pragma omp parallel for reduction(+:s)
#pragma omp unroll partial(4)
  for (int i = 0; i < n; i++) s += x[i]*x[i];
#pragma omp parallel for reduction(+:s)
#pragma omp tile sizes(2,3)
  for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) s += x[i]*x[j]*x[i+j];
  return s; }
KERNEL(ifs) { double s = 0;
  for (int t = 0; t < 4; t++) {
#pragma omp parallel for if(parallel: t % 2) num_threads(t + 1) reduction(+:s)
    for (int i = 0; i < n; i++) s += x[i]*x[(i+t)%n]*omp_get_num_threads()/omp_get_num_threads();
  }
  return s; }
KERNEL(atomall) { double a = 1, b = 0, c = 0, d = 2, m = -1e9; float f = 0; double old;
#pragma omp parallel for private(old)
  for (int i = 0; i < n; i++) {
#pragma omp atomic update seq_cst
    a = a * (1 + 0.1*x[i]);
#pragma omp atomic
    b = x[i]*x[i] + b;
#pragma omp atomic relaxed
    c = c - x[i];
#pragma omp atomic
    d = d / (1 + 0.05*x[i]);
#pragma omp atomic
    f += (float)(x[i]);
#pragma omp atomic compare
    if (x[i] > m) { m = x[i]; }
  }
  return a*b*c*d + m*m + 1e-9*f; }
KERNEL(capt2) { double s = 0, v, t = 0;
#pragma omp parallel for private(v) reduction(+:t)
  for (int i = 0; i < n; i++) {
#pragma omp atomic capture
    v = s += x[i];
    t += v*x[i];
#pragma omp atomic capture
    { s = s + 0.0; v = s; }
  }
  return t; }
KERNEL(nest3) { double s = 0; omp_set_max_active_levels(3);
#pragma omp parallel num_threads(2) reduction(+:s)
  {
#pragma omp for
  for (int i = 0; i < 4; i++) {
    double q = 0;
#pragma omp parallel num_threads(2) reduction(+:q)
    {
#pragma omp for
      for (int j = 0; j < 5; j++) {
        double r = 0;
#pragma omp parallel for num_threads(2) reduction(+:r)
        for (int k = 0; k < 6; k++) r += x[i]*x[j+4]*x[k+9];
        q += r*r;
      }
    }
    w[i] = q;
    s += q*x[i];
  } }
  omp_set_max_active_levels(1);
  return s + w[0]*w[3]; }
KERNEL(deps) { double a = 0, b = 0, c = 0;
#pragma omp parallel
#pragma omp master
  {
#pragma omp task depend(out:a)
    a = x[0]*x[1];
#pragma omp task depend(out:b)
    b = x[2]*x[2];
#pragma omp task depend(in:a,b) depend(out:c)
    c = a*b;
#pragma omp task depend(inout:c) priority(3)
    c = c*c + a;
#pragma omp taskwait depend(in:c)
    c *= x[3];
#pragma omp taskyield
  }
  return c + a + b; }
KERNEL(pipeline) { double f[4][6] = {{0}};
#pragma omp parallel
#pragma omp single
  for (int t = 0; t < 4; t++) for (int b = 0; b < 6; b++) {
#pragma omp task depend(in: f[t > 0 ? t-1 : 0][b]) depend(inout: f[t][b]) firstprivate(t, b)
    f[t][b] = (t ? f[t-1][b]*x[b] : x[b]) + x[t]*x[b+3];
  }
  double s = 0; for (int b = 0; b < 6; b++) s += f[3][b]*f[2][b]; return s; }
KERNEL(tloop) { double s = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskloop num_tasks(5) shared(w)
  for (int i = 0; i < n; i++) w[i] = exp(-x[i]);
#pragma omp taskloop simd grainsize(4) nogroup
  for (int i = 0; i < n; i++) w[i] *= x[i];
#pragma omp taskwait
#pragma omp taskloop collapse(2) if(n > 3) final(n > 100)
  for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) w[i*4+j] += x[i]*x[j];
  }
#pragma omp parallel master taskloop
  for (int i = 0; i < n; i++) w[i] *= w[i];
  for (int i = 0; i < n; i++) s += w[i]*w[(i+1)%n];
  return s; }
typedef struct node { double v; struct node *next; } node;
KERNEL(listtasks) { node *head = NULL; for (int i = 0; i < n; i++) { node *k = malloc(sizeof *k); k->v = x[i]; k->next = head; head = k; }
#pragma omp parallel
#pragma omp single
  for (node *p = head; p; p = p->next) {
#pragma omp task firstprivate(p)
    p->v = p->v*p->v + sin(p->v);
  }
  double s = 1; for (node *p = head; p;) { s += p->v*s*0.01; node *k = p->next; free(p); p = k; }
  return s; }
KERNEL(dcl) { double best = -1;
#pragma omp parallel for
  for (int i = 0; i < n; i++) { double v = x[i]*x[i], seen;
#pragma omp atomic read
    seen = best;
    if (v > seen) {
#pragma omp critical
    if (v > best) {
#pragma omp atomic write
      best = v; }
    } }
  return best*best; }
int main() { COMPARE(autosched); COMPARE(runt); COMPARE(nonrect); COMPARE(neq); COMPARE(lastp); COMPARE(privstruct); COMPARE(allops); COMPARE(sectred); COMPARE(arrsec); COMPARE(arrmax); COMPARE(inscan); COMPARE(unrolled); COMPARE(ifs); COMPARE(atomall); COMPARE(capt2); COMPARE(nest3); COMPARE(deps); COMPARE(pipeline); COMPARE(tloop); COMPARE(listtasks); COMPARE(dcl); return failures; }
