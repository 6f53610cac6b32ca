#include "laws.h"
#include <math.h>

static double square(double x, void *context) { return x * x; }
static double cube(double x, void *context) { return x * x * x; }
static double sine(double x, void *context) { return sin(x); }
const struct row table[] = {{"square", square}, {"cube", cube}, {"sine", sine}};
const int count = 3;
