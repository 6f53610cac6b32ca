// Numbers read out of text that active numbers were written to; where a file lies between, text_through_files.c.
// mention: note: a number that carries a derivative is written here, by 'snprintf'
// mention: note: hand the number itself on, in a variable, besides its text
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern double __enzyme_autodiff(void *, ...);
extern void __enzyme_autodiff_void(void *, ...);
extern int enzyme_dup;

static double strtod_of_snprintf(double x) {
  char text[64];
  snprintf(text, sizeof text, "%.17g", x * x);
  return strtod(text, NULL) * x; // expect: through text: the number that 'strtod' reads here may be one that depends
}

static double scanned(double x) {
  char text[64], copy[64];
  double a = 0, b = 0;
  sprintf(text, "%g and %g", x, x * x);
  strcpy(copy, text);
  if (sscanf(copy, "%lf and %lf", &a, &b) != 2) return 0; // expect: the number that 'sscanf' reads
  return a * b * x;
}

static double digits(const char *s) {
  double v = 0;
  while (*s >= '0' && *s <= '9') v = v * 10 + (*s++ - '0'); // expect: the number that is made of characters here
  return v;
}

static double own_parser(double x) {
  char text[64], copy[64], *to = copy;
  snprintf(text, sizeof text, "%.0f", x);
  for (char *from = text; (*to++ = *from++);) {
  }
  return digits(copy) * x;
}

static char shared[100];
static void put(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(shared, sizeof shared, format, arguments);
  va_end(arguments);
}
static double get(void) {
  return strtod(shared, NULL); // expect: the number that 'strtod' reads
}
static void through_a_global(const double *x, double *y) {
  put("%.17g", x[0] * x[1]);
  y[0] = get() * x[0];
}

static double through_the_heap(double x) {
  char *text = malloc(64);
  snprintf(text, 64, "a=%g;b=%g", x, x * x);
  double sum = 0;
  for (char *word = strtok(text, ";"); word; word = strtok(NULL, ";")) {
    sum += strtod(strchr(word, '=') + 1, NULL) * x; // expect: the number that 'strtod' reads
  }
  free(text);
  return sum;
}

int main(void) {
  double x[2] = {3, 4}, dx[2] = {0}, y[1], dy[1] = {1};
  __enzyme_autodiff_void((void *)through_a_global, enzyme_dup, x, dx, enzyme_dup, y, dy);
  return (int)(__enzyme_autodiff((void *)strtod_of_snprintf, 3.0) + __enzyme_autodiff((void *)scanned, 3.0) +
               __enzyme_autodiff((void *)own_parser, 3.0) + __enzyme_autodiff((void *)through_the_heap, 3.0));
}
