// Exceptions, destructors on unwind paths, virtual inheritance, RTTI, thread-local initialisation.
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct Shape { virtual double area() const = 0; virtual ~Shape() = default; };
struct Circle : Shape { double r; explicit Circle(double radius) : r(radius) {} double area() const override { return 3.14 * r * r; } };
struct Left : virtual Shape { int l = 1; double area() const override { return l; } };
struct Right : virtual Shape { int r = 2; double area() const override { return r; } };
struct Diamond final : Left, Right { double area() const override { return Left::area() + Right::area(); } };
struct Guard { int *p; ~Guard() { *p += 1; } };
thread_local std::string per_thread = "x";
static std::vector<double> global_vector(4, 1.5);

int risky(int x) {
    if (x < 0) throw std::invalid_argument("negative");
    if (x == 0) throw x;
    return x;
}
double guarded(int x) {
    int count = 0;
    try { Guard g{&count}; risky(x); try { risky(-x); } catch (int &i) { i = 3; throw; } }
    catch (const std::invalid_argument &e) { return e.what()[0]; }
    catch (int i) { return i; }
    catch (...) { return -1; }
    return count;
}
void no_throw() noexcept { risky(1); }
double shapes(int n) {
    std::vector<std::unique_ptr<Shape>> all;
    for (int i = 0; i < n; i++) { if (i % 2) all.push_back(std::make_unique<Circle>(i)); else all.emplace_back(new Diamond); }
    double s = 0;
    for (auto &shape : all) { s += shape->area(); if (dynamic_cast<Circle *>(shape.get())) s += 1; }
    return s + std::sqrt(per_thread.size() + global_vector[0]);
}
double (Shape::*member)() const = &Shape::area;
double call_member(const Shape &s) { return (s.*member)(); }
