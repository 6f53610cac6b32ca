// Exceptions: not thrown, thrown out of the derivative, caught inside the differentiated function.
#include "check.hpp"

#include <stdexcept>
#include <string>
#include <vector>

static double safe_log(double x) {
  if (x <= 0) throw std::domain_error("not positive: " + std::to_string(x));
  return std::log(x);
}

static double not_thrown(const double *x, int n) {
  std::vector<double> copy(x, x + n);
  double sum = 0;
  for (double v : copy) sum += safe_log(v) * copy.at(0);
  return sum;
}

static double replaced(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    try {
      sum += safe_log(x[i]) * x[0];
    } catch (const std::domain_error &) {
      sum += 3 * x[i];
    } catch (...) {
      sum += 1e9;
    }
  }
  return sum;
}

struct Failure {
  int code;
};

static int parsed(const std::string &text) {
  try {
    return std::stoi(text);
  } catch (const std::invalid_argument &) {
    return 7;
  }
}

static double rethrown(const double *x, int n) {
  try {
    try {
      if (n > 2) throw Failure{n};
    } catch (const Failure &) {
      throw;
    }
    return 0;
  } catch (const Failure &failure) {
    return failure.code * x[0] * x[1] * parsed("12") + parsed("no number") * x[2];
  }
}

struct Guard {
  int &count;
  explicit Guard(int &c) : count(c) { count++; }
  ~Guard() { count--; }
};

static double guarded(const double *x, int n) {
  int depth = 0;
  double sum = 0;
  for (int i = 0; i < n; i++) {
    Guard guard(depth);
    sum += safe_log(x[i]) * depth;
  }
  return sum + depth;
}

static double log_of(double x) { return safe_log(x) * 2; }

int main() {
  check_gradient<not_thrown>("not_thrown", {0.3, 1.2, 1.1});
  check_gradient<replaced>("replaced", {0.3, -1.2, 1.1});
  check_gradient<rethrown>("rethrown", {0.3, 1.2, 1.1});
  check_gradient<guarded>("guarded", {0.3, 1.2, 1.1});
  int caught = 0;
  std::string held = "a destructor to run in main";
  try {
    check_value("no", __enzyme_autodiff<double>((void *)log_of, -2.0), 0);
  } catch (const std::domain_error &error) {
    caught += std::string(error.what()) == "not positive: -2.000000";
  }
  try {
    check_value("no", __enzyme_fwddiff<double>((void *)log_of, -2.0, 1.0), 0);
  } catch (const std::domain_error &) {
    caught++;
  }
  check_value("thrown out", caught, 2);
  check_value("after", __enzyme_autodiff<double>((void *)log_of, 4.0), 0.5);
  return check_report();
}
