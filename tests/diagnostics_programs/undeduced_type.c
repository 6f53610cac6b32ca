// Bytes of unknown meaning are copied: a float, a double, or no number at all?
// mention: __enzyme_(float|double|integer|pointer)|type
#include <string.h>
extern void __enzyme_autodiff(void *, ...);

static void copy(void *to, const void *from, unsigned long n) {
  memcpy(to, from, n); // expect: type
}

void gradient(void *y, void *dy, void *x, void *dx, unsigned long n) {
  __enzyme_autodiff((void *)copy, y, dy, x, dx, n);
}

int main(void) { return 0; }
