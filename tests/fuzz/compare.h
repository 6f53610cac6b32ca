/* Compares reverse and forward mode of every generated function with the oracle, at several points. */
extern int enzyme_const, enzyme_dup, enzyme_out;
extern int enzyme_primal_return;
struct two { double a, b; };
struct three { double value, a, b; };
extern struct two __enzyme_autodiff_two(void *, ...);
extern struct three __enzyme_autodiff_three(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern struct two __enzyme_fwddiff_primal(void *, ...);

typedef double plain_fn(double *, double *, double, double, int);
typedef dual dual_fn(dual *, dual *, dual, dual, int);
typedef struct three reverse_fn(double *, double *, double *, double *, double, double, int);
typedef struct two forward_fn(double *, double *, double *, double *, double, double, double, double, int);
struct subject { const char *name; plain_fn *plain; dual_fn *oracle; reverse_fn *reverse; forward_fn *forward; int primal; };

#ifdef ORACLE_ONLY /* plain clang: checks that the oracle is the same function as the program */
#define SUBJECT(F, PRIMAL)
#define ROW(F, PRIMAL) {#F, F, d_##F, NULL, NULL, PRIMAL}
#else
/* PRIMAL says that the results of the primal are asked for too. */
#define REVERSE_0(...) { struct two g = __enzyme_autodiff_two(__VA_ARGS__); return (struct three){0, g.a, g.b}; }
#define REVERSE_1(F, ...) return __enzyme_autodiff_three(F, enzyme_primal_return, __VA_ARGS__);
#define FORWARD_0(...) return (struct two){0, __enzyme_fwddiff(__VA_ARGS__)};
#define FORWARD_1(F, ...) return __enzyme_fwddiff_primal(F, enzyme_primal_return, __VA_ARGS__);
#define SUBJECT(F, PRIMAL)                                                                                             \
  static struct three reverse_##F(double *x, double *dx, double *y, double *dy, double a, double b, int k) {           \
    REVERSE_##PRIMAL((void *)F, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_out, a, enzyme_out, b, enzyme_const, k)   \
  }                                                                                                                    \
  static struct two forward_##F(double *x, double *dx, double *y, double *dy, double a, double da, double b, double db, int k) { \
    FORWARD_##PRIMAL((void *)F, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_dup, a, da, enzyme_dup, b, db,            \
                     enzyme_const, k)                                                                                  \
  }
#define ROW(F, PRIMAL) {#F, F, d_##F, reverse_##F, forward_##F, PRIMAL}
#endif

enum { INPUTS = 10, POINTS = 3 }; /* x[4], y[4], a, b */

static uint64_t state = 88172645463325252u;
static double uniform(void) { /* xorshift64: the same points on every machine */
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (double)(state >> 11) / 4503599627370496.0 - 1.0;
}

static int differs(const struct subject *s, const char *what, int point, int index, double got, double want, double scale,
                   double tolerance) {
  if (fabs(got - want) <= tolerance * scale) return 0;
  printf("mismatch %s %s point %d input %d: got %.17g want %.17g\n", s->name, what, point, index, got, want);
  return 1;
}

/* What the derivative computes as the primal is the program, bit for bit: nothing here allows otherwise. */
static int primal_differs(const struct subject *s, const char *mode, int point, double got, double want, const double *x,
                          const double *y, const double *after) {
  int wrong = s->primal && memcmp(&got, &want, sizeof got) ? 1 : 0;
  if (wrong) printf("mismatch %s primal of %s point %d: got %.17g want %.17g\n", s->name, mode, point, got, want);
  for (int i = 0; i < 8; i++) {
    const double *p = i < 4 ? x + i : y + i - 4;
    if (!memcmp(p, after + i, sizeof *p)) continue;
    printf("mismatch %s primal of %s point %d memory %d: got %.17g want %.17g\n", s->name, mode, point, i, *p, after[i]);
    wrong++;
  }
  return wrong;
}

