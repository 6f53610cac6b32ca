#define N 4
#include "check.h"
#include <signal.h>
static double *source, kept;
static void handle(int signal) { kept = source[0] * source[1]; }
static double f(double *x, int n) {
  source = x;
  kept = 0;
  signal(SIGUSR1, handle);
  raise(SIGUSR1);
  return kept * x[2] + x[3];
}
