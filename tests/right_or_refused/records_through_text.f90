! Records written as text into internal files and read again.
module mm
  type :: rec
    integer :: k
    real(8) :: a
  end type
end module
subroutine fun(n, x, y)
  use mm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(rec) :: r, s
  character(40) :: c(4)
  integer :: i
  do i = 1, n
    r = rec(i, x(i)**2)
    write (c(i), '(i4,es30.20e3)') r
  end do
  y = 0
  do i = n, 1, -1
    read (c(i), '(i4,es30.20e3)') s
    y = y + s%a*s%k
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
