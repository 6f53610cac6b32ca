// A small neural network: layers of different classes behind unique_ptr in a vector, their weights in vectors.
#include "check.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <vector>

using Row = std::vector<double>;

struct Layer {
  virtual ~Layer() = default;
  virtual Row forward(const Row &in) const = 0;
};

struct Dense : Layer {
  Row weights, bias;
  int in, out;
  Dense(const double *&x, int in, int out) : weights(x, x + in * out), bias(x + in * out, x + in * out + out), in(in), out(out) {
    x += in * out + out;
  }
  Row forward(const Row &v) const override {
    Row result(bias);
    for (int o = 0; o < out; o++) result[o] += std::inner_product(v.begin(), v.end(), weights.begin() + o * in, 0.0);
    return result;
  }
};

struct Activation : Layer {
  std::function<double(double)> f;
  explicit Activation(std::function<double(double)> f) : f(std::move(f)) {}
  Row forward(const Row &v) const override {
    Row result;
    result.reserve(v.size());
    std::transform(v.begin(), v.end(), std::back_inserter(result), f);
    return result;
  }
};

static double network(const double *x, int n) {
  std::vector<std::unique_ptr<Layer>> layers;
  double slope = x[n - 1];
  layers.push_back(std::make_unique<Dense>(x, 2, 2));
  layers.push_back(std::make_unique<Activation>([slope](double v) { return v > 0 ? v : slope * v; }));
  layers.emplace_back(new Dense(x, 2, 1));
  layers.push_back(std::make_unique<Activation>([](double v) { return std::tanh(v); }));
  Row v{0.5, -1.5};
  for (auto &layer : layers) v = layer->forward(v);
  return v[0] * v[0] + v.at(0);
}

int main() {
  check_gradient<network>("network", {1.1, 0.4, 0.3, -0.2, 0.5, 0.9, 0.7, -0.8, 0.1, 0.2});
  return check_report();
}
