// Words of numbers dumped as text that nobody reads, hashed by a table, and looked up by their exponents; settings
// through text.
#define N 4
#include "check.h"
static char dump[2000];
static const char hex[] = "0123456789abcdef";
static const unsigned char mixed[16] = {3, 7, 1, 15, 2, 0, 9, 8, 4, 12, 11, 5, 6, 14, 13, 10};
static double f(double *x, int n) {
  double s = 0;
  int at = 0, k, m;
  for (int i = 0; i < n; i++) {
    unsigned char h = 0;
    uint64_t w;
    memcpy(&w, &x[i], 8);
    for (int k = 0; k < 16; k++) dump[at++] = hex[w >> (60 - 4 * k) & 15];
    for (int k = 0; k < 8; k++) h = mixed[(h ^ w >> 8 * k) & 15];
    at += sprintf(dump + at, " %016llx %d\n", (unsigned long long)w, h);
    s += sin(x[i]) * (at > 0) * (1 + mixed[w >> 52 & 7]);
  }
  char t[40];
  sprintf(t, "%d %d", n, 3);
  sscanf(t, "%d %d", &k, &m);
  for (int i = 0; i < k; i++) s += x[i] * x[i] * m * atoi(t);
  return s;
}
