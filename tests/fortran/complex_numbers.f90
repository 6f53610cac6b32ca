! complex(8): arithmetic, division, functions, arrays.
#include "check.inc"
module complex_numbers
  implicit none
contains
  subroutine arithmetic(x, y)
    real(8) :: x(4), y(10)
    complex(8) :: a, b, c
    a = cmplx(x(1), x(2), 8)
    b = cmplx(x(3), x(4), 8)
    c = a*b + a - b
    y(1) = real(c); y(2) = aimag(c)
    c = a/b
    y(3) = real(c); y(4) = aimag(c)
    c = conjg(a)*b
    y(5) = real(c); y(6) = aimag(c)
    y(7) = abs(a)
    c = a**3
    y(8) = real(c); y(9) = aimag(c)
    y(10) = real(2*a*(1 - b))
  end subroutine

  subroutine functions(x, y)
    real(8) :: x(4), y(12)
    complex(8) :: a, b, c
    a = cmplx(x(1), x(2), 8)
    b = cmplx(x(3), x(4), 8)
    c = exp(a); y(1) = real(c); y(2) = aimag(c)
    c = sqrt(a); y(3) = real(c); y(4) = aimag(c)
    c = log(a); y(5) = real(c); y(6) = aimag(c)
    c = sin(a); y(7) = real(c); y(8) = aimag(c)
    c = cos(a); y(9) = real(c); y(10) = aimag(c)
    c = a**b; y(11) = real(c); y(12) = aimag(c)
  end subroutine

  subroutine arrays(x, y)
    real(8) :: x(6), y(4)
    complex(8) :: z(3), s
    integer :: i
    do i = 1, 3
      z(i) = cmplx(x(2*i - 1), x(2*i), 8)
    end do
    s = sum(z*z)
    y(1) = real(s); y(2) = aimag(s)
    s = dot_product(z, z*z)
    y(3) = real(s); y(4) = aimag(s)
  end subroutine
end module

program main
  use enzyme
  use check
  use complex_numbers
  implicit none
  VERIFY("arithmetic", arithmetic, 4, 10)
  VERIFY("functions", functions, 4, 12)
  VERIFY("arrays", arrays, 6, 4)
  call finish
end program
