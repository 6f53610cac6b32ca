/* Variadic functions defined in the program. */
#include "hunt.h"

#include <stdarg.h>

static double sum_of_squares(int count, ...) {
  va_list list;
  va_start(list, count);
  double s = 0;
  for (int i = 0; i < count; i++) {
    double v = va_arg(list, double);
    s += v * v;
  }
  va_end(list);
  return s;
}
struct pair { double a, b; };
struct triple { double a, b, c; };
static double formatted(const char *format, ...) {
  va_list list, again;
  va_start(list, format);
  va_copy(again, list);
  double s = 1;
  for (; *format; format++) switch (*format) {
      case 'd': s *= va_arg(list, double); break;
      case 'i': s += va_arg(list, int); break;
      case 'p': s += *va_arg(list, double *); break;
      case 'l': s *= (double)va_arg(list, long double); break;
      case '2': s += va_arg(list, struct pair).b; break;
      case '3': s += va_arg(list, struct triple).c; break;
    }
  s += va_arg(again, double);
  va_end(again);
  va_end(list);
  return s;
}
static double from_list(int count, va_list list) {
  return count ? va_arg(list, double) * (1 + from_list(count - 1, list)) : 0;
}
static double forwarded(int count, ...) {
  va_list list;
  va_start(list, count);
  double r = from_list(count, list);
  va_end(list);
  return r;
}
static double recursive(int depth, ...) {
  va_list list;
  va_start(list, depth);
  double a = va_arg(list, double), b = va_arg(list, double);
  va_end(list);
  return depth ? recursive(depth - 1, b, a * 0.5) * a : a * b;
}

static double sums(const double *x, int n) {
  return sum_of_squares(3, x[0], x[1] * x[2], x[3]) +
         sum_of_squares(12, x[0], x[1], x[2], x[3], x[0], x[1], x[2], x[3], x[0], x[1], x[2], x[3] * x[0]);
}
static double formats(const double *x, int n) {
  struct pair pair = {x[0], x[1] * x[2]};
  struct triple triple = {1, 2, x[0] * x[3]};
  return formatted("dipld23", x[1], 3, &x[2], (long double)x[3], x[0], pair, triple);
}
static double lists(const double *x, int n) { return forwarded(4, x[0], x[1], x[2], x[3]); }
static double recursion(const double *x, int n) { return recursive(3, x[0], x[1]); }

int main(void) {
  HUNT(sums, 4, 0.5 + 0.2 * i);
  HUNT(formats, 4, 0.5 + 0.2 * i);
  HUNT(lists, 4, 0.5 + 0.2 * i);
  HUNT(recursion, 2, 0.5 + 0.2 * i);
  return failures;
}
