// __enzyme_checkpoint_for and _while: time loops that are reversed from snapshots, by three schemes and one of our own.
#include "check.h"
#include <enzyme/checkpoint.h>
#include <malloc.h>
#include <stdint.h>

enum { N = 4 };
static const EnzymeCheckpointScheme *scheme;   /* NULL: the plain loop */
static EnzymeCkptConfig config;

/* A step that writes its argument, a global variable, and a counter, and reads what later code writes. */
static double gain, table[10];
static int calls;
static void step(int64_t i, double *u, const double *k, double dt) {
  double t[N];
  for (int j = 0; j < N; j++) t[j] = u[j] + dt * (k[j] * sin(u[(j + 1) % N]) + gain * 0.01 * cos(0.1 * i)) + table[i % 10];
  for (int j = 0; j < N; j++) u[j] = t[j];
  gain = gain * 0.999 + 0.001 * u[0] * u[1];
  calls++;
}
static double of_steps(double *u, const double *k, double dt, int n) {
  gain = 0.5;
  for (int i = 0; i < 10; i++) table[i] = 0.001 * i;
  if (scheme)
    __enzyme_checkpoint_for((void *)step, (int64_t)3, (int64_t)n, enzyme_scheme, scheme, &config,
                            enzyme_checkpoint_region, u, N * sizeof *u, u, k, dt);
  else
    for (int64_t i = 3; i < 3 + n; i++) step(i, u, k, dt);
  for (int i = 0; i < 10; i++) table[i] = 7;
  double s = gain;
  for (int j = 0; j < N; j++) s += u[j] * u[j];
  return s;
}

/* A loop whose end its state decides, with memory of its own, a local variable that it writes, and a number by value. */
static int grow(int64_t i, double *u, const double *limit, double p, double *err) {
  double *t = malloc(N * sizeof *t), e = 0;
  for (int j = 0; j < N; j++) t[j] = u[j] + 0.1 * u[(j + 1) % N] + 0.01 * p * sin(u[j] + 0.1 * i);
  for (int j = 0; j < N; j++) e += fabs(u[j] - t[j]), u[j] = t[j];
  *err = e;
  free(t);
  return u[0] < *limit;
}
static double of_growth(double *u, const double *limit, double p) {
  double err = 0;
  int64_t i = 0;
  if (scheme)
    __enzyme_checkpoint_while((void *)grow, enzyme_scheme, scheme, &config, enzyme_checkpoint_region, u,
                              N * sizeof *u, u, limit, p, &err);
  else
    while (grow(i++, u, limit, p, &err)) {}
  return u[0] * u[1] + u[2] * p + err * err;
}

/* A simulation behind a pointer. */
struct simulation { int n; double *u; double nu; double *next; };
static void diffuse(int64_t i, struct simulation *s) {
  for (int j = 0; j < s->n; j++)
    s->next[j] = s->u[j] + s->nu * (s->u[(j + 1) % s->n] - 2 * s->u[j] + s->u[(j + s->n - 1) % s->n]) - 0.01 * s->u[j] * s->u[j];
  memcpy(s->u, s->next, s->n * sizeof(double));
  s->nu *= 0.999;
}
static double of_simulation(struct simulation *s, int steps) {
  if (scheme)
    __enzyme_checkpoint_for((void *)diffuse, 0, steps, enzyme_scheme, scheme, &config, enzyme_checkpoint_region, s->u,
                            s->n * sizeof(double), enzyme_checkpoint_region, s->next, s->n * sizeof(double),
                            enzyme_checkpoint_region, s, sizeof *s, s);
  else
    for (int64_t i = 0; i < steps; i++) diffuse(i, s);
  double r = 0;
  for (int j = 0; j < s->n; j++) r += s->u[j] * s->u[j] * s->nu;
  return r;
}
static void gradient(struct simulation *s, struct simulation *d, int steps) {
  __enzyme_autodiff_void((void *)of_simulation, enzyme_dup, s, d, enzyme_const, steps);
}

/* A scheme of our own that stores all states, and copies itself what the first argument leads to. */
struct own { double state[64][N]; int64_t at, end; int has_turned, was_stored; };
static void *begin_own(void *c, int64_t n, uint64_t bytes) {
  struct own *own = calloc(1, sizeof *own);
  own->end = n;
  return own;
}
static void next_own(void *state, EnzymeCkptAction *a) {
  struct own *own = state;
  if (own->end == 0) {
    a->flag = ENZYME_CKPT_DONE;
  } else if (own->at < 0) {
    a->flag = ENZYME_CKPT_RESTORE;
    a->iteration = a->cpnum = own->at = own->end - 1;
  } else if (own->at == own->end - 1) {
    a->flag = own->has_turned++ ? ENZYME_CKPT_UTURN : ENZYME_CKPT_FIRSTUTURN;
    a->iteration = own->end--;
    own->at = -1;
  } else if (!own->was_stored) {
    a->flag = ENZYME_CKPT_STORE;
    a->iteration = a->startiteration = a->cpnum = own->at;
    own->was_stored = 1;
  } else {
    a->flag = ENZYME_CKPT_FORWARD;
    a->startiteration = own->at;
    a->iteration = ++own->at;
    own->was_stored = 0;
  }
}
static void save_own(void *own, int64_t slot, int64_t step, void *arguments) {
  memcpy(((struct own *)own)->state[slot + 2], *(double **)arguments, N * sizeof(double));
}
static void load_own(void *own, int64_t slot, int64_t step, void *arguments) {
  memcpy(*(double **)arguments, ((struct own *)own)->state[slot + 2], N * sizeof(double));
}
static const EnzymeCheckpointScheme copies_itself = {
  ENZYME_CKPT_ABI_VERSION, begin_own, next_own, NULL, NULL, NULL, free, save_own, load_own, NULL};

