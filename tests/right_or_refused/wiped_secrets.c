// Secrets are wiped by volatile bytes and words, through pointers that are volatile themselves, and by number.
#define N 6
#include "check.h"
static void wipe_bytes(void *buffer, size_t size) {
  volatile unsigned char *p = buffer;
  while (size--) *p++ = 0;
}
static void wipe_backwards(void *buffer, size_t size) {
  volatile char *p = buffer;
  for (size_t i = size; i-- > 0;) p[i] = 0x3f;
}
static void wipe_words(void *buffer, size_t size) {
  volatile uint32_t *p = buffer;
  for (size_t i = 0; i < size / sizeof *p; i++) p[i] = 0;
}
static void wipe_through_volatile_pointer(void *buffer, size_t size) {
  unsigned char *volatile p = buffer;
  while (size--) *p++ = 0;
}
static void wipe_number(void *buffer, size_t size) {
  for (size_t i = 0; i < size; i += 8) *(volatile uint64_t *)((char *)buffer + i) = 0;
}
static double f(double *x, int n) {
  double *key = malloc(n * sizeof *key), state[N], sum = 0;
  for (int k = 0; k < 5; k++) {
    for (int i = 0; i < n; i++) key[i] = state[i] = x[i] * x[i] * (k + 1);
    for (int i = 0; i < n; i++) sum += sin(key[i]) * state[i];
    if (k == 0) wipe_bytes(key, n * sizeof *key);
    if (k == 1) wipe_backwards(key, n * sizeof *key);
    if (k == 2) wipe_words(key, n * sizeof *key);
    if (k == 3) wipe_through_volatile_pointer(key, n * sizeof *key);
    if (k == 4) wipe_number(key, n * sizeof *key);
    wipe_bytes(state, sizeof state);
    for (int i = 0; i < n; i++) {
      sum += key[i] + state[i];
      key[i] += x[i];
      sum += key[i] * key[i];
    }
  }
  free(key);
  return sum;
}
