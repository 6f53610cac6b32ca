// Variants of a number and a smaller integer that are made in registers, queued, listed and read where their index is.
#define N 4
#include "check.h"
#include <forward_list>
#include <map>
#include <queue>
#include <variant>
#include <vector>
using Either = std::variant<int, double>;
struct Item {
  double weight;
  Either what;
};
using Pair = std::variant<short, std::pair<double, int>>;
static double of(const Either &e) { return e.index() ? std::get<1>(e) : 0.1 * std::get<0>(e); }
__attribute__((noinline)) static Either make(double v, int i) { return i % 2 ? Either(v) : Either(i); }
static double f(double *x, int n) {
  std::forward_list<Item> items;
  for (int i = 0; i < 2 * n; i++) items.push_front(Item{x[i % n], i % 2 ? Either(x[i % n] * 2) : Either(i)});
  items.reverse();
  double s = 0;
  for (auto &item : items) s += item.weight * of(item.what);
  auto less = [](const Either &a, const Either &b) { return of(a) < of(b); };
  std::priority_queue<Either, std::vector<Either>, decltype(less)> queue(less);
  for (int i = 0; i < 2 * n; i++) queue.push(make(x[i % n] + i, i));
  for (int rounds = 0; !queue.empty(); rounds++) {
    Either e = queue.top();
    queue.pop();
    s = 0.5 * s + of(e);
    if (of(e) > 3 && rounds < 5) queue.push(make(x[rounds % n], rounds));
  }
  std::map<int, Pair> pairs;
  for (int i = 0; i < n; i++) pairs.emplace(i, i % 2 ? Pair(short(i)) : Pair(std::pair(x[i] * x[i], i)));
  for (auto &[key, p] : pairs) s += p.index() ? std::get<1>(p).first * std::get<1>(p).second : 0.1 * std::get<0>(p);
  return s;
}
