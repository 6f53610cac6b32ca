#define N 3
#include "check.h"
#include <bit>
#include <functional>
#include <vector>
struct Machine {
  const std::vector<uint64_t> &code;
  size_t pc;
  double acc;
};
struct Parameters {
  double a, b;
  long id;
};
static double f(double *x, int n) {
  Parameters p{x[0], x[1], 2};
  std::vector<uint64_t> code;
  auto emit = [&](uint64_t command, const double &d) {
    code.push_back(command);
    code.push_back(std::bit_cast<uint64_t>(d));
  };
  emit(0, p.a);
  emit(1, p.b);
  emit(0, x[2]);
  emit(1, 3.0);
  std::function<void(Machine &)> commands[2] = {
      [](Machine &m) { m.acc += std::bit_cast<double>(m.code[m.pc++]); },
      [](Machine &m) { m.acc *= std::bit_cast<double>(m.code[m.pc++]); }};
  Machine m{code, 0, 1};
  while (m.pc < code.size()) {
    auto command = code[m.pc++];
    commands[command](m);
  }
  return m.acc;
}
