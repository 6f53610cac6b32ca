// Records with text and containers in them, layers of a network behind a virtual function.
#include "check.hpp"
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>
#include <iostream>
struct Named { std::string name; double value; std::vector<double> more; };
static double vs(const double* x, int n) {
  std::vector<std::string> names;
  for (int i = 0; i < n; i++) names.push_back("name that is long enough for the heap " + std::to_string(i));
  double s = 0;
  for (int i = 0; i < n; i++) s += double(names[i].size()) * x[i] * x[i];
  return s;
}
static double mv(const double* x, int n) {
  std::map<std::string, std::vector<double>> m;
  for (int i = 0; i < n; i++) m[i % 2 ? "odd" : "even"].push_back(x[i] * x[i]);
  double s = 0;
  for (auto& [k, v] : m) for (double e : v) s += e * v[0] * double(k.size());
  return s;
}
static double rec(const double* x, int n) {
  std::vector<Named> all;
  for (int i = 0; i < n; i++) all.push_back({"record number " + std::to_string(i) + " with a name", x[i], {x[i], x[0]}});
  double s = 0;
  for (const auto& r : all) {
    if (r.name.empty()) return 0;
    s += r.value * r.more[0] * r.more[1];
  }
  return s;
}
// Text made of active numbers beside the numbers themselves, moved about by all the members of std::string.
static double told(const double* x, int n) {
  struct Told { std::string name; double value; int rank; };
  std::vector<Told> all;
  std::string log;
  for (int i = 0; i < n; i++) {
    Told t{"n" + std::to_string(i), x[i] * x[i], i};
    t.name += "_" + std::to_string(x[i]);
    all.push_back(t);
  }
  double s = 0;
  for (auto& t : all) {
    log += t.name;
    log.append(t.name.c_str(), t.name.size());
    log.append(t.name.begin(), t.name.end());
    log.insert(log.begin(), 'c');
    log += std::string(t.name.data(), 2);
    s += t.value * t.value * (t.rank + 1);
  }
  Told last = all[0];
  std::swap(all[0], all[1]);
  last.name.assign(all[1].name, 0, 2);
  last.name.replace(0, 1, all[2].name);
  return s + all[0].value * last.value * (log.size() > last.name.size());
}
struct Layer {
  std::vector<std::vector<double>> w;
  std::string act;
  virtual ~Layer() = default;
  virtual std::vector<double> forward(const std::vector<double>& in) const {
    std::vector<double> out(w.size());
    for (size_t i = 0; i < w.size(); i++) for (size_t j = 0; j < in.size(); j++) out[i] += w[i][j] * in[j];
    if (act == "tanh") for (double& o : out) o = std::tanh(o);
    else if (act != "id") throw std::runtime_error("unknown activation " + act);
    return out;
  }
};
static double net(const double* x, int n) {
  std::vector<std::unique_ptr<Layer>> layers;
  for (int l = 0; l < 2; l++) {
    auto p = std::make_unique<Layer>();
    p->act = l ? "id" : "tanh";
    p->w.assign(2, std::vector<double>(2));
    for (int i = 0; i < 4; i++) p->w[i / 2][i % 2] = x[i + 4 * l];
    layers.push_back(std::move(p));
  }
  std::vector<double> v{x[0], 1.0};
  for (auto& l : layers) v = l->forward(v);
  if (v.size() > 5) std::cout << v[0] << std::endl;
  return v[0] * v[0] + v[1] + n;
}
// Rows permuted by indices that lie between numbers.
struct Factors { double lu[9]; int order[3]; double scale; };
static double pivoted(const double *x, int n) {
  Factors f{{x[0], x[1], x[2], x[1], x[0] * x[0], 0.5, x[2], 2 * x[1], 1}, {0, 1, 2}, x[0]};
  double result = f.scale;
  for (int k = 0; k < n; k++) {
    int p = k;
    for (int i = k; i < n; i++) if (std::fabs(f.lu[3 * f.order[i] + k]) > std::fabs(f.lu[3 * f.order[p] + k])) p = i;
    std::swap(f.order[k], f.order[p]);
    double d = f.lu[3 * f.order[k] + k];
    for (int i = k + 1; i < n; i++) {
      double m = f.lu[3 * f.order[i] + k] / d;
      for (int j = k; j < n; j++) f.lu[3 * f.order[i] + j] -= m * f.lu[3 * f.order[k] + j];
    }
    result *= d;
  }
  return result;
}
int main() {
  check_gradient<vs>("vs", {0.3, -1.2, 2.1});
  check_gradient<mv>("mv", {0.3, -1.2, 2.1, 0.4});
  check_gradient<rec>("rec", {0.3, -1.2, 2.1});
  check_gradient<told>("told", {0.3, -1.2, 2.1});
  check_gradient<net>("net", {0.3, -1.2, 2.1, 0.7, 0.2, 0.1, 0.9, -0.4});
  check_gradient<pivoted>("pivoted", {0.3, 0.7, 1.1});
  return check_report();
}
