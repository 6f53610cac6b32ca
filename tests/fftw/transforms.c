/* Every kind of transform, in place and not, of many sizes and layouts: a transform is linear, so J v is the transform
 * of v itself, and <w, J v> = <J' w, v>. Each is executed with its own arrays and with new ones. */
#include <fftw3.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(OF_FLOATS)
#define REAL float
#define X(name) fftwf_##name
#define TOLERANCE 2e-5
#elif defined(OF_LONG_DOUBLES)
#define REAL long double
#define X(name) fftwl_##name
#define TOLERANCE 1e-15
#else
#define REAL double
#define X(name) fftw_##name
#define TOLERANCE 1e-12
#endif

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);

enum { ROOM = 4096 };
enum { OWN, COMPLEX, TO_HALF, FROM_HALF, REAL_TO_REAL };
typedef X(complex) C;

static void transform(X(plan) p, int kind, const REAL *x, REAL *y, REAL *in, REAL *out) {
  memcpy(in, x, ROOM * sizeof *x);
  if (in != out) memset(out, 0, ROOM * sizeof *x);
  switch (kind) {
    case OWN: X(execute)(p); break;
    case COMPLEX: X(execute_dft)(p, (C *)in, (C *)out); break;
    case TO_HALF: X(execute_dft_r2c)(p, in, (C *)out); break;
    case FROM_HALF: X(execute_dft_c2r)(p, (C *)in, out); break;
    case REAL_TO_REAL: X(execute_r2r)(p, in, out); break;
  }
  memcpy(y, out, ROOM * sizeof *x);
}

static int bad, tried, last;  /* the last axis */

static REAL number(void) { return rand() / (REAL)RAND_MAX - 0.5; }

static void test(const char *name, X(plan) p, int kind, REAL *in, REAL *out) {
  if (!p) {
    printf("%s: no plan\n", name);
    bad++;
    return;
  }
  static REAL x[ROOM], v[ROOM], w[ROOM], y[ROOM], dx[ROOM], dy[ROOM], jv[ROOM], fv[ROOM], din[ROOM], dout[ROOM];
  REAL *to = in == out ? din : dout;
  for (int i = 0; i < ROOM; i++) v[i] = number(), x[i] = number();
  transform(p, kind, v, fv, in, out);
  for (int i = 0; i < ROOM; i++) {  /* not what it leaves alone, nor what it leaves behind real rows in place */
    int is_gap = kind == FROM_HALF && in == out && i % (2 * (last / 2 + 1)) >= last;
    w[i] = fv[i] == (in == out ? v[i] : 0) || is_gap ? 0 : number();
  }
  for (int by_own = 0; by_own < 2; by_own++) {
    int how = by_own ? OWN : kind;
    memset(dx, 0, sizeof dx), memset(din, 0, sizeof din), memset(dout, 0, sizeof dout);
    memcpy(dy, w, sizeof w);
    __enzyme_autodiff((void *)transform, enzyme_const, p, enzyme_const, how, enzyme_dup, x, dx, enzyme_dup, y, dy,
                      enzyme_dup, in, din, enzyme_dup, out, to);
    memset(din, 0, sizeof din), memset(dout, 0, sizeof dout);
    __enzyme_fwddiff((void *)transform, enzyme_const, p, enzyme_const, how, enzyme_dup, x, v, enzyme_dup, y, jv,
                     enzyme_dup, in, din, enzyme_dup, out, to);
    REAL expected = 0, reverse = 0, forward = 0, size = 0;
    for (int i = 0; i < ROOM; i++)
      expected += w[i] * fv[i], reverse += dx[i] * v[i], forward += w[i] * jv[i], size += fabsl(w[i] * fv[i]);
    tried++;
    if (!(fabsl(expected - reverse) <= TOLERANCE * size) || !(fabsl(expected - forward) <= TOLERANCE * size)) {
      bad++;
      printf("%s: %.12Lg, reverse %.12Lg, forward %.12Lg\n", name, (long double)expected, (long double)reverse,
             (long double)forward);
    }
  }
  X(destroy_plan)(p);
}

#define TRY(plan, kind) (snprintf(name, sizeof name, "%s, n %d, flags %u, in place %d", #plan, n, flags, a == b), \
                         test(name, plan, kind, a, b))

