// Threads that hand over values, one after the other and to all; tasks in queues.
#include "threads.h"
#include <cmath>
#include <deque>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

static int first(int k, int n) { return n * k / team; }
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
  COMPARE(promises);
  COMPARE(pipeline);
  COMPARE(gates);
  COMPARE(tasks);
  COMPARE(alone);
  return failures != 0;
}
