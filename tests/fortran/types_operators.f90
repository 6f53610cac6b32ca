! Operators of derived types, elemental functions of types, chains of polymorphic operations.
#include "check.inc"
module types_operators_matrix_class
  implicit none
  type :: mat
    real(8), allocatable :: e(:,:)
  contains
    procedure :: mul
    procedure :: tr
    generic :: operator(*) => mul
  end type
contains
  function mul(a, b) result(c)
    class(mat), intent(in) :: a
    type(mat), intent(in) :: b
    type(mat) :: c
    c%e = matmul(a%e, b%e)
  end function
  real(8) function tr(a)
    class(mat), intent(in) :: a
    integer :: i
    tr = 0
    do i = 1, size(a%e, 1)
      tr = tr + a%e(i,i)
    end do
  end function
  subroutine f(x, y)
    real(8) :: x(4), y(1)
    type(mat) :: a, b
    a%e = reshape(x, [2,2])
    b = a*a
    b = b*a
    y(1) = b%tr()
  end subroutine
end module

module types_operators_elemental_types
  implicit none
  type dual
    real(8) :: a, b
  end type
  interface operator(+)
    module procedure add
  end interface
contains
  elemental type(dual) function add(p, q)
    type(dual), intent(in) :: p, q
    add = dual(p%a + q%a*q%b, p%b*q%a)
  end function
  subroutine f(x, y)
    real(8) :: x(4), y(2)
    type(dual) :: d(2), e(2)
    d = [dual(x(1), x(2)), dual(x(3), x(4))]
    e = d + d(2:1:-1)
    y(1) = sum(e%a*e%b)
    y(2) = e(1)%a - e(2)%b
  end subroutine
end module

module types_operators_deep_dispatch
  implicit none
  type, abstract :: op
  contains
    procedure(app), deferred :: apply
  end type
  type, extends(op) :: scale_op
    real(8) :: s
  contains
    procedure :: apply => scale_apply
  end type
  type, extends(op) :: sin_op
  contains
    procedure :: apply => sin_apply
  end type
  type :: slot
    class(op), allocatable :: o
  end type
  abstract interface
    subroutine app(this, t)
      import op
      class(op), intent(in) :: this
      real(8), intent(inout) :: t(:)
    end subroutine
  end interface
contains
  subroutine scale_apply(this, t)
    class(scale_op), intent(in) :: this
    real(8), intent(inout) :: t(:)
    t = t*this%s
  end subroutine
  subroutine sin_apply(this, t)
    class(sin_op), intent(in) :: this
    real(8), intent(inout) :: t(:)
    t = sin(t)
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y(1), t(2)
    type(slot) :: chain(3)
    type(scale_op) :: sc
    integer :: i
    sc%s = x(1)
    allocate(chain(1)%o, source=sc)
    allocate(sin_op :: chain(2)%o)
    sc%s = x(1)**2
    allocate(chain(3)%o, source=sc)
    t = x(2:3)
    do i = 1, 3
      call chain(i)%o%apply(t)
    end do
    y(1) = t(1)*t(2)
  end subroutine
end module

module types_operators_linked_alloc
  implicit none
  type node
    real(8) :: v
    type(node), allocatable :: next
  end type
contains
  subroutine f(x, y)
    real(8) :: x(3), y(1)
    type(node) :: head
    head%v = x(1)
    allocate(head%next)
    head%next%v = x(2)
    allocate(head%next%next)
    head%next%next%v = x(3)
    y(1) = head%v*head%next%v*head%next%next%v
  end subroutine
end module

module types_operators_pointer_array
  implicit none
  type cell
    real(8), pointer :: p => null()
  end type
contains
  subroutine f(x, y)
    real(8), target :: x(4)
    real(8) :: y(1)
    type(cell) :: c(4)
    integer :: i
    do i = 1, 4
      c(i)%p => x(5-i)
    end do
    y(1) = 0
    do i = 1, 4
      y(1) = y(1) + c(i)%p**i
    end do
  end subroutine
end module

program main
  use enzyme
  use check
  use types_operators_matrix_class, only: matrix_class => f
  use types_operators_elemental_types, only: elemental_types => f
  use types_operators_deep_dispatch, only: deep_dispatch => f
  use types_operators_linked_alloc, only: linked_alloc => f
  use types_operators_pointer_array, only: pointer_array => f
  implicit none
  VERIFY("matrix class", matrix_class, 4, 1)
  VERIFY("elemental types", elemental_types, 4, 2)
  VERIFY("deep dispatch", deep_dispatch, 3, 1)
  VERIFY("linked alloc", linked_alloc, 3, 1)
  VERIFY("pointer array", pointer_array, 4, 1)
  call finish
end program
