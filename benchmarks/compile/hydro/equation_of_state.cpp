// Equations of state: an ideal gas, and a stiffened one for what resists tension.
#include "state.hpp"
#include <algorithm>
#include <cmath>
#include <memory>

namespace {

class IdealGas : public Equation {
public:
  explicit IdealGas(double gamma) : gamma(gamma) {}
  double pressure(double density, double energy) const override { return (gamma - 1) * density * energy; }
  double sound_speed(double density, double energy) const override {
    return std::sqrt(std::max(gamma * pressure(density, energy) / density, 1e-12));
  }

private:
  double gamma;
};

class StiffenedGas : public Equation {
public:
  StiffenedGas(double gamma, double cold, double reference) : gamma(gamma), cold(cold), reference(reference) {}
  double pressure(double density, double energy) const override {
    double compression = density / reference - 1;
    return (gamma - 1) * density * energy + cold * (compression + 0.5 * compression * compression);
  }
  double sound_speed(double density, double energy) const override {
    double slope = (gamma - 1) * energy + cold / reference * (density / reference);
    double p = pressure(density, energy);
    return std::sqrt(std::max(slope + (gamma - 1) * p / density, 1e-12));
  }

private:
  double gamma, cold, reference;
};

std::vector<std::unique_ptr<Equation>> equations;

} // namespace

void set_materials(const std::vector<Material> &materials) {
  equations.clear();
  for (const Material &m : materials)
    if (m.cold_pressure > 0)
      equations.push_back(std::make_unique<StiffenedGas>(m.gamma, m.cold_pressure, m.reference_density));
    else
      equations.push_back(std::make_unique<IdealGas>(m.gamma));
}

const Equation &equation_of(int material) { return *equations[material]; }
