/* Programs as people write them: their gradients and tangents against differences, and against each other. */
#include <fftw3.h>
#include <complex.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_dup, enzyme_const, enzyme_width;
double __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);
typedef struct { double a, b; } Two;
Two __enzyme_fwddiff_two(void *, ...);

enum { N = 16 };

/* Poisson's equation in two dimensions, plans made inside */
static double poisson(const double *x, int n) {
  int m = n / 4;
  double *r = fftw_alloc_real(m * m);
  double complex *c = (void *)fftw_alloc_complex(m * (m / 2 + 1));
  fftw_plan there = fftw_plan_dft_r2c_2d(m, m, r, (fftw_complex *)c, FFTW_ESTIMATE);
  fftw_plan back = fftw_plan_dft_c2r_2d(m, m, (fftw_complex *)c, r, FFTW_ESTIMATE);
  for (int i = 0; i < m * m; i++) r[i] = x[i] * x[i];
  fftw_execute(there);
  for (int i = 0; i < m; i++)
    for (int j = 0; j <= m / 2; j++) {
      double k = i > m / 2 ? i - m : i, l = j;
      c[i * (m / 2 + 1) + j] = k == 0 && l == 0 ? 0 : c[i * (m / 2 + 1) + j] / (k * k + l * l) / (m * m);
    }
  fftw_execute(back);
  double s = 0;
  for (int i = 0; i < m * m; i++) s += (i + 1) * r[i] * r[i];
  fftw_destroy_plan(there), fftw_destroy_plan(back);
  fftw_free(r), fftw_free(c);
  return s;
}

/* Burgers' equation in steps, with plans in place, in a context that is made outside */
typedef struct { int n; double dt; fftw_plan there, back; fftw_complex *u; double *k; } Context;

static Context *new_context(int n) {
  Context *c = malloc(sizeof *c);
  c->n = n, c->dt = 1e-3, c->u = fftw_alloc_complex(n), c->k = malloc(n * sizeof(double));
  c->there = fftw_plan_dft_1d(n, c->u, c->u, FFTW_FORWARD, FFTW_MEASURE);
  c->back = fftw_plan_dft_1d(n, c->u, c->u, FFTW_BACKWARD, FFTW_MEASURE);
  for (int i = 0; i < n; i++) c->k[i] = i <= n / 2 ? i : i - n;
  return c;
}

static void clear(Context *c) { /* of a shadow */
  c->dt = 0;
  memset(c->u, 0, c->n * sizeof *c->u), memset(c->k, 0, c->n * sizeof *c->k);
}

