// Futures of all kinds of results, tasks in queues, threads that wait for each other's values.
#include "threads.h"
#include <algorithm>
#include <cmath>
#include <deque>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

static int first(int k, int n) { return n * k / team; }
struct Pair { double low, high; };
static double halves(const double *x, int n, int depth) {
  if (depth == 0 || n < 3) return std::accumulate(x, x + n, 1.0, [](double a, double b) { return a * (1 + 0.1 * b); });
  auto left = std::async(std::launch::async, halves, x, n / 2, depth - 1);
  double right = halves(x + n / 2, n - n / 2, depth - 1);
  return left.get() * right;
}
KERNEL(results) {
  auto squares = std::async(std::launch::async, [x, n] {
    std::vector<double> r(n);
    std::transform(x, x + n, r.begin(), [](double a) { return a * a; });
    return r;
  });
  auto range = std::async(std::launch::async, [=]() -> Pair { return {*std::min_element(x, x + n), x[3] * x[4]}; });
  std::future<void> filled = std::async(std::launch::async, [=] { for (int i = 0; i < n; i++) w[i] = x[i] * x[5]; });
  std::vector<double> r = squares.get();
  Pair p = range.get();
  filled.get();
  double product = halves(x, n, team > 2 ? 2 : 1);
  return std::inner_product(r.begin(), r.end(), w, 0.0) * p.high + p.low * product;
}

// References, what only moves, what several wait for, what lies in containers.
KERNEL(refs) {
  double store = 0;
  auto r = std::async(std::launch::async, [&]() -> double & { store = x[0] * x[1]; return store; });
  auto u = std::async(std::launch::async, [=] { return std::make_unique<double>(x[2] * x[2]); });
  std::future<std::unique_ptr<double>> v = std::move(u);
  double &got = r.get();
  got *= 2;
  return store * *v.get();
}
KERNEL(shared) {
  std::shared_future<double> base = std::async(std::launch::async, [=] { return x[0] * x[1]; }).share();
  std::vector<std::future<double>> fs;
  for (int k = 0; k < team; k++)
    fs.push_back(std::async(std::launch::async, [=] { double s = 0; for (int i = first(k, n); i < first(k + 1, n); i++) s += x[i] * base.get(); return s; }));
  double s = 0;
  for (auto &f : fs) s += f.get();
  return s * base.get();
}
KERNEL(maps) {
  std::map<int, std::future<std::vector<double>>> parts;
  for (int k = 0; k < team; k++)
    parts[k] = std::async(std::launch::async, [=](int a, int b) { std::vector<double> v; for (int i = a; i < b; i++) v.push_back(std::exp(0.1 * x[i])); return v; }, first(k, n), first(k + 1, n));
  double p = 1;
  for (auto &[k, f] : parts) for (double d : f.get()) p *= d;
  return p;
}

// Threads that hand over values, one after the other and to all.
KERNEL(promises) {
  std::vector<std::promise<std::vector<double>>> ps(team);
  std::vector<std::future<std::vector<double>>> fs;
  for (auto &p : ps) fs.push_back(p.get_future());
  std::vector<std::thread> ts;
  for (int k = 0; k < team; k++) ts.emplace_back([&, k](std::promise<std::vector<double>> p) {
    std::vector<double> v;
    for (int i = first(k, n); i < first(k + 1, n); i++) v.push_back(x[i] * x[i]);
    p.set_value(std::move(v));
  }, std::move(ps[k]));
  double s = 1;
  for (auto &f : fs) for (double d : f.get()) s *= 1 + 0.1 * d;
  for (auto &t : ts) t.join();
  return s;
}
KERNEL(pipeline) {
  std::vector<std::promise<double>> p(team + 1);
  std::vector<std::jthread> ts;
  for (int k = 0; k < team; k++) ts.emplace_back([&, k] { double v = p[k].get_future().get(); for (int i = first(k, n); i < first(k + 1, n); i++) v = v * (1 + 0.1 * x[i]); p[k + 1].set_value(v); });
  p[0].set_value(x[0]);
  double r = p[team].get_future().get();
  ts.clear();
  return r;
}
KERNEL(gates) {
  std::promise<void> go;
  std::shared_future<void> gate = go.get_future().share();
  double level = 0;
  std::vector<double> part(team);
  std::vector<std::thread> ts;
  for (int k = 0; k < team; k++) ts.emplace_back([&, gate, k] { gate.wait(); for (int i = first(k, n); i < first(k + 1, n); i++) part[k] += level * x[i]; });
  level = x[0] * x[1];
  go.set_value();
  for (auto &t : ts) t.join();
  double s = 0;
  for (double d : part) s += d;
  return s * s;
}

// A queue of tasks.
KERNEL(tasks) {
  std::deque<std::packaged_task<double()>> queue;
  std::vector<std::future<double>> results;
  std::mutex lock;
  for (int i = 0; i < n; i++) {
    std::packaged_task<double()> task([=] { return std::sin(x[i]) * x[0]; });
    results.push_back(task.get_future());
    queue.push_back(std::move(task));
  }
  auto work = [&] {
    for (;;) {
      std::packaged_task<double()> task;
      {
        std::lock_guard<std::mutex> guard(lock);
        if (queue.empty()) return;
        task = std::move(queue.front());
        queue.pop_front();
      }
      task();
    }
  };
  std::vector<std::thread> ts;
  for (int k = 0; k < team; k++) ts.emplace_back(work);
  double s = 0;
  for (auto &r : results) s += r.get();
  for (auto &t : ts) t.join();
  return s * s;
}
KERNEL(alone) {
  std::packaged_task<double(double, double)> mul([](double a, double b) { return a * b; });
  auto f = mul.get_future();
  mul(x[0], x[1]);
  std::promise<double> p;
  p.set_value(x[2]);
  auto d = std::async(std::launch::deferred, [&] { return x[3] * x[3]; });
  std::promise<int> unused;
  return f.get() * p.get_future().get() * d.get();
}

int main() {
  COMPARE(results);
  COMPARE(refs);
  COMPARE(shared);
  COMPARE(maps);
  COMPARE(promises);
  COMPARE(pipeline);
  COMPARE(gates);
  COMPARE(tasks);
  COMPARE(alone);
  return failures != 0;
}
