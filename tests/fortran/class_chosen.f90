! Objects of CLASS: results of type-bound functions, module variables, elements whose type is chosen at run time.
#include "check.inc"
module class_results
  implicit none
  type :: vec
    real(8) :: v(2) = 0
  contains
    procedure :: add
    generic :: operator(+) => add
    procedure :: norm
  end type
  type, extends(vec) :: wvec
    real(8) :: w = 1
  contains
    procedure :: add => addw
    procedure :: norm => normw
  end type
contains
  function add(a, b) result(c)
    class(vec), intent(in) :: a, b
    class(vec), allocatable :: c
    allocate (c)
    c%v = a%v + b%v
  end function
  function addw(a, b) result(c)
    class(wvec), intent(in) :: a
    class(vec), intent(in) :: b
    class(vec), allocatable :: c
    allocate (wvec :: c)
    c%v = a%v + b%v
    select type (c)
    type is (wvec)
      c%w = a%w
      select type (b)
      type is (wvec)
        c%w = c%w*b%w
      end select
    end select
  end function
  function norm(a) result(r)
    class(vec), intent(in) :: a
    real(8) :: r
    r = sqrt(sum(a%v**2))
  end function
  function normw(a) result(r)
    class(wvec), intent(in) :: a
    real(8) :: r
    r = a%w*sum(a%v**2)
  end function
  function pick(n, x) result(c)
    integer, intent(in) :: n
    real(8), intent(in) :: x(:)
    class(vec), allocatable :: c
    if (n == 1) then
      c = vec(x(1:2))
    else
      c = wvec(x(1:2), x(3))
    end if
  end function
  subroutine apply(r, a, b)
    real(8), intent(out) :: r
    class(vec), intent(in) :: a
    class(vec), intent(in), optional :: b
    r = a%norm()
    if (present(b)) r = r*b%norm()
  end subroutine
  subroutine sums(a, r)
    class(vec), intent(in) :: a(:)
    real(8), intent(out) :: r
    integer :: i
    r = 0
    do i = 1, size(a)
      r = r + a(i)%norm()*i
    end do
  end subroutine
  subroutine f(x, y)
    real(8) :: x(4), y(4)
    class(vec), allocatable :: a, b, c
    class(vec), allocatable :: l(:)
    type(wvec) :: w(4)
    integer :: i
    a = pick(1, x)
    b = pick(2, x(2:))
    c = a + b
    y(1) = c%norm()
    c = b + a
    call apply(y(2), c)
    c = b + b
    call apply(y(3), c, a)
    do i = 1, 4
      w(i) = wvec([x(i), x(1)], x(2))
    end do
    call sums(w(4:1:-2), y(4))
    allocate (l(2), source=w(2:3))
    call sums(l, y(1))
    y(1) = y(1) + c%norm()
  end subroutine
end module
module class_globals
  implicit none
  type :: s0
    real(8) :: v = 0
  end type
  type, extends(s0) :: s1
    real(8) :: w = 0
  end type
  type, extends(s1) :: s2
    real(8) :: z(3) = 0
  end type
  class(s0), allocatable :: state
  class(s0), pointer :: cur => null()
  type(s2), target, save :: store
contains
  subroutine setup(x)
    real(8), intent(in) :: x(:)
    if (allocated(state)) deallocate (state)
    if (x(1) > 0) then
      allocate (s2 :: state)
    else
      allocate (s1 :: state)
    end if
    state%v = x(1)
    select type (state)
    class is (s1)
      state%w = x(2)
    end select
    select type (q => state)
    type is (s2)
      q%z = x*x
    end select
    store%v = x(3)
    store%w = x(1)*x(2)
    store%z = 1
    cur => store
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y(3)
    real(8) :: m(2, 2)
    class(s0), allocatable :: c
    call setup(x)
    y(1) = state%v
    select type (state)
    type is (s1)
      y(1) = y(1)*state%w
    class is (s2)
      y(1) = y(1) + sum(state%z) + state%w
    end select
    y(2) = cur%v
    if (same_type_as(cur, state)) y(2) = y(2)*2
    if (extends_type_of(cur, state)) y(2) = y(2) + x(1)
    c = cur
    cur%v = 0
    select type (c)
    class is (s1)
      y(2) = y(2) + c%v*c%w
    end select
    m = reshape([x(1), x(2), x(3), x(1)], [2, 2])
    y(3) = x(1)**2+sum(x)*m(1,2)
    nullify (cur)
  end subroutine
end module
module class_elements
  implicit none
  type, abstract :: shape
    real(8) :: w = 1
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    function area_i(self) result(r)
      import shape
      class(shape), intent(in) :: self
      real(8) :: r
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r = 0
  contains
    procedure :: area => area_c
  end type
  type, extends(shape) :: box
    integer :: n = 1
    real(8) :: a = 0, b = 0
  contains
    procedure :: area => area_b
  end type
  type :: item
    class(shape), allocatable :: s
  end type
contains
  function area_c(self) result(r)
    class(circle), intent(in) :: self
    real(8) :: r
    r = 3.14d0*self%r**2*self%w
  end function
  function area_b(self) result(r)
    class(box), intent(in) :: self
    real(8) :: r
    r = self%a*self%b*self%w*self%n
  end function
  subroutine f(x, y)
    real(8) :: x(4), y(2)
    class(shape), allocatable :: v(:)
    type(item), allocatable :: list(:), copy(:)
    integer :: i
    if (x(1) > 0.3d0) then
      allocate (circle :: v(3))
    else
      allocate (box :: v(3))
    end if
    do i = 1, 3
      v(i)%w = x(i)
      select type (e => v(i))
      type is (circle)
        e%r = x(i)**2
      type is (box)
        e%a = x(i)
        e%b = x(4)
      end select
    end do
    y(1) = 0
    do i = 1, 3
      y(1) = y(1) + v(i)%area()
    end do
    allocate (list(4))
    do i = 1, 4
      if (mod(i, 2) == 0) then
        allocate (list(i)%s, source=circle(w=x(i), r=x(1)))
      else
        allocate (list(i)%s, source=box(w=x(i), n=i, a=x(2), b=x(3)))
      end if
    end do
    copy = list
    y(2) = 0
    do i = 1, 4
      y(2) = y(2) + copy(i)%s%area()
    end do
  end subroutine
end module
program main
  use enzyme
  use check
  use class_results, only: results => f
  use class_globals, only: globals => f
  use class_elements, only: elements => f
  implicit none
  VERIFY("results", results, 4, 4)
  VERIFY("globals", globals, 3, 3)
  VERIFY("elements", elements, 4, 2)
  call finish
end program
