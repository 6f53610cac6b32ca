// flags: -std=c++14
// The function of a request behind what C++ has between its name and the hook: lambdas, tables, references, templates.
#include <cmath>
#include <cstdio>
#include <array>
#include <memory>
#include <tuple>
#include <utility>

extern int enzyme_dup, enzyme_out;
template <class R, class... A> R __enzyme_autodiff(void *, A...);
template <class R, class... A> R __enzyme_fwddiff(void *, A...);

static int failures, count;
static void check(const char *name, double got, double want) {
  count++;
  if (!(std::fabs(got - want) <= 1e-12 * std::fmax(1, std::fabs(want)))) {
    failures++;
    std::fprintf(stderr, "%s: got %.17g want %.17g\n", name, got, want);
  }
}

#define BOTH(name, f, want)                                                                                 \
  check(name ".rev", __enzyme_autodiff<double>((void *)(f), enzyme_out, 2.0), want);                        \
  check(name ".fwd", __enzyme_fwddiff<double>((void *)(f), enzyme_dup, 2.0, 1.0), want)

using Function = double (*)(double);
double square(double x) { return x * x; }
int square(int x) { return x; }
double cube(double x) { return x * x * x; }
template <class T> T fourth(T x) { return x * x * x * x; }
struct Holder {
  Function f;
  static double of_class(double x) { return 3 * x * x; }
};
struct Operation { const char *name; Function forward; };
static auto everywhere = [](double x) { return 5 * x * x; };
const Function constant = cube;
constexpr Function known = cube;
static const Function table[] = {nullptr, cube, square};
static constexpr Function nested[2][2] = {{cube, square}, {square, cube}};
static const Operation operations[] = {{"cube", cube}, {"square", square}};
const Holder holder = {square};

Function always_square() { return square; }
Function handed_back(Function f) {
  Function g = f;
  return g;
}
template <Function f> double through_parameter(double x) { return __enzyme_autodiff<double>((void *)f, enzyme_out, x); }
template <class L> double by_conversion(L l, double x) { return __enzyme_autodiff<double>((void *)+l, enzyme_out, x); }
template <class L> double by_reference(L &&l, double x) {
  return __enzyme_fwddiff<double>((void *)static_cast<Function>(std::forward<L>(l)), enzyme_dup, x, 1.0);
}
static double by_pointer(Function f, double x) { return __enzyme_autodiff<double>((void *)f, enzyme_out, x); }

struct Kept {
  Function f;
  Kept(Function g) : f(g) {}
  double slope(double x) const { return __enzyme_autodiff<double>((void *)f, enzyme_out, x); }
};
template <class L> struct Slope {
  L l;
  double operator()(double x) const { return __enzyme_fwddiff<double>((void *)+l, enzyme_dup, x, 1.0); }
};
template <class L> Slope<L> slope(L l) { return {l}; }
auto made() { return [](double x) { return x * x * 11; }; }
double of_lambda(double x) {
  auto l = [](double y) { return y * y * y; };
  return __enzyme_autodiff<double>((void *)+l, enzyme_out, x);
}
static double at_start = __enzyme_autodiff<double>((void *)+[](double q) { return q * q * 7; }, enzyme_out, 1.0);

static void lambdas() {
  auto w = [](double q) { return q * q * 1.5; };
  auto generic = [](auto q) { return q * q * 2; };
  Function pointer = w;
  const auto &reference = w;
  BOTH("lambda", +w, 6);
  BOTH("lambda in place", +[](double q) { return q * q * q; }, 12);
  BOTH("pointer to lambda", pointer, 6);
  BOTH("reference to lambda", +reference, 6);
  BOTH("generic lambda", (Function)generic, 8);
  BOTH("generic lambda 2", static_cast<double (*)(double)>(generic), 8);
  BOTH("global lambda", +everywhere, 20);
  BOTH("moved", std::move(pointer), 6);
  BOTH("handed back", handed_back(w), 6);
  check("by conversion", by_conversion(w, 2), 6);
  check("by reference", by_reference(w, 2), 6);
  check("by pointer", by_pointer(w, 2), 6);
  check("by pointer in place", by_pointer([](double q) { return q; }, 2), 1);
}

static void deeper() {
  check("at start", at_start, 14);
  check("kept", Kept(cube).slope(2), 12);
  check("operator", slope([](double q) { return q * q * 1.5; })(2), 6);
  check("second", __enzyme_fwddiff<double>((void *)of_lambda, enzyme_dup, 2.0, 1.0), 12);
  auto outer = [](double y) { return __enzyme_autodiff<double>((void *)+[](double q) { return q * q; }, enzyme_out, y); };
  check("within a lambda", outer(2), 4);
  const std::array<Function, 2> array{{square, cube}};
  BOTH("made", +made(), 44);
  BOTH("std::array", array[1], 12);
  BOTH("make_pair", std::make_pair(cube, 1).first, 12);
  BOTH("make_tuple", std::get<0>(std::make_tuple(cube, 1)), 12);
}

int main() {
  lambdas();
  deeper();
  BOTH("constant", constant, 12);
  BOTH("constexpr", known, 12);
  BOTH("table", table[1], 12);
  BOTH("nested table", nested[1][0], 4);
  BOTH("member of constant", holder.f, 4);
  BOTH("member in table", operations[0].forward, 12);
  BOTH("overloaded", (double (*)(double))square, 4);
  BOTH("overloaded 2", static_cast<Function>(&square), 4);
  BOTH("template", fourth<double>, 32);
  BOTH("static member", &Holder::of_class, 12);
  BOTH("returned", always_square(), 4);
  BOTH("addressof", std::addressof(cube), 12);
  auto &named = cube;
  BOTH("reference", &named, 12);
  const Function fixed[2] = {cube, square};
  Function local[2] = {cube, square};
  Holder h{cube};
  Operation o = {"cube", cube};
  std::pair<Function, int> made{cube, 1};
  BOTH("constant array", fixed[1], 4);
  BOTH("array", local[0], 12);
  BOTH("structure", h.f, 12);
  BOTH("structure 2", o.forward, 12);
  BOTH("constructed", made.first, 12);
  check("through parameter", through_parameter<cube>(2), 12);
  check("by pointer of function", by_pointer(cube, 2), 12);
  std::fprintf(stderr, "%d of %d checks failed\n", failures, count);
  return failures != 0;
}
