// The end of a range that carries a derivative is given as constant: a distance to it leads on from the begin.
#include <cmath>
#include <cstdio>
extern int enzyme_dup, enzyme_const;
template <class... T> double __enzyme_autodiff(void *, T...);
template <class... T> double __enzyme_fwddiff(void *, T...);
static double middle(double *b, double *e) {
  double *m = b + (e - b) / 2, s = 0;
  for (double *p = b; p < e; ++p) s += *p * *m;
  return s;
}
__attribute__((noinline)) static double halves(double *b, double *e) {
  if (e - b == 1) return *b * *b;
  double *m = b + (e - b) / 2;
  return halves(b, m) + std::sin(halves(m, e));
}
static bool differs(double (*f)(double *, double *), void *of, double *x, const double *d) {
  bool bad = false;
  for (int i = 0; i < 5; i++) {
    double t[5] = {0}, h = 1e-6, at = x[i];
    t[i] = 1;
    double forward = __enzyme_fwddiff(of, enzyme_dup, x, t, enzyme_const, x + 5);
    x[i] = at + h;
    double up = f(x, x + 5);
    x[i] = at - h;
    double down = f(x, x + 5), want = (up - down) / (2 * h);
    x[i] = at;
    bad |= !(std::fabs(d[i] - want) < 1e-6) || !(std::fabs(forward - want) < 1e-6);
  }
  return bad;
}
int main() {
  double x[5] = {.3, 1.1, .7, 2, .4}, one[5] = {0}, two[5] = {0};
  __enzyme_autodiff((void *)middle, enzyme_dup, x, one, enzyme_const, x + 5);
  __enzyme_autodiff((void *)halves, enzyme_dup, x, two, enzyme_const, x + 5);
  bool bad = differs(middle, (void *)middle, x, one) || differs(halves, (void *)halves, x, two);
  puts(bad ? "WRONG" : "OK");
  return bad;
}
