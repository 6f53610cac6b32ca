! The bits of numbers in hexadecimal digits out of a constant text, and back by the index of each.
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  character(16), parameter :: hex = '0123456789ABCDEF'
  character(16) :: t
  integer(8) :: w, r
  integer :: i, k, d
  y = 0
  do i = 1, n
    w = transfer(x(i), w)
    r = 0
    do k = 1, 16
      d = int(iand(shiftr(w, 64 - 4*k), 15_8))
      t(k:k) = hex(d + 1:d + 1)
    end do
    do k = 1, 16
      r = ior(shiftl(r, 4), int(index(hex, t(k:k)) - 1, 8))
    end do
    y = y + transfer(r, 1d0)**2
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
