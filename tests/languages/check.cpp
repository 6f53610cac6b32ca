// The same from C++, through the typed header.
#include <cstdio>
#include <enzyme/enzyme>
#include <vector>

extern "C" double objective(int n, const double *x);

static double at(const std::vector<double> &x) { return objective(int(x.size()), x.data()); }

int main() {
  std::vector<double> x{0.3, 1.2, 0.8}, dx(3);
  enzyme::autodiff<enzyme::Reverse>(at, enzyme::Duplicated<const std::vector<double> &>(x, dx));
  for (std::size_t i = 0; i < x.size(); i++) {
    std::vector<double> v(3), above = x, below = x;
    const double h = 1e-5;
    v[i] = 1;
    auto [tangent] = enzyme::autodiff<enzyme::Forward>(at, enzyme::Duplicated<const std::vector<double> &>(x, v));
    above[i] += h;
    below[i] -= h;
    std::printf("%.9f %.9f %.9f\n", dx[i], tangent, (at(above) - at(below)) / (2 * h));
  }
}
