! FINAL procedures that change what is differentiated: of variables, components, parents; at the end of a procedure, of
! INTENT(OUT), assignment, DEALLOCATE, MOVE_ALLOC.
#include "check.inc"
module types_final_log
  implicit none
  real(8) :: log = 0
  type :: inner
    real(8) :: v = 0
  contains
    final :: inner_done
  end type
  type :: base
    real(8) :: b = 0
  contains
    final :: base_done
  end type
  type, extends(base) :: outer
    type(inner) :: one
    type(inner) :: some(2)
    class(base), allocatable :: kept
  contains
    final :: outer_done
  end type
  type :: chain
    real(8) :: v
    type(chain), pointer :: next => null()
  contains
    final :: chain_done
  end type
contains
  impure elemental subroutine inner_done(x)
    type(inner), intent(inout) :: x
    log = log*1.1d0 + x%v**2
  end subroutine
  subroutine base_done(x)
    type(base), intent(inout) :: x
    log = log + 2*x%b
  end subroutine
  subroutine outer_done(x)
    type(outer), intent(inout) :: x
    log = log + 3*x%b*x%one%v
  end subroutine
  recursive subroutine chain_done(x)
    type(chain), intent(inout) :: x
    log = log*0.9d0 + x%v
    if (associated(x%next)) deallocate (x%next)
  end subroutine
end module
module types_final
  use types_final_log
  implicit none
contains
  subroutine build(x)
    real(8), intent(in) :: x(5)
    type(outer) :: o
    o%b = x(1)
    o%one%v = x(2)
    o%some%v = x(3:4)
    allocate (o%kept)
    o%kept%b = x(5)
  end subroutine
  subroutine reset(i, v)
    type(inner), intent(out) :: i
    real(8), intent(in) :: v
    i%v = v
  end subroutine
  subroutine links(x)
    real(8), intent(in) :: x(5)
    type(chain) :: c
    type(chain), pointer :: p
    integer :: k
    c%v = x(1)
    do k = 2, 5
      allocate (p)
      p%v = x(k)*k
      p%next => c%next
      c%next => p
    end do
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(5)
    real(8), intent(out) :: y(6)
    type(inner) :: i, arr(3)
    type(inner), allocatable :: a, b
    log = 0
    call build(x)
    y(1) = log
    i%v = x(1)
    call reset(i, x(2))
    y(2) = log
    i = inner(x(3))
    arr%v = x(1:3)
    arr = inner(x(4))
    y(3) = log
    allocate (a, b)
    a%v = x(5)
    b%v = x(2)
    call move_alloc(a, b)
    deallocate (b)
    y(4) = log
    log = x(3)
    call links(x)
    y(5) = log
    y(6) = i%v*arr(2)%v
  end subroutine
end module

program main
  use enzyme
  use check
  use types_final
  implicit none
  VERIFY("order", f, 5, 6)
  call finish
end program