static void try_all(int n, unsigned flags, REAL *a, REAL *b) {
  char name[300];
  C *ca = (C *)a, *cb = (C *)b;
  int keeps = (flags & FFTW_PRESERVE_INPUT) != 0;
  last = n;
  for (int sign = -1; sign < 2; sign += 2) {
    TRY(X(plan_dft_1d)(n, ca, cb, sign, flags), COMPLEX);
    TRY(X(plan_dft_2d)(n, 4, ca, cb, sign, flags), COMPLEX);
    TRY(X(plan_dft_3d)(3, n, 4, ca, cb, sign, flags), COMPLEX);
  }
  TRY(X(plan_dft_r2c_1d)(n, a, cb, flags), TO_HALF);
  TRY(X(plan_dft_r2c_2d)(6, n, a, cb, flags), TO_HALF);
  TRY(X(plan_dft_r2c_2d)(n, 5, a, cb, flags), TO_HALF);
  TRY(X(plan_dft_r2c_3d)(3, 4, n, a, cb, flags), TO_HALF);
  TRY(X(plan_dft_c2r_1d)(n, ca, b, flags), FROM_HALF);
  if (!keeps) {
    TRY(X(plan_dft_c2r_2d)(6, n, ca, b, flags), FROM_HALF);
    TRY(X(plan_dft_c2r_3d)(3, 4, n, ca, b, flags), FROM_HALF);
    last = 5;
    TRY(X(plan_dft_c2r_2d)(n, 5, ca, b, flags), FROM_HALF);
    last = n;
  }
  for (int kind = FFTW_R2HC; kind <= FFTW_RODFT11; kind++) {
    if (kind == FFTW_REDFT00 && n < 2) continue;
    int other = (kind * 7 + 3) % 11;
    TRY(X(plan_r2r_1d)(n, a, b, kind, flags), REAL_TO_REAL);
    TRY(X(plan_r2r_2d)(n, 6, a, b, kind, other, flags), REAL_TO_REAL);
    TRY(X(plan_r2r_3d)(4, 5, n, a, b, other, FFTW_REDFT00, kind, flags), REAL_TO_REAL);
  }
  /* many: columns, rows with gaps, sides that are laid out differently, windows that slide */
  int sizes[2] = {n, 6}, wide[2] = {n, 9};
  X(r2r_kind) kinds[2] = {FFTW_REDFT10, FFTW_RODFT01};
  TRY(X(plan_many_dft)(1, sizes, 7, ca, NULL, 7, 1, cb, NULL, 7, 1, -1, flags), COMPLEX);
  TRY(X(plan_many_dft)(2, sizes, 3, ca, wide, 1, n * 9 + 1, cb, wide, 1, n * 9 + 1, 1, flags), COMPLEX);
  TRY(X(plan_many_dft_r2c)(1, sizes, 3, a, NULL, 1, 2 * (n / 2 + 1), cb, NULL, 1, n / 2 + 1, flags), TO_HALF);
  TRY(X(plan_many_r2r)(2, sizes, 4, a, wide, 1, n * 9, b, wide, 1, n * 9, kinds, flags), REAL_TO_REAL);
  if (a != b) {
    TRY(X(plan_many_dft)(1, sizes, 7, ca, NULL, 7, 1, cb, NULL, 1, n, -1, flags), COMPLEX);
    TRY(X(plan_many_dft_r2c)(2, sizes, 3, a, wide, 2, 2 * n * 9 + 1, cb, NULL, 3, 1, flags), TO_HALF);
    TRY(X(plan_many_dft_r2c)(1, sizes, 5, a, NULL, 1, 2, cb, NULL, 1, n, flags), TO_HALF);
    if (!keeps)
      TRY(X(plan_many_dft_c2r)(2, sizes, 3, ca, NULL, 3, 1, b, wide, 2, 2 * n * 9 + 1, flags), FROM_HALF);
  }
  X(iodim) axes[2] = {{n, 12, 12}, {5, 2, 2}}, loop = {3, 400, 400};
  X(iodim64) axes64[2] = {{n, 12, 12}, {5, 2, 2}}, loop64 = {3, 400, 400};
  TRY(X(plan_guru_dft)(2, axes, 1, &loop, ca, cb, 1, flags), COMPLEX);
  TRY(X(plan_guru64_dft)(2, axes64, 1, &loop64, ca, cb, -1, flags), COMPLEX);
}

int main(void) {
  REAL *a = X(malloc)(ROOM * sizeof *a), *b = X(malloc)(ROOM * sizeof *b);
  int sizes[] = {1, 2, 3, 4, 5, 8, 12, 13, 30};
  unsigned flags[] = {FFTW_ESTIMATE, FFTW_MEASURE, FFTW_ESTIMATE | FFTW_UNALIGNED,
                      FFTW_ESTIMATE | FFTW_PRESERVE_INPUT, FFTW_ESTIMATE | FFTW_DESTROY_INPUT};
  for (int f = 0; f < FLAGS; f++)
    for (int k = 0; k < 9; k++) try_all(sizes[k], flags[f], a, a), try_all(sizes[k], flags[f], a, b);
  printf("%d wrong\n", bad);
  return tried < 1000 || bad;
}
