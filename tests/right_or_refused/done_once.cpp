// std::call_once without any thread: of members, of closures, and of one that throws before it is done.
#define N 4
#include "check.h"
#include <mutex>
#include <stdexcept>
struct Table {
  std::once_flag once;
  double v[8];
  double at(int i) {
    std::call_once(once, &Table::fill, this, 0.5);
    return v[i];
  }
  void fill(double k) {
    for (int i = 0; i < 8; i++) v[i] = k * i;
  }
};
static Table table;
struct Lazy {
  std::once_flag once;
  double v;
  const double *x;
  double get() {
    std::call_once(once, [this] { v = x[0] * x[1]; });
    return v;
  }
};
static double tried(const double *x) {
  std::once_flag once;
  double k = 0;
  int tries = 0;
  for (int i = 0; i < 3; i++)
    try {
      std::call_once(once, [&] {
        if (++tries < 2) throw std::runtime_error("no");
        k = x[0] * x[3];
      });
    } catch (const std::exception &) {
      k = x[3];
    }
  return k;
}
static double f(double *x, int n) {
  Lazy lazy;
  lazy.x = x;
  double s = 0;
  for (int i = 0; i < 3; i++) s = s * x[2] + lazy.get() + table.at(i);
  return s * tried(x);
}
