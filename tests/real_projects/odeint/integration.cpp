// Boost.odeint: the derivative of an ODE's solution by parameters and initial state, by both modes, against the
// sensitivity equations (integrated by a Runge-Kutta method of our own) with every stepper and state type.
#include "check.hpp"

#include <array>
#include <boost/numeric/odeint.hpp>

namespace ode = boost::numeric::odeint;

// Lotka-Volterra: p holds four rates and the initial state.
template <class State> struct Populations {
  const double *p;
  void operator()(const State &x, State &rate, double) const {
    rate[0] = p[0] * x[0] - p[1] * x[0] * x[1];
    rate[1] = -p[2] * x[1] + p[3] * x[0] * x[1];
  }
};

using Vector = std::vector<double>;
using Array = std::array<double, 2>;

template <class State> double weighed(const State &x) { return x[0] + 2 * x[1] * x[1]; }

static double constant_steps(const double *p, int) {
  Vector x{p[4], p[5]};
  ode::runge_kutta4<Vector> stepper;
  ode::integrate_const(stepper, Populations<Vector>{p}, x, 0.0, 1.5, 0.005);
  return weighed(x);
}

static double constant_steps_of_arrays(const double *p, int) {
  Array x{p[4], p[5]};
  ode::integrate_const(ode::runge_kutta_dopri5<Array>(), Populations<Array>{p}, x, 0.0, 1.5, 0.005);
  return weighed(x);
}

static double controlled_steps(const double *p, int) {
  Vector x{p[4], p[5]};
  auto stepper = ode::make_controlled(1e-11, 1e-11, ode::runge_kutta_dopri5<Vector>());
  ode::integrate_adaptive(stepper, Populations<Vector>{p}, x, 0.0, 1.5, 0.01);
  return weighed(x);
}

static double observed_steps(const double *p, int) {
  Array x{p[4], p[5]};
  double seen = 0;
  auto stepper = ode::make_controlled(1e-11, 1e-11, ode::runge_kutta_cash_karp54<Array>());
  auto observe = [&](const Array &at, double t) { seen += t * at[0]; };
  ode::integrate_const(stepper, Populations<Array>{p}, x, 0.0, 1.5, 0.5, observe);
  return weighed(x) + seen;
}

// The state and its derivatives by the six parameters, d/dt dx_k = f_x dx_k + f_k.
static void sensitivity_equations(const double *p, double x[2], double dx[6][2], bool observe, double seen[7]) {
  constexpr int steps = 3000;
  constexpr double h = 1.5 / steps;
  double y[14] = {p[4], p[5]};
  y[2 + 2 * 4] = y[2 + 2 * 5 + 1] = 1;
  auto rate = [p](const double *y, double *r) {
    double a = y[0], b = y[1];
    r[0] = p[0] * a - p[1] * a * b;
    r[1] = -p[2] * b + p[3] * a * b;
    double by_rate[6][2] = {{a, 0}, {-a * b, 0}, {0, -b}, {0, a * b}, {0, 0}, {0, 0}};
    for (int k = 0; k < 6; k++) {
      double da = y[2 + 2 * k], db = y[3 + 2 * k];
      r[2 + 2 * k] = (p[0] - p[1] * b) * da - p[1] * a * db + by_rate[k][0];
      r[3 + 2 * k] = p[3] * b * da + (p[3] * a - p[2]) * db + by_rate[k][1];
    }
  };
  for (int step = 0; step <= steps; step++) {
    if (observe && step % 1000 == 0)
      for (int k = 0; k < 7; k++) seen[k] += step * h * y[2 * k];
    if (step == steps) break;
    double stage[4][14], at[14];
    for (int s = 0; s < 4; s++) {
      double reach = s == 3 ? h : h / 2;
      for (int i = 0; i < 14; i++) at[i] = s == 0 ? y[i] : y[i] + reach * stage[s - 1][i];
      rate(at, stage[s]);
    }
    for (int i = 0; i < 14; i++) y[i] += h / 6 * (stage[0][i] + 2 * stage[1][i] + 2 * stage[2][i] + stage[3][i]);
  }
  x[0] = y[0], x[1] = y[1];
  for (int k = 0; k < 6; k++) dx[k][0] = y[2 + 2 * k], dx[k][1] = y[3 + 2 * k];
}

template <Objective F> static void check(const char *name, bool observed) {
  double p[6] = {1.1, 0.4, 0.4, 0.1, 5, 3}, gradient[6] = {}, x[2], dx[6][2], seen[7] = {};
  sensitivity_equations(p, x, dx, observed, seen);
  __enzyme_autodiff<void>((void *)F, enzyme_dup, p, gradient, enzyme_const, 0);
  for (int k = 0; k < 6; k++) {
    double direction[6] = {};
    direction[k] = 1;
    double tangent = __enzyme_fwddiff<double>((void *)F, enzyme_dup, p, direction, enzyme_const, 0);
    double want = dx[k][0] + 4 * x[1] * dx[k][1] + seen[k + 1];
    check_value(name, gradient[k], want, 1e-7);
    check_value(name, tangent, gradient[k], 1e-9);
  }
}

int main() {
#ifdef CONSTANT
  check<constant_steps>("runge_kutta4", false);
  check<constant_steps_of_arrays>("dopri5", false);
#endif
#ifdef CONTROLLED
  check<controlled_steps>("controlled dopri5", false);
#endif
#ifdef OBSERVED
  check<observed_steps>("observed cash_karp54", true);
#endif
  return check_report();
}
