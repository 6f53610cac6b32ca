#define N 4
#define HH 1e-2
#define TOL 1e-2
#include "check.h"
#include <functional>
#include <memory>
#include <vector>
/* As slots_dropped.cpp, in a program that computes with floats too: no word shows what it holds. */
struct Signal {
  std::vector<std::pair<int, std::function<void(double)>>> slots;
  int next = 0;
  void connect(std::function<void(double)> g) { slots.emplace_back(++next, std::move(g)); }
  void drop(int id) {
    std::erase_if(slots, [id](auto &s) { return s.first == id; });
  }
  void emit(double v) {
    for (auto &s : slots) s.second(v);
  }
};
struct Model {
  double total = 0;
  int seen = 0;
  Signal changed;
};
static double f(double *x, int n) {
  Model m;
  double s = 0;
  auto kept = std::make_shared<double>(0);
  m.changed.connect([&m](double v) { m.total += (float)v * 2.0f; });
  m.changed.connect([&s, k = x[0]](double v) mutable { s += k * v, k *= 0.9; });
  for (int i = 0; i < n; i++) {
    m.changed.emit(x[i]);
    if (i == 1) m.changed.drop(1);
    if (i == 2) m.changed.connect(m.changed.slots[0].second);
  }
  return s + m.total + *kept;
}
