/* a balanced tree whose nodes have keys and heights beside numbers, turned by moving pointers; a hash table of sums with
   counts and an optional last value */
#define N 5
#include "check.h"
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>
struct Weight { std::array<double, 2> a; int uses; };
struct Node {
  int key, height; Weight weight; std::unique_ptr<Node> left, right;
  Node(int k, Weight w) : key(k), height(1), weight(w) {}
};
class Tree {
  using Link = std::unique_ptr<Node>;
  Link root; size_t n = 0;
  static int height(const Link &p) { return p ? p->height : 0; }
  static void update(Link &p) { p->height = 1 + std::max(height(p->left), height(p->right)); }
  static void turn_right(Link &p) { Link q = std::move(p->left); p->left = std::move(q->right); update(p); q->right = std::move(p); p = std::move(q); update(p); }
  static void turn_left(Link &p) { Link q = std::move(p->right); p->right = std::move(q->left); update(p); q->left = std::move(p); p = std::move(q); update(p); }
  void insert(Link &p, int key, const Weight &w) {
    if (!p) { p = std::make_unique<Node>(key, w); ++n; return; }
    if (key == p->key) { p->weight = w; return; }
    insert(key < p->key ? p->left : p->right, key, w);
    update(p);
    int lean = height(p->left) - height(p->right);
    if (lean > 1) { if (key > p->left->key) turn_left(p->left); turn_right(p); }
    else if (lean < -1) { if (key < p->right->key) turn_right(p->right); turn_left(p); }
  }
  template <class F> static void each(const Link &p, F &f) { if (p) { each(p->left, f); f(*p); each(p->right, f); } }
 public:
  void insert(int key, Weight w) { insert(root, key, w); }
  template <class F> void each(F f) const { each(root, f); }
  size_t size() const { return n; }
  const Weight *find(int key) const { auto *p = root.get(); while (p && p->key != key) p = (key < p->key ? p->left : p->right).get(); return p ? &p->weight : nullptr; }
};
struct Sums { int n = 0; double sum = 0, squares = 0; std::optional<double> last; void add(double v) { ++n; sum += v; squares += v * v; last = v; } };
static double f(double *x, int n) {
  Tree tree;
  double r = 0;
  for (int i = 0; i < 12; i++) tree.insert(i * 7 % 13, {{x[i % n] * i, x[(i + 1) % n]}, i});
  tree.each([&](const Node &p) { r += p.weight.a[0] * p.weight.a[1] * p.key + p.weight.uses * p.height * p.weight.a[1]; });
  if (auto *w = tree.find(5)) r += w->a[0] * w->a[0];
  std::unordered_map<std::string, Sums> sums;
  std::unordered_map<int, std::vector<double>> groups;
  const char *keys[] = {"alpha", "beta", "a key that is not short", "d"};
  for (int i = 0; i < 24; i++) { sums[keys[i * 5 % 4]].add(x[i % n] * (i + 1)); groups[i % 5].push_back(std::sin(x[i % n] + i)); }
  for (auto &[key, s] : sums) r += s.squares / s.n * key.size() + s.sum + s.last.value_or(0);
  for (auto &[key, v] : groups) for (double g : v) r += g * key;
  return r * 1e-3 + tree.size() + sums.size();
}
