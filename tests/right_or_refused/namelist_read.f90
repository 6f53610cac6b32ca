! READ of a namelist of module variables that carry derivatives: which of them it replaces, the text decides.
module par
  real(8) :: alpha, beta
  namelist /p/ alpha, beta
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
  write (21, '(a)') '&p alpha = 2.5 /'
  alpha = x(1)**2
  beta = x(2)**2
  call readp(21)
  close (21)
  y = alpha*x(3) + beta*x(3)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
