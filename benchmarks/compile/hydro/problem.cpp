// A shock tube of two materials, and what a gauge in it records.
#include "state.hpp"
#include <cmath>

// parameters: density, energy left; density, energy right; how wide the transition between them is
Mesh shock_tube(std::size_t cells, const double *parameters) {
  Mesh mesh;
  mesh.position.resize(cells + 1);
  mesh.velocity.assign(cells + 1, 0.0);
  mesh.node_mass.assign(cells + 1, 0.0);
  for (auto *of_cells : {&mesh.density, &mesh.energy, &mesh.pressure, &mesh.viscosity, &mesh.mass})
    of_cells->assign(cells, 0.0);
  for (std::size_t i = 0; i <= cells; i++)
    mesh.position[i] = double(i) / cells;
  for (std::size_t i = 0; i < cells; i++) {
    double centre = 0.5 * (mesh.position[i] + mesh.position[i + 1]);
    double right = 0.5 * (1 + std::tanh((centre - 0.5) / parameters[4]));
    mesh.material.push_back(centre < 0.7 ? 0 : 1);
    mesh.density[i] = (1 - right) * parameters[0] + right * parameters[2];
    mesh.energy[i] = (1 - right) * parameters[1] + right * parameters[3];
    mesh.mass[i] = mesh.density[i] * (mesh.position[i + 1] - mesh.position[i]);
    mesh.node_mass[i] += 0.5 * mesh.mass[i];
    mesh.node_mass[i + 1] += 0.5 * mesh.mass[i];
  }
  return mesh;
}

double impulse_at(const Mesh &mesh, double from, double to) {
  double impulse = 0;
  for (std::size_t i = 0; i < mesh.cells(); i++) {
    double centre = 0.5 * (mesh.position[i] + mesh.position[i + 1]);
    double inside = 0.25 * (1 + std::tanh((centre - from) * 60)) * (1 - std::tanh((centre - to) * 60));
    impulse += inside * (mesh.pressure[i] + mesh.viscosity[i]) * (mesh.position[i + 1] - mesh.position[i]);
  }
  return impulse;
}
