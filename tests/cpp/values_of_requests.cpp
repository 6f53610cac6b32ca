// Structures and classes by value in the request itself: trivial ones, ones with constructors of their own, of templates.
#include "check.hpp"

#include <array>
#include <complex>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

#define CHECK(name, got, want) check_value(name, got, want, 1e-10)

struct V { double a[3]; };
struct Own {  // passed by a pointer to a copy
  double x, y, z;
  Own(double x = 0, double y = 0, double z = 0) : x(x), y(y), z(z) {}
  Own(const Own &o) : x(o.x), y(o.y), z(o.z) {}
  Own &operator=(const Own &) = default;
  ~Own() {}
};
struct Small {
  double x;
  Small(double x = 0) : x(x) {}
  Small(const Small &o) : x(o.x) {}
};
struct Named { std::string name; double x; };
struct Listed { std::vector<double> v; double s; };
struct Base { double b; };
struct Derived : Base { double d; float f; };
struct Paired { std::pair<double, double> p; int k; };
struct Empty {};
struct Cube { double operator()(double x) const { return x * x * x; } };
struct Scaled { double k; double operator()(double x) const { return k * x * x; } };
struct View { const double *p; std::size_t n; };
struct alignas(64) Aligned { double x; float y; };
struct Polynomial {
  double c[3];
  double at(double x) const { return c[0] + x * (c[1] + x * c[2]); }
  static double value(Polynomial p, double x) { return p.at(x); }
  static V values(const Polynomial *p, double x) { return V{{p->at(x), p->c[1] * x, 1}}; }
};
template <class T> struct Two { T a, b; };
template <class T> struct With { T value; double number; };
template <class T, int N> struct Row { T d[N]; };
namespace ns {
struct P { double a, b; double dot(P o) const { return a * o.a + b * o.b; } };
double use(P p, P q) { return p.dot(q) * p.a; }
}
using Three = std::array<double, 3>;
using Complex = std::complex<double>;

double of_own(Own n) { return n.x * n.y + n.z * n.z; }
double of_small(Small n, double s) { return n.x * n.x * s; }
Own to_own(const double *x) { return Own(x[0] * x[0], x[0] * x[1], x[1]); }
Own of_two_owns(Own a, Own b) { return Own(a.x * b.x, a.y + b.y, a.z * a.z); }
Small to_small(double x) { return Small(x * x); }
double of_named(Named n, double y) { return n.x * n.x * y * double(n.name.size()); }
Listed to_listed(double x, int n) {
  Listed r;
  for (int i = 0; i < n; i++) r.v.push_back(std::pow(x, i));
  r.s = x * x;
  return r;
}
double of_three(Three a) { return a[0] * a[1] * a[2]; }
Three to_three(Three a) { return {a[0] * a[1], a[1] * a[2], a[2]}; }
double of_complex(Complex z) { return std::norm(z) * z.real(); }
Complex to_complex(Complex z) { return z * z; }
double of_paired(Paired p) { return p.p.first * p.p.second * p.k; }
double of_tuple(std::tuple<double, double, double> t) { return std::get<0>(t) * std::get<1>(t) + std::get<2>(t); }
double of_derived(Derived d) { return d.b * d.d * d.f; }
double of_empty(Empty, double x) { return x * x; }
template <class F> double applied(F f, double x) { return f(x); }
double of_view(View v, double s) {
  double sum = 0;
  for (std::size_t i = 0; i < v.n; i++) sum += v.p[i] * v.p[i] * s;
  return sum;
}
double of_aligned(Aligned a, double s) { return a.x * a.x * a.y * s; }
Aligned to_aligned(double x) { return Aligned{x * x, float(x)}; }
template <class T, int N> T dot(Row<T, N> a, Row<T, N> b) {
  T s = 0;
  for (int i = 0; i < N; i++) s += a.d[i] * b.d[i] * a.d[i];
  return s;
}
template <class T, int N> Row<T, N> squares(Row<T, N> a) {
  for (int i = 0; i < N; i++) a.d[i] *= a.d[i];
  return a;
}
V throws(V v) {
  if (v.a[0] < 0) throw std::runtime_error("negative");
  return V{{v.a[0] * v.a[1], v.a[1], v.a[2] * v.a[2]}};
}
double product(V v) { return v.a[0] * v.a[1] * v.a[2]; }
V gradient(V v) { return __enzyme_autodiff<V>((void *)product, enzyme_out, v); }

