// What pthread_once and call_once do once, without any thread; and a handler that stops.
#define N 4
#include "check.h"
#include <pthread.h>
#include <signal.h>
#include <threads.h>
static double *source, first, second;
static volatile sig_atomic_t stopped;
static void fill(void) { first = source[0] * source[1]; }
static void fill_again(void) { second = source[2] * first; }
static void stop(int signal) { stopped = 1; }
static double f(double *x, int n) {
  pthread_once_t of_threads = PTHREAD_ONCE_INIT;
  once_flag of_c = ONCE_FLAG_INIT;
  source = x;
  stopped = 0;
  for (int i = 0; i < n; i++) {
    pthread_once(&of_threads, fill);
    call_once(&of_c, fill_again);
  }
  signal(SIGUSR1, stop);
  raise(SIGUSR1);
  signal(SIGUSR1, SIG_DFL);
  return first * second * stopped + x[3];
}