static double burgers(Context *c, const double *x) {
  int n = c->n;
  double y[N];
  for (int i = 0; i < n; i++) y[i] = x[i];
  for (int step = 0; step < 20; step++) {
    for (int i = 0; i < n; i++) c->u[i][0] = y[i] * y[i] / 2, c->u[i][1] = 0;
    fftw_execute(c->there);
    for (int i = 0; i < n; i++) {
      double re = c->u[i][0], im = c->u[i][1];
      c->u[i][0] = -c->k[i] * im / n, c->u[i][1] = c->k[i] * re / n;
    }
    fftw_execute(c->back);
    for (int i = 0; i < n; i++) y[i] -= c->dt * c->u[i][0];
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * y[i] * y[i];
  return s;
}

/* A convolution, all in global variables */
static double first[N], second[N];
static fftw_complex first_spectrum[N / 2 + 1], second_spectrum[N / 2 + 1];
static fftw_plan of_first, of_second, back_to_first;

static double convolution(const double *x, int n) {
  for (int i = 0; i < n; i++) first[i] = x[i], second[i] = sin(x[i]);
  fftw_execute(of_first), fftw_execute(of_second);
  for (int i = 0; i <= n / 2; i++) {
    double *a = first_spectrum[i], *b = second_spectrum[i], re = a[0] * b[0] - a[1] * b[1], im = a[0] * b[1] + a[1] * b[0];
    a[0] = re / n, a[1] = im / n;
  }
  fftw_execute(back_to_first);
  double s = 0;
  for (int i = 0; i < n; i++) s += cos(i) * first[i] * first[i];
  return s;
}

/* A power spectrum: the plan in a variable, its arrays arguments, beside one that is constant */
static fftw_plan of_work;

static double power(double *work, fftw_complex *spectrum, const double *target, const double *x, int n) {
  memcpy(work, x, n * sizeof *x);
  fftw_execute(of_work);
  double s = 0;
  for (int i = 0; i <= n / 2; i++) {
    double d = spectrum[i][0] * spectrum[i][0] + spectrum[i][1] * spectrum[i][1] - target[i];
    s += d * d;
  }
  return s;
}

/* The heat equation by cosine transforms of arrays on the stack, in functions of their own */
static fftw_plan cosine, back_from_cosine;
__attribute__((noinline)) static void to_cosine(double *a, double *b) { fftw_execute_r2r(cosine, a, b); }
__attribute__((noinline)) static void from_cosine(double *a, double *b) { fftw_execute_r2r(back_from_cosine, a, b); }

static double heat(const double *x, int n) {
  double a[N] __attribute__((aligned(64))), b[N] __attribute__((aligned(64)));
  for (int i = 0; i < n; i++) a[i] = exp(x[i]);
  for (int step = 0; step < 5; step++) {
    to_cosine(a, b);
    for (int i = 0; i < n; i++) b[i] *= exp(-0.01 * i * i) / (2 * n);
    from_cosine(b, a);
    for (int i = 0; i < n; i++) a[i] += 0.1 * a[i] * a[i];
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * a[i];
  return s;
}

/* The columns of a matrix, planned by trying, which overwrites it */
static double columns(const double *x, int n) {
  int rows = 4, count = n / 4;
  double complex *a = fftw_malloc(n * sizeof *a);
  fftw_complex *c = (fftw_complex *)a;
  fftw_plan p = fftw_plan_many_dft(1, &rows, count, c, NULL, count, 1, c, NULL, count, 1, FFTW_FORWARD, FFTW_MEASURE);
  for (int i = 0; i < n; i++) a[i] = x[i] + I * x[(i + 3) % n];
  fftw_execute(p);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * creal(a[i]) * cimag(a[i]);
  fftw_destroy_plan(p);
  fftw_free(a);
  return s;
}

/* Real rows in place, with room behind each, thirty times */
static double padded(const double *x, int n) {
  int m = 4, row = 2 * (m / 2 + 1);
  double *a = fftw_alloc_real(m * row);
  fftw_complex *c = (fftw_complex *)a;
  fftw_plan there = fftw_plan_dft_r2c_2d(m, m, a, c, FFTW_ESTIMATE), back = fftw_plan_dft_c2r_2d(m, m, c, a, FFTW_ESTIMATE);
  for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) a[i * row + j] = x[i * m + j];
  for (int t = 0; t < 30; t++) {
    fftw_execute(there);
    for (int i = 0; i < m * row / 2; i++) c[i][0] /= (1 + 0.01 * i) * m * m, c[i][1] /= (1 + 0.01 * i) * m * m;
    fftw_execute(back);
    for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) a[i * row + j] += 0.01 * sin(a[i * row + j]);
  }
  double s = 0;
  for (int i = 0; i < m; i++) for (int j = 0; j < m; j++) s += (i + 2 * j + 1) * a[i * row + j];
  fftw_destroy_plan(there), fftw_destroy_plan(back), fftw_free(a);
  return s + n * 0;
}

