// Facets, places and buffers of streams that hold no numbers which carry derivatives.
#define N 4
#include "check.h"
#include <locale>
#include <sstream>
struct Comma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
};
struct Counter : std::streambuf {
  int count = 0;
  int overflow(int c) override { return count++, c; }
};
static int slot = std::ios_base::xalloc();
static double f(double *x, int n) {
  std::ostringstream text;
  text.imbue(std::locale(std::locale::classic(), new Comma));
  text.iword(slot) = 3;
  text << 0.5;
  Counter counter;
  std::ostream out(&counter);
  out << text.str();
  return counter.count * x[0] * x[1] + text.iword(slot) * x[2] * x[3];
}
