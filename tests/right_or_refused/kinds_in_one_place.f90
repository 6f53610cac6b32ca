! Numbers of two kinds share their places by EQUIVALENCE, and are copied as those of one.
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(inout) :: y
  real(8) :: d(4), e(4)
  real(4) :: s(8)
  equivalence (d, s)
  d(1) = x(1)
  d(2) = x(2)
  s(5) = real(x(3))
  s(6) = real(x(4))
  s(7) = 1
  s(8) = 2
  e = d
  d(1:2) = d(2:1:-1)
  y = d(1)*e(1) + d(2)*2 + s(5)*s(6)
  d = e
  y = y + s(5)*d(1)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
