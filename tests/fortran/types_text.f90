! Types with text of any length, parents without components, components of their own type: copied, dispatched on.
#include "check.inc"
module types_text
  implicit none
  type :: bag
    real(8), allocatable :: items(:)
    type(bag), allocatable :: child
  end type
  type :: scale
  contains
    procedure :: apply => scale_apply
  end type
  type, extends(scale) :: named
    character(:), allocatable :: kind
    real(8), allocatable :: last(:)
  contains
    procedure :: apply => named_apply
  end type
contains
  subroutine scale_apply(self, a)
    class(scale), intent(inout) :: self
    real(8), intent(inout) :: a(:)
    a = 2*a
  end subroutine
  subroutine named_apply(self, a)
    class(named), intent(inout) :: self
    real(8), intent(inout) :: a(:)
    select case (self%kind)
    case ('tanh')
      a = tanh(a)
    case default
      a = a**2
    end select
    self%last = a
  end subroutine

  ! The numbers here are only copied and handed on.
  subroutine handed_on(x, y)
    real(8) :: x(3), y(3)
    class(scale), allocatable :: s
    integer :: i
    y = x
    do i = 1, 3
      if (i == 2) then
        s = scale()
      else
        s = named('tanh', null())
      end if
      call s%apply(y)
      deallocate (s)
    end do
  end subroutine

  subroutine lengths(x, y)
    real(8) :: x(2), y(2)
    character(6) :: name = 'tanh'
    type(named) :: a, b
    a = named(kind=trim(name), last=null())
    a%last = x*x(1)
    b = a
    b%kind = b%kind//'!'
    y = sin(b%last)*len(a%kind) + len(b%kind)*x
  end subroutine

  subroutine nested(x, y)
    real(8) :: x(6), y(2)
    type(bag) :: b, c
    b%items = x(1:2)
    allocate (b%child)
    b%child%items = x(3:6)*x(1)
    c = b
    c%child%items(2) = x(5)
    y(1) = weight(b)
    y(2) = weight(c)*sum(b%items)
  end subroutine
  recursive real(8) function weight(b) result(w)
    type(bag), intent(in) :: b
    w = sum(b%items**2)
    if (allocated(b%child)) w = w + 2*weight(b%child)
  end function
end module

program main
  use enzyme
  use check
  use types_text
  implicit none
  VERIFY("handed on", handed_on, 3, 3)
  VERIFY("lengths", lengths, 2, 2)
  VERIFY("nested", nested, 6, 2)
  call finish
end program
