#define N 4
#include "check.h"
#include <cstddef>
#include <cstring>
#include <span>
#include <vector>
class Writer {
  std::vector<std::byte> bytes;
public:
  template <class T> void put(const T &v) {
    auto s = std::as_bytes(std::span(&v, 1));
    bytes.insert(bytes.end(), s.begin(), s.end());
  }
  const std::vector<std::byte> &data() const { return bytes; }
};
class Reader {
  std::span<const std::byte> bytes;
public:
  Reader(std::span<const std::byte> s) : bytes(s) {}
  bool more() const { return !bytes.empty(); }
  template <class T> T get() {
    T v;
    std::memcpy(&v, bytes.data(), sizeof v);
    bytes = bytes.subspan(sizeof v);
    return v;
  }
};
static double f(double *x, int n) {
  Writer w;
  w.put(n);
  for (int i = 0; i < n; i++) {
    w.put(x[i] * x[i]);
    w.put((short)i);
  }
  Reader r(w.data());
  double s = r.get<int>();
  while (r.more()) {
    double v = r.get<double>();
    s += v * v * r.get<short>();
  }
  return s;
}
