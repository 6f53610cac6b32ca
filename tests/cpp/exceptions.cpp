// Exceptions: not thrown, thrown out of the derivative, caught inside the differentiated function.
#include "check.hpp"

#include <cstdlib>
#include <new>
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

// An allocation that may fail, as containers and Eigen's sparse matrices guard it.
struct Row {
  double *data;
  long size;
  __attribute__((noinline)) void grow(long more) {
    double *larger = new double[size + more]();
    for (long i = 0; i < size; i++) larger[i] = data[i];
    delete[] data;
    data = larger;
    size += more;
  }
};

__attribute__((noinline)) static bool grown(Row &row, long more) {
  try {
    row.grow(more);
  } catch (const std::bad_alloc &) {
    return false;
  }
  return true;
}

static double grows(const double *x, int n) {
  Row row{new double[1]{x[0]}, 1};
  for (int i = 1; i < n; i++) {
    if (!grown(row, x[i] > 1000 ? 1L << 58 : 1)) break;
    row.data[i] = row.data[i - 1] * x[i];
  }
  double sum = 0;
  for (long i = 0; i < row.size; i++) sum += row.data[i] * row.data[i];
  delete[] row.data;
  return sum;
}

static double log_of(double x) { return safe_log(x) * 2; }

// A comparison that throws: through the library's sort and ours.
static int at_odds(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  if (left < 0 || right < 0) throw Failure{7};
  return (left > right) - (left < right);
}

static double sorted_sum(double *x, int n) {
  std::qsort(x, n, sizeof *x, at_odds);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += x[i] * x[i] * (i + 1);
  return sum;
}

int main() {
  check_gradient<not_thrown>("not_thrown", {0.3, 1.2, 1.1});
  check_gradient<replaced>("replaced", {0.3, -1.2, 1.1});
  check_gradient<rethrown>("rethrown", {0.3, 1.2, 1.1});
  check_gradient<guarded>("guarded", {0.3, 1.2, 1.1});
  check_gradient<grows>("grows", {0.3, 1.2, 1.1});
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
  double mixed[3] = {3, 2, -1}, mixed_adjoint[3] = {0};
  try {
    __enzyme_autodiff<void>((void *)sorted_sum, mixed, mixed_adjoint, 3);
    check_value("no", 1, 0);
  } catch (const Failure &failure) {
    check_value("thrown by a comparison", failure.code, 7);
  }
  mixed[2] = 1;
  __enzyme_autodiff<void>((void *)sorted_sum, mixed, mixed_adjoint, 3);
  check_value("of the greatest", mixed_adjoint[0], 18);
  check_value("of the least", mixed_adjoint[2], 2);
  double row[2] = {2, 2000}, adjoint[2] = {0};
  check_value("a row of one", grows(row, 2), 4);
  try {
    __enzyme_autodiff<void>((void *)grows, row, adjoint, 2);
  } catch (const std::bad_alloc &) {
    check_value("no memory", 1, 1);
    row[0] = 0;
  }
  check_value("it left the derivative", row[0], 0);
  check_value("after", __enzyme_autodiff<double>((void *)log_of, 4.0), 0.5);
  return check_report();
}
