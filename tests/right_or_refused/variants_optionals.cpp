#define N 4
#include "check.h"
#include <any>
#include <optional>
#include <string>
#include <variant>
#include <vector>
struct P {
  double a, b;
};
static double f(double *x, int n) {
  std::vector<std::variant<int, double, P, std::string>> v{1, x[0] * x[1], P{x[2], x[3]}, std::string("abc"),
                                                           x[1]};
  std::optional<double> o;
  if (n > 2) o = x[0] * x[0];
  double s = o.value_or(1);
  for (auto &e : v)
    s += std::visit(
        [](auto &&q) -> double {
          using T = std::decay_t<decltype(q)>;
          if constexpr (std::is_same_v<T, int>)
            return q;
          else if constexpr (std::is_same_v<T, double>)
            return q * q;
          else if constexpr (std::is_same_v<T, P>)
            return q.a * q.b;
          else
            return q.size();
        },
        e);
  v[0] = x[3];
  v[2] = 7;
  s += std::get<double>(v[0]) * 2;
  return s;
}
