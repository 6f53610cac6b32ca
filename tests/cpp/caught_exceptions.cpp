// Exceptions thrown, translated, answered and cleaned up after inside of what is differentiated.
#include "check.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

// A constant stands for a result, in code that has other numbers in its memory.
static double tree(double x, int depth) {
  if (x < 0) throw depth;
  return depth ? tree(x * 0.5, depth - 1) * tree(x + 1, depth - 1) : x;
}

static double answered(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    try {
      sum += tree(x[i], 3) * x[0];
    } catch (int depth) {
      sum += depth * x[i] * x[i];
    }
  }
  return sum;
}

// What was done before the throw counts.
__attribute__((noinline)) static void advance(std::vector<double> &state, const double *x, int n) {
  for (int i = 0; i < n; i++) {
    state[0] *= x[i];
    if (x[i] < 0) throw std::runtime_error("negative " + std::to_string(i));
    state[1] += state[0] * std::sin(x[i]);
  }
}

static double half_done(const double *x, int n) {
  std::vector<double> state{1, 0};
  try {
    advance(state, x, n);
  } catch (const std::exception &e) {
    state[1] *= state[0] + std::string(e.what()).size();
  }
  return state[0] + 3 * state[1];
}

// One exception is translated into another, which is caught further out.
struct Singular : std::runtime_error {
  using std::runtime_error::runtime_error;
};

__attribute__((noinline)) static double pivot(double a) {
  if (std::fabs(a) < 0.1) throw Singular("pivot");
  return 1 / a;
}

__attribute__((noinline)) static double inverse(double a, double b) {
  try {
    return pivot(a) * b + pivot(b);
  } catch (const Singular &e) {
    throw std::domain_error(std::string("inverse: ") + e.what());
  }
}

static double translated(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i + 1 < n; i++) {
    try {
      sum += inverse(x[i], x[i + 1]);
    } catch (const Singular &) {
      sum += 1e9;
    } catch (const std::logic_error &e) {
      sum += x[i + 1] * x[i + 1] * x[i];
    }
  }
  return sum;
}

static double translated_only(double a, double b) { return inverse(a, b) * a; }

// Destructors on the way.
struct Undo {
  double &place;
  double old;
  explicit Undo(double &p) : place(p), old(p) {}
  ~Undo() { place = old * 1.5; }
};

__attribute__((noinline)) static double scaled(double &shared, double x) {
  Undo undo(shared);
  std::vector<double> work(3, x);
  shared *= x;
  if (x > 1) throw Singular("large");
  work[1] *= shared;
  return work[0] * work[1];
}

static double cleaned(const double *x, int n) {
  double shared = x[0], sum = 0;
  for (int i = 0; i < n; i++) {
    try {
      sum += scaled(shared, x[i]);
    } catch (const Singular &) {
      sum -= shared;
    }
  }
  return sum * shared;
}

// std::vector::at.
static double checked(const double *x, int n) {
  std::vector<double> copy(x, x + n);
  double sum = 0;
  for (int i = 0; i < n + 2; i++) {
    try {
      sum += copy.at(i) * copy.at(0);
    } catch (const std::out_of_range &) {
      sum *= x[1];
    }
  }
  return sum;
}

// Nested blocks, rethrown.
static double nested(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    try {
      try {
        sum += inverse(x[i], x[0]);
      } catch (const std::exception &) {
        sum *= x[0];
        if (i > 1) throw;
        sum += tree(-x[0] * x[0], 2);
      }
    } catch (const std::domain_error &) {
      sum += x[0] * x[0];
    } catch (int depth) {
      sum += depth * x[0];
    } catch (...) {
      sum += 1e9;
    }
  }
  return sum;
}

// Function-try-blocks, a constructor that checks.
struct Rate {
  double value;
  explicit Rate(double v) try : value(tree(v, 2)) {
    if (v > 3) throw std::invalid_argument("rate");
  } catch (int) {
    throw std::invalid_argument("tree");
  }
};

__attribute__((noinline)) static double of_rate(double x) try {
  Rate rate(x);
  return rate.value * x;
} catch (const std::invalid_argument &) {
  return -x * x;
}

static double constructed(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += of_rate(x[i]) * x[0];
  return sum;
}

// Virtual functions and std::function.
struct Model {
  virtual ~Model() = default;
  virtual double at(double x) const = 0;
};
struct Root : Model {
  double at(double x) const override {
    if (x < 0) throw std::domain_error("root");
    return std::sqrt(x);
  }
};
struct Square : Model {
  double at(double x) const override { return x * x; }
};

static double virtually(const double *x, int n) {
  std::vector<std::unique_ptr<Model>> models;
  models.push_back(std::make_unique<Root>());
  models.push_back(std::make_unique<Square>());
  double sum = 0;
  for (auto &model : models)
    for (int i = 0; i < n; i++) {
      try {
        sum += model->at(x[i]) * x[0];
      } catch (const std::domain_error &) {
        sum += x[i] * 3;
      }
    }
  return sum;
}

