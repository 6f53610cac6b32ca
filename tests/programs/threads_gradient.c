// flags: -pthread
// A gradient called from several threads at once: tapes and local shadows belong to each call.
#include "check.h"
#include <pthread.h>

struct job { double x[4], gradient[4], tangent; int n; };

static double f(const double *x, int n) {
  double *y = malloc(n * sizeof *y), r = 1;
  for (int i = 0; i < n; i++) y[i] = sin(x[i % 4]) * r;
  for (int i = 0; i < n; i++) r = r * 0.9 + y[i] * y[n - 1 - i];
  free(y);
  return r;
}
static void *work(void *argument) {
  struct job *job = argument;
  double v[4] = {1, 0, 0, 1};
  for (int k = 0; k < 50; k++) {
    memset(job->gradient, 0, sizeof job->gradient);
    __enzyme_autodiff((void *)f, enzyme_dup, job->x, job->gradient, enzyme_const, job->n);
  }
  job->tangent = __enzyme_fwddiff((void *)f, enzyme_dup, job->x, v, enzyme_const, job->n);
  return NULL;
}

int main(void) {
  enum { THREADS = 4 };
  pthread_t threads[THREADS];
  struct job jobs[THREADS];
  for (int t = 0; t < THREADS; t++) {
    for (int i = 0; i < 4; i++) jobs[t].x[i] = 0.3 * i + 0.1 * t;
    jobs[t].n = 20 + 7 * t;
    pthread_create(&threads[t], NULL, work, &jobs[t]);
  }
  for (int t = 0; t < THREADS; t++) {
    pthread_join(threads[t], NULL);
    struct job *job = &jobs[t];
    for (int i = 0; i < 4; i++) CHECK_FD("thread", job->gradient[i], job->x[i], f(job->x, job->n));
    CHECK_CLOSE("thread.fwd", job->tangent, job->gradient[0] + job->gradient[3], 1e-12);
  }
  return check_report();
}
