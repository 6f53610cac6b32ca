// What stands in the way is said in the words of C++, at the user's own lines, whatever library it is in.
// mention: wait for it with get\(\) or wait\(\)
// mention: note: link what defines 'phys::Spring::energy', compiled by enzyme-clang\+\+, or give 'phys::Spring::energy'
// mention: by '<<'
#include <bit>
#include <chrono>
#include <cstdint>
#include <future>
#include <sstream>
#include <stdexcept>
#include <string>
double __enzyme_autodiff(void *, ...);
namespace phys {
struct Spring { double k; double energy(double) const; };
}
static double elsewhere(double x) {
  phys::Spring spring{x};
  return spring.energy(x); // expect: the call of 'phys::Spring::energy'
}
static double started(double x) {
  auto other = std::async(std::launch::async, [=] { return x * x; });
  other.wait_for(std::chrono::seconds(1)); // expect: waited for only so long
  return other.get();
}
std::uint32_t kept;
static double halved(double x) {
  kept = (std::uint32_t)(std::bit_cast<std::uint64_t>(x) >> 32);
  return std::bit_cast<double>((std::uint64_t)kept << 32) * x; // expect: on the bits of a floating-point number
}
static double printed(double x) {
  std::ostringstream out;
  out << x;
  return std::stod(out.str()) * x; // expect: through text: the number that 'stod' reads
}
struct Deep {
  double at;
};
__attribute__((noinline)) double deep(double x, int n) {
  if (n > 5) throw Deep{x};
  return n ? x * deep(x, n - 1) : x;
}
static double caught(double x, int n) {
  try {
    return deep(x, n);
  } catch (const Deep &d) { // expect: a 'catch' that reads numbers which the exception carries
    return d.at * d.at;
  }
}
int main(int argc, char **) {
  double sum = __enzyme_autodiff((void *)elsewhere, 2.0) + __enzyme_autodiff((void *)started, 2.0);
  sum += __enzyme_autodiff((void *)halved, 2.0);
  return (int)(sum + __enzyme_autodiff((void *)printed, 2.0) + __enzyme_autodiff((void *)caught, 2.0, argc));
}
