! Records written to a file of direct access and read again.
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
  integer :: i, l
  inquire (iolength=l) r
  open (19, status='scratch', form='unformatted', access='direct', recl=l)
  do i = 1, n
    r = rec(i, x(i)**2)
    write (19, rec=i) r
  end do
  y = 0
  do i = n, 1, -1
    read (19, rec=i) s
    y = y + s%a*s%k
  end do
  close (19)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
