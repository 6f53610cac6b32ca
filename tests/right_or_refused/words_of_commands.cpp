#define N 3
#include "check.h"
#include <bit>
#include <functional>
#include <vector>
struct Machine {
  const std::vector<uint64_t> *code;
  size_t pc;
  double acc;
  double number() { return std::bit_cast<double>((*code)[pc++]); }
};
static double f(double *x, int n) {
  std::vector<uint64_t> code;
  for (int i = 0; i < n; i++) {
    code.push_back(i % 2);
    code.push_back(std::bit_cast<uint64_t>(x[i]));
  }
  std::function<void(Machine &)> commands[2] = {[](Machine &m) { m.acc += m.number(); },
                                                [](Machine &m) { m.acc *= m.number(); }};
  Machine m{&code, 0, 1};
  while (m.pc < code.size()) commands[code[m.pc++]](m);
  return m.acc;
}
