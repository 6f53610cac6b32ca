// Function objects in the nodes of a list, ordered by time, that are run one by one and add others.
#define N 5
#include "check.h"
#include <deque>
#include <functional>
#include <list>
#include <memory>
struct Task { double when; std::function<void(double)> run; };
struct Loop {
  std::list<Task> tasks;
  void at(double t, std::function<void(double)> f) { auto i = tasks.begin(); while (i != tasks.end() && i->when < t) ++i; tasks.insert(i, Task{t, std::move(f)}); }
  void run() { while (!tasks.empty()) { Task t = std::move(tasks.front()); tasks.pop_front(); t.run(t.when); } }
};
static double f(double *x, int n) {
  Loop l; double s = 0, e = x[0]; int k = 0;
  l.at(x[1], [&](double t) { s += t * e; if (k++ < 3) l.at(t + x[2], [&, g = e](double u) { s += u * g; }); });
  l.at(x[3], [&s, m = x[4]](double t) { s += m * t * t; });
  l.at(0.1, [&k](double) { k++; });
  l.run();
  return s + k;
}
