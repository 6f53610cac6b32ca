#define N 3
#include "check.h"
#include <string>
#include <utility>
#include <vector>
class Value {
  enum T { D, I, S } t;
  union {
    double d;
    int64_t i;
    void *p;
  };

public:
  Value(double v) : t(D), d(v) {}
  Value(int v) : t(I), i(v) {}
  Value(const std::string &s) : t(S), p(new std::string(s)) {}
  Value(const Value &o) : t(o.t) { copy(o); }
  Value(Value &&o) noexcept : t(o.t) {
    i = o.i;
    o.t = I;
  }
  Value &operator=(Value &&o) noexcept {
    std::swap(t, o.t);
    std::swap(i, o.i);
    return *this;
  }
  ~Value() {
    if (t == S) delete (std::string *)p;
  }
  double num() const { return t == D ? d : t == I ? i : ((std::string *)p)->size(); }

private:
  void copy(const Value &o) {
    switch (t) {
    case D:
      d = o.d;
      break;
    case I:
      i = o.i;
      break;
    case S:
      p = new std::string(*(std::string *)o.p);
    }
  }
};
static double f(double *x, int n) {
  std::vector<Value> v;
  for (int k = 0; k < n; k++) {
    v.push_back(x[k] * x[0]);
    v.push_back(k);
    v.push_back(std::string("hello"));
  }
  v.erase(v.begin() + 1);
  v.insert(v.begin(), Value(x[1]));
  std::swap(v[0], v[3]);
  double s = 0, w = 1;
  for (auto &q : v) s += q.num() * (w *= 1.1);
  return s;
}
