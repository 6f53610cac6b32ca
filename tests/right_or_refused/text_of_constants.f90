subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  character(len=40) :: s
  integer :: k
  real(8) :: c
  write (s, '(i4,f8.3)') n, 2.5d0
  read (s, '(i4,f8.3)') k, c
  y = x(1)*c*k + x(2)**2
  write (s, '(g20.12)') y
  if (len_trim(s) == 0) y = 0
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
