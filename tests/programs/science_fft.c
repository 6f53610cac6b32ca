// Signals: an in-place FFT with bit reversal, convolution, a recursive FFT over strides, a filter with state.
#include "check.h"

static void fft_in_place(double *re, double *im, int n) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      double t = re[i];
      re[i] = re[j];
      re[j] = t;
      t = im[i];
      im[i] = im[j];
      im[j] = t;
    }
  }
  for (int length = 2; length <= n; length <<= 1) {
    double angle = -2 * M_PI / length, wr = cos(angle), wi = sin(angle);
    for (int i = 0; i < n; i += length) {
      double cr = 1, ci = 0;
      for (int k = 0; k < length / 2; k++) {
        int a = i + k, b = i + k + length / 2;
        double tr = re[b] * cr - im[b] * ci, ti = re[b] * ci + im[b] * cr;
        re[b] = re[a] - tr;
        im[b] = im[a] - ti;
        re[a] += tr;
        im[a] += ti;
        double next = cr * wr - ci * wi;
        ci = cr * wi + ci * wr;
        cr = next;
      }
    }
  }
}
static double spectrum(const double *x, int n) {
  double re[16], im[16] = {0}, r = 0;
  memcpy(re, x, n * sizeof *x);
  fft_in_place(re, im, n);
  for (int i = 0; i < n; i++) r += (i + 1) * (re[i] * re[i] + im[i] * im[i]) + re[i] * im[(i + 1) % n];
  return r;
}
static void fft_recursive(double *out, const double *in, int n, int stride) { /* interleaved complex */
  if (n == 1) {
    out[0] = in[0];
    out[1] = in[1];
    return;
  }
  fft_recursive(out, in, n / 2, 2 * stride);
  fft_recursive(out + n, in + 2 * stride, n / 2, 2 * stride);
  for (int k = 0; k < n / 2; k++) {
    double c = cos(-2 * M_PI * k / n), s = sin(-2 * M_PI * k / n), *e = out + 2 * k, *o = out + n + 2 * k;
    double tr = c * o[0] - s * o[1], ti = c * o[1] + s * o[0];
    o[0] = e[0] - tr;
    o[1] = e[1] - ti;
    e[0] += tr;
    e[1] += ti;
  }
}
static double recursive_spectrum(const double *x, int n) {
  double out[16], r = 0;
  fft_recursive(out, x, n / 2, 1);
  for (int i = 0; i < n; i++) r += sin(out[i]) * (i + 1);
  return r;
}
static double convolution(const double *x, int n) {
  double *y = calloc(2 * n, sizeof *y), r = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) y[i + j] += x[i] * x[n - 1 - j] * (j + 1);
  for (int i = 0; i < 2 * n; i++) r += y[i] * y[i];
  free(y);
  return r;
}
struct biquad { double b[3], a[2], z1, z2; };
static double filter(struct biquad *f, double in) {
  double out = f->b[0] * in + f->z1;
  f->z1 = f->b[1] * in - f->a[0] * out + f->z2;
  f->z2 = f->b[2] * in - f->a[1] * out;
  return out;
}
static double filtered(const double *x, int n) {
  struct biquad f = {{x[0], 0.3, x[1]}, {x[2] * 0.5, 0.1}, 0, 0};
  double r = 0;
  for (int i = 0; i < 4 * n; i++) {
    double y = filter(&f, x[i % n] * cos(i));
    r += y * y;
  }
  return r;
}

#define TEST(F)                                                                                             \
  {                                                                                                         \
    double x[8] = {0.9, 1.3, -0.6, 0.4, 0.2, -1.1, 0.8, 0.5}, g[8] = {0}, v[8] = {1, 0, -1, 0, 2, 0, 0.5, 1}, d = 0; \
    __enzyme_autodiff((void *)F, x, g, 8);                                                                  \
    for (int i = 0; i < 8; i++) { CHECK_FD(#F, g[i], x[i], F(x, 8)); d += g[i] * v[i]; }                    \
    CHECK_CLOSE(#F ".fwd", __enzyme_fwddiff((void *)F, x, v, 8), d, 1e-10);                                 \
  }

int main(void) {
  TEST(spectrum)
  TEST(recursive_spectrum)
  TEST(convolution)
  TEST(filtered)
  return check_report();
}
