// __enzyme_todense by templates: columns of sparse matrices against dense ones.
#include "check.hpp"

#include <cstddef>
#include <cstdlib>
#include <cstring>

template <class T, class... A> T __enzyme_todense(A...) noexcept;
template <class T, class... A> T __enzyme_post_sparse_todense(A...) noexcept;
template <class T, class... A> T __enzyme_fwddiff_column(void *, A...) noexcept;

struct Entry { std::size_t row, column; double value; };
using Entries = std::vector<Entry>;

template <class T> static T unit(std::size_t offset, std::size_t i) { return offset / sizeof(T) == i ? T(1) : T(0); }
template <class T> static void never(T, std::size_t, std::size_t) { std::abort(); }
template <class T> static T none(std::size_t, std::size_t, Entries &) { return T(0); }
template <class T> static void put(T value, std::size_t offset, std::size_t i, Entries &e) {
  if (value != 0) e.push_back({offset / sizeof(T), i, double(value)});
}

static void compare(const char *name, const Entries &entries, const std::vector<double> &dense, std::size_t columns,
                    double tolerance = 1e-9) {
  std::vector<double> found(dense.size());
  for (const Entry &e : entries) found[e.row * columns + e.column] += e.value;
  double worst = 0;
  for (std::size_t k = 0; k < dense.size(); k++) worst = std::fmax(worst, std::fabs(found[k] - dense[k]));
  check_value(name, worst, 0, tolerance);
}

// The Hessian of an energy over the edges of a mesh, which are found by their indices.
static const int edges[][2] = {{0, 1}, {1, 2}, {2, 4}, {4, 3}, {3, 0}};
template <class T> static T energy(const T *rest, const int (*edge)[2], std::size_t n, const T *place) {
  T total = 0;
  for (std::size_t k = 0; k < n; k++) {
    T now = 0, before = 0;
    for (int c = 0; c < 3; c++) {
      T d = place[3 * edge[k][0] + c] - place[3 * edge[k][1] + c], r = rest[3 * edge[k][0] + c] - rest[3 * edge[k][1] + c];
      now += d * d, before += r * r;
    }
    T stretch = 1 - std::sqrt(now) / std::sqrt(before);
    total += stretch * stretch * std::sqrt(before);
  }
  return total;
}
template <class T> static void gradient(const T *rest, const int (*edge)[2], std::size_t n, const T *place, T *out) {
  __enzyme_autodiff<void>((void *)energy<T>, enzyme_const, rest, enzyme_const, edge, enzyme_const, n, enzyme_dup, place, out);
}
template <class T> static void mesh(const char *name, double tolerance) {
  enum { n = 15 };
  T rest[n], place[n];
  for (int i = 0; i < n; i++) rest[i] = std::sin(T(i * 1.7)), place[i] = rest[i] + T(0.1) * std::cos(T(i * i));
  Entries entries;
  for (std::size_t i = 0; i < n; i++)
    __enzyme_fwddiff_column<void>(
        (void *)gradient<T>, enzyme_const, rest, enzyme_const, edges, enzyme_const, std::size_t(5),
        enzyme_dup, place, __enzyme_todense<T *>(unit<T>, never<T>, i),
        enzyme_dupnoneed, nullptr, __enzyme_todense<T *>(none<T>, put<T>, i, &entries));
  std::vector<double> dense(n * n);
  for (int i = 0; i < n; i++) {
    T t[n] = {}, g[n] = {}, dg[n] = {};
    t[i] = 1;
    __enzyme_fwddiff<void>((void *)gradient<T>, enzyme_const, rest, enzyme_const, edges, enzyme_const, std::size_t(5),
                           enzyme_dup, place, t, enzyme_dup, g, dg);
    for (int j = 0; j < n; j++) dense[j * n + i] = dg[j];
  }
  compare(name, entries, dense, n, tolerance);
}

static void map(std::size_t n, const double *x, double *y) {
  for (std::size_t i = 0; i < n; i++) y[i] = x[i] * x[(i + 2) % n] + std::exp(x[i]);
}
static std::vector<double> dense_map(const std::vector<double> &x) {
  std::size_t n = x.size();
  std::vector<double> dense(n * n);
  for (std::size_t i = 0; i < n; i++) dense[i * n + i] = x[(i + 2) % n] + std::exp(x[i]), dense[i * n + (i + 2) % n] += x[i];
  return dense;
}
static std::vector<double> point(std::size_t n) {
  std::vector<double> x(n);
  for (std::size_t i = 0; i < n; i++) x[i] = 0.3 * i - 1;
  return x;
}

