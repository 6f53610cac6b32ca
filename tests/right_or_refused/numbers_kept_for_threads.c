#define N 4
#include "check.h"
#include <pthread.h>
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void make(void) { pthread_key_create(&key, free); }
static double *workspace(int n) {
  pthread_once(&once, make);
  double *p = pthread_getspecific(key);
  if (!p) {
    p = malloc(n * sizeof *p);
    pthread_setspecific(key, p);
  }
  return p;
}
static double f(double *x, int n) {
  double *t = workspace(n), s = 0;
  for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += t[i] * t[(i + 1) % n];
  return s;
}
