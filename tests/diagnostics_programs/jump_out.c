// setjmp in the differentiated code.
#include <setjmp.h>
extern double __enzyme_autodiff(void *, ...);
static jmp_buf back;

static __attribute__((noinline)) double maybe_leave(double x) {
  if (x > 10) longjmp(back, 1);
  return x * x;
}
static double f(double x) {
  if (setjmp(back)) return 0; // expect: setjmp
  return maybe_leave(x) * 2;
}

int main(void) { return (int)__enzyme_autodiff((void *)f, 2.0); }
