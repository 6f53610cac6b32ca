subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer(1) :: b(8)
  integer(8) :: k
  complex(8) :: c
  real(8) :: v(2), w(4)
  character(len=8) :: s
  integer :: i
  b = transfer(x(1)*2, b)
  v(1) = transfer(b, v(1))
  k = transfer(x(2), k)
  v(2) = transfer(k, 1d0)
  c = transfer(x(1:2), c)
  s = transfer(x(3), s)
  w(1:2) = transfer(c*c, w, 2)
  w(3) = transfer(s, 1d0)
  w(4) = 1
  y = sum(w*w) + v(1)*v(2)
  do i = 1, 1
    y = y + real(c)
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
