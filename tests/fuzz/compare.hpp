// Compares reverse and forward mode of each generated function with the oracle, at several points.
#pragma once

extern int enzyme_const, enzyme_dup, enzyme_primal_return;
struct Both { double primal, tangent; };
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);

constexpr int INPUTS = 6, POINTS = 3;
struct Subject {
  const char *name;
  double (*plain)(const double *, int);
  Dual (*dual)(const Dual *, int);
  void (*reverse)(const double *, double *, int);
  Both (*forward)(const double *, double *, int);
};

#ifdef ORACLE_ONLY // without hooks: the oracle against finite differences
#define SUBJECT(F) {#F, F<double>, F<Dual>, nullptr, nullptr}
#else
#define SUBJECT(F)                                                                                                     \
  {#F, F<double>, F<Dual>,                                                                                             \
   [](const double *x, double *dx, int k) {                                                                            \
     __enzyme_autodiff<void>((void *)F<double>, enzyme_dup, x, dx, enzyme_const, k);                                   \
   },                                                                                                                  \
   [](const double *x, double *dx, int k) {                                                                            \
     return __enzyme_fwddiff<Both>((void *)F<double>, enzyme_primal_return, enzyme_dup, x, dx, enzyme_const, k);       \
   }}
#endif

static std::uint64_t state = 88172645463325252u;
static double uniform() { // xorshift64: the same points on every machine
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return double(state >> 11) / 4503599627370496.0 - 1.0;
}

static int differs(const Subject &s, const char *what, int point, int input, double got, double want, double tolerance) {
  if (std::fabs(got - want) <= tolerance) return 0;
  std::printf("mismatch %s %s point %d input %d: got %.17g want %.17g\n", s.name, what, point, input, got, want);
  return 1;
}

static int compare_at(const Subject &s, int point) {
  double x[INPUTS], direction[INPUTS], want[INPUTS], along = 0, scale = 1e-3;
  int k = 2 * point + 1, wrong = 0;
  for (int i = 0; i < INPUTS; i++) x[i] = uniform(), direction[i] = uniform();
  double value = s.plain(x, k);
  for (int e = 0; e < INPUTS; e++) {
    Dual u[INPUTS];
    for (int i = 0; i < INPUTS; i++) u[i] = Dual(x[i], i == e);
    Dual r = s.dual(u, k);
    want[e] = r.d;
    if (e == 0) wrong += differs(s, "oracle", point, -1, r.v, value, 1e-12);
    scale = std::fmax(scale, std::fabs(want[e]));
    along += want[e] * direction[e];
  }
#ifdef ORACLE_ONLY
  for (int e = 0; e < INPUTS; e++) {
    double at[2][INPUTS], h = 1e-6;
    for (int side = 0; side < 2; side++) std::memcpy(at[side], x, sizeof x), at[side][e] += side ? h : -h;
    wrong += differs(s, "oracle", point, e, want[e], (s.plain(at[1], k) - s.plain(at[0], k)) / (2 * h), 1e-4 * scale);
  }
#else
  double gradient[INPUTS] = {};
  s.reverse(x, gradient, k);
  for (int i = 0; i < INPUTS; i++) wrong += differs(s, "reverse", point, i, gradient[i], want[i], 1e-8 * scale);
  Both both = s.forward(x, direction, k);
  wrong += differs(s, "forward", point, -1, both.tangent, along, 1e-8 * scale);
  wrong += differs(s, "primal", point, -1, both.primal, value, 0);
#endif
  return wrong;
}

template <int N> static int compare_all(const Subject (&subjects)[N], int argc, char **argv) {
  int wrong = 0, count = 0;
  for (const Subject &s : subjects) {
    bool chosen = argc == 1;
    for (int i = 1; i < argc; i++) chosen = chosen || !std::strcmp(argv[i], s.name);
    if (!chosen) continue;
    std::fprintf(stderr, "%s\n", s.name); // the last name on stderr is the one that crashed
    for (int point = 0; point < POINTS; point++) wrong += compare_at(s, point);
    std::fflush(stdout);
    count++;
  }
  std::printf("compared %d functions\n", count);
  return wrong != 0;
}
