// new and delete, smart pointers, references, RAII buffers.
#include "check.hpp"

#include <memory>
#include <utility>

static double new_delete(const double *x, int n) {
  double *copy = new double[n];
  for (int i = 0; i < n; i++) copy[i] = x[i] * x[i];
  double *one = new double(0);
  for (int i = 0; i < n; i++) *one += std::sin(copy[i]);
  double result = *one;
  delete one;
  delete[] copy;
  return result;
}

static double unique(const double *x, int n) {
  auto squares = std::make_unique<double[]>(n);
  for (int i = 0; i < n; i++) squares[i] = x[i] * x[(i + 1) % n];
  std::unique_ptr<double[]> moved = std::move(squares);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += moved[i] * i;
  return sum;
}

struct Node {
  double value;
  std::unique_ptr<Node> next;
};

static double linked(const double *x, int n) {
  std::unique_ptr<Node> head;
  for (int i = 0; i < n; i++) {
    auto node = std::make_unique<Node>();
    node->value = x[i] * x[i];
    node->next = std::move(head);
    head = std::move(node);
  }
  double sum = 0;
  for (const Node *at = head.get(); at; at = at->next.get()) sum = 0.5 * sum + at->value;
  return sum;
}

struct Weights {
  double a, b;
};

static double shared(const double *x, int n) {
  auto w = std::make_shared<Weights>(Weights{x[0], x[1]});
  std::shared_ptr<Weights> other = w;
  other->a *= 2;
  std::weak_ptr<Weights> weak = other;
  double sum = 0;
  for (int i = 0; i < n; i++)
    if (auto held = weak.lock()) sum += held->a * x[i] + held->b;
  return sum;
}

static void add_square(double &sum, const double &x) { sum += x * x; }
static double &larger(double &a, double &b) { return a > b ? a : b; }

static double references(const double *x, int n) {
  double sum = 0, product = 1;
  for (int i = 0; i < n; i++) {
    add_square(sum, x[i]);
    product *= x[i];
    larger(sum, product) *= 1.1;
  }
  return sum + product;
}

class Buffer {
  double *data_;
  int size_;

 public:
  explicit Buffer(int size) : data_(new double[size]()), size_(size) {}
  Buffer(const Buffer &other) : Buffer(other.size_) {
    for (int i = 0; i < size_; i++) data_[i] = other.data_[i];
  }
  Buffer(Buffer &&other) noexcept : data_(std::exchange(other.data_, nullptr)), size_(other.size_) {}
  Buffer &operator=(Buffer other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~Buffer() { delete[] data_; }
  double &operator[](int i) { return data_[i]; }
  double operator[](int i) const { return data_[i]; }
  int size() const { return size_; }
  friend Buffer operator+(const Buffer &a, const Buffer &b) {
    Buffer sum(a.size());
    for (int i = 0; i < a.size(); i++) sum[i] = a[i] + b[i];
    return sum;
  }
  friend Buffer operator*(double s, Buffer a) {
    for (int i = 0; i < a.size(); i++) a[i] *= s;
    return a;
  }
};

static double raii(const double *x, int n) {
  Buffer a(n), b(n);
  for (int i = 0; i < n; i++) {
    a[i] = std::exp(-x[i]);
    b[i] = x[i];
  }
  Buffer c = a + x[0] * b;
  a = c;
  b = a + std::move(c);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += b[i] * b[i];
  return sum;
}

int main() {
  check_gradient<new_delete>("new_delete", {0.3, -1.2, 2.1});
  check_gradient<unique>("unique", {0.3, -1.2, 2.1, 0.7});
  check_gradient<linked>("linked", {0.3, -1.2, 2.1, 0.7});
  check_gradient<shared>("shared", {0.3, -1.2, 2.1});
  check_gradient<references>("references", {0.8, 1.2, 2.1});
  check_gradient<raii>("raii", {0.3, -1.2, 2.1});
  return check_report();
}
