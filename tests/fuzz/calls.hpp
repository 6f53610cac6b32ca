// Calls that stay calls: values, structs, containers and closures handed down, back, out and on.
#pragma once
#define STAYS [[gnu::noinline]]

template <class T> struct Two { T a, b; int n; };
template <class T> struct Entry { int key; T value; char tag; T more[2]; };
template <class T> using Either = std::variant<T, int, Two<T>, std::vector<T>>;
template <class T> using Unary = std::function<T(T)>;

template <class T> STAYS Two<T> made(T v, int n) { return {v, T(0.5 * v), n}; }
template <class T> STAYS Two<T> turned(Two<T> p) { return {p.b, sin(p.a), p.n + 1}; }
template <class T> STAYS void change(Two<T> &p, T by) { std::swap(p.a, p.b), p.a = p.a * by, p.n++; }
template <class T> STAYS std::pair<T, int> largest(const std::vector<T> &v) {
  auto at = std::max_element(v.begin(), v.end());
  return {*at, int(at - v.begin())};
}
template <class T> STAYS std::tuple<T, int, T> three(T v, int k, const T &w) { return {w * v, k + 1, sin(w)}; }
template <class T> STAYS void out(T v, T *one, T *two, int *n) { *one = sin(v), *two = *one * v, *n = 2; }
template <class T> STAYS T &chosen(T &one, T &two, int k) { return k % 3 ? one : two; }
template <class T> STAYS std::vector<T> grown(std::vector<T> v, T w, int n) {
  while (n-- > 0) v.push_back(tanh(v.back() + w));
  return v;
}
template <class T> STAYS std::vector<T> taken(std::vector<T> &&v) {
  std::vector<T> mine = std::move(v);
  mine[0] = mine[0] * mine.back();
  return mine;
}
template <class T> STAYS void fill(std::vector<T> &to, const T *x, int n) {
  to.clear();
  for (int i = 0; i < n; i++) to.emplace_back(x[i % 6]);
}
template <class T> STAYS T total(const std::vector<T> &v) { return std::accumulate(v.begin(), v.end(), T(0.0)); }
template <class T> STAYS T down(const T *p, int n) { return n ? T(0.5 * *p + 0.5 * down(p + 1, n - 1)) : T(0.1); }
template <class T> STAYS void odd(T *p, int n);
template <class T> STAYS void even(T *p, int n) { if (n > 0) p[0] = sin(p[1]), odd(p + 1, n - 1); }
template <class T> STAYS void odd(T *p, int n) { if (n > 0) p[1] = 0.5 * (p[0] + p[1]), even(p, n - 1); }

template <class T> STAYS Unary<T> composed(Unary<T> f, const Unary<T> &g) { return [f, g](T v) { return f(g(v)); }; }
template <class T> STAYS Unary<T> line(T slope, T at) { return [=](T v) { return slope * v + at; }; }
template <class T> STAYS T twice(const Unary<T> &f, T v) { return f(f(v)); }
template <class T> STAYS void each(std::vector<Entry<T>> &es, const Unary<T> &f) { for (auto &e : es) e.value = f(e.value); }
template <class F, class T> STAYS T with(F &&f, T v) { return f(v); }

template <class T> STAYS Either<T> either(T v, int k) {
  switch (k % 4) {
  case 0: return v;
  case 1: return k;
  case 2: return made(v, k);
  default: return std::vector<T>{v, T(v * v)};
  }
}
template <class T> STAYS T read(const Either<T> &e) {
  return std::visit(overloaded{[](T v) { return v; }, [](int i) { return T(0.1 * i); },
                               [](const Two<T> &p) { return p.a * p.b; }, [](const std::vector<T> &v) { return v[0] + v[1]; }}, e);
}
template <class T> STAYS std::optional<T> maybe(T v) { return value_of(v) > 0.0131 ? std::optional<T>(sqrt(v)) : std::nullopt; }
template <class T> STAYS T checked(T v) { if (value_of(v) > 0.4171) throw v; return sin(v); }

