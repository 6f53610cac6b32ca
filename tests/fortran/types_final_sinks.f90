! A FINAL procedure that adds up what a variable gathered, and a type that extends its type.
#include "check.inc"
module types_final_sinks
  implicit none
  type :: counter
    real(8), allocatable :: acc(:)
    real(8), pointer :: sink => null()
  contains
    procedure :: add
    final :: done
  end type
  type, extends(counter) :: weighted
    real(8) :: w = 2
  contains
    procedure :: add => wadd
  end type
contains
  subroutine add(self, v)
    class(counter), intent(inout) :: self
    real(8), intent(in) :: v
    if (.not. allocated(self%acc)) allocate (self%acc(0))
    self%acc = [self%acc, v]
  end subroutine
  subroutine wadd(self, v)
    class(weighted), intent(inout) :: self
    real(8), intent(in) :: v
    call self%counter%add(v*self%w)
    self%w = self%w*1.5d0
  end subroutine
  subroutine done(c)
    type(counter), intent(inout) :: c
    if (associated(c%sink) .and. allocated(c%acc)) c%sink = c%sink + sum(c%acc)
  end subroutine
  subroutine run(c, x)
    class(counter), intent(inout) :: c
    real(8), intent(in) :: x(:)
    integer :: i
    do i = 1, size(x)
      call c%add(x(i)**i)
    end do
  end subroutine
  subroutine scope(x, total)
    real(8), intent(in) :: x(:)
    real(8), intent(inout), target :: total
    type(counter) :: c
    c%sink => total
    call run(c, x)
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(4)
    real(8), intent(out) :: y(3)
    real(8), target :: total
    type(weighted) :: w
    class(counter), allocatable :: p
    total = x(1)
    call scope(x, total)
    y(1) = total
    w%w = x(2)
    call run(w, x)
    y(2) = sum(w%acc)*w%w
    allocate (p, source=w)
    call p%add(x(3))
    y(3) = p%acc(5) + p%acc(2)
  end subroutine
end module

program main
  use enzyme
  use check
  use types_final_sinks
  implicit none
  VERIFY("sinks", f, 4, 3)
  call finish
end program
