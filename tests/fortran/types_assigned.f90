! Components whose types have assignments of their own: the assignment of what holds them runs these.
#include "check.inc"
module types_assigned
  implicit none
  type :: cell
    real(8) :: v = 0
  contains
    procedure, private :: take
    generic :: assignment(=) => take
  end type
  type :: knot
    real(8) :: v = 0
  contains
    procedure, private :: tie
    generic :: assignment(=) => tie
  end type
  type :: holder
    type(cell) :: c
    real(8) :: w
    type(knot) :: row(3), grid(2, 2)
  end type
  type, extends(holder) :: keeper
    type(holder) :: inside
    real(8), allocatable :: more(:)
  end type
contains
  subroutine take(self, other)
    class(cell), intent(inout) :: self
    type(cell), intent(in) :: other
    self%v = self%v + 2*other%v*other%v
  end subroutine
  elemental subroutine tie(self, other)
    class(knot), intent(inout) :: self
    type(knot), intent(in) :: other
    self%v = 3*other%v
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y(6)
    type(holder) :: a, b
    type(keeper) :: k, l
    a%c%v = x(1)
    a%w = x(2)
    a%row%v = x(1:3)
    a%grid%v = reshape(x, [2, 2])
    b%c%v = x(4)
    b = a
    y(1) = b%c%v*b%w
    y(2) = sum(b%row%v**2)
    y(3) = b%grid(1, 2)%v*b%grid(2, 1)%v
    k%holder = a
    k%inside = b
    allocate (k%more(2))
    k%more = x(3:4)
    l = k
    y(4) = l%c%v + l%inside%c%v
    y(5) = sum(l%inside%row%v)*l%more(2)
    y(6) = l%w*l%grid(2, 2)%v
  end subroutine
end module

program main
  use enzyme
  use check
  use types_assigned
  implicit none
  VERIFY("parts", f, 4, 6)
  call finish
end program
