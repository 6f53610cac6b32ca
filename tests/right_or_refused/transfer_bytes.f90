subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(1) :: b(8)
  integer(8) :: k(4)
  character(8) :: c
  integer :: i
  y = 0
  do i = 1, n
    b = transfer(x(i)**2, b)
    y = y + transfer(b, y)*i
    c = transfer(x(i)*3, c)
    y = y + transfer(c, y)
  end do
  k = transfer(x*x, k)
  y = y + sum(transfer(k, x))
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
