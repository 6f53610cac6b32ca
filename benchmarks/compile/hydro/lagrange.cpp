// One step of the Lagrangian scheme: forces, motion of the nodes, volumes, work on the cells.
#include "state.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace {

void update_pressures(Mesh &mesh, const Controls &controls) {
  const std::size_t n = mesh.cells();
  std::vector<double> jumps(n), slopes(n, 0.0);
  for (std::size_t i = 0; i < n; i++)
    jumps[i] = mesh.velocity[i + 1] - mesh.velocity[i];
  for (std::size_t i = 1; i + 1 < n; i++)
    slopes[i] = limited_slope(jumps[i] - jumps[i - 1], jumps[i + 1] - jumps[i]);
  for (std::size_t i = 0; i < n; i++) {
    const Equation &equation = equation_of(mesh.material[i]);
    mesh.pressure[i] = equation.pressure(mesh.density[i], mesh.energy[i]);
    double sound = equation.sound_speed(mesh.density[i], mesh.energy[i]);
    mesh.viscosity[i] = viscous_pressure(controls, mesh.density[i], jumps[i] - 0.25 * slopes[i], sound);
  }
}

std::vector<double> accelerations(const Mesh &mesh) {
  const std::size_t n = mesh.cells();
  std::vector<double> result(n + 1, 0.0);
  for (std::size_t i = 1; i < n; i++) {
    double left = mesh.pressure[i - 1] + mesh.viscosity[i - 1], right = mesh.pressure[i] + mesh.viscosity[i];
    result[i] = (left - right) / mesh.node_mass[i];
  }
  return result;
}

void move_nodes(Mesh &mesh, const Controls &controls, const std::vector<double> &acceleration, double dt) {
  const std::size_t n = mesh.cells();
  for (std::size_t i = 0; i <= n; i++)
    mesh.velocity[i] += dt * acceleration[i];
  mesh.velocity[0] = controls.wall_velocity;
  mesh.velocity[n] = 0;
  for (std::size_t i = 0; i <= n; i++)
    mesh.position[i] += dt * mesh.velocity[i];
}

void work_on_cells(Mesh &mesh, double dt) {
  for (std::size_t i = 0; i < mesh.cells(); i++) {
    double stress = mesh.pressure[i] + mesh.viscosity[i];
    mesh.energy[i] -= dt * stress * (mesh.velocity[i + 1] - mesh.velocity[i]) / mesh.mass[i];
    mesh.density[i] = mesh.mass[i] / (mesh.position[i + 1] - mesh.position[i]);
  }
}

} // namespace

double time_step(const Mesh &mesh, const Controls &controls) {
  double smallest = controls.largest_step;
  for (std::size_t i = 0; i < mesh.cells(); i++) {
    double width = mesh.position[i + 1] - mesh.position[i];
    double sound = equation_of(mesh.material[i]).sound_speed(mesh.density[i], mesh.energy[i]);
    double speed = sound + std::fabs(mesh.velocity[i + 1] - mesh.velocity[i]);
    smallest = std::min(smallest, controls.courant * width / speed);
  }
  return smallest;
}

void advance(Mesh &mesh, const Controls &controls, double dt) {
  update_pressures(mesh, controls);
  move_nodes(mesh, controls, accelerations(mesh), dt);
  work_on_cells(mesh, dt);
}

double total_energy(const Mesh &mesh) {
  double inner = std::inner_product(mesh.mass.begin(), mesh.mass.end(), mesh.energy.begin(), 0.0);
  double kinetic = 0;
  for (std::size_t i = 0; i <= mesh.cells(); i++)
    kinetic += 0.5 * mesh.node_mass[i] * mesh.velocity[i] * mesh.velocity[i];
  return inner + kinetic;
}
