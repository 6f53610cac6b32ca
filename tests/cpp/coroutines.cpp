// flags: -std=c++20
// Coroutines beside what is differentiated, which LLVM 22 must read from older compilers, and inside of it: generators,
// nested and stored ones, tasks that await others and hand over to them.
#include "check.hpp"

#include <coroutine>
#include <exception>
#include <vector>

template <class T> struct Generator {
  struct promise_type {
    T value;
    Generator get_return_object() { return Generator{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(T v) { value = v; return {}; }
    void return_void() {}
    void unhandled_exception() { throw; }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Generator(std::coroutine_handle<promise_type> h) : handle(h) {}
  Generator(Generator &&other) : handle(other.handle) { other.handle = nullptr; }
  ~Generator() { if (handle) handle.destroy(); }
  bool next() { handle.resume(); return !handle.done(); }
  T value() { return handle.promise().value; }
};

struct Task {
  struct promise_type {
    double result;
    std::coroutine_handle<> waiting;
    Task get_return_object() { return Task{std::coroutine_handle<promise_type>::from_promise(*this)}; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    struct Final {
      bool await_ready() noexcept { return false; }
      std::coroutine_handle<> await_suspend(std::coroutine_handle<promise_type> h) noexcept {
        return h.promise().waiting ? h.promise().waiting : std::noop_coroutine();
      }
      void await_resume() noexcept {}
    };
    Final final_suspend() noexcept { return {}; }
    void return_value(double v) { result = v; }
    void unhandled_exception() { std::terminate(); }
  };
  std::coroutine_handle<promise_type> handle;
  explicit Task(std::coroutine_handle<promise_type> h) : handle(h) {}
  Task(Task &&other) : handle(other.handle) { other.handle = nullptr; }
  ~Task() { if (handle) handle.destroy(); }
  bool await_ready() { return false; }
  std::coroutine_handle<> await_suspend(std::coroutine_handle<> caller) {
    handle.promise().waiting = caller;
    return handle;
  }
  double await_resume() { return handle.promise().result; }
};

static Generator<int> numbers(int n) { for (int i = 0; i < n; i++) co_yield i; }

static Generator<double> powers(double x, int n) {
  double p = 1;
  for (int i = 0; i < n; i++) co_yield p *= x;
}

static double generated(const double *x, int n) {
  double sum = 0;
  for (auto g = powers(x[0], n); g.next();) sum += g.value() * x[1];
  return sum;
}

static double stored(const double *x, int n) {
  std::vector<Generator<double>> all;
  for (int i = 0; i < n; i++) all.push_back(powers(x[i], i + 1));
  double sum = 0;
  for (auto &g : all) while (g.next()) sum += g.value() * g.value();
  return sum;
}

static Generator<double> tree(double x, int depth) {
  if (depth > 0) for (auto left = tree(x * 0.5, depth - 1); left.next();) co_yield left.value();
  co_yield x * x;
}

static double nested(const double *x, int n) {
  double sum = 0;
  for (auto g = tree(x[0] * x[1], n); g.next();) sum += g.value();
  return sum;
}

static Generator<double> walk(const std::vector<double> &values) { for (double v : values) co_yield std::sin(v); }

static double walked(const double *x, int n) {
  double sum = 0;
  for (auto g = walk({x, x + n}); false;) sum += g.value();
  std::vector<double> values(x, x + n);
  for (auto g = walk(values); g.next();) sum = 1.5 * sum + g.value();
  return sum;
}

static Task squared(double x) { co_return x * x; }
static Task summed(double x, double y) {
  double a = co_await squared(x);
  double b = co_await squared(a * y);
  co_return a + b;
}

static double awaited(const double *x, int) {
  Task task = summed(x[0], x[1]);
  task.handle.resume();
  return task.handle.promise().result;
}

int main() {
  int sum = 0;
  for (auto g = numbers(4); g.next();) sum += g.value();
  check_value("beside", sum, 6);
  std::vector<double> x{1.3, 0.7, 1.1};
#define CHECK(f) check_gradient<f>(#f, x)
  CHECK(generated);
  CHECK(stored);
  CHECK(nested);
  CHECK(walked);
  CHECK(awaited);
  return check_report();
}
