// Probabilistic programs: choices, log probabilities and gradients of traces against a density written by hand.
#include "check.h"
#include <stdbool.h>
#include <stdint.h>

extern int enzyme_trace, enzyme_duptrace, enzyme_observations, enzyme_likelihood, enzyme_duplikelihood,
    enzyme_interface, enzyme_active_rand_var;
extern double __enzyme_sample(void *, void *, const char *, ...);
extern float __enzyme_sample_f(void *, void *, const char *, ...);
extern int __enzyme_sample_i(void *, void *, const char *, ...);
extern void __enzyme_observe(double, void *, const char *, ...);
extern double __enzyme_trace(void *, ...);
extern double __enzyme_condition(void *, ...);
extern double __enzyme_likelihood(void *, ...);

/* ---- traces: what is told, in a row */

typedef struct trace trace;
typedef struct { char kind, name[24]; uint64_t bits; double score, gradient; trace *of_call; void *function; } entry;
struct trace { int count; entry entries[32]; };

static entry *find(trace *t, char kind, const char *name) {
  for (int i = 0; i < t->count; i++)
    if (t->entries[i].kind == kind && !strcmp(t->entries[i].name, name)) return &t->entries[i];
  return 0;
}
static entry *at(trace *t, char kind, const char *name) {
  entry *e = find(t, kind, name);
  if (e) return e;
  e = &t->entries[t->count++];
  e->kind = kind;
  strcpy(e->name, name);
  return e;
}
static double number(uint64_t bits) { double x; memcpy(&x, &bits, 8); return x; }
static float single(uint64_t bits) { float x; memcpy(&x, &bits, 4); return x; }

void *__enzyme_newtrace(void) { return calloc(1, sizeof(trace)); }
void __enzyme_freetrace(void *t) { free(t); }
void *__enzyme_get_trace(void *t, const char *call) { return find(t, 'c', call)->of_call; }
uint64_t __enzyme_get_choice(void *t, const char *address, void *to, uint64_t bytes) {
  memcpy(to, &find(t, 'x', address)->bits, bytes);
  return bytes;
}
void __enzyme_insert_call(void *t, const char *call, void *of_call) { at(t, 'c', call)->of_call = of_call; }
void __enzyme_insert_choice(void *t, const char *address, double score, void *value, uint64_t bytes) {
  entry *e = at(t, 'x', address);
  e->score = score, e->bits = (uint64_t)value;
}
void __enzyme_insert_argument(void *t, const char *name, void *value, uint64_t bytes) {
  at(t, 'a', bytes == 4 ? "four bytes" : "eight bytes")->bits = (uint64_t)value;
}
void __enzyme_insert_return(void *t, void *value, uint64_t bytes) { at(t, 'r', "")->bits = (uint64_t)value; }
void __enzyme_insert_function(void *t, void *f) { at(t, 'f', "")->function = f; }
void __enzyme_insert_gradient_choice(void *t, const char *address, void *value, uint64_t bytes) {
  at(t, 'x', address)->gradient += bytes == 8 ? number((uint64_t)value) : single((uint64_t)value);
}
void __enzyme_insert_gradient_argument(void *t, const char *name, void *value, uint64_t bytes) {
  at(t, 'a', bytes == 4 ? "four bytes" : "eight bytes")->gradient += number((uint64_t)value);
}
bool __enzyme_has_call(void *t, const char *call) { return find(t, 'c', call); }
bool __enzyme_has_choice(void *t, const char *address) { return find(t, 'x', address); }

/* ---- a model with a loop, a branch on an integer choice, and recursive calls */

static uint64_t state = 12345;
static double uniform(void) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return (double)(state >> 11) * 0x1p-53 + 0x1p-54;
}
static double normal(double m, double s) { return m + s * sqrt(-2 * log(uniform())) * cos(6.283185307 * uniform()); }
static double log_normal(double m, double s, double x) { return -0.5 * (x - m) / s * ((x - m) / s) - log(s); }
static float normal_f(float m) { return (float)normal(m, 1); }
static float log_normal_f(float m, float x) { return -0.5f * (x - m) * (x - m); }
static int coin(double p) { return uniform() < p; }
static double log_coin(double p, int heads) { return heads ? log(p) : log(1 - p); }

