! Derived types: components, nesting, arrays of types, pointers, type-bound procedures, inheritance.
#include "check.inc"
module types_derived
  implicit none
  type :: point
    real(8) :: x, y
  end type
  type :: segment
    type(point) :: a, b
    integer :: tag
  end type
  type :: node
    real(8) :: value
    type(node), pointer :: next => null()
  end type
  type :: shape
    real(8) :: scale
  contains
    procedure :: area => shape_area
  end type
  type, extends(shape) :: disc
    real(8) :: radius
  contains
    procedure :: area => disc_area
  end type
contains
  real(8) function length(s)
    type(segment), intent(in) :: s
    length = sqrt((s%a%x - s%b%x)**2 + (s%a%y - s%b%y)**2)*s%tag
  end function

  subroutine components(x, y)
    real(8) :: x(4), y(2)
    type(segment) :: s, t
    s = segment(point(x(1), x(2)), point(x(3), x(4)), 2)
    y(1) = length(s)
    t = s
    t%b%x = t%b%x*t%a%x
    y(2) = length(t)
  end subroutine

  subroutine array_of_types(x, y)
    real(8) :: x(6), y(2)
    type(point) :: p(3)
    integer :: i
    do i = 1, 3
      p(i)%x = x(2*i - 1)
      p(i)%y = x(2*i)**2
    end do
    y(1) = sum(p%x*p%y)
    y(2) = p(1)%x*p(3)%y
  end subroutine

  subroutine pointers(x, y)
    real(8), target :: x(4)
    real(8) :: y(1)
    real(8), pointer :: p(:), q
    p => x(2:4)
    q => x(1)
    y(1) = sum(p*p)*q
    q => p(2)
    y(1) = y(1) + q**3
  end subroutine

  subroutine linked_list(x, y)
    real(8) :: x(4), y(1)
    type(node), pointer :: head, fresh
    integer :: i
    nullify (head)
    do i = 1, 4
      allocate (fresh)
      fresh%value = x(i)**2
      fresh%next => head
      head => fresh
    end do
    y(1) = 1
    do while (associated(head))
      y(1) = y(1)*(1 + head%value)
      fresh => head%next
      deallocate (head)
      head => fresh
    end do
  end subroutine

  real(8) function shape_area(this)
    class(shape), intent(in) :: this
    shape_area = this%scale
  end function

  real(8) function disc_area(this)
    class(disc), intent(in) :: this
    disc_area = this%scale*this%radius**2
  end function

  subroutine bound(x, y)
    real(8) :: x(2), y(1)
    type(disc) :: d
    d%scale = x(1)
    d%radius = x(2)
    y(1) = d%area()
  end subroutine

  subroutine dispatched(x, y)
    real(8) :: x(2), y(2)
    type(disc) :: d
    type(shape) :: s
    d%scale = x(1)
    d%radius = x(2)
    s%scale = x(1)*x(2)
    call measure(d, y(1))
    call measure(s, y(2))
  end subroutine

  subroutine measure(s, r)
    class(shape), intent(in) :: s
    real(8), intent(out) :: r
    r = s%area()
  end subroutine
end module

program main
  use enzyme
  use check
  use types_derived
  implicit none
  VERIFY("components", components, 4, 2)
  VERIFY("array of types", array_of_types, 6, 2)
  VERIFY("pointers", pointers, 4, 1)
  VERIFY("linked list", linked_list, 4, 1)
  VERIFY("bound", bound, 2, 1)
  VERIFY("dispatched", dispatched, 2, 2)
  call finish
end program
