// std::async and its futures; promises and packaged tasks whose threads are joined.
#include "threads.h"
#include <cmath>
#include <future>
#include <thread>
#include <vector>

static int first(int k, int n) { return n * k / team; }
static double sum(const double *x, int from, int to) {
  double s = 0;
  for (int i = from; i < to; i++) s += std::sin(x[i]) * x[0];
  return s;
}

KERNEL(numbers) {
  std::vector<std::future<double>> parts;
  for (int k = 0; k < team; k++) parts.push_back(std::async(std::launch::async, sum, x, first(k, n), first(k + 1, n)));
  double s = 0;
  for (auto &part : parts) s += part.get();
  std::future<double> late = std::async(std::launch::deferred, [=] { return s * x[1]; });
  return late.get() * s;
}

// Values that threads hand over themselves.
KERNEL(promised) {
  std::promise<double> promise;
  std::future<double> given = promise.get_future();
  std::thread maker([&promise, x] { promise.set_value(x[0] * x[1]); });
  double a = given.get() * x[2];
  maker.join();
  std::packaged_task<double(const double *, int, int)> task(sum);
  std::shared_future<double> made = task.get_future().share();
  std::thread worker(std::move(task), x, 1, n);
  double b = made.get() * made.get();
  worker.join();
  return a * b;
}

int main() {
  COMPARE(numbers);
  COMPARE(promised);
  return failures != 0;
}
