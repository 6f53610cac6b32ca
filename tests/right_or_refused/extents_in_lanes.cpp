/* Sizes of what the caller hands over, in several directions at once and in threads; the ends of an empty range are
 * null, and a range without a derivative has its own ends for shadows. */
#include <cmath>
#include <cstdio>
#include <thread>
#include <vector>
extern int enzyme_dup, enzyme_const, enzyme_width;
template <class... T> void __enzyme_autodiff(void *, T...);
template <class... T> void __enzyme_fwddiff(void *, T...);
struct range {
  double *begin, *end;
};
struct counted {
  double *data;
  long size;
};
__attribute__((noinline)) static counted count(const range *r) { return {r->begin, r->end - r->begin}; }
static void sums(const range *of, const range *weights, const range *none, double *out) {
  auto part = [=](int k) {
    counted c = count(of), w = count(weights), n = count(none);
    out[k] = n.size;
    for (long i = k; i < c.size; i += 2) out[k] += c.data[i] * c.data[c.size - 1 - i] * w.data[i % w.size];
  };
  std::thread other(part, 1);
  part(0);
  other.join();
}
int main() {
  const int n = 5;
  double x[n] = {0.5, 1.25, -2, 3, 0.75}, w[2] = {2, -3}, one[n] = {}, two[n] = {}, out[2], a[2], b[2];
  range of = {x, x + n}, weights = {w, w + 2}, none = {}, d1 = {one, one + n}, d2 = {two, two + n}, d0 = {};
  auto part = [&](int k) {
    double s = 0;
    for (int i = k; i < n; i += 2) s += x[i] * x[n - 1 - i] * w[i % 2];
    return s;
  };
  bool ok = true;
  auto compare = [&](const char *what, double is, double want) {
    if (std::fabs(is - want) > 1e-6) ok = false, std::printf("%s: %g, not %g\n", what, is, want);
  };
  auto slope = [&](int i, int k) {
    double h = 1e-6, was = x[i];
    x[i] = was + h;
    double above = part(k);
    x[i] = was - h;
    double below = part(k);
    x[i] = was;
    return (above - below) / (2 * h);
  };
  a[0] = 1, a[1] = 0, b[0] = 0, b[1] = 1;
  __enzyme_autodiff((void *)sums, enzyme_width, 2, enzyme_dup, &of, &d1, &d2, enzyme_const, &weights, enzyme_dup, &none,
                    &d0, &d0, enzyme_dup, out, a, b);
  for (int i = 0; i < n; i++) compare("first", one[i], slope(i, 0)), compare("second", two[i], slope(i, 1));
  for (int i = 0; i + 1 < n; i++) {
    for (int k = 0; k < n; k++) one[k] = k == i, two[k] = k == i + 1;
    __enzyme_fwddiff((void *)sums, enzyme_width, 2, enzyme_dup, &of, &d1, &d2, enzyme_const, &weights, enzyme_dup, &none,
                     &d0, &d0, enzyme_dup, out, a, b);
    for (int k = 0; k < 2; k++) compare("forward", a[k], slope(i, k)), compare("forward", b[k], slope(i + 1, k));
  }
  std::puts(ok ? "OK" : "WRONG");
  return !ok;
}
