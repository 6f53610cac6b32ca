#include "check.inc"
! Objects that the program made before, of types that the differentiated code does not name.
module class_outside
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
  type, extends(base) :: other
    real(8) :: c(2) = [3, 4]
  contains
    procedure :: f => other_f
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
  real(8) function other_f(this, t)
    class(other), intent(in) :: this
    real(8), intent(in) :: t
    other_f = this%a*t + sum(this%c)*t**3
  end function
end module
module class_calls
  use class_outside, only: base
  implicit none
  class(base), pointer :: held => null()
contains
  subroutine direct(o, x, y)
    class(base), intent(in) :: o
    real(8) :: x, y
    y = o%f(x)
  end subroutine
  subroutine viapointer(o, x, y)
    class(base), intent(in), target :: o
    real(8) :: x, y
    class(base), pointer :: p, q
    p => o
    q => p
    y = q%f(x)
  end subroutine
  subroutine viacopy(o, x, y)
    class(base), intent(in), target :: o
    real(8) :: x, y
    class(base), allocatable :: p
    allocate(p, source=o)
    y = p%f(x)
  end subroutine
  subroutine viamold(o, x, y)
    class(base), intent(in), target :: o
    real(8) :: x, y
    class(base), allocatable :: p
    allocate(p, mold=o)
    p%a = x
    y = p%f(x)
  end subroutine

  subroutine gdirect(x, y)
    real(8) :: x(1), y(1)
    call direct(held, x(1), y(1))
  end subroutine

  subroutine gviapointer(x, y)
    real(8) :: x(1), y(1)
    call viapointer(held, x(1), y(1))
  end subroutine

  subroutine gviacopy(x, y)
    real(8) :: x(1), y(1)
    call viacopy(held, x(1), y(1))
  end subroutine

  subroutine gviamold(x, y)
    real(8) :: x(1), y(1)
    call viamold(held, x(1), y(1))
  end subroutine
end module
program main
  use enzyme
  use check
  use class_outside
  use class_calls
  implicit none
  type(child), target :: c
  type(other), target :: o
  c%a = 1.5d0
  c%b = 0.3d0
  held => c
  VERIFY("call of a child", gdirect, 1, 1)
  VERIFY("pointer to a child", gviapointer, 1, 1)
  VERIFY("copy of a child", gviacopy, 1, 1)
  VERIFY("like a child", gviamold, 1, 1)
  held => o
  VERIFY("call of another", gdirect, 1, 1)
  VERIFY("pointer to another", gviapointer, 1, 1)
  VERIFY("copy of another", gviacopy, 1, 1)
  VERIFY("like another", gviamold, 1, 1)
  call finish
end program
