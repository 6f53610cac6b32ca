! The dynamic type of a pointer and of what is allocated as a child or from a source.
#include "check.inc"
module class_types
  implicit none
  type base
    real(8) :: a = 1
  contains
    procedure :: f => base_f
  end type
  type, extends(base) :: child
    real(8) :: b = 2
  contains
    procedure :: f => child_f
  end type
  type, extends(child) :: grand
    real(8) :: c(2) = 3
  contains
    procedure :: f => grand_f
  end type
  type wrap
    class(base), pointer :: p => null()
  end type
contains
  real(8) function base_f(this, t)
    class(base), intent(in) :: this
    real(8), intent(in) :: t
    base_f = this%a*t
  end function
  real(8) function child_f(this, t)
    class(child), intent(in) :: this
    real(8), intent(in) :: t
    child_f = this%a*t + this%b*t**2
  end function
  real(8) function grand_f(this, t)
    class(grand), intent(in) :: this
    real(8), intent(in) :: t
    grand_f = this%a*t + this%b*t**2 + sum(this%c)*t**3
  end function
  subroutine seltype(x, y)
    real(8) :: x(2), y(2)
    type(child), target :: c
    type(base), target :: b
    class(base), pointer :: p
    c%a = x(1)
    c%b = x(2)
    b%a = x(1)*x(2)
    p => c
    select type (p)
    type is (base)
      y(1) = p%a**2
    type is (child)
      y(1) = p%a*p%b*7
    class default
      y(1) = 0
    end select
    p => b
    select type (p)
    type is (base)
      y(2) = p%a**2
    class is (child)
      y(2) = p%a*p%b*7
    class default
      y(2) = 0
    end select
  end subroutine
  subroutine wrapped(x, y)
    real(8) :: x(2), y(1)
    type(wrap) :: v(3)
    integer :: i
    allocate (child :: v(1)%p)
    allocate (base :: v(2)%p)
    allocate (grand :: v(3)%p)
    y(1) = 0
    do i = 1, 3
      v(i)%p%a = x(1)*i
      y(1) = y(1) + v(i)%p%f(x(2))
      deallocate (v(i)%p)
    end do
  end subroutine
  subroutine star(x, y)
    real(8) :: x(2), y(2)
    class(*), allocatable :: u, w
    allocate (u, source=x(1))
    select type (u)
    type is (real(8))
      y(1) = u**2
    class default
      y(1) = 0
    end select
    w = x(2)
    select type (w)
    type is (real(8))
      y(2) = w**2
    class default
      y(2) = 0
    end select
  end subroutine
end module
program main
  use enzyme
  use check
  use class_types
  implicit none
  VERIFY("seltype", seltype, 2, 2)
  VERIFY("wrapped", wrapped, 2, 1)
  VERIFY("star", star, 2, 2)
  call finish
end program
