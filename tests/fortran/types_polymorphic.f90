! class(..), allocatable and select type, class pointers, allocation with source, deferred bindings.
#include "check.inc"
module types_polymorphic
  implicit none
  type, abstract :: shape
    real(8) :: factor = 1
  contains
    procedure(measure), deferred :: area
  end type
  type, extends(shape) :: square
    real(8) :: side
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: disc
    real(8) :: radius
  contains
    procedure :: area => disc_area
  end type
  abstract interface
    real(8) function measure(this)
      import shape
      class(shape), intent(in) :: this
    end function
  end interface
contains
  real(8) function square_area(this)
    class(square), intent(in) :: this
    square_area = this%factor*this%side**2
  end function
  real(8) function disc_area(this)
    class(disc), intent(in) :: this
    disc_area = 3*this%factor*this%radius**2
  end function

  subroutine allocated(x, y)
    real(8) :: x(2), y(2)
    class(shape), allocatable :: s
    integer :: i
    do i = 1, 2
      if (i == 1) then
        allocate (square :: s)
      else
        allocate (disc :: s)
      end if
      select type (s)
      type is (square)
        s%side = x(1)
      type is (disc)
        s%radius = x(2)
        s%factor = x(1)
      end select
      y(i) = s%area()
      deallocate (s)
    end do
  end subroutine

  subroutine sourced(x, y)
    real(8) :: x(2), y(1)
    type(disc) :: d
    class(shape), allocatable :: s
    d%radius = x(1)
    d%factor = x(2)
    allocate (s, source=d)
    d%radius = 10
    y(1) = s%area()
  end subroutine
end module

program main
  use enzyme
  use check
  use types_polymorphic
  implicit none
  VERIFY("sourced", sourced, 2, 1)
  VERIFY("allocated", allocated, 2, 2)
  call finish
end program
