// A solver hands its messages, which hold active numbers, to a handler behind a pointer.
#define N 3
#include "check.h"
#include <stdarg.h>
typedef struct solver {
  double h, t;
  long steps;
  FILE *log;
  void (*handler)(int code, const char *where, char *text, void *data);
} solver;
static void show(int code, const char *where, char *text, void *data) {
  solver *s = data;
  char kind[10];
  sprintf(kind, code > 0 ? "WARNING" : "ERROR");
  if (s->log)
    fprintf(s->log, "[%s %s] %s\n", kind, where, text);
}
static void complain(solver *s, int code, const char *where, const char *format, ...) {
  char text[256];
  va_list rest;
  va_start(rest, format);
  vsprintf(text, format, rest);
  if (!s)
    fprintf(stderr, "%s: %s\n", where, text);
  else
    s->handler(code, where, text, s);
  va_end(rest);
}
static double f(double *x, int n) {
  solver *s = calloc(1, sizeof *s);
  s->handler = show;
  s->h = 0.1 * x[0];
  double y = x[1];
  for (int i = 0; i < 2 * n; i++) {
    if (y > 1.5)
      complain(s, 1, "f", "y is %g at t = %g, step %ld", y, s->t, s->steps);
    y += s->h * y * x[2];
    s->t += s->h;
    s->steps++;
  }
  double r = y * s->t + (double)s->steps;
  free(s);
  return r;
}
