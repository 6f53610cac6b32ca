#define N 3
#include "check.h"
#include <bit>
#include <deque>
#include <functional>
#include <string>
#include <unordered_map>
using Registers = std::unordered_map<std::string, uint64_t>;
using Queue = std::deque<uint64_t>;
static double f(double *x, int n) {
  Registers registers;
  Queue queue;
  registers["n"] = n;
  registers["a"] = std::bit_cast<uint64_t>(x[0]);
  registers["b"] = std::bit_cast<uint64_t>(x[1]);
  queue.push_back(std::bit_cast<uint64_t>(x[2]));
  queue.push_back(4);
  std::function<double(Registers &, Queue &)> steps[2] = {
      [](auto &r, auto &q) { return std::bit_cast<double>(r["a"]) * std::bit_cast<double>(q.front()); },
      [](auto &r, auto &q) { return std::bit_cast<double>(r["b"]) * q.back() * r["n"]; }};
  double s = 0;
  for (auto &step : steps) s += step(registers, queue);
  return s;
}
