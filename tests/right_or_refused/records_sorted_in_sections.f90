! Records sorted by a recursive procedure of an assumed-shape array, whose stride is known only at run time: components of
! 4 bytes seem to lie anywhere beside the numbers, but for what the types of the records say.
module recs
  implicit none
  type rec
    integer :: n
    real(8) :: key
    logical :: ok
  end type
contains
  subroutine swap(a, b)
    type(rec), intent(inout) :: a, b
    type(rec) :: t
    t = a; a = b; b = t
  end subroutine
  recursive subroutine sort(a)
    type(rec), intent(inout) :: a(:)
    integer :: i, j
    if (size(a) < 2) return
    do j = 1, 1
      do i = 1, size(a) - 1
        if (a(i)%key > a(i + 1)%key) call swap(a(i), a(i + 1))
      end do
    end do
    call sort(a(:size(a) - 1))
  end subroutine
end module
subroutine fun(n, x, y)
  use recs
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(rec) :: a(4)
  integer :: i
  do i = 1, 4
    a(i)%key = sin(x(i)*5)
    a(i)%n = i
    a(i)%ok = i > 2
  end do
  call sort(a)
  y = 0
  do i = 1, 4
    y = y + i*a(i)%key*a(i)%n
    if (a(i)%ok) y = y + a(i)%key**2
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