static double functional(const double *x, int n) {
  std::function<double(double)> f = [x](double v) {
    if (v < 0) throw Singular("f");
    return std::log(v) * x[0];
  };
  std::function<double(double)> safe = [f](double v) {
    try {
      return f(v);
    } catch (const Singular &) {
      return v * v;
    }
  };
  double sum = 0;
  for (int i = 0; i < n; i++) sum += safe(x[i]);
  return sum;
}

// Optional results; a solver that falls back.
static std::optional<double> try_pivot(double a) {
  try {
    return pivot(a);
  } catch (const std::exception &) {
    return std::nullopt;
  }
}

static double optional(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += try_pivot(x[i]).value_or(x[0] * 7) * x[1];
  return sum;
}

__attribute__((noinline)) static double newton(double a, double guess) {
  double x = guess;
  for (int i = 0; i < 50; i++) {
    double f = x * x * x - a, d = 3 * x * x;
    if (std::fabs(d) < 1e-2) throw std::runtime_error("flat");
    double step = f / d;
    x -= step;
    if (std::fabs(step) < 1e-14) return x - (x * x * x - a) / (3 * x * x);
  }
  throw std::runtime_error("no convergence");
}

static double bisected(double a) { return std::cbrt(a); }

static double solved(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    double root;
    try {
      root = newton(x[i] * x[i] + 1, i % 2 ? 1.0 : 0.01);
    } catch (const std::runtime_error &) {
      root = bisected(x[i] * x[i] + 1) * 2;
    }
    sum += root * x[0];
  }
  return sum;
}

// Parse, check, compute.
static int parsed(const std::string &text) {
  try {
    return std::stoi(text);
  } catch (const std::invalid_argument &) {
    return 7;
  } catch (const std::out_of_range &) {
    return 9;
  }
}

static double powers(const double *x, int n) {
  static const char *const texts[] = {"3", "none", "99999999999999"};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    int exponent = parsed(texts[i % 3]);
    double power = 1;
    for (int k = 0; k < exponent; k++) power *= x[i];
    sum += power;
  }
  return sum;
}

// noexcept functions inside of a try, and a catch inside of noexcept.
static double firm(double x) noexcept {
  try {
    return tree(x, 2);
  } catch (...) {
    return x * 4;
  }
}

static double noexcepts(const double *x, int n) {
  double sum = 0;
  try {
    for (int i = 0; i < n; i++) sum += firm(x[i]) * pivot(x[i]);
    sum += pivot(x[0] - x[0]);
  } catch (const Singular &) {
    sum *= 2;
  }
  return sum;
}

// Exceptions of several classes, caught by base; retries.
struct Base {
  virtual ~Base() = default;
  virtual int code() const { return 1; }
};
struct Other {
  int mark = 5;
};
struct Derived : Other, Base {
  int code() const override { return 4; }
};

__attribute__((noinline)) static double attempt(double x, int tries) {
  if (tries == 0) throw Derived();
  if (tries == 1) throw 6u;
  if (tries == 2) throw "text";
  return x * x;
}

static double retried(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    for (int tries = 0;; tries++) {
      try {
        sum += attempt(x[i], tries);
        break;
      } catch (const Base &b) {
        sum += b.code() * x[i];
      } catch (unsigned u) {
        sum *= u;
      } catch (const char *) {
        sum += x[0] * x[i];
      }
    }
  }
  return sum;
}

int main() {
  check_gradient<answered>("answered", {0.3, -1.2, 1.1});
  check_gradient<half_done>("half_done", {0.3, 1.2, 1.1});
  check_gradient<half_done>("half_done", {0.3, -1.2, 1.1});
  check_gradient<half_done>("half_done", {0.3, 1.2, -1.1});
  check_gradient<translated>("translated", {0.3, 0, 1.2, 1.1});
  check_gradient<cleaned>("cleaned", {0.3, 1.2, 0.7, 1.1});
  check_gradient<checked>("checked", {0.3, 1.2, 0.7});
  check_gradient<nested>("nested", {0.3, 0, 0, 1.1});
  check_gradient<constructed>("constructed", {0.3, -1.2, 1.1, 4});
  check_gradient<virtually>("virtually", {0.3, -1.2, 1.1});
  check_gradient<functional>("functional", {0.3, -1.2, 1.1});
  check_gradient<optional>("optional", {0.3, 0, 1.1});
  check_gradient<solved>("solved", {0.3, 0.6, 1.1});
  check_gradient<powers>("powers", {0.3, 1.2, 0.7});
  check_gradient<noexcepts>("noexcepts", {0.3, -1.2, 0.7});
  check_gradient<retried>("retried", {0.3, -1.2, 0.7});
  int caught = 0;
  for (double b : {0.0, 2.0}) {
    try {
      double derivative = __enzyme_autodiff<double>((void *)translated_only, enzyme_out, 3.0, enzyme_const, b);
      check_value("not thrown", derivative, 0.5);
    } catch (const std::domain_error &e) {
      caught += std::string(e.what()) == "inverse: pivot";
    }
  }
  check_value("translated and thrown out", caught, 1);
  return check_report();
}
