// Artificial viscosity: linear and quadratic in the velocity jump over a compressed cell, with limited slopes.
#include "state.hpp"
#include <algorithm>
#include <cmath>

double viscous_pressure(const Controls &controls, double density, double jump, double sound) {
  if (jump >= 0)
    return 0;
  double size = -jump;
  return density * size * (controls.quadratic * size + controls.linear * sound);
}

double limited_slope(double left, double right) {
  if (left * right <= 0)
    return 0;
  double centred = 0.5 * (left + right), bound = 2 * std::min(std::fabs(left), std::fabs(right));
  return std::copysign(std::min(std::fabs(centred), bound), centred);
}