// The output is the program's, and is computed too.
static void jacobian() {
  auto x = point(9);
  std::vector<double> y(9), z(9);
  Entries entries;
  for (std::size_t i = 0; i < 9; i++) {
    double *dx = __enzyme_todense<double *>((void *)unit<double>, (void *)never<double>, i);
    double *dy = __enzyme_todense<double *>((void *)none<double>, (void *)put<double>, i, &entries);
    __enzyme_fwddiff_column<void>((void *)map, enzyme_const, std::size_t(9), enzyme_dup, x.data(), dx, enzyme_dup, y.data(), dy);
  }
  compare("jacobian", entries, dense_map(x), 9);
  map(9, x.data(), z.data());
  for (int i = 0; i < 9; i++) check_value("result", y[i], z[i]);
}

// Sums of columns, with weights out of memory.
static double weights(std::size_t offset, std::size_t i, const double *w) {
  std::size_t k = offset / 8;
  return k == i || k == i + 1 ? w[k] : 0;
}
static void no_weights(double, std::size_t, std::size_t, const double *) { std::abort(); }
static void sums() {
  auto x = point(9), j = dense_map(x);
  double w[10];
  for (int i = 0; i < 10; i++) w[i] = i + 2;
  Entries entries;
  for (std::size_t i = 0; i < 9; i++)
    __enzyme_fwddiff_column<void>(
        (void *)map, enzyme_const, std::size_t(9),
        enzyme_dup, x.data(), __enzyme_todense<double *>((void *)weights, (void *)no_weights, i, w),
        enzyme_dupnoneed, (double *)nullptr, __enzyme_todense<double *>((void *)none<double>, (void *)put<double>, i, &entries));
  std::vector<double> dense(81);
  for (int r = 0; r < 9; r++)
    for (int i = 0; i < 9; i++)
      for (int k = i; k <= i + 1 && k < 9; k++) dense[r * 9 + i] += w[k] * j[r * 9 + k];
  compare("sums", entries, dense, 9);
}

// The point changes between the columns, so each is of another matrix.
static void changing() {
  auto x = point(9);
  std::vector<double> dense(81);
  Entries entries;
  for (std::size_t i = 0; i < 9; i++) {
    x[0] += 0.25, x[8] -= 0.1;
    auto now = dense_map(x);
    for (int r = 0; r < 9; r++) dense[r * 9 + i] = now[r * 9 + i];
    __enzyme_fwddiff_column<void>(
        (void *)map, enzyme_const, std::size_t(9),
        enzyme_dup, x.data(), __enzyme_todense<double *>((void *)unit<double>, (void *)never<double>, i),
        enzyme_dupnoneed, (double *)nullptr, __enzyme_todense<double *>((void *)none<double>, (void *)put<double>, i, &entries));
  }
  compare("changing", entries, dense, 9);
}

// A ring: an argument, its shadow and the rows go round.
static double ring(std::size_t n, const double *x) {
  double s = 0;
  for (std::size_t i = 0; i < n; i++) s += (x[i + 1] - x[i]) * (x[i + 1] - x[i]) * (x[i + 1] - x[i]);
  return s;
}
static void ring_gradient(std::size_t n, const double *x, double *g) {
  __enzyme_autodiff<void>((void *)ring, enzyme_const, n, enzyme_dup, x, g);
}
static double round_load(std::size_t offset, const double *x, std::size_t n) { return x[offset / 8 % n]; }
static void round_store(double, std::size_t, const double *, std::size_t) { std::abort(); }
static double round_unit(std::size_t offset, std::size_t i, std::size_t n) { return offset / 8 % n == i; }
static double round_none(std::size_t, std::size_t, std::size_t, Entries *) { return 0; }
static void round_put(double value, std::size_t offset, std::size_t i, std::size_t n, Entries *e) {
  e->push_back({offset / 8 % n, i, value});
}
static void rings(std::size_t n) {
  auto x = point(n);
  x[1] = 4;
  Entries entries;
  auto round = __enzyme_post_sparse_todense<double *>((void *)round_load, (void *)round_store, x.data(), n);
  for (std::size_t i = 0; i < n; i++)
    __enzyme_fwddiff_column<void>(
        (void *)ring_gradient, enzyme_const, n,
        enzyme_dup, round, __enzyme_todense<double *>((void *)round_unit, (void *)round_store, i, n),
        enzyme_dupnoneed, (double *)1, __enzyme_todense<double *>((void *)round_none, (void *)round_put, i, n, &entries));
  std::vector<double> dense(n * n);
  for (std::size_t i = 0; i < n; i++) {
    std::size_t j = (i + 1) % n;
    double h = 6 * (x[j] - x[i]);
    dense[i * n + i] += h, dense[j * n + j] += h, dense[i * n + j] -= h, dense[j * n + i] -= h;
  }
  compare("ring", entries, dense, n);
}

