// Steps with parallel regions in a loop that is reversed from snapshots.
#include <enzyme/checkpoint.h>
#include <math.h>
#include <omp.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
enum { N = 300, STEPS = 60 };
static void step(int64_t t, double *u, int n) {
  #pragma omp parallel for
  for (int j = 0; j < n; j++) u[j] += 1e-2 * sin(u[j]) * u[j];
}
static double sum(const double *u, int n) {
  double s = 0;
  for (int j = 0; j < n; j++) s += u[j] * u[j];
  return s;
}
static double plain(double *u, int n) {
  for (int t = 0; t < STEPS; t++) step(t, u, n);
  return sum(u, n);
}
static double checkpointed(double *u, int n) {
  EnzymeCkptConfig config = {.snapshots = 5};
  __enzyme_checkpoint_for((void *)step, (int64_t)0, (int64_t)STEPS, enzyme_scheme, &EnzymeCkptRevolve, &config,
                          enzyme_checkpoint_region, u, n * sizeof *u, u, n);
  return sum(u, n);
}
int main(void) {
  static double u[N], wanted[N], found[N];
  for (int threads = 1; threads < 8; threads += 3) {
    omp_set_num_threads(threads);
    for (int j = 0; j < N; j++) u[j] = 0.01 * j, wanted[j] = found[j] = 0;
    __enzyme_autodiff((void *)plain, enzyme_dup, u, wanted, enzyme_const, N);
    for (int j = 0; j < N; j++) u[j] = 0.01 * j;
    __enzyme_autodiff((void *)checkpointed, enzyme_dup, u, found, enzyme_const, N);
    if (memcmp(wanted, found, sizeof found) || found[N - 1] == 0) {
      printf("%d threads: %g, not %g\n", threads, found[N - 1], wanted[N - 1]);
      return 1;
    }
  }
  return 0;
}
