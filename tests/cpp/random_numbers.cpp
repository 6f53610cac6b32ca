// Simulations that keep a generator of random numbers beside the numbers that they move.
#include "check.hpp"
#include <random>
#include <vector>

struct Walkers {
  std::mt19937_64 generator{7};
  std::uniform_real_distribution<double> step{0, 1};
  std::vector<double> at;
  double scale = 1;
  double move(double by) {
    double energy = 0;
    for (auto &each : at) { each += by * scale * step(generator); energy += each * each; }
    return energy;
  }
};
static double walkers(const double *x, int n) {
  Walkers w;
  w.at.assign(5, x[0]);
  w.scale = x[1] * x[2];
  double s = 0;
  for (int i = 0; i < n; i++) s += w.move(x[i]);
  return s;
}
struct Market {
  double spot, volatility;
  std::mt19937 generator;
  std::normal_distribution<double> shock;
  explicit Market(double s, double v) : spot(s), volatility(v), generator(42) {}
  double path(int steps) {
    double s = spot;
    for (int k = 0; k < steps; k++) s *= std::exp(volatility * shock(generator) / 2 - volatility * volatility / 8);
    return s;
  }
};
static double market(const double *x, int) {
  Market m(x[0], x[1]);
  double s = 0;
  for (int k = 0; k < 50; k++) { double end = m.path(4); s += end * end * x[2]; }
  return s;
}
struct Body { double at[2], speed[2]; };
struct Gas {
  Body bodies[4];
  std::minstd_rand quick{3};
  std::mt19937 kicks{5};
  double heat;
  __attribute__((noinline)) double kick() { return std::normal_distribution<>(0, heat)(kicks); }
  __attribute__((noinline)) void collide() {
    Body &a = bodies[kicks() % 4], &b = bodies[quick() % 4];
    std::swap(a.speed, b.speed);
    a.speed[0] += kick();
  }
};
static double gas(const double *x, int n) {
  Gas g{};
  for (int k = 0; k < 4; k++) g.bodies[k] = {{x[k % n], 0}, {1, x[(k + 1) % n]}};
  g.heat = x[0] * x[1];
  double s = 0;
  for (int t = 0; t < 12; t++) {
    g.collide();
    for (Body &b : g.bodies) for (int c = 0; c < 2; c++) b.at[c] += 0.1 * b.speed[c];
  }
  for (Body &b : g.bodies) s += b.at[0] * b.at[0] + b.at[1] * b.speed[1];
  return s;
}
int main() {
  check_gradient<walkers>("walkers", {0.3, 1.2, 0.7});
  check_gradient<market>("market", {1.1, 0.2, 0.7});
  check_gradient<gas>("gas", {0.3, 1.2, 0.7});
  return check_report();
}
