subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  class(*), allocatable :: u, v(:)
  type pt
    real(8) :: a, b(2)
  end type
  type(pt) :: q
  y = 0
  allocate(u, source=x(1)*x(2))
  select type (u)
  type is (real(8)); y = y + u**2
  type is (integer); y = y - 5
  end select
  deallocate(u)
  q%a = x(3); q%b = x(1:2)*x(4)
  allocate(u, source=q)
  select type (u)
  type is (pt); y = y + u%a*u%b(1) + u%b(2)**2
  class default; y = -1
  end select
  allocate(v, source=x(1:3)**2)
  select type (v)
  type is (real(8)); y = y + sum(v*[1d0,2d0,3d0])
  end select
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
