#include <cmath>
#include <cstdio>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>
extern "C" int enzyme_dup, enzyme_const;
template <class R, class... A> R __enzyme_autodiff(void *, A...);
template <class R, class... A> R __enzyme_fwddiff(void *, A...);
using grid = std::vector<std::vector<double>>;
struct shape { double size; explicit shape(double s) : size(s) {} virtual double area(double) const = 0; virtual ~shape() = default; };
struct square : shape { using shape::shape; double area(double k) const override { return k * size * size; } };
struct disc : shape { using shape::shape; double area(double k) const override { return k * 3 * std::sin(size); } };
using scene = std::vector<std::unique_ptr<shape>>;
using step = std::function<double(double)>;
static double rows(const grid *g) { double s = 0; for (auto &row : *g) for (double v : row) s += v * v * row[0]; return s; }
static double areas(const scene *all, double k) { double s = 0; for (auto &one : *all) s += one->area(k); return s; }
static double looked_up(const std::map<std::string, double> *m) { double s = 1; for (auto &[name, v] : *m) s *= v; return s + m->at("b"); }
static double composed(const double *w, int n, double x) {
  std::vector<step> steps;
  for (int i = 0; i < n; i++) { double k = w[i]; if (i % 2) steps.push_back([k](double v) { return k * v; }); else steps.push_back([k](double v) { return std::sin(k + v); }); }
  for (auto &one : steps) x = one(x);
  return x;
}
static double grown(const double *x, int n) { std::vector<double> v; for (int i = 0; i < n; i++) v.push_back(x[i] * x[i]); std::vector<double> w = v; double s = 0; for (double a : w) s += a * x[0]; return s; }
__attribute__((noinline)) static double cube(double x) { return x * x * x; }
static double cube_forward(double x, double dx) { return 2 * x * x * dx; }
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)cube_forward};
static double through(double x) { step f = cube; return f(x) + x; }
int main() {
  grid g{{1, 2, 3}, {4, 5}}, dg{{0, 0, 0}, {0, 0}};
  __enzyme_autodiff<double>((void *)rows, enzyme_dup, &g, &dg);
  scene s, ds; s.emplace_back(new square(2)); s.emplace_back(new disc(0.5)); ds.emplace_back(new square(0)); ds.emplace_back(new disc(0));
  __enzyme_autodiff<double>((void *)areas, enzyme_dup, &s, &ds, 1.5);
  std::map<std::string, double> m{{"a", 2}, {"b", 3}, {"c", 5}}, dm{{"a", 0}, {"b", 0}, {"c", 0}};
  __enzyme_autodiff<double>((void *)looked_up, enzyme_dup, &m, &dm);
  double w[4] = {0.5, 1.5, 0.7, 2}, dw[4] = {0};
  __enzyme_autodiff<double>((void *)composed, enzyme_dup, w, dw, enzyme_const, 4, 0.3);
  double x[4] = {0.5, 1.5, 0.7, 2}, dx[4] = {0}, t[4] = {1, 2, 3, 4};
  __enzyme_autodiff<double>((void *)grown, enzyme_dup, x, dx, enzyme_const, 4);
  __enzyme_fwddiff<double>((void *)grown, enzyme_dup, x, t, enzyme_const, 4);
  grid tg{{1, 0, 1}, {2, 1}};
  __enzyme_fwddiff<double>((void *)rows, enzyme_dup, &g, &tg);
  __enzyme_fwddiff<double>((void *)through, enzyme_dup, 1.5, 1.0);
  std::printf("%g %g %g\n", dg[0][0], ds[0]->size, dm["b"]);
}