template <class T> STAYS std::unordered_map<int, T> table(const T *x, int n) {
  std::unordered_map<int, T> m;
  for (int i = 0; i < n; i++) m[7 * i % 31] = x[i % 6];
  return m;
}
template <class T> STAYS T *lookup(std::unordered_map<int, T> &m, int key) {
  auto at = m.find(key);
  return at == m.end() ? nullptr : &at->second;
}

STAYS static void bytes(void *to, const void *from, std::size_t n) {
  char buffer[64];
  std::memcpy(buffer, from, n);
  std::memcpy(to, buffer, n);
}
STAYS static void one_by_one(void *to, const void *from, std::size_t n) {
  for (std::size_t i = 0; i < n; i++) static_cast<unsigned char *>(to)[i] = static_cast<const unsigned char *>(from)[i];
}
template <class T> union Cell { T d; unsigned char b[sizeof(T)]; Cell(T d) : d(d) {} };
template <class T> STAYS Cell<T> celled(T v) { Cell<T> c(v); return c; }

template <class T> STAYS void exchange(Entry<T> &p, Entry<T> &q) { Entry<T> t = p; p = q; q = t; }
template <class T> STAYS bool by_key(const Entry<T> &p, const Entry<T> &q) { return p.key < q.key; }
template <class T> STAYS bool by_value(const Entry<T> &p, const Entry<T> &q) { return value_of(p.value) < value_of(q.value); }
template <class T, class Less> STAYS void sorted(Entry<T> *p, int n, Less less) {
  for (int i = 1; i < n; i++) for (int j = i; j && less(p[j], p[j - 1]); j--) exchange(p[j], p[j - 1]);
}
template <class T> struct Grower {
  Entry<T> *data = nullptr;
  int count = 0, room = 0;
  STAYS void push(int key, T v) {
    if (count == room) {
      auto *more = new Entry<T>[room = 2 * room + 1];
      std::copy(data, data + count, more), delete[] data, data = more;
    }
    data[count++] = {key, v, 'a', {v, T(0.5 * v)}};
  }
  STAYS T sum() const { T s = 0.0; for (int i = 0; i < count; i++) s += data[i].value * data[i].more[1]; return s; }
  ~Grower() { delete[] data; }
};
template <class T> struct Tree { T v; int n; std::unique_ptr<Tree> left, right; };
template <class T> STAYS std::unique_ptr<Tree<T>> planted(const T *x, int n) {
  if (n < 1) return nullptr;
  return std::unique_ptr<Tree<T>>(new Tree<T>{x[n % 6], n, planted(x, n - 2), planted(x, n / 2)});
}
template <class T> STAYS T sap(const Tree<T> *t) { return t ? T(sin(t->v + 0.5 * sap(t->left.get()) - 0.25 * sap(t->right.get()))) : T(0.2); }

template <class T> struct Model {
  virtual ~Model() = default;
  STAYS virtual T eval(T v) const { return 0.5 * v; }
  STAYS virtual void learn(T) {}
};
template <class T> struct Scaled : Model<T> {
  T w;
  Scaled(T w) : w(w) {}
  STAYS T eval(T v) const override { return tanh(w * v); }
  STAYS void learn(T by) override { w = w + 0.1 * by; }
};
template <class T> struct Chain : Scaled<T> {
  std::vector<std::unique_ptr<Model<T>>> parts;
  Chain(T w) : Scaled<T>(w) {}
  STAYS T eval(T v) const override { for (auto &p : parts) v = p->eval(v); return Scaled<T>::eval(v); }
};
template <class T> STAYS std::unique_ptr<Model<T>> model(int kind, T w) {
  if (kind % 3 == 0) return std::make_unique<Model<T>>();
  if (kind % 3 == 1) return std::make_unique<Scaled<T>>(w);
  auto chain = std::make_unique<Chain<T>>(w);
  chain->parts.push_back(model(kind - 1, T(0.5 * w))), chain->parts.push_back(model(0, w));
  return chain;
}
template <class T> STAYS T trained(Model<T> &m, T v) { m.learn(v); return m.eval(v); }
template <class T> STAYS T by_member(Two<T> &p, T Two<T>::*place, T v) { return std::exchange(p.*place, v); }
