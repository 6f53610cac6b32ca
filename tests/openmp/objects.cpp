// C++: containers, iterators, lambdas, classes, virtual functions and declared reductions in parallel loops.
#include <vector>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <algorithm>
#include <memory>
#include <functional>
#include <omp.h>
extern int enzyme_dup, enzyme_const;
template <class R, class... A> R __enzyme_autodiff(A...);
template <class R, class... A> R __enzyme_fwddiff(A...);
static int bad;
using F = double(const double *, int);
template <F f> void check(const char *name, int n) {
  std::vector<double> x(n), fd(n), dir(n);
  for (int i = 0; i < n; i++) { x[i] = 0.5 + 0.3*std::sin(1.0+2.1*i); dir[i] = std::cos(3.0*i+0.2); }
  omp_set_num_threads(1); double sc = 1, slope = 0;
  for (int i = 0; i < n; i++) { double h = 1e-5, k = x[i]; x[i] = k+h; double a = f(x.data(), n); x[i] = k-h; double b = f(x.data(), n); x[i] = k; fd[i] = (a-b)/2/h; sc = std::max(sc, std::fabs(fd[i])); slope += fd[i]*dir[i]; }
  for (int t : {1,2,4,7}) for (int r = 0; r < 4; r++) { omp_set_num_threads(t);
    std::vector<double> dx(n);
    __enzyme_autodiff<void>((void*)f, enzyme_dup, x.data(), dx.data(), enzyme_const, n);
    double e = 0; for (int i = 0; i < n; i++) e = std::max(e, std::fabs(dx[i]-fd[i]));
    double d = __enzyme_fwddiff<double>((void*)f, enzyme_dup, x.data(), dir.data(), enzyme_const, n);
    if (!(e <= 1e-7*sc) || !(std::fabs(d-slope) <= 1e-6*sc)) { bad = 1; std::printf("%s %d threads: %g; %.10g %.10g\n", name, t, e/sc, d, slope); break; } }
}
#define CHECK(f) check<f>(#f, 29)
double vec(const double *x, int n) { std::vector<double> y(n); double s = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++) y[i] = x[i]*x[(i+3)%n];
#pragma omp parallel for reduction(+:s)
  for (std::size_t i = 0; i < y.size(); ++i) s += y[i]*y[i];
  return s; }
double iter(const double *x, int n) { std::vector<double> y(x, x+n); double s = 0;
#pragma omp parallel for reduction(+:s)
  for (auto it = y.begin(); it < y.end(); ++it) { *it = *it * *it; s += std::sin(*it); }
#pragma omp parallel for
  for (auto &v : y) v = v*v+1;
  for (double v : y) s += v;
  return s; }
double lam(const double *x, int n) { double s = 0, c = x[1]; auto g = [&](int i) { return x[i]*c + std::exp(x[i]); };
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += g(i)*g(i);
  return s; }
struct P { double x, y; P operator*(double c) const { return {x*c, y*c}; } P &operator+=(const P &o) { x += o.x; y += o.y; return *this; } };
#pragma omp declare reduction(+ : P : omp_out += omp_in) initializer(omp_priv = P{0,0})
double obj(const double *x, int n) { P p{0,0};
#pragma omp parallel for reduction(+:p) schedule(dynamic,3)
  for (int i = 0; i < n; i++) p += P{x[i], x[i]*x[0]}*x[i];
  return p.x*p.y; }
struct Sim { std::vector<double> u, v; double dt;
  void step() {
    #pragma omp parallel for
    for (int i = 1; i < (int)u.size()-1; i++) v[i] = u[i] + dt*(u[i-1]-2*u[i]+u[i+1])*u[i];
    std::swap(u, v); }
  double energy() const { double e = 0;
    #pragma omp parallel for reduction(+:e)
    for (int i = 0; i < (int)u.size(); i++) e += u[i]*u[i]; return e; } };
double sim(const double *x, int n) { Sim s{std::vector<double>(x, x+n), std::vector<double>(x, x+n), 0.1*x[0]}; for (int t = 0; t < 5; t++) s.step(); return s.energy(); }
double privvec(const double *x, int n) { double s = 0;
#pragma omp parallel
  { std::vector<double> mine;
    #pragma omp for nowait
    for (int i = 0; i < n; i++) mine.push_back(x[i]*x[i]);
    double p = 0; for (double m : mine) p += m*m;
    #pragma omp critical
    s += p*x[0]; }
  return s; }
template <class T> T templ(const T *x, int n) { T s = 0;
#pragma omp parallel for reduction(max:s)
  for (int i = 0; i < n; i++) s = std::max(s, x[i]*x[i]*x[2]);
  return s; }
double tmax(const double *x, int n) { return templ<double>(x, n); }
double stdf(const double *x, int n) { std::function<double(double)> g = [](double a){ return a*a; }; if (n > 1000) g = [](double a) { return a; }; double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += g(x[i])*x[0];
  return s; }
struct V { virtual double f(double) const = 0; virtual ~V() {} }; struct A : V { double f(double a) const override { return a*a; } }; struct B : V { double k; B(double k):k(k){} double f(double a) const override { return std::sin(a*k); } };
double virt(const double *x, int n) { std::vector<std::unique_ptr<V>> o; for (int i = 0; i < 6; i++) if (i%2) o.push_back(std::make_unique<A>()); else o.push_back(std::make_unique<B>(x[i])); double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += o[i%6]->f(x[i]);
  return s; }
static int alive;
struct Counted {  // a task has its own
  std::vector<double> v;
  Counted(int n, double a) : v(n, a) { alive++; }
  Counted(const Counted &o) : v(o.v) {
#pragma omp atomic
    alive++; }
  ~Counted() {
#pragma omp atomic
    alive--; } };
double tasks(const double *x, int n) { double a = 0, b = 0, c = 0, l = 0; std::vector<double> w(n);
#pragma omp parallel
#pragma omp single
  { std::vector<double> v(x, x + n);
    Counted k(3, x[2]);
#pragma omp task firstprivate(v, k) shared(a)
    for (double &d : v) { d *= d; a += d*k.v[1]; }
#pragma omp task firstprivate(k) shared(b) if(n > 100)
    { k.v[0] *= x[1]; b = k.v[0]*k.v[2]; }
#pragma omp taskwait
    c = a*b + v[1]*k.v[0]; }
#pragma omp parallel
#pragma omp single
  { std::vector<double> v(4, x[0]), u(5, x[3]); Counted k(7, x[1]*x[4]); v[2] = x[5]; u[1] = x[2];
#pragma omp taskloop grainsize(5) firstprivate(v, u, k) lastprivate(l)
    for (int i = 0; i < n; i++) w[i] = x[i]*v[i%4]*u[i%3]*k.v[i%7], l = w[i]*u[2]; }
  for (double d : w) c += d*d;
  return a + c + l*l + alive*x[0]; }
int main() { CHECK(tasks); CHECK(vec); CHECK(iter); CHECK(lam); CHECK(obj); CHECK(sim); CHECK(privvec); CHECK(tmax); CHECK(stdf); CHECK(virt); std::puts(bad ? "BAD" : "ok"); return bad; }
