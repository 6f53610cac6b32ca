! Words that hold two real(4) beside a pointer in records, turned by half a word: the numbers change places.
module buf
  use iso_c_binding
  implicit none
  type, bind(c) :: rec
    type(c_ptr) :: next
    real(c_float) :: v, w
  end type
contains
  subroutine exch(r, m)
    integer, intent(in) :: m
    type(rec), target, intent(inout) :: r(m)
    integer(8), pointer :: w(:)
    integer :: i
    call c_f_pointer(c_loc(r), w, [2*m])
    do i = 2, 2*m, 2
      w(i) = ishftc(w(i), 32)
    end do
  end subroutine
end module
subroutine fun(n, x, y)
  use buf
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(rec), allocatable :: r(:)
  integer :: i
  allocate(r(n))
  do i = 1, n
    r(i) = rec(c_null_ptr, real(x(i)**2,4), real(x(i),4))
  end do
  call exch(r, n)
  y = 0
  do i = 1, n
    y = y + i*r(i)%v*r(i)%w**2
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
