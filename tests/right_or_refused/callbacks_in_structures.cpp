#define N 4
#include "check.h"
#include <functional>
#include <memory>
#include <vector>
struct Layer {
  std::function<double(double)> act;
  std::vector<double> w;
  std::unique_ptr<Layer> next;
  double run(double v) const {
    double s = 0;
    for (double k : w) s += k * v;
    s = act(s);
    return next ? next->run(s) : s;
  }
};
static double f(double *x, int n) {
  std::unique_ptr<Layer> net;
  for (int i = 0; i < n; i++) {
    auto l = std::make_unique<Layer>();
    double b = x[i];
    if (i % 2)
      l->act = [b](double v) { return tanh(v + b); };
    else
      l->act = static_cast<double (*)(double)>(std::atan);
    l->w = {x[i], x[(i + 1) % n] * 0.5};
    l->next = std::move(net);
    net = std::move(l);
  }
  return net->run(0.3);
}
