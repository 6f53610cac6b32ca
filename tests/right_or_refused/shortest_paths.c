// Dijkstra's shortest paths: a binary heap of records whose integer and padding are moved as one word.
#define N 5
#include "check.h"
typedef struct { double length; int node; } Entry;
static void push(Entry *heap, int *count, Entry e) {
  int i = (*count)++;
  for (; i && heap[(i - 1) / 2].length > e.length; i = (i - 1) / 2) heap[i] = heap[(i - 1) / 2];
  heap[i] = e;
}
static Entry pop(Entry *heap, int *count) {
  Entry first = heap[0], last = heap[--*count];
  int i = 0;
  for (int child; (child = 2 * i + 1) < *count; i = child) {
    if (child + 1 < *count && heap[child + 1].length < heap[child].length) child++;
    if (heap[child].length >= last.length) break;
    heap[i] = heap[child];
  }
  heap[i] = last;
  return first;
}
static double f(double *x, int n) {
  double length[N];
  Entry heap[64];
  int count = 0;
  for (int i = 0; i < n; i++) length[i] = 1e9;
  length[0] = 0;
  push(heap, &count, (Entry){0, 0});
  while (count) {
    Entry e = pop(heap, &count);
    if (e.length > length[e.node]) continue;
    for (int j = 0; j < n; j++) {
      double way = 0.5 + x[j] * x[j] + 0.3 * x[e.node] * x[e.node] + (abs(j - e.node) > 2 ? 2 : 0);
      if (j != e.node && e.length + way < length[j]) {
        length[j] = e.length + way;
        push(heap, &count, (Entry){length[j], j});
      }
    }
  }
  double sum = 0;
  for (int i = 0; i < n; i++) sum += length[i] * (i + 1);
  return sum;
}
