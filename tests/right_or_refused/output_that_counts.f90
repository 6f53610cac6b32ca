! A procedure for the output of a derived type that adds what it is given to a variable of the module.
module mm
  implicit none
  real(8) :: total = 0
  type :: par
    real(8) :: a
  contains
    procedure :: wr
    generic :: write(formatted) => wr
  end type
contains
  subroutine wr(dtv, unit, iotype, vlist, iostat, iomsg)
    class(par), intent(in) :: dtv
    integer, intent(in) :: unit, vlist(:)
    character(*), intent(in) :: iotype
    integer, intent(out) :: iostat
    character(*), intent(inout) :: iomsg
    total = total + dtv%a
    iostat = 0
  end subroutine
end module
subroutine fun(n, x, y)
  use mm
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(par) :: p
  character(80) :: s
  total = x(3)
  p = par(x(1)**2)
  write (s, *) p
  y = total*x(2)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
