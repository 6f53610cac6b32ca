! Numbers that TRANSFER puts into components of 64-bit integers, beside a component of numbers.
module mm
  implicit none
  type t
    integer(8) :: n = 0, w(8) = 0
    real(8) :: k(8) = 0
  end type
contains
  subroutine rev(a, n)
    type(t), intent(inout) :: a
    integer, intent(in) :: n
    integer(8) :: u
    integer :: i
    do i = 1, n / 2
      u = a%w(i); a%w(i) = a%w(n + 1 - i); a%w(n + 1 - i) = u
    end do
  end subroutine
end module
subroutine fun(n, x, y)
  use mm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(t) :: a, b
  integer :: i
  real(8) :: z(8)
  z = 0
  z(1:n) = x**2
  a%w = transfer(z, a%w)
  do i = 1, n
    b%w(i) = transfer(x(i)**3, 1_8)
    a%k(i) = x(i)
    b%k(i) = 1
  end do
  call rev(a, n)
  call rev(b, n)
  z = transfer(a%w, z)
  y = 0
  do i = 1, n
    y = y + z(i) * i * a%k(i) + transfer(b%w(i), y) * i
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