static int compare_at(const struct subject *s, int point) {
  double in[INPUTS], weights[8], direction[INPUTS], want[INPUTS], along = 0, scale = 1e-3;
  int k = 2 * point + 1, wrong = 0;
  for (int i = 0; i < INPUTS; i++) in[i] = uniform(), direction[i] = uniform();
  for (int i = 0; i < 8; i++) weights[i] = uniform();

  double x[4], y[4], after[8];
  memcpy(x, in, sizeof x);
  memcpy(y, in + 4, sizeof y);
  double value = s->plain(x, y, in[8], in[9], k);
  memcpy(after, x, sizeof x);
  memcpy(after + 4, y, sizeof y);

  for (int e = 0; e < INPUTS; e++) {
    dual u[INPUTS];
    for (int i = 0; i < INPUTS; i++) u[i] = (dual){in[i], i == e};
    dual r = s->oracle(u, u + 4, u[8], u[9], k);
    want[e] = r.d;
    for (int i = 0; i < 8; i++) want[e] += weights[i] * u[i].d;
    if (e == 0) {
      wrong += differs(s, "oracle", point, -1, r.v, value, 1, 1e-13);
      for (int i = 0; i < 8; i++) wrong += differs(s, "oracle", point, i, u[i].v, i < 4 ? x[i] : y[i - 4], 1, 1e-13);
    }
    scale = fmax(scale, fabs(want[e]));
    along += want[e] * direction[e];
  }
#ifdef ORACLE_ONLY
  double h = 1e-6;
  for (int e = 0; e < INPUTS; e++) {
    double objective[2];
    for (int side = 0; side < 2; side++) {
      double at[INPUTS];
      memcpy(at, in, sizeof in);
      at[e] += side ? h : -h;
      objective[side] = s->plain(at, at + 4, at[8], at[9], k);
      for (int i = 0; i < 8; i++) objective[side] += weights[i] * at[i];
    }
    wrong += differs(s, "oracle", point, e, want[e], (objective[1] - objective[0]) / (2 * h), scale, 1e-4);
  }
  (void)along;
#else
  double dx[4], dy[4];
  memcpy(x, in, sizeof x);
  memcpy(y, in + 4, sizeof y);
  memcpy(dx, weights, sizeof dx);
  memcpy(dy, weights + 4, sizeof dy);
  struct three g = s->reverse(x, dx, y, dy, in[8], in[9], k);
  wrong += primal_differs(s, "reverse", point, g.value, value, x, y, after);
  for (int i = 0; i < 4; i++) {
    wrong += differs(s, "reverse", point, i, dx[i], want[i], scale, 1e-8);
    wrong += differs(s, "reverse", point, i + 4, dy[i], want[i + 4], scale, 1e-8);
  }
  wrong += differs(s, "reverse", point, 8, g.a, want[8], scale, 1e-8);
  wrong += differs(s, "reverse", point, 9, g.b, want[9], scale, 1e-8);

  memcpy(x, in, sizeof x);
  memcpy(y, in + 4, sizeof y);
  memcpy(dx, direction, sizeof dx);
  memcpy(dy, direction + 4, sizeof dy);
  struct two t = s->forward(x, dx, y, dy, in[8], direction[8], in[9], direction[9], k);
  double tangent = t.b;
  wrong += primal_differs(s, "forward", point, t.a, value, x, y, after);
  for (int i = 0; i < 4; i++) tangent += weights[i] * dx[i] + weights[i + 4] * dy[i];
  wrong += differs(s, "forward", point, -1, tangent, along, scale, 1e-8);
#endif
  return wrong;
}

static int compare_all(int argc, char **argv, const struct subject *subjects, int count) {
  int wrong = 0, compared = 0;
  for (int i = 0; i < count; i++) {
    int wanted = argc < 2;
    for (int a = 1; a < argc; a++) wanted |= !strcmp(argv[a], subjects[i].name);
    if (!wanted) continue;
    fprintf(stderr, "%s\n", subjects[i].name); /* the last name on stderr is the one that crashed */
    for (int point = 0; point < POINTS; point++) wrong += compare_at(&subjects[i], point);
    fflush(stdout);
    compared++;
  }
  printf("compared %d functions\n", compared);
  return wrong != 0;
}
