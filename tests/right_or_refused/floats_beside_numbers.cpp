// Records of numbers and of a float that is a count, with optional numbers, in a heap, a deque and a hash table that
// has a float of its own: its load factor.
#define N 4
#include "check.h"
#include <deque>
#include <memory>
#include <optional>
#include <queue>
#include <unordered_map>
#include <vector>
struct Item {
  std::pair<int, double> pair;
  std::optional<double> bonus;
  std::vector<double> more;
  float scale;
};
static Item make(double v, int i) {
  return {{i, v}, i % 3 ? std::optional<double>(v * 0.5) : std::nullopt, std::vector<double>(i % 3 + 1, v), 0.5f * i};
}
static double of(const Item &e) {
  double s = e.pair.second * e.pair.first * 0.1 + e.bonus.value_or(0.25) + 0.1 * e.scale;
  for (double v : e.more) s += v * v;
  return s;
}
static double f(double *x, int n) {
  auto less = [](const Item &a, const Item &b) { return a.pair.second < b.pair.second; };
  std::priority_queue<Item, std::vector<Item>, decltype(less)> queue(less);
  std::unordered_map<long, Item> table;
  std::deque<Item> line;
  for (int i = 0; i < 2 * n; i++) {
    queue.push(make(x[i % n] + 0.1 * i, i));
    table.emplace(1L * i * i, make(x[i % n] * x[0], i));
    if (i % 2) line.push_front(make(x[i % n], i));
    else line.push_back(make(x[i % n], i + 1));
  }
  auto copy = table;
  copy.swap(table);
  double s = 0;
  while (!queue.empty()) s = 0.5 * s + of(queue.top()), queue.pop();
  for (int i = 0; i < 2 * n; i++)
    if (auto found = table.find(1L * i * i); found != table.end()) s += of(found->second);
  line.push_back(std::move(line.front()));
  line.pop_front();
  for (auto &e : line) s += of(e) * s * 0.01;
  return s;
}
