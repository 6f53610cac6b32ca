// std::thread in its many uses, mutexes and their guards, atomic numbers.
#include "threads.h"
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

static int first(int k, int n) { return n * k / team; }

KERNEL(lambdas) {
  std::vector<std::thread> threads;
  std::vector<double> part(team);
  std::mutex lock;
  double product = 1;
  const double scale = x[0] * x[1];
  for (int k = 0; k < team; k++)
    threads.emplace_back([&, k, scale] {
      double s = 0;
      for (int i = first(k, n); i < first(k + 1, n); i++) {
        s += std::sin(x[i]) * scale;
        std::lock_guard<std::mutex> guard(lock);
        product *= 1 + 0.1 * x[i] * s / (s + 0.0 * product);
      }
      part[k] = s;
    });
  for (auto &t : threads) t.join();
  double r = std::accumulate(part.begin(), part.end(), 0.0);
  return r * r * product;
}

// Functions and their arguments, by value and by reference; members; threads that move.
static void scaled(const double *x, int from, int to, double by, double &sum, const std::vector<double> &more) {
  for (int i = from; i < to; i++) sum += by * x[i] * more[i % more.size()];
}
struct Field {
  std::vector<double> values, next;
  void step(int from, int to) {
    int n = (int)values.size();
    for (int i = from; i < to; i++)
      next[i] = values[i] + 0.1 * values[i] * (values[(i + n - 1) % n] - values[(i + 1) % n]);
  }
  void advance() {
    int n = (int)values.size();
    std::vector<std::thread> threads;
    threads.reserve(team);
    for (int k = 0; k < team; k++) threads.push_back(std::thread(&Field::step, this, first(k, n), first(k + 1, n)));
    for (std::thread &t : threads)
      if (t.joinable()) t.join();
    std::swap(values, next);
  }
};
struct Functor {
  double *out, by;
  void operator()(double a) const { *out = by * a * a; }
};
KERNEL(functions) {
  double one = 0, other = 0, third = 0;
  std::vector<double> more(x, x + 5);
  std::thread a(scaled, x, 0, n / 2, x[2], std::ref(one), more);
  std::thread b;
  b = std::thread(scaled, x, n / 2, n, x[3], std::ref(other), std::cref(more));
  std::thread c(std::move(a));
  b.join(), c.join();
  std::thread d(Functor{&third, x[4]}, one);
  d.join();
  Field field{std::vector<double>(x, x + n), std::vector<double>(n)};
  for (int k = 0; k < 4; k++) field.advance();
  for (int i = 0; i < n; i++) w[i] = field.values[i];
  return one * other + third + std::inner_product(w, w + n, x, 0.0);
}

// Guards of all kinds.
KERNEL(guards) {
  std::mutex one, other;
  std::recursive_mutex again;
  double a = 1, b = 1, c = 0;
  std::function<void(int)> work = [&](int k) {
    for (int i = first(k, n); i < first(k + 1, n); i++) {
      {
        std::scoped_lock both(one, other);
        a *= 1 + 0.1 * x[i];
        b *= 1 + 0.1 * x[i] * x[i];
      }
      {
        std::unique_lock<std::mutex> guard(other);
        b *= 1 + 0.05 * x[0] * x[i];
        guard.unlock();
        std::this_thread::yield();
        guard.lock();
        c += x[i] * x[i];
      }
      std::unique_lock<std::mutex> later(one, std::defer_lock);
      while (!later.try_lock()) std::this_thread::yield();
      a = std::sqrt(a * a * (1 + 0.01 * x[i]));
      later.unlock();
      std::lock(one, other);
      std::lock_guard<std::mutex> g1(one, std::adopt_lock), g2(other, std::adopt_lock);
      c += x[i];
    }
  };
  std::vector<std::jthread> threads;
  for (int k = 1; k < team; k++) threads.emplace_back(work, k);
  work(0);
  threads.clear();
  return a * b * c;
}

// Numbers that are atomic; what is shared by pointers that count; the next index by a counter.
template <typename T> struct Extremes {
  std::atomic<T> low, high;
  void take(T a) {
    for (T seen = low.load(); a < seen && !low.compare_exchange_weak(seen, a);) {}
    for (T seen = high; a > seen && !high.compare_exchange_strong(seen, a);) {}
  }
};
KERNEL(atomics) {
  auto total = std::make_shared<std::atomic<double>>(0.0);
  std::atomic<double> product{1}, exchanged{x[0]};
  std::atomic<int> next{0};
  Extremes<double> extremes{x[0], x[0]};
  auto work = [&, total] {
    for (int i; (i = next++) < n;) {
      total->fetch_add(x[i] * x[i]);
      *total -= 0.5 * x[i];
      double seen = product.load(std::memory_order_relaxed);
      while (!product.compare_exchange_weak(seen, seen * (1 + 0.1 * x[i]), std::memory_order_release)) {}
      extremes.take(x[i] * (1 + x[1]));
    }
  };
  std::vector<std::thread> threads;
  for (int k = 0; k < team; k++) threads.emplace_back(work);
  std::for_each(threads.begin(), threads.end(), [](std::thread &t) { t.join(); });
  double before = exchanged.exchange(*total);
  return product * before * exchanged + extremes.low * extremes.high;
}

// What is done once.
static std::once_flag flag;
static double prepared;
KERNEL(once) {
  std::once_flag mine;
  double scale = 0;
  std::vector<std::thread> threads;
  std::vector<double> part(team);
  for (int k = 0; k < team; k++)
    threads.emplace_back([&, k] {
      std::call_once(mine, [&](double by) { scale = x[0] * by; }, x[1]);
      part[k] = scale * std::accumulate(x + first(k, n), x + first(k + 1, n), 0.0);
    });
  for (auto &t : threads) t.join();
  std::call_once(flag, [] { prepared = 3; });
  return prepared * std::accumulate(part.begin(), part.end(), 0.0) * scale;
}

// Sums in the cells of an array, of which LLVM takes the first try out of the loop of tries.
KERNEL(cells) {
  double cell[4] = {x[0], 0, 0, 0};
  std::vector<std::thread> ts;
  for (int k = 0; k < team; k++) ts.emplace_back([&, k] {
    for (int i = k; i < n; i += team) std::atomic_ref<double>(cell[i % 4]) += x[i] * x[i];
  });
  for (auto &t : ts) t.join();
  return cell[0] * cell[1] + cell[2] * cell[3];
}

int main() {
  COMPARE(lambdas);
  COMPARE(functions);
  COMPARE(guards);
  COMPARE(atomics);
  COMPARE(once);
  COMPARE(cells);
  return failures != 0;
}
