"""The same command for C++, Fortran and Rust; parameters have the names of the source."""

from tests.conftest import needs_rust

FORTRAN = """
module model
  implicit none
contains
  subroutine energy(x, y)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    integer :: i
    y = 0
    do i = 1, size(x)
      if (x(i) > 0) then
        y = y + x(i)**3
      else
        y = y + exp(x(i))
      end if
    end do
  end subroutine
end module
program p
  use enzyme
  use model
  implicit none
  real(8) :: x(3) = [1d0, 2d0, 3d0], dx(3) = 0d0, y, dy = 1d0
  call enzyme_autodiff(energy, enzyme_dup, x, dx, enzyme_dup, y, dy)
end program
"""

CXX = """
#include <enzyme/enzyme>
#include <cmath>
#include <vector>
namespace model {
double energy(const std::vector<double> &x, double k) {
    double sum = 0;
    for (double v : x) sum += k * std::sin(v) * v;
    return sum;
}
}
double by_k(std::vector<double> x) {
    std::vector<double> dx(x.size());
    auto [by] = enzyme::autodiff<enzyme::Reverse>(
        model::energy, enzyme::Duplicated<const std::vector<double> &>(x, dx), enzyme::Active<double>(2.0));
    return enzyme::get<0>(by);
}
"""

WRONG_CXX = """
template <class... T> double __enzyme_autodiff(void *, T...);
__attribute__((noinline)) static double half(double amount) { return amount / 2; }
static double augmented(double amount) { return amount / 2; }
static double reverse(double amount, double d) { return d; }
void *__enzyme_register_gradient_half[] = {(void *)half, (void *)augmented, (void *)reverse};
double price(double amount, double rate) { return half(amount) * rate; }
double use(double a) { return __enzyme_autodiff<double>((void *)+[](double amount) { return half(amount) * 3; }, a); }
"""

RUST = """
use enzyme::{gradient, Active, Duplicated};
fn energy(x: &[f64], stiffness: f64) -> f64 {
    x.windows(2).map(|w| stiffness * (w[1] - w[0]).powi(2)).sum()
}
fn main() {
    let x = vec![1.0, 2.0, 4.0];
    let mut dx = vec![0.0; 3];
    let (value, _) = gradient!(energy, Duplicated(&x[..], &mut dx[..]), Active(0.5));
    println!("{value}");
}
"""


def test_fortran_with_arrays_of_assumed_shape(prove):
    found = prove(FORTRAN, "--function", "energy", "--size", "x=2", suffix=".f90")
    assert found.counts == (4, 0, 0, 0)
    assert found.requests[0]["function"] == "energy"


def test_vectors_of_cxx_through_the_header(prove):
    found = prove(CXX, "--function", "energy", "-std=c++20", suffix=".cpp")
    assert found.counts == (5, 0, 0, 1)
    found = prove(CXX, "--size", "x=3", "-std=c++20", suffix=".cpp")
    assert found.counts == (1, 0, 0, 0)


def test_a_wrong_rule_in_cxx_is_refuted(prove):
    found = prove(WRONG_CXX, suffix=".cpp")
    assert found.code == 1
    assert set(found.input) == {"amount"}


@needs_rust
def test_slices_of_rust(prove):
    found = prove(RUST, "--size", "x=3", suffix=".rs")
    assert found.counts == (1, 0, 0, 0)
    assert found.requests[0]["function"] == "energy"
