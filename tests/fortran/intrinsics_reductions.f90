! sum, product, maxval, minval, dot_product, norm2, of whole arrays, along a dimension, with a mask.
#include "check.inc"
module intrinsics_reductions
  implicit none
contains
  subroutine whole(x, y)
    real(8) :: x(6), y(6)
    y(1) = sum(x)
    y(2) = product(x)
    y(3) = maxval(x)
    y(4) = minval(x*x)
    y(5) = dot_product(x(1:3), x(4:6))
    y(6) = norm2(x)
  end subroutine

  subroutine along(x, y)
    real(8) :: x(6), y(10)
    real(8) :: a(2, 3)
    a = reshape(x, [2, 3])
    y(1:3) = sum(a, 1)
    y(4:5) = sum(a, 2)
    y(6:8) = product(a, 1)
    y(9:10) = maxval(a*a, 2)
  end subroutine

  subroutine masked(x, y)
    real(8) :: x(6), y(3)
    y(1) = sum(x*x, mask=x > 0.5d0)
    y(2) = maxval(x, mask=x < 0.9d0)
    y(3) = product(x, mask=x > 0.3d0)
  end subroutine

  subroutine of_any_shape(x, y)
    real(8) :: x(6), y(3)
    call reduce(x(1:6:2), y)
  end subroutine

  subroutine reduce(a, y)
    real(8), intent(in) :: a(:)
    real(8), intent(out) :: y(3)
    y(1) = sum(a**3)
    y(2) = dot_product(a, a(size(a):1:-1))
    y(3) = norm2(a)*sum(a)
  end subroutine

  subroutine single(x, y)
    real(8) :: x(3), y(3)
    real(4) :: a(3)
    a = real(x, 4)
    y(1) = 2*x(1)
    y(2) = count(a > 0.5)*x(2)
    y(3) = maxloc(a, 1)*x(3)
  end subroutine
end module

program main
  use enzyme
  use check
  use intrinsics_reductions
  implicit none
  VERIFY("whole", whole, 6, 6)
  VERIFY("along", along, 6, 10)
  VERIFY("masked", masked, 6, 3)
  VERIFY("of any shape", of_any_shape, 6, 3)
  VERIFY("single", single, 3, 3)
  call finish
end program
