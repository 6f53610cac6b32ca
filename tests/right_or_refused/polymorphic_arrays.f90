module bodies_m
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
    procedure(fn), pointer, nopass :: g => null()
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
end module
subroutine fun(n, x, y)
  use bodies_m
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(holder) :: h(n), t
  class(body), allocatable :: moved
  type(body) :: c
  integer :: i
  do i = 1, n
    h(i)%b = make(i, x(i))
    if (i > 2) then
      h(i)%g => sq
    else
      h(i)%g => sn
    end if
  end do
  t = h(1); h(1) = h(n); h(n) = t
  call move_alloc(h(2)%b, moved)
  y = moved%energy()
  allocate(h(2)%b, mold=moved)
  h(2)%b%m = x(1)
  select type (q => h(2)%b)
  type is (spin); q%w = x(2:3)
  end select
  do i = 1, n
    y = y + i*h(i)%g(h(i)%b%energy())
  end do
  c = h(1)%b + h(2)%b
  y = y + c%m
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
