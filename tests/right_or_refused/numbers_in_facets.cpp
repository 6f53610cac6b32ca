#define N 4
#include "check.h"
#include <locale>
struct Law : std::locale::facet {
  static std::locale::id id;
  double k;
  explicit Law(double k) : k(k) {}
};
std::locale::id Law::id;
static double f(double *x, int n) {
  std::locale place(std::locale::classic(), new Law(x[0] * x[1]));
  return std::use_facet<Law>(place).k * x[2] + x[3];
}
