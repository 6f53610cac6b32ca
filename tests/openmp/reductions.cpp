// C++: reductions of classes, particles in containers that grow, loops in virtual functions, exceptions, atomics.
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
#include <map>
#include <array>
#include <complex>
#include <numeric>
#include <atomic>
// reductions of classes with vectors, complex, arrays, merge of vectors
struct Hist { std::vector<double> h; Hist(int n = 5) : h(n, 0.0) {} void add(int i, double v) { h[i] += v; } void merge(const Hist &o) { for (size_t i = 0; i < h.size(); i++) h[i] += o.h[i]; } };
#pragma omp declare reduction(mergeh : Hist : omp_out.merge(omp_in)) initializer(omp_priv = Hist(omp_orig.h.size()))
double hist(const double *x, int n) { Hist h(7);
#pragma omp parallel for reduction(mergeh : h)
  for (int i = 0; i < n; i++) h.add(i % 7, x[i]*x[i]);
  double p = 1; for (double v : h.h) p *= 1 + v; return p; }
#pragma omp declare reduction(cadd : std::complex<double> : omp_out += omp_in) initializer(omp_priv = 0)
#pragma omp declare reduction(cmul : std::complex<double> : omp_out *= omp_in) initializer(omp_priv = 1)
double cplx(const double *x, int n) { std::complex<double> s = 0, p = 1;
#pragma omp parallel for reduction(cadd : s) reduction(cmul : p)
  for (int i = 0; i < n - 1; i++) { std::complex<double> z(x[i], x[i+1]); s += z*z; p *= 1.0 + 0.1*z; }
  return std::abs(s) + (s*p).real() + std::arg(p); }
#pragma omp declare reduction(vapp : std::vector<double> : omp_out.insert(omp_out.end(), omp_in.begin(), omp_in.end()))
double vapp(const double *x, int n) { std::vector<double> v;
#pragma omp parallel for reduction(vapp : v)
  for (int i = 0; i < n; i++) if (x[i] > 0.4) v.push_back(x[i]*x[i]);
  double s = 0; for (double a : v) s += std::sin(a); return s*v.size(); }
struct MinLoc { double v; int at; };
#pragma omp declare reduction(minloc : MinLoc : omp_out = omp_in.v < omp_out.v ? omp_in : omp_out) initializer(omp_priv = MinLoc{1e300, -1})
double minl(const double *x, int n) { MinLoc m{1e300, -1};
#pragma omp parallel for reduction(minloc : m) schedule(static, 2)
  for (int i = 0; i < n; i++) { double v = x[i]*std::cos(x[i]*5); if (v < m.v) m = {v, i}; }
  return m.v*x[(m.at+3)%n]; }
template <int D> struct Vec { std::array<double, D> a{}; Vec &operator+=(const Vec &o) { for (int i = 0; i < D; i++) a[i] += o.a[i]; return *this; } double dot(const Vec &o) const { return std::inner_product(a.begin(), a.end(), o.a.begin(), 0.0); } };
#pragma omp declare reduction(+ : Vec<3> : omp_out += omp_in)
double vec3(const double *x, int n) { Vec<3> f;
#pragma omp parallel for collapse(2) reduction(+ : f)
  for (int i = 0; i < n - 3; i++) for (int j = 0; j < 3; j++) f.a[j] += x[i+j]*x[i];
  return f.dot(f); }
// forces of a cell list on vectors of structs
struct Atom { Vec<2> r, v, f; int id; };
struct System { std::vector<Atom> atoms; double box;
  void forces() {
    const int m = atoms.size();
#pragma omp parallel for schedule(dynamic)
    for (int i = 0; i < m; i++) { Vec<2> f; for (int j = 0; j < m; j++) if (j != i) { double dx = atoms[i].r.a[0]-atoms[j].r.a[0], dy = atoms[i].r.a[1]-atoms[j].r.a[1]; double r2 = dx*dx+dy*dy+0.1; f.a[0] += dx/(r2*r2); f.a[1] += dy/(r2*r2); } atoms[i].f = f; } }
  void move(double dt) {
#pragma omp parallel for
    for (auto &a : atoms) for (int d = 0; d < 2; d++) { a.v.a[d] += dt*a.f.a[d]; a.r.a[d] += dt*a.v.a[d]; } }
  double kinetic() const { double e = 0;
#pragma omp parallel for reduction(+:e)
    for (size_t i = 0; i < atoms.size(); i++) e += 0.5*atoms[i].v.dot(atoms[i].v);
    return e; } };
