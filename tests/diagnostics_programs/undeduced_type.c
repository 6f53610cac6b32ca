// Bytes of unknown meaning are copied: a float, a double, or no number at all?
// mention: __enzyme_(float|double|integer|pointer)|type
#include <string.h>
extern void __enzyme_autodiff(void *, ...);

static void copy(void *to, const void *from, unsigned long n) {
  memcpy(to, from, n); // expect: type
}

int main(void) {
  double x[4] = {0}, dx[4] = {0}, y[4], dy[4] = {0};
  __enzyme_autodiff((void *)copy, y, dy, x, dx, sizeof x);
  return (int)dx[0];
}
