#include <math.h>
__attribute__((noinline)) double pair(double a, double b) { return a * b + sin(a); }
static struct a { void *tape; double r; } pair_augmented(double a, double b) { struct a r = {0, pair(a, b)}; return r; }
struct two { double a, b; };
static struct two pair_reverse(double a, double b, double d, void *tape) { struct two r = {(b + sin(a)) * d, a * d}; return r; }
void *__enzyme_register_gradient_pair[] = {(void *)pair, (void *)pair_augmented, (void *)pair_reverse};
