#define N 2
#include "check.h"
#include <iomanip>
#include <sstream>
#include <string>
using namespace std;
static double f(double *x, int n) {
  ostringstream o;
  o << setprecision(17) << x[0] << ' ' << 3;
  istringstream i(o.str());
  double a;
  int k;
  i >> a >> k;
  return a * k + x[1];
}
