// Classes whose overrides only tables of virtual functions of other files reach, and other pointers of C++.
#include <functional>

struct Named {
  virtual int id() const { return 1; }
  virtual ~Named() {}
};
struct Law {
  virtual double energy(double x) const = 0;
  virtual ~Law() {}
};
struct Damped : Named, Law {
  double c;
  Damped(double c) : c(c) {}
  double energy(double x) const override;
};
Law *make(int kind, double k);
Law *make_other(double k);

struct Base {
  double k;
  Base(double k) : k(k) {}
  virtual double chosen(double x) { return k * x; }
  double fixed(double x) { return k * x * x * x; }
  virtual ~Base() {}
};
using Method = double (Base::*)(double);
extern Method first, second;
Base *base(double k);
std::function<double(double)> function(double k);
