module stars
  implicit none
  type :: pt
    real(8) :: a, b
    integer :: k
  end type
  type :: box
    class(*), allocatable :: v
  end type
contains
  recursive subroutine show(u, r)
    class(*), intent(in) :: u
    real(8), intent(inout) :: r
    select type (u)
    type is (real(8))
      r = r + u**2
    type is (integer)
      r = r + u
    type is (real(4))
      r = r + u
    type is (pt)
      r = r + u%a*u%b + u%k
    class default
      r = r - 1
    end select
  end subroutine
end module
subroutine fun(n, x, y)
  use stars
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(box) :: b(4), t
  class(*), pointer :: p
  real(8), target :: z
  integer :: i
  b(1)%v = x(1)*x(2)
  b(2)%v = 3
  allocate (b(3)%v, source=pt(x(1), x(3), 2))
  b(4) = b(1)
  t = b(2); b(2) = b(3); b(3) = t
  y = 0
  do i = 1, 4
    call show(b(i)%v, y)
  end do
  z = x(2)**3
  p => z
  call show(p, y)
  select type (p)
  type is (real(8))
    p = p*x(3)
  end select
  y = y + z
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(3)
contains
  include 'check.inc'
end program