/* A structure with its plan, made, used and destroyed by functions of its own */
typedef struct { fftw_plan p; double *in; fftw_complex *out; int n; } Spectrum;
__attribute__((noinline)) static void begin(Spectrum *s, int n) {
  s->n = n, s->in = fftw_alloc_real(n), s->out = fftw_alloc_complex(n / 2 + 1);
  s->p = fftw_plan_dft_r2c_1d(n, s->in, s->out, FFTW_ESTIMATE);
}
__attribute__((noinline)) static void go(Spectrum *s) { fftw_execute(s->p); }
__attribute__((noinline)) static void end(Spectrum *s) { fftw_destroy_plan(s->p), fftw_free(s->in), fftw_free(s->out); }

static double of_spectrum(fftw_complex *out, int n) {
  double r = 0;
  for (int i = 0; i <= n / 2; i++) r += (i + 1) * out[i][0] * out[i][1];
  return r;
}

static double structure(const double *x, int n) {
  double r = 0;
  for (int t = 0; t < 3; t++) {
    Spectrum s;
    begin(&s, n);
    for (int i = 0; i < n; i++) s.in[i] = x[i] * x[i];
    go(&s);
    r += of_spectrum(s.out, n);
    end(&s);
  }
  return r;
}

/* A function that names nothing but the plan, and one behind a pointer that is a variable */
static double *own_in;
static fftw_complex *own_out;
static fftw_plan own_plan;
__attribute__((noinline)) void go_on(void) { fftw_execute(own_plan); }

static double nameless(const double *x, int n) {
  memcpy(own_in, x, n * sizeof *x);
  go_on();
  return of_spectrum(own_out, n);
}

static Spectrum *kept;

static double behind_pointer(const double *x, int n) {
  memcpy(kept->in, x, n * sizeof *x);
  fftw_execute(kept->p);
  return of_spectrum(kept->out, n);
}

/* Real and imaginary parts apart */
static double apart(const double *x, int n) {
  double re[N], im[N], to[N], from[N];
  fftw_iodim axis = {n, 1, 1};
  fftw_plan p = fftw_plan_guru_split_dft(1, &axis, 0, NULL, re, im, to, from, FFTW_ESTIMATE);
  for (int i = 0; i < n; i++) re[i] = x[i], im[i] = x[i] * x[i];
  fftw_execute(p);
  fftw_execute_split_dft(p, re, im, to, from);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * to[i] * from[i];
  fftw_destroy_plan(p);
  return s;
}

/* The spectrum of a filter, of constants, beside one that is not */
static double filter[N];
static fftw_complex of_filter[N / 2 + 1];
static fftw_plan to_filter;

static double filtered(const double *x, int n) {
  for (int i = 0; i < n; i++) filter[i] = exp(-i * i * 0.1);
  fftw_execute(to_filter);
  double in[N], s = 0;
  fftw_complex out[N / 2 + 1];
  fftw_plan p = fftw_plan_dft_r2c_1d(n, in, out, FFTW_ESTIMATE);
  for (int i = 0; i < n; i++) in[i] = x[i] * 0.7;
  fftw_execute(p);
  for (int k = 0; k <= n / 2; k++) {
    double re = out[k][0] * of_filter[k][0] - out[k][1] * of_filter[k][1];
    s += re * re * (k + 1);
  }
  fftw_destroy_plan(p);
  return s;
}

/* A context that is constant, and of which the function names one array only */
static double weighted(const Spectrum *c, const double *x) {
  fftw_execute(c->p);
  double s = 0;
  for (int k = 0; k <= N / 2; k++) s += c->out[k][0] * x[k] * x[k];
  return s;
}

/* Plans that are chosen as the program runs */
static fftw_plan several[2];

