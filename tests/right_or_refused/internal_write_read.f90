subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  character(40) :: s
  real(8) :: t
  integer :: i
  y = 0
  do i = 1, n
    write(s, '(es25.17)') x(i)**2
    read(s, *) t
    y = y + t*i
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
