! Numbers that TRANSFER puts into an array of integers, from which it is computed.
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(8), allocatable :: w(:)
  integer :: i
  allocate(w(n))
  do i = 1, n
    w(i) = transfer(x(i) + 2, w(i))
  end do
  y = 0
  do i = 1, n
    y = y + real(w(i), 8) * 2.220446049250313d-16
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
