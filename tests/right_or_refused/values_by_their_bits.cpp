// Values of either kind whose bits lie in an integer, turned and reversed in a vector.
#include <bit>
#include <cstdint>
#include <vector>
#include <algorithm>
#define N 4
#include "check.h"
static std::uint64_t to(double d) { return std::bit_cast<std::uint64_t>(d); }
static double of(std::uint64_t w) { return std::bit_cast<double>(w); }

class Value { std::uint64_t bits = 0; bool num = false; public: Value() = default; explicit Value(double d) : bits(to(d)), num(true) {} explicit Value(long k) : bits(k) {} double get() const { return num ? of(bits) : double(long(bits)); } Value operator*(const Value &o) const { return Value(get() * o.get()); } };
static double f(double *x, int n) { std::vector<Value> v; for (int i = 0; i < n; i++) { v.emplace_back(x[i] * x[i]); v.emplace_back(long(i + 1)); } std::rotate(v.begin(), v.begin() + 3, v.end()); std::reverse(v.begin() + 1, v.end()); double s = 0; for (std::size_t i = 0; i + 1 < v.size(); i++) s += (v[i] * v[i + 1]).get(); return s; }
