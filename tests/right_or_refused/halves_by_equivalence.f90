! The upper halves of numbers, by an EQUIVALENCE with integers.
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(4) :: q(8)
  integer :: i
  equivalence (r2, q)
  real(8) :: r2(4)
  r2 = 0
  do i = 1, n
    r2(i) = x(i) + 2
  end do
  y = 0
  do i = 1, n
    y = y + q(2 * i) / 1048576d0
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
