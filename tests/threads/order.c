// What orders threads: locks of all kinds, where the order of who comes matters to the numbers in between.
#define _GNU_SOURCE
#include "threads.h"
#include <sched.h>

struct shared {
  pthread_mutex_t lock;
  pthread_spinlock_t spin;
  double product, sum, last;
  int next;
};
struct job {
  const double *x;
  double *w;
  int from, to, n;
  struct shared *shared;
};
static int first(int k, int n) { return n * k / team; }
static void start(void *(*f)(void *), const double *x, double *w, int n, struct shared *shared) {
  pthread_t t[MOST];
  struct job jobs[MOST];
  for (int k = 0; k < team; k++) {
    jobs[k] = (struct job){x, w, first(k, n), first(k + 1, n), n, shared};
    pthread_create(&t[k], NULL, f, &jobs[k]);
  }
  for (int k = 0; k < team; k++) pthread_join(t[k], NULL);
}

// The result does not depend on the order, what is read on the way does.
static void *multiply(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++) {
    double t = 1 + 0.1 * job->x[i] * job->x[i];
    pthread_mutex_lock(&job->shared->lock);
    job->shared->product *= t;
    job->shared->last = t * job->shared->product;
    pthread_mutex_unlock(&job->shared->lock);
    if (i % 3 == 0) sched_yield();
  }
  return NULL;
}
KERNEL(product) {
  struct shared shared = {.product = 1};
  pthread_mutex_init(&shared.lock, NULL);
  start(multiply, x, w, n, &shared);
  pthread_mutex_destroy(&shared.lock);
  return shared.product * shared.product;
}

// The caller takes part.
static void *alternate(void *p) {
  struct job *job = p;
  for (;;) {
    pthread_mutex_lock(&job->shared->lock);
    int i = job->shared->next++;
    pthread_mutex_unlock(&job->shared->lock);
    if (i >= job->n) return NULL;
    double t = sin(job->x[i]) * job->x[(i + 1) % job->n];
    for (int k = 0; k < i % 4; k++) t += 0.1 * t * t;
    pthread_mutex_lock(&job->shared->lock);
    job->shared->sum += t * job->shared->product;
    job->shared->product = 1 / (1 + 0 * t);
    pthread_mutex_unlock(&job->shared->lock);
  }
}
KERNEL(queue) {
  struct shared shared = {.product = 1, .lock = PTHREAD_MUTEX_INITIALIZER};
  struct job mine = {x, w, 0, n, n, &shared};
  pthread_t t[MOST];
  for (int k = 1; k < team; k++) pthread_create(&t[k], NULL, alternate, &mine);
  alternate(&mine);
  for (int k = 1; k < team; k++) pthread_join(t[k], NULL);
  return shared.sum * shared.sum;
}

// Locks within locks, taken and given back by functions of the program; one that is tried; one that spins.
static pthread_mutex_t outer = PTHREAD_MUTEX_INITIALIZER, inner = PTHREAD_MUTEX_INITIALIZER;
static __attribute__((noinline)) void enter(struct shared *shared) {
  while (pthread_mutex_trylock(&shared->lock)) sched_yield();
}
static __attribute__((noinline)) void leave(struct shared *shared) { pthread_mutex_unlock(&shared->lock); }
static double total, weight;
static void *nest(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++) {
    pthread_mutex_lock(&outer);
    total = total * (1 + 0.1 * job->x[i]);
    pthread_mutex_lock(&inner);
    weight += job->x[i] * job->x[i];
    pthread_mutex_unlock(&inner);
    pthread_mutex_unlock(&outer);
    enter(job->shared);
    job->shared->product *= 1 + 0.05 * job->x[i];
    leave(job->shared);
    pthread_mutex_lock(&inner);
    weight += job->x[i] * job->x[0];
    pthread_mutex_unlock(&inner);
    pthread_spin_lock(&job->shared->spin);
    job->shared->sum = sqrt(job->shared->sum * job->shared->sum + job->x[i]);
    pthread_spin_unlock(&job->shared->spin);
  }
  return NULL;
}
KERNEL(nested) {
  struct shared *shared = calloc(1, sizeof *shared);
  shared->product = shared->sum = total = 1, weight = 0;
  pthread_mutex_init(&shared->lock, NULL);
  pthread_spin_init(&shared->spin, PTHREAD_PROCESS_PRIVATE);
  start(nest, x, w, n, shared);
  double s = shared->product * shared->sum * total * weight;
  pthread_spin_destroy(&shared->spin);
  free(shared);
  return s;
}

// What one thread writes under the lock, another reads: whichever way round, both halves of w are filled.
static void *exchange(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++) {
    pthread_mutex_lock(&job->shared->lock);
    job->w[job->shared->next] = job->x[i] * job->x[i] + (job->shared->next ? 0 * job->w[job->shared->next - 1] : 0);
    job->shared->next++;
    pthread_mutex_unlock(&job->shared->lock);
  }
  return NULL;
}
KERNEL(filled) {
  struct shared shared = {.lock = PTHREAD_MUTEX_INITIALIZER};
  double s = 0, p = 1;
  start(exchange, x, w, n, &shared);
  for (int i = 0; i < n; i++) s += w[i], p *= 1 + 0.1 * w[i];
  return s * p;
}

int main(void) {
  COMPARE(product);
  COMPARE(queue);
  COMPARE(nested);
  COMPARE(filled);
  return failures != 0;
}
