// Text on inactive paths: strings, streams, formatting, what is written while the value goes on.
#include "check.hpp"

#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

static double logged(const double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += x[i] * x[i];
    if (sum > 1e6) std::cerr << "large: " << std::setprecision(3) << sum << std::endl;
  }
  std::ostringstream text;
  text << "sum " << sum << " of " << n;
  std::string said = text.str();
  if (said.empty()) return 0;
  return sum * std::sin(sum);
}

enum class Kind { linear, square };

static Kind kind_of(const std::string &name) {
  if (name == "linear") return Kind::linear;
  if (name.substr(0, 2) == "sq") return Kind::square;
  throw name;
}

static double by_name(const double *x, int n) {
  std::string names[] = {"linear", "square", std::string("sq") + "uared by a long name"};
  double sum = 0;
  for (int i = 0; i < n; i++) {
    const std::string &name = names[i % 3];
    sum += kind_of(name) == Kind::linear ? 2 * x[i] : x[i] * x[i];
  }
  return sum;
}

struct Model {
  std::string name = "a model with a name that does not fit into the string itself";
  double weight = 0;
  double operator()(double x) const { return name.size() > 3 ? weight * x * x : 0; }
};

static double with_member(const double *x, int n) {
  Model model;
  model.weight = x[0];
  Model other = model;
  other.name += "!";
  double sum = 0;
  for (int i = 0; i < n; i++) sum += other(x[i]) + model(x[i]);
  return sum;
}

static double parsed(const double *x, int n) {
  std::istringstream in("1.5 2.5 3.5 4.5");
  double sum = 0, factor = 0;
  for (int i = 0; i < n && in >> factor; i++) sum += factor * x[i] * x[i];
  return sum * std::stod("0.5");
}

struct Point { double a, b; };
static std::istream &operator>>(std::istream &in, Point &p) { return in >> p.a >> p.b; }

// What is read over a number that depends on x does not depend on x.
static double read_over(const double *x, int n) {
  double value = x[0] * x[0], both[2] = {x[1], x[2]};
  float single = (float)x[1];
  std::istringstream numbers("3.5 2"), zeros(std::string(8, '\0'));
  numbers >> value >> single;
  zeros.read(reinterpret_cast<char *>(both), 8);
  double wide = x[1] * x[2];
  std::wistringstream(L"1.5") >> wide;
  Point point{x[0], x[1]};
  std::istringstream("0.5 1.5") >> point;  // by an operator of the user's
  return point.a * point.b * x[0] + wide * x[1] + value * x[0] + single + both[0] * x[1] + both[1] * x[n - 1];
}

class Failure : public std::exception {
  std::shared_ptr<std::string> message;

 public:
  Failure(const char *file, int line, const std::string &what) {
    std::ostringstream text;
    text << file << ":" << line << ": " << what;
    message = std::make_shared<std::string>(text.str());
  }
  const char *what() const noexcept override { return message->c_str(); }
};

#define REQUIRE(condition, message) \
  do { \
    if (!(condition)) { \
      std::ostringstream text; \
      text << message; \
      throw Failure(__FILE__, __LINE__, text.str()); \
    } \
  } while (0)

struct Curve {
  virtual ~Curve() {}
  virtual double first() const = 0;
  virtual double last() const = 0;
  virtual double value(double at) const = 0;
};

struct Line : Curve {
  std::vector<double>::const_iterator at, end, values;
  Line(const std::vector<double> &t, const std::vector<double> &y) : at(t.begin()), end(t.end()), values(y.begin()) {
    for (auto i = at, j = at + 1; j != end; i++, j++) REQUIRE(*j > *i, "unsorted at " << (j - at) << ": " << *i << *j);
  }
  double first() const override { return *at; }
  double last() const override { return *(end - 1); }
  double value(double t) const override {
    int i = 0;
    while (i < end - at - 2 && t > at[i + 1]) i++;
    return values[i] + (t - at[i]) / (at[i + 1] - at[i]) * (values[i + 1] - values[i]);
  }
};

struct Interpolation {
  std::shared_ptr<Curve> curve;
  double operator()(double t) const {
    REQUIRE(t >= curve->first() && t <= curve->last(),
            "range is [" << curve->first() << ", " << curve->last() << "]: " << t << " is outside");
    return curve->value(t);
  }
};

static double checked(const double *x, int n) {  // numbers in the message of an exception that nobody catches
  std::vector<double> t(n), y(n);
  for (int i = 0; i < n; i++) t[i] = i + 0.2 * std::sin(x[i]), y[i] = x[i] * x[i];
  Interpolation at{std::make_shared<Line>(t, y)};
  return at(0.7) + at(1.3) * at(0.5 + 0.1 * x[0]);
}

int main() {
  check_gradient<logged>("logged", {0.3, -1.2, 1.1});
  check_gradient<by_name>("by_name", {0.3, -1.2, 1.1});
  check_gradient<with_member>("with_member", {0.3, -1.2, 1.1});
  check_gradient<parsed>("parsed", {0.3, -1.2, 1.1});
  check_gradient<read_over>("read_over", {0.3, -1.2, 1.1});
  check_gradient<checked>("checked", {0.3, -1.2, 1.1});
  return check_report();
}
