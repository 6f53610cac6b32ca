! TRANSFER of numbers to words that are sorted by bits, of a record to words and back, of two numbers to a complex one.
subroutine fun(n, x, y)
  use iso_fortran_env, only: int8, int64
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(int64) :: k(n), t
  type rec
    integer :: tag
    real(8) :: a, b
  end type
  type(rec) :: r
  integer(int64) :: w(3)
  complex(8) :: z
  integer :: i, j
  do i = 1, n
    k(i) = transfer(x(i)*x(i), 0_int64)
  end do
  do i = 1, n - 1
    do j = 1, n - i
      if (k(j) < k(j + 1)) then
        t = k(j); k(j) = k(j + 1); k(j + 1) = t
      end if
    end do
  end do
  y = 0
  do i = 1, n
    y = y + i*transfer(k(i), 0d0)
  end do
  r = rec(4, x(1)*x(2), sin(x(3)))
  w = transfer(r, w)
  r = transfer(w, r)
  y = y + r%a*r%b + r%tag
  z = transfer(x(2:3), z)
  y = y + real(z)*aimag(z)**2
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
