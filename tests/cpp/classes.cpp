// Virtual functions: objects made inside the differentiated code and outside, with shadow objects made by the user;
// multiple and virtual inheritance.
#include "check.hpp"

#include <memory>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual void scale(double s) = 0;
};

struct Circle : Shape {
  double r;
  explicit Circle(double r) : r(r) {}
  double area() const override { return 3.0 * r * r; }
  void scale(double s) override { r *= s; }
};

struct Box : Shape {
  double w, h;
  Box(double w, double h) : w(w), h(h) {}
  double area() const override { return w * h; }
  void scale(double s) override {
    w *= s;
    h *= s * s;
  }
};

static double inside(const double *x, int n) {
  std::vector<std::unique_ptr<Shape>> shapes;
  for (int i = 0; i < n; i++)
    if (i % 2)
      shapes.push_back(std::make_unique<Circle>(x[i]));
    else
      shapes.push_back(std::make_unique<Box>(x[i], x[0]));
  double sum = 0;
  for (auto &shape : shapes) {
    shape->scale(x[n - 1]);
    sum += shape->area();
  }
  return sum;
}

static double area_of(const Shape *shape) { return shape->area() * shape->area(); }

static double total(Shape **shapes, int n, double s) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    shapes[i]->scale(s);
    sum += shapes[i]->area();
  }
  return sum;
}

struct Named {
  double weight;
  explicit Named(double w) : weight(w) {}
  virtual ~Named() = default;
  virtual double weigh(double v) const { return weight * v; }
};

struct Left : Named {
  explicit Left(double w) : Named(w) {}
  double weigh(double v) const override { return Named::weigh(v) * v; }
};

struct Both : Box, Left {
  Both(double w, double h) : Box(w, h), Left(w + h) {}
  double area() const override { return Box::area() + weight; }
};

static double use_named(const Named &named, double v) { return named.weigh(v); }

static double multiple(const double *x, int n) {
  Both both(x[0], x[1]);
  Shape *shape = &both;
  Named *named = &both;
  shape->scale(x[2]);
  double sum = shape->area() + named->weigh(x[1]);
  if (auto *left = dynamic_cast<Left *>(shape)) sum += left->weigh(x[0]);
  return sum + use_named(both, x[n - 1]);
}

struct Base {
  double v = 1;
  virtual ~Base() = default;
  virtual double get() const { return v; }
};
struct A : virtual Base {
  double a = 0;
};
struct B : virtual Base {
  double b = 0;
  double get() const override { return v * b; }
};
struct Diamond : A, B {
  double get() const override { return B::get() + a; }
};

static double diamond(const double *x, int n) {
  Diamond d;
  d.v = x[0];
  d.a = x[1];
  d.b = x[2];
  const Base &base = d;
  return base.get() * base.get() + n;
}

// Destructors defined in a source file: the complete one is an alias of the base one, and the table names it.
static int alive;
struct Counted {
  Counted() { alive++; }
  virtual double of(double) const = 0;
  virtual ~Counted();
};
Counted::~Counted() { alive--; }
struct Cubic : Counted {
  double of(double x) const override;
  ~Cubic() override;
};
Cubic::~Cubic() {}
double Cubic::of(double x) const { return x * x * x; }
__attribute__((noinline)) Counted *make_counted() { return new Cubic; }

static double destroyed(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    Counted *c = make_counted();
    sum += c->of(x[i]);
    delete c;
  }
  return sum;
}

int main() {
  check_gradient<destroyed>("destroyed", {0.3, 1.2});
  check_value("destroyed.alive", alive, 0);
  check_gradient<inside>("inside", {0.3, 1.2, 2.1, 0.7});
  check_gradient<multiple>("multiple", {0.3, 1.2, 2.1});
  check_gradient<diamond>("diamond", {0.3, 1.2, 2.1});

  Box box(2, 3), shadow(0, 0);
  __enzyme_autodiff<void>((void *)area_of, &box, &shadow);
  check_value("outside.box.w", shadow.w, 2 * 6 * 3);
  check_value("outside.box.h", shadow.h, 2 * 6 * 2);
  Circle circle(2), tangent(1);
  check_value("outside.circle", __enzyme_fwddiff<double>((void *)area_of, &circle, &tangent), 2 * 12 * 12);

  Circle c(2), dc(0);
  Box b(2, 3), db(0, 0);
  Shape *shapes[] = {&c, &b}, *shadows[] = {&dc, &db};
  double ds = __enzyme_autodiff<double>((void *)total, enzyme_dup, shapes, shadows, enzyme_const, 2, enzyme_out, 1.5);
  // 3 r^2 s^2 + w h s^3
  check_value("outside.total.s", ds, 2 * 12 * 1.5 + 3 * 6 * 1.5 * 1.5);
  check_value("outside.total.r", dc.r, 6 * 2 * 1.5 * 1.5);
  check_value("outside.total.w", db.w, 3 * std::pow(1.5, 3));
  check_value("outside.total.h", db.h, 2 * std::pow(1.5, 3));
  return check_report();
}
