// Arrays of numbers and of integers are taken from a vector of bytes, which grows; integers are exchanged there.
#define N 4
#include "check.h"
#include <algorithm>
#include <vector>
struct pool {
  std::vector<unsigned char> bytes;
  template <class T> T *take(int n) {
    size_t at = (bytes.size() + 7) & ~7ul;
    bytes.resize(at + n * sizeof(T));
    return reinterpret_cast<T *>(bytes.data() + at);
  }
};
static double f(double *x, int n) {
  pool p;
  p.bytes.reserve(4096);
  double *v = p.take<double>(n);
  int *id = p.take<int>(n);
  double *w = p.take<double>(n);
  int order[4] = {2, 0, 3, 1};
  std::copy(order, order + n, id);
  std::copy(x, x + n, v);
  for (int i = 0; i < n; i++) w[i] = v[i] * v[i];
  std::swap(id[0], id[n - 1]);
  for (int i = 0; i + 1 < n; i++) std::swap(id[i], id[i + 1]);
  double s = 0;
  for (int i = 0; i < n; i++) s += w[id[i]] * v[i] * (i + 1);
  return s;
}
