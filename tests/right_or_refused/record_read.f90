! READ of a whole record whose components carry derivatives.
module mm
  type :: par
    real(8) :: a(3), b
    integer :: k
  end type
end module
subroutine fun(n, x, y)
  use mm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(par) :: p
  real(8) :: v(4)
  character(80) :: s
  p%a = x(1:3)**2; p%b = x(2)*x(3); p%k = 2
  v = x(1:4)**3
  s = '3.5 4.5 7.5 8.5 9 1 2 3 4'
  read (s, *) p, v
  y = sum(p%a*x(1:3)) + p%b*x(2) + p%k*x(1) + sum(v*x(1:4))
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
