// A column of cells between nodes that move with the material (von Neumann and Richtmyer, 1950).
#pragma once
#include <cstddef>
#include <vector>

struct Material {
  double gamma, cold_pressure, reference_density;
};

struct Mesh {
  std::vector<double> position, velocity, node_mass;               // of nodes
  std::vector<double> density, energy, pressure, viscosity, mass;  // of cells
  std::vector<int> material;
  std::size_t cells() const { return density.size(); }
};

struct Controls {
  double courant, quadratic, linear, end_time, largest_step;
  int most_steps;
  double wall_velocity;
};

struct Equation {
  virtual ~Equation() = default;
  virtual double pressure(double density, double energy) const = 0;
  virtual double sound_speed(double density, double energy) const = 0;
};

// equation_of_state.cpp
const Equation &equation_of(int material);
void set_materials(const std::vector<Material> &materials);

// artificial_viscosity.cpp
double viscous_pressure(const Controls &controls, double density, double jump, double sound);
double limited_slope(double left, double right);

// lagrange.cpp
double time_step(const Mesh &mesh, const Controls &controls);
void advance(Mesh &mesh, const Controls &controls, double dt);
double total_energy(const Mesh &mesh);

// problem.cpp
Mesh shock_tube(std::size_t cells, const double *parameters);
double impulse_at(const Mesh &mesh, double from, double to);
