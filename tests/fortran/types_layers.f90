! Layers of a network: types whose parent has no components, text among them, held by class and handed on.
#include "check.inc"
module types_layers
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
end module

program main
  use enzyme
  use check
  use types_layers
  implicit none
  VERIFY("network", network, 6, 3)
  call finish
end program
