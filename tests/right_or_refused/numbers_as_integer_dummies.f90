! Numbers handed to a procedure that declares them integers, as Fortran 77 allowed: refused where the runtime moves them.
subroutine grown(b, n)
  implicit none
  integer :: n
  integer(4) :: b(2, n)
  integer(4), allocatable :: a(:, :)
  a = b
  a = reshape([a(:, 2:n), a(:, 1)], [2, n])
  b = a
end subroutine
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: w(4)
  integer :: i
  w = x(1:4)
  call grown(w, n)
  y = 0
  do i = 1, 4
    y = y + w(i)**2*i
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
