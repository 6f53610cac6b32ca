module lists
  implicit none
  type, abstract :: node
    class(node), pointer :: next => null()
  contains
    procedure(val), deferred :: value
  end type
  abstract interface
    real(8) function val(self, t)
      import node
      class(node), intent(in) :: self
      real(8), intent(in) :: t
    end function
  end interface
  type, extends(node) :: lin
    real(8) :: k
  contains
    procedure :: value => lin_value
  end type
  type, extends(node) :: quad
    real(8), allocatable :: c(:)
  contains
    procedure :: value => quad_value
  end type
contains
  real(8) function lin_value(self, t)
    class(lin), intent(in) :: self
    real(8), intent(in) :: t
    lin_value = self%k*t
  end function
  real(8) function quad_value(self, t)
    class(quad), intent(in) :: self
    real(8), intent(in) :: t
    quad_value = self%c(1) + self%c(2)*t + self%c(3)*t**2
  end function
end module
subroutine fun(n, x, y)
  use lists
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  class(node), pointer :: head, p
  type(lin), pointer :: l
  type(quad), pointer :: q
  integer :: i
  head => null()
  do i = 1, n
    if (mod(i, 2) == 0) then
      allocate(l); l%k = x(i)**2; l%next => head; head => l
    else
      allocate(q); q%c = [x(i), x(i)*2, 1d0/x(i)]; q%next => head; head => q
    end if
  end do
  y = 0.1d0
  p => head
  do while (associated(p))
    y = y + sin(p%value(y))
    p => p%next
  end do
  do while (associated(head))
    p => head%next; deallocate(head); head => p
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
