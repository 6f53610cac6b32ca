/* Printing, logging, measuring and hashing the text of active numbers is free: no refusal, no warning, and the right
   derivative. Numbers read out of other text, and integers, are constants. */
#define _GNU_SOURCE
#include "check.h"

#include <unistd.h>

static double hashed(double x) {
  char text[64];
  int length = snprintf(text, sizeof text, "%.3f", x);
  unsigned hash = 5381;
  for (int i = 0; i < length; i++) hash = hash * 33 + (unsigned char)text[i];
  double table[4] = {2, 2, 2, 2};
  return table[hash % 4] * x * x + strlen(text);
}

/* One buffer for what is read and what is printed. */
static double buffer_used_again(double x) {
  char line[64] = "2.5";
  double sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += strtod(line, NULL) * x * x;
    snprintf(line, sizeof line, "%g", sum);
    if (line[0] == '?') puts(line);
    strcpy(line, "1.5");
  }
  return sum;
}

struct log {
  char text[256];
  int used;
};
static void note(struct log *log, double v) {
  if (log->used < 200) log->used += snprintf(log->text + log->used, 256 - log->used, "%.2f ", v);
}
static double logged(double x) {
  struct log log = {{0}, 0};
  double sum = 0;
  for (int i = 0; i < 4; i++) {
    sum += sin(i * x);
    note(&log, sum);
  }
  return log.used > 0 ? sum * sum : 0;
}

/* Only printed or compared: nothing depends on it. */
static double checked_by_eye(double x) {
  char text[64];
  snprintf(text, sizeof text, "%.17g", x);
  double back = atof(text);
  if (fabs(back - x) > 1e-3) fprintf(stderr, "%s reads %g\n", text, back);
  return x * x * x;
}

static double named_file(double x) {
  char name[64];
  double factor = 2;
  snprintf(name, sizeof name, "/nonexistent/%.0f.txt", x);
  FILE *file = fopen(name, "r");
  if (file) {
    if (fscanf(file, "%lf", &factor) != 1) factor = 3;
    fclose(file);
  }
  return factor * x * x;
}

static double counted(double x) {
  char text[64];
  int n = 0;
  snprintf(text, sizeof text, "%.0f %g", 12.0, x);
  if (sscanf(text, "%d", &n) != 1) return 0;
  return n * x * x + atoi(text);
}

int main(void) {
  CHECK_CLOSE("hashed", __enzyme_autodiff((void *)hashed, 3.0), 12, 1e-12);
  CHECK_CLOSE("buffer_used_again", __enzyme_autodiff((void *)buffer_used_again, 3.0), 33, 1e-12);
  double x = 0.7, sum = sin(x) + sin(2 * x) + sin(3 * x), slope = cos(x) + 2 * cos(2 * x) + 3 * cos(3 * x);
  CHECK_CLOSE("logged", __enzyme_autodiff((void *)logged, x), 2 * sum * slope, 1e-12);
  CHECK_CLOSE("checked_by_eye", __enzyme_fwddiff((void *)checked_by_eye, 3.0, 1.0), 27, 1e-12);
  CHECK_CLOSE("named_file", __enzyme_autodiff((void *)named_file, 3.0), 12, 1e-12);
  CHECK_CLOSE("counted", __enzyme_autodiff((void *)counted, 3.0), 72, 1e-12);
  return check_report();
}
