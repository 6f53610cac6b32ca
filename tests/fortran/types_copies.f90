! Assignment of derived types with default values, allocatable components of intrinsic and of derived type.
#include "check.inc"
module types_copies
  implicit none
  type :: point
    real(8) :: x = 0.5d0, y
    integer :: k(2, 3) = 7
    complex(8) :: z = (1d0, 2d0)
    character(5) :: name = 'abc'
  end type
  type, extends(point) :: cloud
    type(point) :: p(3)
    real(8), allocatable :: a(:, :)
    type(point), allocatable :: q(:)
    real(8), pointer :: link(:) => null()
    real(8) :: w(0:4)
  end type
contains
  subroutine defaults(x, y)
    real(8) :: x(2), y(3)
    type(point) :: p
    y(1) = p%x*x(1)
    p%y = x(2)
    p%x = p%x + p%y*sum(p%k)
    y(2) = p%x**2
    y(3) = abs(p%z*x(1))
  end subroutine

  subroutine deep(x, y)
    real(8), target :: x(6)
    real(8) :: y(4)
    type(cloud) :: b, c
    b%x = x(1)
    b%p(2)%y = x(2)
    allocate (b%a(2, 2))
    b%a = reshape(x(1:4), [2, 2])
    allocate (b%q(2))
    b%q(1)%x = x(5)
    b%q(2)%x = x(6)**2
    b%link => x
    b%w = x(1)*x(2)
    c = b
    b%a(1, 2) = 100
    b%q(2)%x = 100
    y(1) = c%x*c%p(2)%y
    y(2) = sum(c%a*c%a)
    y(3) = c%q(1)%x*c%q(2)%x + c%link(3)
    y(4) = sum(c%w)
  end subroutine

  subroutine arrays(x, y)
    real(8) :: x(4), y(2)
    type(point) :: p(2), q(2)
    p(1)%y = x(1)
    p(2)%y = x(2)*x(3)
    p%x = x(3:4)
    q = p(2:1:-1)
    y(1) = q(1)%y*q(2)%x
    q%y = q%y*p%x
    y(2) = sum(q%y)
  end subroutine

  function made(a, b) result(r)
    real(8), intent(in) :: a, b
    type(point) :: r
    r%x = a*b
    r%y = a + b
  end function

  subroutine returned(x, y)
    real(8) :: x(2), y(2)
    type(point) :: p
    p = made(x(1), x(2))
    y(1) = p%x
    y(2) = p%y*p%x
  end subroutine
end module

program main
  use enzyme
  use check
  use types_copies
  implicit none
  VERIFY("defaults", defaults, 2, 3)
  VERIFY("deep", deep, 6, 4)
  VERIFY("arrays", arrays, 4, 2)
  VERIFY("returned", returned, 2, 2)
  call finish
end program
