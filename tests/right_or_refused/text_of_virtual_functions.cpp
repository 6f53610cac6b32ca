// A virtual function prints a number into a stream, out of which it is read again.
#define N 3
#include "check.h"
#include <memory>
#include <sstream>
#include <vector>
struct Shape {
  virtual ~Shape() = default;
  virtual void print(std::ostream &to) const = 0;
};
struct Circle : Shape {
  double radius;
  explicit Circle(double r) : radius(r) {}
  void print(std::ostream &to) const override { to << radius * radius; }
};
struct Square : Shape {
  double side;
  explicit Square(double s) : side(s) {}
  void print(std::ostream &to) const override { to << 2 * side; }
};
static double f(double *x, int n) {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int i = 0; i < n; i++) {
    if (i % 2) shapes.push_back(std::make_unique<Circle>(x[i]));
    else shapes.push_back(std::make_unique<Square>(x[i]));
  }
  std::stringstream text;
  text.precision(17);
  for (auto &shape : shapes) { shape->print(text); text << ' '; }
  double sum = 0, number;
  while (text >> number) sum += number * number;
  return sum;
}
