! Options of a module read by namelist, beside variables that carry derivatives.
module par
  real(8) :: alpha, beta, gam
  integer :: m
  namelist /p/ alpha, m
contains
  subroutine readp(u)
    integer, intent(in) :: u
    rewind (u)
    read (u, nml=p)
  end subroutine
end module
subroutine fun(n, x, y)
  use par
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  open (21, status='scratch')
  write (21, '(a)') '&p alpha = 2.5, m=2 /'
  beta = x(2)**2
  gam = beta*x(1)
  call readp(21)
  close (21)
  y = alpha*x(3) + beta*x(3)*m + gam
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