static double chosen(const double *x, int n) {
  double a[N];
  memcpy(a, x, sizeof a);
  for (int t = 0; t < 6; t++) {
    fftw_execute_r2r(several[t % 2], a, a);
    for (int i = 0; i < n; i++) a[i] = sin(a[i] / 4);
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += a[i] * (i + 1);
  return s;
}

static double made_by_choice(const double *x, int n) {
  double *a = fftw_alloc_real(n), *b = fftw_alloc_real(n), s = 0;
  for (int k = 0; k < 2; k++) {
    fftw_plan p = x[k] > 0.9 ? fftw_plan_r2r_1d(n, a, b, FFTW_DHT, FFTW_ESTIMATE)
                             : fftw_plan_r2r_1d(n, a, b, FFTW_REDFT00, FFTW_ESTIMATE);
    for (int i = 0; i < n; i++) a[i] = x[i] * x[i], b[i] = 0;
    fftw_execute(p);
    for (int i = 0; i < n; i++) s += b[i] * b[i] * (i + 1);
    fftw_destroy_plan(p);
  }
  fftw_free(a), fftw_free(b);
  return s;
}

/* Second derivatives: of new arrays, and of a plan that is made where it is executed */
static fftw_plan square;
static double new_arrays(const double *x, int n) {
  fftw_complex b[N];
  for (int i = 0; i < n; i++) b[i][0] = x[i] * x[i], b[i][1] = sin(x[i]);
  fftw_execute_dft(square, b, b);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * (b[i][0] * b[i][0] * b[i][1]);
  return s;
}
static double own_arrays(const double *x, int n) {
  fftw_complex b[N];
  fftw_plan p = fftw_plan_dft_1d(n, b, b, FFTW_BACKWARD, FFTW_ESTIMATE);
  for (int i = 0; i < n; i++) b[i][0] = x[i] * x[i], b[i][1] = sin(x[i]);
  fftw_execute(p);
  double s = 0;
  for (int i = 0; i < n; i++) s += (i + 1) * (b[i][0] * b[i][0] * b[i][1]);
  fftw_destroy_plan(p);
  return s;
}
#define SLOPES(f)                                                                                                   \
  static double f##_slope(const double *x, int n) {                                                                 \
    double d[N] = {0}, s = 0;                                                                                       \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);                                                \
    for (int i = 0; i < n; i++) s += (i - 5) * d[i] * 1e-3;                                                         \
    return s;                                                                                                       \
  }
SLOPES(new_arrays)
SLOPES(own_arrays)

static void report(const char *name, double reverse, double forward, double difference) {
  double scale = 1 + fabs(difference);
  int right = fabs(reverse - difference) <= 1e-5 * scale && fabs(reverse - forward) <= 1e-9 * scale;
  printf("%s %s", name, right ? "right\n" : "WRONG: ");
  if (!right) printf("%.10g %.10g %.10g\n", reverse, forward, difference);
}
#define ALONG(d) ({ double s_ = 0; for (int i_ = 0; i_ < N; i_++) s_ += (d)[i_] * v[i_]; s_; })
#define TRY(f) do {                                                                                                 \
    double d[N] = {0};                                                                                              \
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, n);                                                \
    double w = __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_const, n);                                      \
    report(#f, ALONG(d), w, (f(up, n) - f(down, n)) / 2e-5);                                                        \
  } while (0)

