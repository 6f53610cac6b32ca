// Plans as members of objects, behind a unique_ptr, and in a cache by size, against differences.
#include <cmath>
#include <complex>
#include <cstdio>
#include <enzyme/enzyme>
#include <fftw3.h>
#include <map>
#include <memory>
#include <type_traits>
#include <vector>

using Complex = std::complex<double>;
using Numbers = std::vector<double>;

static fftw_complex *of(std::vector<Complex> &v) { return reinterpret_cast<fftw_complex *>(v.data()); }

class Smoother {
  fftw_plan there, back;
  int n;
  Numbers in;
  std::vector<Complex> out;

public:
  explicit Smoother(int n) : n(n), in(n), out(n / 2 + 1) {
    there = fftw_plan_dft_r2c_1d(n, in.data(), of(out), FFTW_MEASURE);
    back = fftw_plan_dft_c2r_1d(n, of(out), in.data(), FFTW_MEASURE);
    std::fill(in.begin(), in.end(), 0);
    std::fill(out.begin(), out.end(), 0);
  }
  Smoother(const Smoother &) = delete;
  ~Smoother() {
    fftw_destroy_plan(there);
    fftw_destroy_plan(back);
  }
  void smooth(Numbers &x) {
    std::copy(x.begin(), x.end(), in.begin());
    fftw_execute(there);
    for (size_t k = 0; k < out.size(); k++) out[k] *= Complex(std::exp(-0.1 * k * k), 0.1 * k) / double(n);
    fftw_execute(back);
    for (int i = 0; i < n; i++) x[i] = in[i] + 0.1 * std::sin(in[i]);
  }
};

double outside(Smoother &s, const Numbers &x) {
  Numbers y = x;
  for (int t = 0; t < 4; t++) s.smooth(y);
  double sum = 0;
  for (size_t i = 0; i < y.size(); i++) sum += (i + 1) * y[i] * y[i];
  return sum;
}

double inside(const Numbers &x) {
  Smoother s(x.size());
  return outside(s, x);
}

struct Destroy {
  void operator()(fftw_plan p) const { fftw_destroy_plan(p); }
};

double owned(const Numbers &x) {
  int m = 4;
  std::vector<Complex> a(m * m), b(m * m);
  std::unique_ptr<std::remove_pointer_t<fftw_plan>, Destroy> p(
      fftw_plan_dft_2d(m, m, of(a), of(b), FFTW_FORWARD, FFTW_ESTIMATE));
  for (int i = 0; i < m * m; i++) a[i] = {x[i], x[i] * x[(i + 1) % 16]};
  fftw_execute(p.get());
  double sum = 0;
  for (int i = 0; i < m * m; i++) sum += std::norm(b[i]) * (i + 1);
  return sum;
}

static fftw_plan plan_for(int n, int sign) {
  static std::map<std::pair<int, int>, fftw_plan> cache;
  auto found = cache.find({n, sign});
  if (found != cache.end()) return found->second;
  std::vector<Complex> room(n);
  return cache[{n, sign}] = fftw_plan_dft_1d(n, of(room), of(room), sign, FFTW_MEASURE | FFTW_UNALIGNED);
}

double cached(const Numbers &x) {
  std::vector<Complex> a(x.begin(), x.end());
  fftw_execute_dft(plan_for(x.size(), FFTW_FORWARD), of(a), of(a));
  for (auto &z : a) z = z * z / double(x.size());
  fftw_execute_dft(plan_for(x.size(), FFTW_BACKWARD), of(a), of(a));
  double sum = 0;
  for (size_t i = 0; i < a.size(); i++) sum += (i + 1) * a[i].real() * x[i];
  return sum;
}

static Numbers x(16), v(16);

template <class F> void report(const char *name, const Numbers &gradient, double tangent, F f) {
  Numbers up = x, down = x;
  double reverse = 0;
  for (size_t i = 0; i < x.size(); i++) up[i] += 1e-5 * v[i], down[i] -= 1e-5 * v[i], reverse += gradient[i] * v[i];
  double difference = (f(up) - f(down)) / 2e-5;
  bool right = std::fabs(reverse - difference) < 1e-5 * (1 + std::fabs(difference)) &&
               std::fabs(tangent - reverse) < 1e-9 * (1 + std::fabs(reverse));
  std::printf("%s %s", name, right ? "right\n" : "WRONG: ");
  if (!right) std::printf("%.9g %.9g %.9g\n", reverse, tangent, difference);
}

#define TRY(f)                                                                                                        \
  {                                                                                                                   \
    Numbers d(16);                                                                                                    \
    enzyme::autodiff<enzyme::Reverse>(f, enzyme::Duplicated<const Numbers &>(x, d));                                  \
    auto w = enzyme::autodiff<enzyme::Forward>(f, enzyme::Duplicated<const Numbers &>(x, v));                         \
    report(#f, d, enzyme::get<0>(w), f);                                                                              \
  }

int main() {
  for (int i = 0; i < 16; i++) x[i] = std::sin(i + 1), v[i] = std::cos(3 * i);
  TRY(inside)
  TRY(owned)
  TRY(cached)
  Smoother s(16), ds(16), again(16);
  Numbers d(16);
  enzyme::autodiff<enzyme::Reverse>(outside, enzyme::Duplicated<Smoother &>(s, ds), enzyme::Duplicated<const Numbers &>(x, d));
  auto w = enzyme::autodiff<enzyme::Forward>(outside, enzyme::Duplicated<Smoother &>(s, again),
                                             enzyme::Duplicated<const Numbers &>(x, v));
  report("outside", d, enzyme::get<0>(w), [&](const Numbers &y) { return outside(s, y); });
}
