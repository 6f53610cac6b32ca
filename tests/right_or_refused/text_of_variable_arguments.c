/* Text that a function with variable arguments allocates for a number is read again. */
#define _GNU_SOURCE
#define N 3
#include "check.h"
#include <stdarg.h>
static void show(char **out, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (vasprintf(out, format, arguments) < 0) abort();
  va_end(arguments);
}
static double f(double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    char *text;
    show(&text, "%.17g", x[i] * x[i]);
    s += strtod(text, 0) * (i + 1);
    free(text);
  }
  return s;
}
