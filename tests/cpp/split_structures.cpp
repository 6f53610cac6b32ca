// The hooks of reverse mode in two calls, declared as templates: structures by value, methods, template functions.
#include "check.hpp"

#include <complex>

extern int enzyme_tape, enzyme_allocated, enzyme_nofree, enzyme_width, enzyme_noret;
template <class R, class... A>
R __enzyme_augmentfwd(A...);
template <class R, class... A>
R __enzyme_reverse(A...);

struct Pair {
  double a, b;
  double at(double x) const { return a * x * x + b; }
};
struct Floats {
  float a, b;
};
struct One {
  double a;
};
struct Record {  // in memory
  double v[5];
  int n;
};
struct Slice {  // a pointer and a number
  double *p;
  double s;
};
struct Copied {  // by the address of a copy
  double a, b;
  Copied(double a, double b) : a(a), b(b) {}
  Copied(const Copied &o) : a(o.a), b(o.b) {}
  ~Copied() {}
};
template <class R>
struct Swept {
  void *tape;
  R result;
};
struct SweptPointer {
  void *tape;
  double *result, *shadow;
};
struct SweptSlice {
  void *tape;
  Slice result, shadow;
};
struct PairAndNumber {
  Pair p;
  double x;
};
struct RecordAndNumber {
  Record r;
  double x;
};
struct TwoPairs {
  Pair p[2];
};

template <class T>
T poly(T x, T y) {
  return x * x * y;
}
double of_pair(Pair p) { return p.a * p.b * p.b; }
Pair to_pair(double x, double y) { return {x * y, x + y * y}; }
Pair pair_to_pair(Pair p, double x) { return {p.a * x * p.b, p.b * p.b * x}; }
Floats floats(Floats p) { return {p.a * p.b, p.b * p.b}; }
One one(One o) { return {o.a * o.a}; }
Slice slice(double *x, double s) { return *x = *x * s, Slice{x, s * s}; }
double of_slice(Slice s) { return s.p[0] * s.s; }
double of_copied(Copied c) { return c.a * c.b; }
Copied to_copied(double x) { return Copied(x * x, 3 * x); }
double *scaled(Pair p, double *x) { return *x *= p.a, x; }
std::complex<double> squared(std::complex<double> z, double s) { return z * z * s; }
double called(const Pair *self, double x) { return self->at(x); }

Record squares(Record r, double s) {
  Record made{};
  for (int i = 0; i < 5; i++) made.v[i] = r.v[i] * r.v[i] * s;
  made.n = 4;
  return made;
}

struct Kept {
  Pair *where;
};
__attribute__((noinline)) double behind(Kept *k) { return k->where->a * k->where->b; }
double addressed(Pair p) {
  Kept kept{&p};
  return behind(&kept) * p.a;
}
__attribute__((noinline)) double norm(Record **r) {
  double sum = 0;
  for (int i = 0; i < (*r)->n; i++) sum += (*r)->v[i] * (*r)->v[i];
  return sum;
}
double addressed_in_memory(Record r) {
  Record *p = &r;
  return norm(&p);
}

static void arguments() {
  auto t = __enzyme_augmentfwd<Swept<double>>((void *)poly<double>, enzyme_out, 2.0, enzyme_out, 3.0);
  auto g = __enzyme_reverse<Pair>((void *)poly<double>, enzyme_out, 2.0, enzyme_out, 3.0, 1.0, t.tape);
  check_value("template, value", t.result, 12);
  check_value("template", g.a + 100 * g.b, 12 + 400);
  Pair p{2, 3}, dp{0, 0};
  void *tape = __enzyme_augmentfwd<void *>((void *)of_pair, enzyme_out, p);
  g = __enzyme_reverse<Pair>((void *)of_pair, enzyme_out, p, 2.0, tape);
  check_value("structure", g.a + 100 * g.b, 18 + 2400);
  t = __enzyme_augmentfwd<Swept<double>>((void *)addressed, enzyme_out, p);
  g = __enzyme_reverse<Pair>((void *)addressed, enzyme_out, p, 1.0, t.tape);
  check_value("its address", g.a + 100 * g.b, 12 + 400);
  Record r{{1, 2, 3, 4, 5}, 5};
  t = __enzyme_augmentfwd<Swept<double>>((void *)addressed_in_memory, enzyme_out, r);
  check_value("in memory", __enzyme_reverse<Record>((void *)addressed_in_memory, enzyme_out, r, 1.0, t.tape).v[4], 10);
  double x = 2, dx = 0;
  Slice s{&x, 5}, ds{&dx, 0};
  t = __enzyme_augmentfwd<Swept<double>>((void *)of_slice, enzyme_dup, s, ds);
  __enzyme_reverse<void>((void *)of_slice, enzyme_dup, s, ds, 1.0, t.tape);
  check_value("a pointer in it", dx, 5);
  Copied c(2, 3);
  t = __enzyme_augmentfwd<Swept<double>>((void *)of_copied, enzyme_out, c);
  g = __enzyme_reverse<Pair>((void *)of_copied, enzyme_out, c, 1.0, t.tape);
  check_value("class with a destructor", g.a + 100 * g.b, 3 + 200);
  t = __enzyme_augmentfwd<Swept<double>>((void *)called, enzyme_dup, &p, &dp, enzyme_out, 2.0);
  check_value("method", __enzyme_reverse<double>((void *)called, enzyme_dup, &p, &dp, enzyme_out, 2.0, 1.0, t.tape), 8);
  check_value("its object", dp.a + 100 * dp.b, 4 + 100);
}

