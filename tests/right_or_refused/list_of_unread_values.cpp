// A list held by unique_ptr whose values nobody reads: LLVM hands the addresses through words around a loop.
#define N 6
#include "check.h"
#include <memory>
struct Item { double value; std::unique_ptr<Item> next; };
static double f(double *x, int n) {
  std::unique_ptr<Item> head;
  for (int i = 0; i < n; i++) head.reset(new Item{x[i % 6] + 0.68, std::move(head)});
  if (head->next) head->next->value = x[0];
  double v = x[1];
  for (auto *i = head.get(); i; i = i->next.get()) v = sqrt(1.0 + v * v) - 1.0;
  return tanh(x[2] + v);
}