static double chain(double x, int depth) {
  double y = __enzyme_sample((void *)normal, (void *)log_normal, depth ? "deep" : "last", x, 1.5);
  return depth ? chain(sin(y), depth - 1) + y : y;
}
static double model(const double *data, int n, double width) {
  double m = __enzyme_sample((void *)normal, (void *)log_normal, "m", 0.0, width);
  float f = __enzyme_sample_f((void *)normal_f, (void *)log_normal_f, "f", m);
  if (__enzyme_sample_i((void *)coin, (void *)log_coin, "coin", 1 / (1 + exp(-m)))) m *= 2;
  for (int i = 0; i < n; i++) __enzyme_observe(data[i], (void *)log_normal, "data", m * i + f, 0.5);
  return chain(m * m, 1) + chain(f, 0);
}
/* m, f, heads, deep, last of the first call, last of the second */
static double density(const double c[6], const double *data, int n, double width) {
  double m = c[0], f = c[1];
  double sum = log_normal(0, width, m) + log_normal(m, 1, f) + log_coin(1 / (1 + exp(-m)), c[2] > 0);
  if (c[2] > 0) m *= 2;
  for (int i = 0; i < n; i++) sum += log_normal(m * i + f, 0.5, data[i]);
  return sum + log_normal(m * m, 1.5, c[3]) + log_normal(sin(c[3]), 1.5, c[4]) + log_normal(f, 1.5, c[5]);
}
static void choices(trace *t, double c[6]) {
  trace *first = find(t, 'c', "chain")->of_call, *second = find(t, 'c', "chain.2")->of_call;
  c[0] = number(find(t, 'x', "m")->bits), c[1] = single(find(t, 'x', "f")->bits);
  c[2] = (int)find(t, 'x', "coin")->bits;
  c[3] = number(find(first, 'x', "deep")->bits);
  c[4] = number(find(find(first, 'c', "chain")->of_call, 'x', "last")->bits);
  c[5] = number(find(second, 'x', "last")->bits);
}
static double by_itself(double m) { return __enzyme_sample((void *)normal, (void *)log_normal, "x", m, 1e-3); }

int main(void) {
  double data[3] = {1, 2.5, 3.9}, ddata[3] = {0}, c[6], sum = 0;
  trace *t = __enzyme_newtrace();
  double result =
      __enzyme_trace((void *)model, enzyme_trace, t, enzyme_likelihood, &sum, enzyme_const, data, 3, 2.0);
  choices(t, c);
  CHECK_CLOSE("log probability", sum, density(c, data, 3, 2.0), 1e-6);
  CHECK_CLOSE("result", number(find(t, 'r', "")->bits), result, 0);
  CHECK_CLOSE("function", find(t, 'f', "")->function == (void *)model, 1, 0);
  CHECK_CLOSE("argument", number(find(t, 'a', "eight bytes")->bits), 2.0, 0);
  CHECK_CLOSE("score", find(t, 'x', "m")->score, log_normal(0, 2, c[0]), 1e-12);

  void *functions[] = {__enzyme_get_trace, __enzyme_get_choice, __enzyme_insert_call, __enzyme_insert_choice,
                       __enzyme_insert_argument, __enzyme_insert_return, __enzyme_insert_function,
                       __enzyme_insert_gradient_choice, __enzyme_insert_gradient_argument, __enzyme_newtrace,
                       __enzyme_freetrace, __enzyme_has_call, __enzyme_has_choice};
  for (int with_table = 0; with_table < 2; with_table++) {
    trace *u = __enzyme_newtrace();
    double again = 0, d[6], width = 2;
    memset(ddata, 0, sizeof ddata);
    double by_width =
        with_table ? __enzyme_condition((void *)model, enzyme_interface, functions, enzyme_observations, t,
                                        enzyme_duptrace, u, enzyme_likelihood, &again, enzyme_dup, data, ddata, 3, width)
                   : __enzyme_condition((void *)model, enzyme_observations, t, enzyme_duptrace, u, enzyme_likelihood,
                                        &again, enzyme_dup, data, ddata, 3, width);
    choices(u, d);
    for (int i = 0; i < 6; i++) CHECK_CLOSE("observed", d[i], c[i], 0);
    CHECK_CLOSE("again", again, sum, 1e-12);
    CHECK_FD("by the width", by_width, width, density(c, data, 3, width));
    CHECK_FD("reported too", find(u, 'a', "eight bytes")->gradient, width, density(c, data, 3, width));
    CHECK_FD("by data", ddata[1], data[1], density(c, data, 3, 2.0));
    CHECK_FD("by a choice", find(u, 'x', "m")->gradient, c[0], density(c, data, 3, 2.0));
    CHECK_FD("by a float", find(u, 'x', "f")->gradient, c[1], density(c, data, 3, 2.0));
    trace *first = find(u, 'c', "chain")->of_call;
    CHECK_FD("in a call", find(first, 'x', "deep")->gradient, c[3], density(c, data, 3, 2.0));
    CHECK_FD("deeper", find(find(first, 'c', "chain")->of_call, 'x', "last")->gradient, c[4],
             density(c, data, 3, 2.0));
  }

  trace *u = __enzyme_newtrace();
  __enzyme_condition((void *)model, enzyme_observations, t, enzyme_duptrace, u, enzyme_active_rand_var, "f",
                     enzyme_const, data, 3, enzyme_const, 2.0);
  CHECK_CLOSE("not asked for", find(u, 'x', "m")->gradient, 0, 0);
  CHECK_FD("asked for", find(u, 'x', "f")->gradient, c[1], density(c, data, 3, 2.0));

  double seed = 3, by_width;
  sum = 0, state = 12345;
  by_width = __enzyme_likelihood((void *)model, enzyme_duplikelihood, &sum, &seed, enzyme_const, data, 3, 2.0);
  CHECK_CLOSE("without a trace", sum, density(c, data, 3, 2.0), 1e-6);
  double width = 2;
  CHECK_FD("with a seed", by_width / 3, width, density(c, data, 3, width));
  CHECK_CLOSE("by itself", by_itself(5), 5, 2e-3);
  return check_report();
}
