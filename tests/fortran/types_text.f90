! Types with text of any length, parents without components, components of their own type; objects of several types
! that are copied, dispatched on and destroyed.
#include "check.inc"
module types_text
  implicit none
  type, abstract :: layer
  contains
    procedure(forwards), deferred :: forward
  end type
  abstract interface
    subroutine forwards(self, a, b)
      import
      class(layer), intent(inout) :: self
      real(8), intent(in) :: a(:)
      real(8), allocatable, intent(out) :: b(:)
    end subroutine
  end interface
  type, extends(layer) :: dense
    real(8), allocatable :: w(:, :), bias(:)
  contains
    procedure :: forward => dense_forward
  end type
  type, extends(layer) :: activation
    character(:), allocatable :: kind
    real(8), allocatable :: last(:)
  contains
    procedure :: forward => activation_forward
  end type
  type :: slot
    class(layer), allocatable :: l
  end type
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
  subroutine dense_forward(self, a, b)
    class(dense), intent(inout) :: self
    real(8), intent(in) :: a(:)
    real(8), allocatable, intent(out) :: b(:)
    b = matmul(self%w, a) + self%bias
  end subroutine
  subroutine activation_forward(self, a, b)
    class(activation), intent(inout) :: self
    real(8), intent(in) :: a(:)
    real(8), allocatable, intent(out) :: b(:)
    allocate (b(size(a)))
    select case (self%kind)
    case ('tanh')
      b = tanh(a)
    case ('leaky')
      b = merge(a, 0.1d0*a, a > 0)
    end select
    self%last = b
  end subroutine

  subroutine network(x, y)
    real(8) :: x(6), y(3)
    type(slot), allocatable :: net(:)
    real(8), allocatable :: a(:), b(:)
    integer :: i
    allocate (net(4))
    do i = 1, 4
      if (mod(i, 2) == 1) then
        allocate (dense :: net(i)%l)
      else
        net(i)%l = activation(kind=trim(merge('tanh ', 'leaky', i == 2)))
      end if
      select type (l => net(i)%l)
      type is (dense)
        allocate (l%w(3, 3), source=0d0)
        l%w(1, :) = x(1:3)
        l%w(2:3, 2) = x(4:5)
        l%w(3, 3) = -x(6)
        l%bias = x(1:3)*0.1d0*i
      end select
    end do
    a = x(4:6)
    do i = 1, size(net)
      call net(i)%l%forward(a, b)
      call move_alloc(b, a)
    end do
    y = a
    select type (l => net(2)%l)
    class is (activation)
      y(1) = y(1) + sum(l%last)*len(l%kind)
    end select
  end subroutine

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
  VERIFY("network", network, 6, 3)
  VERIFY("handed on", handed_on, 3, 3)
  VERIFY("lengths", lengths, 2, 2)
  VERIFY("nested", nested, 6, 2)
  call finish
end program
