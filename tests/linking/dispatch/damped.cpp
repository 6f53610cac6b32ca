#include <cmath>

#include "laws.hpp"

double Damped::energy(double x) const { return std::exp(-c * x); }
namespace {
struct Other : Damped {
  using Damped::Damped;
  double energy(double x) const override { return Damped::energy(x) + id() * c * x * x; }
  int id() const override { return 3; }
};
}
Law *make_other(double k) { return new Other(k); }
