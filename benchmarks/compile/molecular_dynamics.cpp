// Molecular dynamics of a Lennard-Jones fluid in a periodic box: cell lists in vectors, potentials as lambdas behind
// std::function, velocity Verlet. The gradient is that of the kinetic energy after some steps by the positions.
#include "check.h"
#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <numeric>
#include <vector>

extern int enzyme_dup, enzyme_const;
template <typename... T> double __enzyme_autodiff(T...);

using Vector = std::array<double, 3>;
using Force = std::function<double(double)>;  // -U'(r) / r of the squared distance

static Vector operator+(const Vector &a, const Vector &b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }
static Vector operator-(const Vector &a, const Vector &b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
static Vector operator*(double s, const Vector &a) { return {s * a[0], s * a[1], s * a[2]}; }
static double dot(const Vector &a, const Vector &b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

struct Box {
  double side;
  Vector nearest(Vector d) const {
    for (double &x : d)
      x -= side * std::round(x / side);
    return d;
  }
  Vector inside(Vector p) const {
    for (double &x : p)
      x -= side * std::floor(x / side);
    return p;
  }
};

class Cells {
public:
  Cells(const Box &box, double cutoff) : box(box), count(std::max(1, int(box.side / cutoff))) {}

  void fill(const std::vector<Vector> &positions) {
    members.assign(count * count * count, {});
    for (size_t i = 0; i < positions.size(); i++)
      members[index(positions[i])].push_back(i);
  }

  void pairs(const std::function<void(size_t, size_t)> &visit) const {
    for (int c = 0; c < int(members.size()); c++)
      for (int other : neighbours(c))
        for (size_t i : members[c])
          for (size_t j : members[other])
            if (i < j)
              visit(i, j);
  }

private:
  Box box;
  int count;
  std::vector<std::vector<size_t>> members;

  int index(const Vector &position) const {
    Vector p = box.inside(position);
    int at = 0;
    for (double x : p)
      at = at * count + std::min(count - 1, int(x / box.side * count));
    return at;
  }

  std::vector<int> neighbours(int cell) const {
    std::vector<int> found;
    int z = cell % count, y = cell / count % count, x = cell / count / count;
    for (int dx = -1; dx <= 1; dx++)
      for (int dy = -1; dy <= 1; dy++)
        for (int dz = -1; dz <= 1; dz++)
          found.push_back(((x + dx + count) % count * count + (y + dy + count) % count) * count +
                          (z + dz + count) % count);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
  }
};

struct System {
  Box box;
  double cutoff;
  std::vector<Vector> positions, velocities, forces;
  std::vector<double> masses;
};

static Force lennard_jones(double epsilon, double sigma) {
  return [=](double r2) {
    double s6 = std::pow(sigma * sigma / r2, 3);
    return 24 * epsilon * (2 * s6 * s6 - s6) / r2;
  };
}

static Force screened(double charge, double length) {
  return [=](double r2) {
    double r = std::sqrt(r2);
    return charge * std::exp(-r / length) * (1 / r + 1 / length) / r2;
  };
}

static void compute_forces(System &system, const std::vector<Force> &potentials) {
  Cells cells(system.box, system.cutoff);
  cells.fill(system.positions);
  std::fill(system.forces.begin(), system.forces.end(), Vector{0, 0, 0});
  cells.pairs([&](size_t i, size_t j) {
    Vector d = system.box.nearest(system.positions[i] - system.positions[j]);
    double r2 = dot(d, d);
    if (r2 >= system.cutoff * system.cutoff)
      return;
    double f = std::accumulate(potentials.begin(), potentials.end(), 0.0,
                               [&](double sum, const Force &force) { return sum + force(r2); });
    system.forces[i] = system.forces[i] + f * d;
    system.forces[j] = system.forces[j] - f * d;
  });
}

static void step(System &system, const std::vector<Force> &potentials, double dt) {
  const size_t n = system.positions.size();
  for (size_t i = 0; i < n; i++) {
    system.velocities[i] = system.velocities[i] + (0.5 * dt / system.masses[i]) * system.forces[i];
    system.positions[i] = system.positions[i] + dt * system.velocities[i];
  }
  compute_forces(system, potentials);
  for (size_t i = 0; i < n; i++)
    system.velocities[i] = system.velocities[i] + (0.5 * dt / system.masses[i]) * system.forces[i];
}

static double kinetic_energy(const double *x, int atoms, int steps) {
  System system{{4.6}, 1.5, {}, {}, {}, {}};
  for (int i = 0; i < atoms; i++) {
    system.positions.push_back({x[3 * i], x[3 * i + 1], x[3 * i + 2]});
    system.masses.push_back(1 + 0.1 * (i % 3));
  }
  system.velocities.assign(atoms, Vector{0, 0, 0});
  system.forces.assign(atoms, Vector{0, 0, 0});
  std::vector<Force> potentials{lennard_jones(1.0, 1.0), screened(0.3, 0.7)};
  compute_forces(system, potentials);
  for (int s = 0; s < steps; s++)
    step(system, potentials, 0.002);
  double energy = 0;
  for (int i = 0; i < atoms; i++)
    energy += 0.5 * system.masses[i] * dot(system.velocities[i], system.velocities[i]);
  return energy;
}

static const int ATOMS = 27;

static double value(const double *x) { return kinetic_energy(x, ATOMS, 5); }

int main() {
  double x[3 * ATOMS], gradient[3 * ATOMS] = {0};
  for (int i = 0; i < ATOMS; i++)
    for (int k = 0; k < 3; k++)
      x[3 * i + k] = 1.15 * (k == 0 ? i % 3 : k == 1 ? i / 3 % 3 : i / 9) + 0.4 + 0.07 * std::sin(5.0 * i + 2 * k);
  __enzyme_autodiff((void *)kinetic_energy, enzyme_dup, x, gradient, enzyme_const, ATOMS, enzyme_const, 5);
  return check(value, 3 * ATOMS, x, gradient);
}
