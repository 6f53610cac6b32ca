! A heap whose keys and 64-bit items are components of one type.
module hm
  implicit none
  type heap
    integer(8) :: n = 0, item(16)
    real(8) :: key(16)
  end type
contains
  subroutine push(h, it, k)
    type(heap), intent(inout) :: h
    integer(8), intent(in) :: it
    real(8), intent(in) :: k
    integer(8) :: i, p, t
    real(8) :: u
    h%n = h%n + 1; i = h%n; h%item(i) = it; h%key(i) = k
    do while (i > 1)
      p = i / 2
      if (h%key(p) <= h%key(i)) exit
      t = h%item(p); h%item(p) = h%item(i); h%item(i) = t
      u = h%key(p); h%key(p) = h%key(i); h%key(i) = u
      i = p
    end do
  end subroutine
end module
subroutine fun(n, x, y)
  use hm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(heap) :: h
  integer(8) :: i
  do i = 1, n
    call push(h, i, sin(3 * x(i)))
  end do
  y = 0
  do i = 1, n
    y = y + h%key(i) * i * x(h%item(i))
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
