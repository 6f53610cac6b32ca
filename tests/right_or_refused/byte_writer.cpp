#define N 3
#include "check.h"
#include <array>
#include <bit>
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>
using namespace std;
struct Writer {
  vector<byte> b;
  template <class T> void put(const T &v) {
    auto o = b.size();
    b.resize(o + sizeof(T));
    memcpy(b.data() + o, &v, sizeof(T));
  }
};
struct Reader {
  const vector<byte> &b;
  size_t o = 0;
  template <class T> T get() {
    T v;
    memcpy(&v, b.data() + o, sizeof(T));
    o += sizeof(T);
    return v;
  }
};
struct P {
  double m;
  int id;
  array<double, 3> x;
};
static double f(double *x, int n) {
  Writer w;
  w.put(n);
  for (int i = 0; i < n; i++) {
    P p{x[i], i, {x[i] * x[0], 1, 2}};
    w.put(p);
    w.put('c');
  }
  Reader r{w.b};
  int k = r.get<int>();
  double s = 0;
  while (k--) {
    P p = r.get<P>();
    r.get<char>();
    s += p.m * p.x[0] + p.id * p.x[1];
  }
  auto u = bit_cast<uint64_t>(x[0]);
  return s + bit_cast<double>(u) * 2;
}