static void values_of_steps(int n, double *found) {
  double u[N] = {1, 2, 0.5, -1}, du[N] = {0}, k[N] = {0.3, 0.2, 0.1, 0.5}, dk[N] = {0};
  found[0] = __enzyme_autodiff((void *)of_steps, enzyme_dup, u, du, enzyme_dup, k, dk, 0.05, enzyme_const, n);
  for (int j = 0; j < N; j++) found[1 + j] = du[j], found[1 + N + j] = dk[j], found[1 + 2 * N + j] = u[j];
}
static void values_of_growth(double *found) {
  double u[N] = {1, 2, 0.5, 1}, du[N] = {0}, limit = 30, v[N] = {1, 0, 1, 0}, first[N] = {0}, second[N] = {0};
  found[0] = __enzyme_autodiff((void *)of_growth, enzyme_dup, u, du, enzyme_const, &limit, 0.7);
  for (int j = 0; j < N; j++) found[1 + j] = du[j], found[1 + N + j] = u[j], u[j] = 1 + 0.1 * j;
  found[1 + 2 * N] = __enzyme_fwddiff((void *)of_growth, enzyme_dup, u, v, enzyme_const, &limit, 0.7, 1.0);
  for (int j = 0; j < N; j++) u[j] = 1 + 0.1 * j;
  __enzyme_autodiff_void((void *)of_growth, enzyme_width, 2, enzyme_dup, u, first, second, enzyme_const, &limit,
                         enzyme_const, 0.7);
  for (int j = 0; j < N; j++) found[2 + 2 * N + j] = first[j] - second[j] + first[j];
}
static struct simulation made(int is_shadow) {
  struct simulation s = {6, calloc(6, 8), is_shadow ? 0 : 0.1, calloc(6, 8)};
  for (int j = 0; j < 6 && !is_shadow; j++) s.u[j] = sin(j);
  return s;
}
static void drop(struct simulation *s) { free(s->u), free(s->next); }
static void values_of_simulation(double *found) {
  struct simulation s = made(0), d = made(1), t = made(0), dt = made(1), g = made(1), dg = made(1);
  gradient(&s, &d, 23);
  dt.u[1] = 1, dt.nu = 0.5;
  __enzyme_fwddiff_void((void *)gradient, enzyme_dup, &t, &dt, enzyme_dup, &g, &dg, enzyme_const, 23);
  for (int j = 0; j < 6; j++) found[j] = d.u[j], found[6 + j] = s.u[j], found[12 + j] = dg.u[j];
  found[18] = d.nu, found[19] = dg.nu;
  drop(&s), drop(&d), drop(&t), drop(&dt), drop(&g), drop(&dg);
}
static void compare(const char *name, const double *found, const double *wanted, int count) {
  for (int i = 0; i < count; i++) CHECK_CLOSE(name, found[i], wanted[i], 1e-12);
}

int main(void) {
  double u[N] = {1, 2, 0.5, -1}, start[N] = {1, 2, 0.5, -1}, k[N] = {0.3, 0.2, 0.1, 0.5}, found[64], wanted[64];
  EnzymeCkptStats stats;
  values_of_steps(20, wanted);
  CHECK_CLOSE("plain", wanted[1], FD_STEP(start[0], (memcpy(u, start, sizeof u), of_steps(u, k, 0.05, 20)), 1e-3), 1e-9);
  const EnzymeCheckpointScheme *all[] = {&EnzymeCkptRevolve, &EnzymeCkptPeriodic, &EnzymeCkptStoreAll, &copies_itself};
  for (int s = 0; s < 4; s++)
    for (int n = 0; n < 40; n += n < 2 ? 1 : 13) {
      scheme = NULL;
      values_of_steps(n, wanted);
      scheme = all[s];
      config = (EnzymeCkptConfig){3, 0, NULL, 0, &stats};
      values_of_steps(n, found);
      compare("steps", found, wanted, 1 + 3 * N);
      if (s == 0 && n == 28)
        /* 28 steps, run at most 4 times: 4 * 28 - 7! / (4! 3!) of them with 3 snapshots (Griewank and Walther) */
        CHECK_CLOSE("forward steps", stats.forward_steps, 77, 0), CHECK_CLOSE("slots", stats.max_slots, 3, 0),
        CHECK_CLOSE("taped", stats.taped_steps, 28, 0);
    }
  scheme = NULL;
  values_of_growth(wanted);
  for (int s = 0; s < 3; s += 2) {
    scheme = all[s];
    config = (EnzymeCkptConfig){s == 0 ? 4 : 0, 0, NULL, 0, NULL};
    values_of_growth(found);
    compare("growth", found, wanted, 2 + 3 * N);
  }
  scheme = NULL;
  values_of_simulation(wanted);
  scheme = &EnzymeCkptRevolve;
  size_t held = mallinfo2().uordblks;
  for (int again = 0; again < 30; again++) {
    config = (EnzymeCkptConfig){.snapshots = 5};
    values_of_simulation(found);
    compare("simulation", found, wanted, 20);
    if (again == 0) held = mallinfo2().uordblks;
  }
  /* malloc counts what it has in its own caches, a few hundred bytes more or less; a lost snapshot would be 29 * 48 */
  CHECK_CLOSE("memory that is still held", fabs((double)mallinfo2().uordblks - (double)held) > 1000, 0, 0);
  return check_failures != 0;
}
