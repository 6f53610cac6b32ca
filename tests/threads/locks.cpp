// Locks that their owner takes again, that readers share, that are waited for only so long.
#include "threads.h"
#include <chrono>
#include <functional>
#include <mutex>
#include <shared_mutex>
#include <thread>
#include <threads.h>
#include <vector>

static int first(int k, int n) { return n * k / team; }
static void start(const std::function<void(int)> &work) {
  std::vector<std::thread> threads;
  for (int k = 0; k < team; k++) threads.emplace_back(work, k);
  for (auto &t : threads) t.join();
}

// A lock within itself: by a function that others call with the lock taken, to any depth.
class Account {
  mutable std::recursive_mutex lock;
  double total = 1, turns = 0;
 public:
  double look() const {
    std::lock_guard<std::recursive_mutex> guard(lock);
    return total;
  }
  void put(double by) {
    std::lock_guard<std::recursive_mutex> guard(lock);
    total = look() * (1 + by);
    turns += by * by;
  }
  void twice(double by, int depth) {
    std::unique_lock<std::recursive_mutex> guard(lock);
    if (depth > 0) twice(by, depth - 1);
    put(by);
    guard.unlock();
    if (guard.try_lock()) {
      put(by * look() / (look() + 1e-3 * by));
      turns += by;
    } else {
      put(by), put(by);
    }
  }
  double value() const { return look() * turns; }
};
KERNEL(again) {
  Account account;
  start([&](int k) {
    for (int i = first(k, n); i < first(k + 1, n); i++)
      if (i % 3 == 0) account.put(0.1 * x[i]);
      else if (i % 3 == 1) account.put(0.05 * x[i] * x[0]);
      else account.put(0.1 * x[i]), account.look();
  });
  return account.value();
}
KERNEL(deep) {
  Account account;
  std::thread t([&] { for (int i = 0; i < n; i++) account.twice(0.02 * x[i], i % 4); });
  t.join();
  return account.value();
}

// The same of POSIX and of C11, tried as well.
static pthread_mutex_t recursive;
static double product, sum;
struct Job { const double *x; int from, to; };
static void *take_again(void *p) {
  auto [x, from, to] = *(Job *)p;
  for (int i = from; i < to; i++) {
    pthread_mutex_lock(&recursive);
    product *= 1 + 0.02 * x[i];
    if (pthread_mutex_trylock(&recursive) == 0) {
      sum += x[i] * x[i];
      pthread_mutex_unlock(&recursive);
    }
    pthread_mutex_lock(&recursive);
    pthread_mutex_lock(&recursive);
    product = sqrt(product * product);
    pthread_mutex_unlock(&recursive);
    pthread_mutex_unlock(&recursive);
    pthread_mutex_unlock(&recursive);
  }
  return NULL;
}
static int add_timed(mtx_t *lock, double value) {
  timespec late;
  timespec_get(&late, TIME_UTC);
  late.tv_sec += 100;
  if (mtx_timedlock(lock, &late) != thrd_success) return 1;
  sum += value;
  return mtx_unlock(lock);
}
KERNEL(posix) {
  pthread_mutexattr_t kind;
  pthread_mutexattr_init(&kind);
  pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&recursive, &kind);
  product = 1, sum = 0;
  pthread_t t[MOST];
  Job jobs[MOST];
  for (int k = 0; k < team; k++) {
    jobs[k] = {x, first(k, n), first(k + 1, n)};
    pthread_create(&t[k], NULL, take_again, &jobs[k]);
  }
  for (int k = 0; k < team; k++) pthread_join(t[k], NULL);
  pthread_mutex_destroy(&recursive);
  mtx_t timed;
  mtx_init(&timed, mtx_timed);
  start([&](int k) { for (int i = first(k, n); i < first(k + 1, n); i++) add_timed(&timed, 0.1 * x[i] * x[i] * product); });
  mtx_destroy(&timed);
  return sum;
}

// Readers at the same time, who take other locks in any order; writers in between.
KERNEL(shared) {
  std::shared_mutex table;
  std::mutex small;
  std::vector<double> values(x, x + n);
  double read = 0, written = 1;
  start([&](int k) {
    for (int i = first(k, n); i < first(k + 1, n); i++) {
      {
        std::shared_lock<std::shared_mutex> guard(table);
        double seen = values[i] * values[i];
        std::this_thread::yield();
        {
          std::lock_guard<std::mutex> inner(small);
          read += seen;
        }
        std::this_thread::yield();
        std::lock_guard<std::mutex> inner(small);
        read += 0.5 * seen * x[i];
      }
      std::unique_lock<std::shared_mutex> guard(table);
      values[i] *= 1 + 0.1 * values[i];
      written *= 1 + 0.1 * x[i];
    }
  });
  double total = 0;
  for (double v : values) total += v;
  return total * written + read;
}
KERNEL(tried) {
  std::shared_timed_mutex table;
  std::timed_mutex lock;
  pthread_rwlock_t plain;
  pthread_rwlock_init(&plain, NULL);
  double level = 1, other = 1, third = 1;
  using namespace std::chrono_literals;
  start([&](int k) {
    for (int i = first(k, n); i < first(k + 1, n); i++) {
#ifdef SANITIZED  // ThreadSanitizer does not know locks that readers share and that are waited for so long
      if (table.lock(), true) {
#else
      if (table.try_lock_for(100s)) {
#endif
        level *= 1 + 0.1 * x[i];
        table.unlock();
      }
      while (!table.try_lock_shared()) std::this_thread::yield();
      double seen = x[i] * (1 + 0 * level);
      table.unlock_shared();
      if (table.try_lock_shared_for(100s)) table.unlock_shared();
      std::unique_lock<std::timed_mutex> guard(lock, 100s);
      if (guard.owns_lock()) other *= 1 + 0.1 * seen;
      guard.unlock();
      while (pthread_rwlock_trywrlock(&plain)) std::this_thread::yield();
      third += seen * x[i];
      pthread_rwlock_unlock(&plain);
      pthread_rwlock_rdlock(&plain), pthread_rwlock_rdlock(&plain);
      seen += 0 * third;
      pthread_rwlock_unlock(&plain), pthread_rwlock_unlock(&plain);
    }
  });
  pthread_rwlock_destroy(&plain);
  return level * other * third;
}

int main() {
  COMPARE(again);
  COMPARE(deep);
  COMPARE(posix);
  COMPARE(shared);
  COMPARE(tried);
  return failures != 0;
}