double md(const double *x, int n) { System s; s.box = 1; for (int i = 0; i < 9; i++) { Atom a; a.r.a = {x[3*i], x[3*i+1]+i}; a.v.a = {x[3*i+2], 0}; a.id = i; s.atoms.push_back(a); } for (int t = 0; t < 4; t++) { s.forces(); s.move(0.05); } return s.kinetic() + s.atoms[3].r.a[0]; }
// dynamic list of particles that grows and shrinks between regions
double dyn(const double *x, int n) { std::vector<double> p(x, x+5); double s = 0;
  for (int t = 0; t < 6; t++) {
    std::vector<std::vector<double>> born(omp_get_max_threads());
#pragma omp parallel for schedule(static)
    for (int i = 0; i < (int)p.size(); i++) { p[i] = p[i]*std::exp(0.1*x[t]); if ((i + t) % 3 == 0) born[omp_get_thread_num()].push_back(p[i]*x[i % n]); }
    for (auto &b : born) p.insert(p.end(), b.begin(), b.end());
    if (t % 2) p.erase(std::remove_if(p.begin(), p.end(), [](double v) { return v > 0.9; }), p.end());
  }
  for (double v : p) s += v; return s; }
double nestedvec(const double *x, int n) { std::vector<std::vector<double>> a(6, std::vector<double>(4)); double s = 0;
#pragma omp parallel for collapse(2)
  for (int i = 0; i < 6; i++) for (int j = 0; j < 4; j++) a[i][j] = x[i]*x[j+6];
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < 6; i++) { std::vector<double> row = a[i]; std::sort(row.begin(), row.end()); s += row[0]*row[3] + *std::max_element(row.begin(), row.end()); }
  return s; }
struct Base { virtual ~Base() = default; virtual void apply(double *u, int n) const = 0; };
struct Scale : Base { double k; Scale(double k) : k(k) {} void apply(double *u, int n) const override {
#pragma omp for
  for (int i = 0; i < n; i++) u[i] *= k; } };
struct Shift : Base { std::vector<double> c; Shift(const double *x) : c(x, x+29) {} void apply(double *u, int n) const override {
#pragma omp for schedule(dynamic, 4)
  for (int i = 0; i < n; i++) u[i] += c[i]*u[i]; } };
double virtorph(const double *x, int n) { std::vector<std::unique_ptr<Base>> ops; ops.emplace_back(new Scale(x[0])); ops.emplace_back(new Shift(x)); std::vector<double> u(x, x+n);
#pragma omp parallel
  for (auto &o : ops) { o->apply(u.data(), n); }
  return std::accumulate(u.begin(), u.end(), 0.0); }
double exc(const double *x, int n) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) { try { if (x[i] > 0.7) throw i; s += x[i]*x[i]; } catch (int k) { s += x[k]*x[0]; } }
  return s; }
double lamcap(const double *x, int n) { auto run = [=](auto &&body) { double s = 0;
#pragma omp parallel for reduction(+:s)
  for (int i = 0; i < n; i++) s += body(i);
  return s; }; double a = run([=](int i) { return x[i]*x[i]; }); return run([&](int i) { return a*x[i]; }); }
double products(const double *x, int n) { std::vector<double> v(x, x + n), y(n);
#pragma omp parallel for simd
  for (int i = 1; i < (int)v.size()-1; i++) y[i] = v[i-1]*v[i+1];
  return std::transform_reduce(y.begin(), y.end(), 0.0, std::plus<>(), [](double a) { return a*a; }); }
double maps(const double *x, int n) { std::map<int, double> m; for (int i = 0; i < n; i++) m[i%5] += x[i]*x[i]; double s = 0; std::vector<std::pair<int,double>> f(m.begin(), m.end());
#pragma omp parallel for reduction(+:s)
  for (size_t i = 0; i < f.size(); i++) s += f[i].second*f[i].second*m.at(f[(i+1)%5].first);
  return s; }
static double tls_sum; 
#pragma omp threadprivate(tls_sum)
struct Acc { double v = 0; Acc() = default; Acc(const Acc &o) : v(o.v) {} ~Acc() {} };
double privobj(const double *x, int n) { Acc a; a.v = x[0]; double s = 0;
#pragma omp parallel
  { tls_sum = 0;
#pragma omp for firstprivate(a) lastprivate(a)
    for (int i = 0; i < n; i++) { a.v = x[i]*x[i]; tls_sum += a.v; }
#pragma omp critical
    s += tls_sum; }
  return s*s + a.v; }
double stdatomic(const double *x, int n) { std::atomic<double> s{0}; std::atomic<int> next{0}; double p = 0;
#pragma omp parallel reduction(+:p)
  { int i; while ((i = next.fetch_add(1)) < n) { double c = s.load(); while (!s.compare_exchange_weak(c, c + x[i]*x[i])); p += std::sin(x[i]); } }
  return s*p; }
int main() { CHECK(hist); CHECK(cplx); CHECK(vapp); CHECK(minl); CHECK(vec3); CHECK(md); CHECK(dyn); CHECK(nestedvec); CHECK(virtorph); CHECK(exc); CHECK(lamcap); CHECK(products); CHECK(maps); CHECK(privobj); CHECK(stdatomic); std::puts(bad ? "BAD" : "ok"); return bad; }
