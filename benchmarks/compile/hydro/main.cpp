// The sensitivity of what a gauge records to how a shock tube was filled: the request reaches the scheme in
// lagrange.cpp, and from there equations of state and viscosity in files of their own.
#include "../check.h"
#include "state.hpp"

extern int enzyme_dup, enzyme_const;
template <typename... T> double __enzyme_autodiff(T...);

static double recorded(const double *parameters, int cells) {
  Controls controls{0.3, 1.5, 0.3, 0.15, 2e-3, 400, 0.0};
  Mesh mesh = shock_tube(cells, parameters);
  double time = 0, impulse = 0;
  for (int step = 0; step < controls.most_steps && time < controls.end_time; step++) {
    double dt = time_step(mesh, controls);
    advance(mesh, controls, dt);
    impulse += dt * impulse_at(mesh, 0.6, 0.8);
    time += dt;
  }
  return impulse + 0.01 * total_energy(mesh);
}

static double value(const double *parameters) { return recorded(parameters, 50); }

int main() {
  set_materials({{1.4, 0, 1}, {1.6, 0.4, 0.3}});
  const double parameters[5] = {1.0, 2.5, 0.3, 1.9, 0.03};
  double gradient[5] = {0};
  __enzyme_autodiff((void *)recorded, enzyme_dup, parameters, gradient, enzyme_const, 50);
  return check(value, 5, parameters, gradient);
}
