// Templates, lambdas, closures, constexpr, the standard library, streams.
#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <string>

template <typename T, int N> struct Vec {
    std::array<T, N> v{};
    T dot(const Vec &o) const { T s{}; for (int i = 0; i < N; i++) s += v[i] * o.v[i]; return s; }
    friend Vec operator*(T a, Vec x) { for (auto &e : x.v) e *= a; return x; }
};
template <typename F> double integrate(F f, double a, double b, int n) {
    double s = 0, h = (b - a) / n;
    for (int i = 0; i < n; i++) s += f(a + (i + 0.5) * h);
    return s * h;
}
constexpr int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }
inline int shared_inline = factorial(6);
namespace { enum class Kind : unsigned char { A = 1, B = 200 }; Kind kind = Kind::B; }

double closures(double k) {
    std::function<double(double)> f = [k](double x) { return k * x * x; };
    auto mutate = [&k]() mutable { k += 1; return k; };
    return integrate(f, 0, 1, 10) + integrate([](double x) { return x; }, 0, 2, 4) + mutate() + static_cast<int>(kind);
}
int library(int n) {
    std::map<std::string, int> counts;
    for (int i = 0; i < n; i++) counts[std::to_string(i % 3)]++;
    std::vector<int> all(n);
    std::iota(all.begin(), all.end(), 0);
    std::sort(all.begin(), all.end(), [](int a, int b) { return a % 5 < b % 5; });
    std::cout << "total " << counts.size() << ' ' << std::accumulate(all.begin(), all.end(), 0) << std::endl;
    return counts.begin()->second + shared_inline;
}
template struct Vec<double, 3>;
float vec(float a) { Vec<float, 4> x; x.v.fill(a); return (a * x).dot(x); }