static void classes() {
  Own n(1, 2, 3), dn(0.5, 1, 2), g = __enzyme_autodiff<Own>((void *)of_own, enzyme_out, n);
  CHECK("own.x", g.x, 2); CHECK("own.y", g.y, 1); CHECK("own.z", g.z, 6);
  CHECK("own.fwd", __enzyme_fwddiff<double>((void *)of_own, enzyme_dup, n, dn), 14);
  auto small = __enzyme_autodiff<With<Small>>((void *)of_small, enzyme_out, Small(3), enzyme_out, 2.0);
  CHECK("small", small.value.x, 12); CHECK("small.s", small.number, 9);
  double x[2] = {3, 2}, dx[2] = {1, 0.5};
  Own t = __enzyme_fwddiff<Own>((void *)to_own, enzyme_dup, x, dx);
  CHECK("to own.x", t.x, 6); CHECK("to own.y", t.y, 3.5); CHECK("to own.z", t.z, 0.5);
  auto twice = __enzyme_fwddiff<Two<Own>>((void *)to_own, enzyme_primal_return, enzyme_dup, x, dx);
  CHECK("to own.primal", twice.a.y, 6); CHECK("to own.tangent", twice.b.y, 3.5);
  t = __enzyme_fwddiff<Own>((void *)of_two_owns, enzyme_dup, n, dn, enzyme_const, n);
  CHECK("two owns.x", t.x, 0.5); CHECK("two owns.z", t.z, 12);
  auto sum = __enzyme_autodiff<Two<Own>>((void *)of_two_owns, enzyme_out, n, enzyme_out, dn);
  CHECK("sum of own.ax", sum.a.x, 0.5); CHECK("sum of own.bx", sum.b.x, 1); CHECK("sum of own.az", sum.a.z, 6);
  CHECK("to small", __enzyme_fwddiff<Small>((void *)to_small, enzyme_dup, 3.0, 1.0).x, 6);
  Named s{"abcd", 3}, ds{"", 1};
  CHECK("named", __enzyme_fwddiff<double>((void *)of_named, enzyme_dup, s, ds, enzyme_const, 2.0), 48);
  CHECK("named.rev", __enzyme_autodiff<double>((void *)of_named, enzyme_const, s, enzyme_out, 2.0), 36);
  Listed l = __enzyme_fwddiff<Listed>((void *)to_listed, enzyme_dup, 2.0, 1.0, enzyme_const, 4);
  CHECK("listed", l.v[3], 12); CHECK("listed.size", double(l.v.size()), 4); CHECK("listed.s", l.s, 4);
}

static void library_types() {
  Three a{1, 2, 3}, da{1, 0, 0.5}, g = __enzyme_autodiff<Three>((void *)of_three, enzyme_out, a);
  CHECK("array.0", g[0], 6); CHECK("array.2", g[2], 2);
  Three t = __enzyme_fwddiff<Three>((void *)to_three, a, da);
  CHECK("to array.0", t[0], 2); CHECK("to array.1", t[1], 1);
  Complex z(1, 2), gz = __enzyme_autodiff<Complex>((void *)of_complex, enzyme_out, z);
  CHECK("complex.re", gz.real(), 7); CHECK("complex.im", gz.imag(), 4);
  gz = __enzyme_fwddiff<Complex>((void *)to_complex, enzyme_dup, z, Complex(1, 0));
  CHECK("to complex", gz.imag(), 4);
  Paired p{{2, 3}, 4}, gp = __enzyme_autodiff<Paired>((void *)of_paired, enzyme_out, p);
  CHECK("pair.first", gp.p.first, 12); CHECK("pair.second", gp.p.second, 8);
  std::tuple<double, double, double> u{1, 2, 3};
  auto gu = __enzyme_autodiff<std::tuple<double, double, double>>((void *)of_tuple, enzyme_out, u);
  CHECK("tuple.0", std::get<0>(gu), 2); CHECK("tuple.2", std::get<2>(gu), 1);
}

