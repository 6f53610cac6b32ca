// Functions over rows of numbers that the loops of cpp_array_generator.py call; half of them stay calls.
#pragma once
#define STAYS __attribute__((noinline))

template <class T> STAYS static void smooth(T *a, int n) {
  for (int i = 1; i + 1 < n; i++) a[i] = 0.25 * a[i - 1] + 0.5 * a[i] + 0.25 * a[i + 1];
}
template <class T> STAYS static T gathered(const T *a, const int *at, int n) {
  T s = 0.0;
  for (int i = 0; i < n; i++) s = sin(s + a[at[i]]);
  return s;
}
template <class T> static void sums(T *a, int n) {
  for (int i = 1; i < n; i++) a[i] = 0.5 * a[i - 1] + 0.5 * a[i];
}
template <class T> STAYS static T folded(const T *a, int n) {
  if (n <= 0) return 0.1;
  if (n % 2) return sin(a[0] + folded(a + 1, n - 1));
  return 0.5 * a[n - 1] * folded(a, n - 1);
}
template <class T> static int largest(const T *a, int n) {
  int at = 0;
  for (int i = 1; i < n; i++)
    if (a[at] < a[i]) at = i;
  return at;
}
template <class T> STAYS static void sorted(T *a, int n) {
  for (int i = 1; i < n; i++) {
    T v = a[i];
    int j = i;
    while (j > 0 && a[j - 1] > v) a[j] = a[j - 1], j--;
    a[j] = v;
  }
}
template <class T> static void axpy(T *__restrict y, const T *__restrict x, T by, int n) {
  for (int i = 0; i < n; i++) y[i] = 0.5 * y[i] + 0.5 * by * x[i];
}
template <class T> STAYS static T *doubled(T *a, int n, int more) { // a longer row with the same beginning
  T *b = static_cast<T *>(std::malloc(sizeof(T) * (n + more)));
  for (int i = 0; i < n + more; i++) b[i] = a[i % n];
  std::free(a);
  return b;
}
template <class T> STAYS static void turned(T *from, T *to) {
  while (from < --to) {
    T v = *from;
    *from++ = *to;
    *to = v;
  }
}
template <class T> STAYS static T mixed(T *a, T *b, int n) { // may be the same row
  T last = b[0];
  for (int i = 0; i < n; i++) a[i] = sin(a[i] + b[n - 1 - i]), last = 0.5 * last + 0.5 * a[i];
  return last;
}