// Several inputs and outputs, of both precisions.
static void several(const double *x, const double *z, double *y, float *v) {
  for (int i = 0; i < 4; i++) y[i] = x[i] * z[i + 1], v[i] = float(x[i] * x[i]);
}
static double unit_behind(std::size_t offset, std::size_t i, std::size_t first) { return offset / 8 + first == i; }
static void never_behind(double, std::size_t, std::size_t, std::size_t) { std::abort(); }
static void put_behind(float value, std::size_t offset, std::size_t i, Entries &e) { e.push_back({4 + offset / 4, i, value}); }
static void arrays() {
  double x[4] = {1, 2, 3, 4}, z[5] = {5, 6, 7, 8, 9};
  Entries entries;
  for (std::size_t i = 0; i < 9; i++)
    __enzyme_fwddiff_column<void>(
        (void *)several, enzyme_dup, x, __enzyme_todense<double *>((void *)unit_behind, (void *)never_behind, i, std::size_t(0)),
        enzyme_dup, z, __enzyme_todense<double *>((void *)unit_behind, (void *)never_behind, i, std::size_t(4)),
        enzyme_dupnoneed, (double *)nullptr, __enzyme_todense<double *>((void *)none<double>, (void *)put<double>, i, &entries),
        enzyme_dupnoneed, (float *)nullptr, __enzyme_todense<float *>((void *)none<float>, (void *)put_behind, i, &entries));
  std::vector<double> dense(72);
  for (int i = 0; i < 4; i++) dense[i * 9 + i] = z[i + 1], dense[i * 9 + 5 + i] = x[i], dense[(4 + i) * 9 + i] = 2 * x[i];
  compare("several", entries, dense, 9, 1e-6);
}

// What a column of the identity holds is what `load` says, however that is written.
static void same(std::size_t n, const double *x, double *y) {
  for (std::size_t i = 0; i < n; i++) y[i] = x[i];
}
using Load = double(long, int, int, double *, double *);
static double nothing(long, int, int, double *, double *) { return 0; }
static void keep(double value, long offset, int, int, double *, double *out) { out[offset / 8] += value; }
static double rest(long o, int i, int n, double *, double *) { return o / 8 % n == i; }
static double triples(long o, int i, int, double *, double *) { return o / 24 == i ? o : 0; }
static double chosen(long o, int i, int, double *, double *) {
  int k = o / 8;
  switch (k - i) {
  case 0: return 1;
  case 2: return -3;
  default: return 0;
  }
}
static double ends(long o, int i, int n, double *w, double *) {
  bool hit = (o / 8 != n - 1 && o / 8 == i) || (o / 8 == n - 1 && i == 0);
  return hit ? std::fabs(w[i]) : 0;
}
static double halves(long o, int i, int, double *, double *) { return 2 * (o / 8) == i || (o / 8 + 1) / 2 == i; }
static double places(long o, int i, int, double *, double *) { return o / 8 / 3 == i / 3 && o / 8 % 3 == i % 3; }
static double turned(long o, int i, int n, double *w, double *) { return (unsigned)(o >> 3) == unsigned(i * 5 % n) ? w[o / 8] : 0; }
static double sum(long o, int i, int, double *, double *) {
  double v = 0;
  if (o / 8 == i) v += 1;
  if (o / 8 == 4) v -= 2;
  return v;
}
template <Load *load> static void identity(const char *name) {
  enum { n = 12 };
  double x[n] = {}, w[n], out[n], worst = 0;
  for (int i = 0; i < n; i++) w[i] = i - 3.5;
  for (int i = 0; i < n; i++) {
    std::memset(out, 0, sizeof out);
    __enzyme_fwddiff_column<void>(
        (void *)same, enzyme_const, std::size_t(n),
        enzyme_dup, x, __enzyme_todense<double *>((void *)load, (void *)keep, i, int(n), w, out),
        enzyme_dupnoneed, (double *)nullptr, __enzyme_todense<double *>((void *)nothing, (void *)keep, i, int(n), w, out));
    for (int k = 0; k < n; k++) worst = std::fmax(worst, std::fabs(out[k] - load(8 * k, i, n, w, out)));
  }
  check_value(name, worst, 0);
}

int main() {
  identity<rest>("rest");
  identity<triples>("triples");
  identity<chosen>("chosen");
  identity<ends>("ends");
  identity<halves>("halves");
  identity<places>("places");
  identity<turned>("turned");
  identity<sum>("sum");
  mesh<double>("mesh", 1e-9);
  mesh<float>("mesh of floats", 1e-3);
  jacobian();
  sums();
  changing();
  rings(7);
  rings(2);
  arrays();
  return check_report();
}