static void structures() {
  Derived d;
  d.b = 2; d.d = 3; d.f = 0.5f;
  Derived gd = __enzyme_autodiff<Derived>((void *)of_derived, enzyme_out, d);
  CHECK("derived.b", gd.b, 1.5); CHECK("derived.f", gd.f, 6);
  ns::P p{1, 2}, q{3, 4};
  auto g = __enzyme_autodiff<Two<ns::P>>((void *)ns::use, enzyme_out, p, enzyme_out, q);
  CHECK("method.p", g.a.a, 14); CHECK("method.q", g.b.b, 2);
  Polynomial c{{1, 2, 3}}, dc{{0, 1, 0}}, gc = __enzyme_autodiff<Polynomial>((void *)Polynomial::value, enzyme_out, c, enzyme_const, 2.0);
  CHECK("static method.1", gc.c[1], 2); CHECK("static method.2", gc.c[2], 4);
  V t = __enzyme_fwddiff<V>((void *)Polynomial::values, enzyme_dup, &c, &dc, enzyme_dup, 2.0, 1.0);
  CHECK("static method.fwd", t.a[0], 16); CHECK("static method.fwd1", t.a[1], 4);
  Row<double, 3> a{{1, 2, 3}}, b{{4, 5, 6}};
  auto gr = __enzyme_autodiff<Two<Row<double, 3>>>((void *)dot<double, 3>, enzyme_out, a, enzyme_out, b);
  CHECK("row.a", gr.a.d[2], 36); CHECK("row.b", gr.b.d[1], 4);
  Row<float, 5> f{{1, 2, 3, 4, 5}};
  CHECK("floats", (__enzyme_fwddiff<Row<float, 5>>((void *)squares<float, 5>, f, f).d[4]), 50);
  Aligned al{2, 3};
  auto ga = __enzyme_autodiff<With<Aligned>>((void *)of_aligned, enzyme_out, al, enzyme_out, 2.0);
  CHECK("aligned.x", ga.value.x, 24); CHECK("aligned.y", ga.value.y, 8); CHECK("aligned.s", ga.number, 12);
  Aligned ta = __enzyme_fwddiff<Aligned>((void *)to_aligned, 3.0, 1.0);
  CHECK("to aligned.x", ta.x, 6); CHECK("to aligned.y", ta.y, 1);
  double xs[2] = {1, 2}, dxs[2] = {0, 0};
  CHECK("view", __enzyme_autodiff<double>((void *)of_view, enzyme_dup, View{xs, 2}, View{dxs, 2}, enzyme_out, 3.0), 5);
  CHECK("view.1", dxs[1], 12);
}

static void objects_without_members() {
  CHECK("empty", __enzyme_autodiff<double>((void *)of_empty, enzyme_const, Empty{}, enzyme_out, 3.0), 6);
  CHECK("functor", __enzyme_autodiff<double>((void *)applied<Cube>, enzyme_const, Cube{}, enzyme_out, 2.0), 12);
  CHECK("functor.fwd", __enzyme_fwddiff<double>((void *)applied<Cube>, enzyme_const, Cube{}, enzyme_dup, 2.0, 1.0), 12);
  CHECK("functor with one", __enzyme_autodiff<double>((void *)applied<Scaled>, enzyme_const, Scaled{2}, enzyme_out, 2.0), 8);
  auto g = __enzyme_autodiff<With<Scaled>>((void *)applied<Scaled>, enzyme_out, Scaled{2}, enzyme_out, 3.0);
  CHECK("functor.k", g.value.k, 9); CHECK("functor.x", g.number, 12);
}

static void exceptions() {
  V v{{2, 3, 4}}, n{{-1, 1, 1}};
  double caught = 0;
  try {
    V t = __enzyme_fwddiff<V>((void *)throws, enzyme_dup, v, V{{1, 0, 1}});
    CHECK("thrown.0", t.a[0], 3); CHECK("thrown.2", t.a[2], 8);
    t = __enzyme_fwddiff<V>((void *)throws, enzyme_dup, n, v);
  } catch (const std::runtime_error &) {
    caught = 1;
  }
  CHECK("caught", caught, 1);
}

int main() {
  classes();
  library_types();
  structures();
  objects_without_members();
  exceptions();
  V v{{2, 3, 4}}, h = __enzyme_fwddiff<V>((void *)gradient, enzyme_dup, v, V{{1, 0, 0}});
  CHECK("second.1", h.a[1], 4); CHECK("second.2", h.a[2], 3);
  h = __enzyme_autodiff<V>((void *)gradient, enzyme_out, v);  // of the sum of the gradient's parts
  CHECK("second.rev", h.a[0], 7);
  return check_report();
}
