// POSIX threads: who starts and joins whom, where what they do lies, what they return.
#include "threads.h"

struct job {
  const double *x;
  double *w, sum;
  int from, to, n;
};
static int first(int k, int n) { return n * k / team; }

static void *add(void *p) {
  struct job *job = p;
  double sum = 0;
  for (int i = job->from; i < job->to; i++) sum += sin(job->x[i]) * job->x[0];
  job->sum = sum;
  return NULL;
}
KERNEL(sums) {
  pthread_t t[MOST];
  struct job jobs[MOST];
  double s = 0;
  for (int k = 0; k < team; k++) {
    jobs[k] = (struct job){x, w, 0, first(k, n), first(k + 1, n), n};
    if (pthread_create(&t[k], NULL, add, &jobs[k])) return -1;
  }
  for (int k = team - 1; k >= 0; k--) {
    pthread_join(t[k], NULL);
    s += jobs[k].sum;
  }
  return s * s;
}

// A time loop; each thread has its share of the field, and the caller has the first.
static void *step(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++)
    job->w[i] = job->x[i] + 0.1 * job->x[i] * (job->x[i ? i - 1 : job->n - 1] - job->x[(i + 1) % job->n]);
  pthread_exit(NULL);
}
static void advance(const double *old, double *new, int n) {
  pthread_t *t = malloc(team * sizeof *t);
  struct job *jobs = calloc(team, sizeof *jobs);
  for (int k = 0; k < team; k++) {
    jobs[k] = (struct job){old, new, 0, first(k, n), first(k + 1, n), n};
    pthread_create(&t[k], NULL, step, jobs + k);
  }
  for (int k = 0; k < team; k++) pthread_join(t[k], NULL);
  free(t), free(jobs);
}
KERNEL(field) {
  double *old = malloc(n * sizeof *old), *new = malloc(n * sizeof *new), s = 0;
  memcpy(old, x, n * sizeof *old);
  for (int k = 0; k < 5; k++) {
    advance(old, new, n);
    double *swapped = old;
    old = new, new = swapped;
  }
  for (int i = 0; i < n; i++) s += old[i] * old[i] * x[i], w[i] = old[i];
  free(old), free(new);
  return s;
}

// In place, and what a thread made is the next one's.
static void *grow(void *p) {
  struct job *job = p;
  for (int i = 0; i < job->n; i++) job->w[i] = exp(0.1 * job->w[i]) * job->x[i];
  return p;
}
KERNEL(chained) {
  struct job job = {x, w, 0, 0, n, n};
  double s = 0;
  for (int i = 0; i < n; i++) w[i] = x[i];
  for (int k = 0; k < 3; k++) {
    pthread_t t;
    void *back;
    pthread_create(&t, NULL, grow, &job);
    pthread_join(t, &back);
    w[k] *= ((struct job *)back)->w[0];
  }
  for (int i = 0; i < n; i++) s += w[i] * w[i];
  return s;
}

// Results made by threads, which start threads themselves; functions known by pointers.
typedef double map(double);
static double twice(double a) { return 2 * a * a; }
static double wave(double a) { return sin(a) / a; }
struct part { const double *x; map *f; int from, to; };
static void *mapped(void *p) {
  struct part *part = p;
  int m = part->to - part->from;
  double *result = malloc((m + 1) * sizeof *result);
  result[m] = 0;
  if (m > 8) {
    struct part half[2] = {*part, *part};
    pthread_t t[2];
    void *made[2];
    half[0].to = half[1].from = part->from + m / 2;
    for (int k = 0; k < 2; k++) pthread_create(&t[k], NULL, mapped, &half[k]);
    for (int k = 0; k < 2; k++) pthread_join(t[k], &made[k]);
    for (int k = 0, at = 0; k < 2; k++) {
      double *found = made[k];
      int count = half[k].to - half[k].from;
      for (int i = 0; i < count; i++) result[at++] = found[i];
      result[m] += found[count];
      free(found);
    }
  } else
    for (int i = 0; i < m; i++) result[m] += result[i] = part->f(part->x[part->from + i]);
  return result;
}
static void *run(void *(*f)(void *), void *p) {
  pthread_t t;
  void *result;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 20);
  if (pthread_create(&t, &attributes, f, p) != 0) exit(1);
  pthread_attr_destroy(&attributes);
  return pthread_join(t, &result) ? NULL : result;
}
KERNEL(results) {
  struct part one = {x, twice, 0, n}, other = {x, wave, 3, n - 2};
  double *a = run(mapped, &one), *b = run(mapped, &other), s = a[n] * b[n - 5];
  for (int i = 3; i < n - 2; i++) s += a[i] * b[i - 3];
  free(a), free(b);
  return s;
}
static void *select_and_run(void *p) { return ((struct job *)p)->from ? grow(p) : add(p); }
KERNEL(chosen) {
  struct job job = {x, w, 0, 0, n, n}, other = {x, w, 0, 1, n, n};
  void *(*functions[])(void *) = {add, grow, select_and_run};
  double s = 0;
  for (int i = 0; i < n; i++) w[i] = x[i];
  for (int k = 0; k < 4; k++) {
    run(functions[k % 3], k == 2 ? &other : &job);
    s += job.sum * w[k];
  }
  return s;
}

// Variables of the file, and of each thread.
static double level[MOST], common;
static _Thread_local double own = 1;
static void *with_variables(void *p) {
  long k = (long)p;
  own = own * common + k;
  for (int i = 0; i < 3; i++) level[k] += own * common;
  return NULL;
}
KERNEL(variables) {
  pthread_t t[MOST];
  double s = 0;
  common = x[0] * x[1];
  own = x[2];
  for (long k = 0; k < MOST; k++) level[k] = x[k];
  for (long k = 0; k < 7; k++) pthread_create(&t[k], NULL, with_variables, (void *)k);
  own *= x[3];
  for (long k = 0; k < 7; k++) pthread_join(t[k], NULL);
  for (long k = 0; k < MOST; k++) s += level[k] * level[k] * own;
  return s + n + w[0];
}

int main(void) {
  COMPARE(sums);
  COMPARE(field);
  COMPARE(chained);
  COMPARE(results);
  COMPARE(chosen);
  COMPARE(variables);
  return failures != 0;
}
