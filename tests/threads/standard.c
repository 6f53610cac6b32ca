// Threads, locks and atomic numbers of C11.
#include "threads.h"
#include <stdatomic.h>
#include <threads.h>

struct job {
  const double *x;
  double *w;
  int from, to, n;
  mtx_t *lock;
  double *product;
};
static int first(int k, int n) { return n * k / team; }

static int multiply(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++) {
    mtx_lock(job->lock);
    *job->product *= 1 + 0.1 * job->x[i];
    mtx_unlock(job->lock);
  }
  if (job->from == 0) thrd_exit(3);
  return job->to;
}
KERNEL(product) {
  thrd_t t[MOST];
  struct job jobs[MOST];
  mtx_t lock;
  double product = 1;
  int sum = 0, found;
  mtx_init(&lock, mtx_plain);
  for (int k = 0; k < team; k++) {
    jobs[k] = (struct job){x, w, first(k, n), first(k + 1, n), n, &lock, &product};
    if (thrd_create(&t[k], multiply, &jobs[k]) != thrd_success) return 0;
  }
  for (int k = 0; k < team; k++) {
    if (thrd_join(t[k], &found) != thrd_success) return 0;
    sum += k ? found - first(k + 1, n) : found - 3;
  }
  mtx_destroy(&lock);
  return product + sum * x[0];
}

// Sums; extremes by compare-and-exchange; numbers passed on by load, store and exchange; the next one by a counter.
static _Atomic double total, largest, passed;
static atomic_int next, done;
static int reduce(void *p) {
  struct job *job = p;
  for (int i = job->from; i < job->to; i++) total += sin(job->x[i]) * job->x[i];
  for (int i; (i = atomic_fetch_add(&next, 1)) < job->n;) {
    double a = job->x[i] * job->x[i], seen = atomic_load(&largest);
    while (seen < a && !atomic_compare_exchange_weak(&largest, &seen, a)) {}
    job->w[i] = a * job->x[0];
  }
  return 0;
}
KERNEL(reduced) {
  thrd_t t[MOST];
  struct job jobs[MOST];
  double s = 0;
  total = 0, next = 0;
  atomic_store(&largest, x[0]);
  for (int k = 0; k < team; k++) {
    jobs[k] = (struct job){x, w, first(k, n), first(k + 1, n), n, NULL, NULL};
    thrd_create(&t[k], reduce, &jobs[k]);
  }
  for (int k = 0; k < team; k++) thrd_join(t[k], NULL);
  for (int i = 0; i < n; i++) s += w[i];
  return total * largest + atomic_exchange(&largest, s) * s;
}

// A flag and a lock that the program spells itself: the order of what they guard is followed.
static atomic_bool ready;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static double given, held;
static int consume(void *p) {
  struct job *job = p;
  while (!atomic_load_explicit(&ready, memory_order_acquire)) thrd_yield();
  double mine = given * job->x[job->from % job->n];
  for (int i = 0; i < 3; i++) {
    while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) thrd_yield();
    held = held * (1 + 0.1 * mine);
    atomic_flag_clear_explicit(&busy, memory_order_release);
  }
  return 0;
}
KERNEL(flagged) {
  thrd_t t[3];
  struct job jobs[3];
  ready = 0, held = 1, given = 0;
  for (int k = 0; k < 3; k++) {
    jobs[k] = (struct job){x, w, 5 * k, 0, n, NULL, NULL};
    thrd_create(&t[k], consume, &jobs[k]);
  }
  given = x[1] * x[2];
  atomic_store_explicit(&ready, 1, memory_order_release);
  for (int k = 0; k < 3; k++) thrd_join(t[k], NULL);
  return held * given;
}

int main(void) {
  COMPARE(product);
  COMPARE(reduced);
  COMPARE(flagged);
  return failures != 0;
}