int main(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  int n = N;
  double x[N], v[N], up[N], down[N];
  for (int i = 0; i < n; i++)
    x[i] = sin(i + 1), v[i] = cos(3 * i), up[i] = x[i] + 1e-5 * v[i], down[i] = x[i] - 1e-5 * v[i];
  TRY(poisson);
  for (int copied = 0; copied < 2; copied++) {  /* a shadow with plans of its own, and one with the primal's */
    Context *c = new_context(n), *dc = new_context(n);
    double d[N] = {0};
    if (copied) dc->there = c->there, dc->back = c->back;
    clear(dc);
    __enzyme_autodiff((void *)burgers, enzyme_dup, c, dc, enzyme_dup, x, d);
    clear(dc);
    double w = __enzyme_fwddiff((void *)burgers, enzyme_dup, c, dc, enzyme_dup, x, v);
    report("burgers", ALONG(d), w, (burgers(c, up) - burgers(c, down)) / 2e-5);
  }
  of_first = fftw_plan_dft_r2c_1d(n, first, first_spectrum, FFTW_ESTIMATE);
  of_second = fftw_plan_dft_r2c_1d(n, second, second_spectrum, FFTW_ESTIMATE);
  back_to_first = fftw_plan_dft_c2r_1d(n, first_spectrum, first, FFTW_ESTIMATE);
  TRY(convolution);
  {
    double *work = fftw_alloc_real(n), dwork[N] = {0}, d[N] = {0}, target[N] = {1, 2, 3}, other[N];
    fftw_complex *spectrum = fftw_alloc_complex(n), dspectrum[N] = {0};
    of_work = fftw_plan_dft_r2c_1d(n, work, spectrum, FFTW_MEASURE);
    __enzyme_autodiff((void *)power, enzyme_dup, work, dwork, enzyme_dup, spectrum, dspectrum, enzyme_const, target,
                      enzyme_dup, x, d, enzyme_const, n);
    double w = __enzyme_fwddiff((void *)power, enzyme_dup, work, dwork, enzyme_dup, spectrum, dspectrum,
                                enzyme_const, target, enzyme_dup, x, v, enzyme_const, n);
    double difference = (power(work, spectrum, target, up, n) - power(work, spectrum, target, down, n)) / 2e-5;
    report("power", ALONG(d), w, difference);
    double dwork2[N] = {0};
    fftw_complex dspectrum2[N] = {0};
    for (int i = 0; i < n; i++) other[i] = 2 * v[i];
    Two two = __enzyme_fwddiff_two((void *)power, enzyme_width, 2, enzyme_dup, work, dwork, dwork2, enzyme_dup, spectrum,
                                   dspectrum, dspectrum2, enzyme_const, target, enzyme_dup, x, v, other, enzyme_const, n);
    report("two directions", two.a, two.b / 2, difference);
  }
  double a[N] __attribute__((aligned(64))), b[N] __attribute__((aligned(64)));
  cosine = fftw_plan_r2r_1d(n, a, b, FFTW_REDFT10, FFTW_ESTIMATE);
  back_from_cosine = fftw_plan_r2r_1d(n, b, a, FFTW_REDFT01, FFTW_ESTIMATE);
  TRY(heat);
  TRY(columns);
  TRY(padded);
  TRY(structure);
  own_in = fftw_alloc_real(n), own_out = fftw_alloc_complex(n);
  own_plan = fftw_plan_dft_r2c_1d(n, own_in, own_out, FFTW_ESTIMATE);
  TRY(nameless);
  begin(kept = malloc(sizeof *kept), n);
  TRY(behind_pointer);
  TRY(apart);
  to_filter = fftw_plan_dft_r2c_1d(n, filter, of_filter, FFTW_ESTIMATE);
  TRY(filtered);
  {
    double d[N] = {0};
    for (int i = 0; i < n; i++) kept->in[i] = i * i;
    __enzyme_autodiff((void *)weighted, enzyme_const, kept, enzyme_dup, x, d);
    report("weighted", ALONG(d), __enzyme_fwddiff((void *)weighted, enzyme_const, kept, enzyme_dup, x, v),
           (weighted(kept, up) - weighted(kept, down)) / 2e-5);
  }
  several[0] = fftw_plan_r2r_1d(n, a, a, FFTW_DHT, FFTW_ESTIMATE);
  several[1] = fftw_plan_r2r_1d(n, a, a, FFTW_RODFT00, FFTW_ESTIMATE);
  TRY(chosen);
  TRY(made_by_choice);
  fftw_complex room[N];
  square = fftw_plan_dft_1d(n, room, room, FFTW_BACKWARD, FFTW_ESTIMATE | FFTW_UNALIGNED);
  TRY(new_arrays_slope);
  TRY(own_arrays_slope);
}
