! The bits of numbers written as integers and read again.
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  character(40) :: t(n)
  integer(8) :: w(n), v(n)
  integer :: i
  w = transfer(x, w)
  do i = 1, n
    write(t(i), *) w(i)
  end do
  do i = 1, n
    read(t(i), *) v(i)
  end do
  y = sum(transfer(v, x)**2)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