static void results() {
  auto t = __enzyme_augmentfwd<Swept<Pair>>((void *)to_pair, enzyme_out, 2.0, enzyme_out, 3.0);
  check_value("value", t.result.a + 100 * t.result.b, 6 + 1100);
  auto g = __enzyme_reverse<Pair>((void *)to_pair, enzyme_out, 2.0, enzyme_out, 3.0, Pair{1, 10}, t.tape);
  check_value("structure returned", g.a + 100 * g.b, 13 + 6200);
  Pair p{2, 3};
  void *tape = __enzyme_augmentfwd<void *>((void *)pair_to_pair, enzyme_out, p, enzyme_out, 5.0);
  auto h = __enzyme_reverse<PairAndNumber>((void *)pair_to_pair, enzyme_nofree, enzyme_out, p, enzyme_out, 5.0,
                                           Pair{1, 2}, tape);
  check_value("first seed", h.p.a + 100 * h.p.b + 10000 * h.x, 15 + 7000 + 240000);
  h = __enzyme_reverse<PairAndNumber>((void *)pair_to_pair, enzyme_tape, tape, enzyme_out, p, enzyme_out, 5.0,
                                      Pair{0, 1});
  check_value("second seed", h.p.a + 100 * h.p.b + 10000 * h.x, 3000 + 90000);
  auto f = __enzyme_augmentfwd<Swept<Floats>>((void *)floats, enzyme_out, Floats{2, 3});
  auto d = __enzyme_reverse<Floats>((void *)floats, enzyme_out, Floats{2, 3}, Floats{1, 2}, f.tape);
  check_value("two floats", d.a + 100 * d.b, 3 + 1400);
  auto o = __enzyme_augmentfwd<Swept<One>>((void *)one, enzyme_out, One{3});
  check_value("one number", __enzyme_reverse<One>((void *)one, enzyme_out, One{3}, One{2}, o.tape).a, 12);
  Record r{{1, 2, 3, 4, 5}, 0}, ones{{1, 1, 1, 1, 1}, 0};
  auto m = __enzyme_augmentfwd<Swept<Record>>((void *)squares, enzyme_out, r, enzyme_out, 2.0);
  check_value("in memory, value", m.result.v[4] + m.result.n, 54);
  auto w = __enzyme_reverse<RecordAndNumber>((void *)squares, enzyme_out, r, enzyme_out, 2.0, ones, m.tape);
  check_value("in memory", w.r.v[4] + 100 * w.x, 20 + 5500);
  char room[8];
  m.result = __enzyme_augmentfwd<Record>((void *)squares, enzyme_allocated, 8, enzyme_tape, room, enzyme_const, r,
                                         enzyme_out, 2.0);
  check_value("tape in own memory",
              __enzyme_reverse<double>((void *)squares, enzyme_allocated, 8, enzyme_tape, room, enzyme_const, r,
                                       enzyme_out, 2.0, ones),
              55);
  std::complex<double> z(1, 2);
  auto c = __enzyme_augmentfwd<Swept<std::complex<double>>>((void *)squared, enzyme_out, z, enzyme_const, 3.0);
  auto e = __enzyme_reverse<std::complex<double>>((void *)squared, enzyme_out, z, enzyme_const, 3.0,
                                                  std::complex<double>(1, 0), c.tape);
  check_value("complex", e.real() + 100 * e.imag(), 6 - 1200);
  tape = __enzyme_augmentfwd<void *>((void *)to_copied, enzyme_out, 2.0);
  check_value("class with a destructor returned",
              __enzyme_reverse<double>((void *)to_copied, enzyme_out, 2.0, Copied(1, 10), tape), 34);
  tape = __enzyme_augmentfwd<void *>((void *)to_pair, enzyme_noret, enzyme_out, 2.0, enzyme_out, 3.0);
  check_value("no seed",
              __enzyme_reverse<Pair>((void *)to_pair, enzyme_noret, enzyme_out, 2.0, enzyme_out, 3.0, tape).a, 0);
}

static void pointers_and_directions() {
  double x = 2, dx = 0;
  auto s = __enzyme_augmentfwd<SweptSlice>((void *)slice, enzyme_dup, &x, &dx, enzyme_out, 3.0);
  check_value("shadow of a structure", s.result.p == &x && s.shadow.p == &dx && s.result.s == 9, 1);
  dx = 1;
  check_value("its number",
              __enzyme_reverse<double>((void *)slice, enzyme_dup, &x, &dx, enzyme_out, 3.0, Slice{nullptr, 10}, s.tape),
              2 + 60);
  check_value("behind its pointer", dx, 3);
  Pair p{2, 3};
  auto a = __enzyme_augmentfwd<SweptPointer>((void *)scaled, enzyme_out, p, enzyme_dup, &x, &dx);
  check_value("pointer", a.result == &x && a.shadow == &dx && x == 12, 1);
  dx = 1;
  check_value("structure beside it",
              __enzyme_reverse<Pair>((void *)scaled, enzyme_out, p, enzyme_dup, &x, &dx, a.tape).a, 6);
  auto w = __enzyme_augmentfwd<Swept<Pair>>((void *)pair_to_pair, enzyme_width, 2, enzyme_out, p, enzyme_const, 5.0);
  auto g = __enzyme_reverse<TwoPairs>((void *)pair_to_pair, enzyme_width, 2, enzyme_out, p, enzyme_const, 5.0,
                                      Pair{1, 0}, Pair{0, 1}, w.tape);
  check_value("first direction", g.p[0].a + 100 * g.p[0].b, 15 + 1000);
  check_value("second direction", g.p[1].a + 100 * g.p[1].b, 3000);
}

int main() {
  arguments();
  results();
  pointers_and_directions();
  return check_report();
}
