#include "laws.h"
#include <stdio.h>

extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static double of_table(double x) {
  double sum = 0;
  for (int i = 0; i < count; i++) sum += (i + 1) * table[i].f(x, 0);
  return sum;
}
static double of_plugins(double x) {
  for (struct node *node = plugins; node; node = node->next) x = node->f(x, node->context);
  return x;
}
static double of_jobs(double x) {
  struct job jobs[2];
  for (int i = 0; i < 2; i++) fill(&jobs[i], i);
  return jobs[0].call(x, jobs[0].context) * jobs[1].call(x, jobs[1].context);
}
static double of_names(double x) { return named("square")(x, 0) + named("sine")(x, 0); }
static double of_job(struct job *job, double *x) { return job->call(*x, job->context); }

static void check(const char *name, double (*f)(double), double backward, double forward) {
  double slope = (f(1.3 + 1e-6) - f(1.3 - 1e-6)) / 2e-6, a = backward - slope, b = forward - slope;
  printf("%s %s\n", name, a * a < 1e-12 && b * b < 1e-12 ? "ok" : "WRONG");
}
#define CHECK(f) check(#f, f, __enzyme_autodiff((void *)f, 1.3), __enzyme_fwddiff((void *)f, 1.3, 1.0))

int main(void) {
  CHECK(of_table);
  CHECK(of_plugins);
  CHECK(of_jobs);
  CHECK(of_names);
  double numbers[2] = {0, 0}, x = 2, dx = 0;
  struct job job, shadow = {numbers, 0};
  fill(&job, 1);
  __enzyme_autodiff((void *)of_job, enzyme_dup, &job, &shadow, enzyme_dup, &x, &dx);
  printf("%g %g\n", dx, numbers[0]);  /* 2 k x, x^2 */
}
