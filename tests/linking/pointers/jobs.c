#include "laws.h"

static double factors[2] = {2, 5};
static double linear(double x, void *context) { return *(double *)context * x; }
static double quadratic(double x, void *context) { return *(double *)context * x * x; }
static law laws[2] = {linear, quadratic};
void fill(struct job *job, int which) { *job = (struct job){&factors[which], laws[which]}; }
