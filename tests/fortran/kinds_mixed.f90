! real(4), real(10), conversions between kinds, integer kinds, mixed arithmetic.
#include "check.inc"
module kinds_mixed
  implicit none
contains
  subroutine extended(x, y)
    real(8) :: x(3), y(3)
    real(10) :: a(3), s
    integer :: i
    a = x
    s = 1
    do i = 1, 3
      s = s*a(i) + a(i)**2/(1 + a(i)*a(i))
      y(i) = real(s, 8)
    end do
  end subroutine

  subroutine double_of_single(x, y)
    real(8) :: x(2), y(2)
    integer(8) :: k
    integer(1) :: small
    k = 3
    small = 2
    y(1) = x(1)**k + k*x(2)
    y(2) = x(2)*small + int(x(1)*0)
  end subroutine

  real(4) function single(a)
    real(4), intent(in) :: a(3)
    single = a(1)*exp(a(2)) + sum(a*a) + a(3)**2
  end function
end module

program main
  use enzyme
  use check
  use kinds_mixed
  implicit none
  real(4) :: a(3), da(3)
  VERIFY("extended", extended, 3, 3)
  VERIFY("integers", double_of_single, 2, 2)
  a = [0.5, 0.25, 2.0]
  da = 0
  call enzyme_autodiff(single, enzyme_dup, a, da)
  call near("single 1", real(da(1), 8), exp(0.25d0) + 1, 1d-6)
  call near("single 2", real(da(2), 8), 0.5d0*exp(0.25d0) + 0.5d0, 1d-6)
  call near("single 3", real(da(3), 8), 8d0, 1d-6)
  call finish
end program
