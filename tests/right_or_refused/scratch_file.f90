subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: t(n)
  integer :: u
  open(newunit=u, status='scratch', form='unformatted')
  write(u) x**2
  rewind(u)
  read(u) t
  close(u)
  y = sum(t)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
