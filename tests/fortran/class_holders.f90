#include "check.inc"
! Structures with components of CLASS and procedure pointers are swapped; MOVE_ALLOC and MOLD of components.
module class_holders
  implicit none
  type :: body
    real(8) :: m
  contains
    procedure :: energy => e0
    generic :: operator(+) => plus
    procedure :: plus
  end type
  type, extends(body) :: spin
    real(8) :: w(2)
  contains
    procedure :: energy => e1
  end type
  type :: holder
    class(body), allocatable :: b
    procedure(fn), pointer, nopass :: g => sn
  end type
  abstract interface
    real(8) function fn(t)
      real(8), intent(in) :: t
    end function
  end interface
contains
  real(8) function sq(t)
    real(8), intent(in) :: t
    sq = t*t
  end function
  real(8) function sn(t)
    real(8), intent(in) :: t
    sn = sin(t)
  end function
  real(8) function e0(self)
    class(body), intent(in) :: self
    e0 = self%m
  end function
  real(8) function e1(self)
    class(spin), intent(in) :: self
    e1 = self%m*sum(self%w**2)
  end function
  type(body) function plus(a, b)
    class(body), intent(in) :: a
    class(body), intent(in) :: b
    plus%m = a%m + b%m*2
  end function
  function make(i, v) result(r)
    integer, intent(in) :: i
    real(8), intent(in) :: v
    class(body), allocatable :: r
    if (mod(i,2) == 0) then
      allocate(r, source=spin(v, [v, 2*v]))
    else
      allocate(r, source=body(v**2))
    end if
  end function
  subroutine swap(x, y)
    real(8) :: x(4), y(1)
    type(holder) :: h(4), t
    integer :: i
    do i = 1, 4
      h(i)%b = make(i, x(i))
    end do
    t = h(1); h(1) = h(4); h(4) = t
    y = 0
    do i = 1, 4
      y(1) = y(1) + i*h(i)%b%energy()
    end do
  end subroutine
  subroutine mold(x, y)
    real(8) :: x(4), y(1)
    class(body), allocatable :: moved
    type(holder) :: h(4)
    integer :: i
    do i = 1, 4
      h(i)%b = make(i, x(i))
    end do
    call move_alloc(h(2)%b, moved)
    y(1) = moved%energy()
    allocate(h(2)%b, mold=moved)
    h(2)%b%m = x(1)
    select type (q => h(2)%b)
    type is (spin); q%w = x(2:3)
    end select
    do i = 1, 4
      y(1) = y(1) + i*h(i)%b%energy()
    end do
  end subroutine
  subroutine procs(x, y)
    real(8) :: x(4), y(1)
    type(holder) :: h(4), t
    type(body) :: c
    integer :: i
    do i = 1, 4
      h(i)%b = make(i, x(i))
      if (i > 2) h(i)%g => sq
    end do
    y(1) = h(2)%g(x(1))*t%g(x(2))
    t = h(1); h(1) = h(4); h(4) = t
    do i = 1, 4
      y(1) = y(1) + i*h(i)%g(h(i)%b%energy())
    end do
  c = h(1)%b + h(2)%b
  y = y + c%m
  end subroutine
end module
program main
  use enzyme
  use check
  use class_holders
  implicit none
  VERIFY("swap", swap, 4, 1)
  VERIFY("mold", mold, 4, 1)
  VERIFY("procs", procs, 4, 1)
  call finish
end program
