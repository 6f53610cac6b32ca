! Objects of CLASS: deferred, generic and overridden bindings, function results, wrappers, lists, MOVE_ALLOC, type inquiry.
#include "check.inc"
module class_objects
  implicit none
  type, abstract :: shape
    real(8) :: w = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: describe => shape_describe
    procedure, nopass :: scale => shape_scale
    generic :: times => times_r, times_i
    procedure :: times_r, times_i
  end type
  abstract interface
    real(8) function area_i(this)
      import shape
      class(shape), intent(in) :: this
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: s = 1
  contains
    procedure :: area => square_area
  end type
  type, extends(shape) :: disc
    real(8) :: r = 1
    real(8), allocatable :: holes(:)
  contains
    procedure :: area => disc_area
    procedure :: describe => disc_describe
  end type
  type, extends(disc) :: ring
    real(8) :: inner = 0.1d0
  contains
    procedure :: area => ring_area
  end type
  type abox
    class(shape), allocatable :: p
  end type
  type pbox
    class(shape), pointer :: p => null()
  end type
  type node
    class(shape), pointer :: item => null()
    type(node), pointer :: next => null()
  end type
contains
  real(8) function square_area(this)
    class(square), intent(in) :: this
    square_area = this%w*this%s**2
  end function
  real(8) function disc_area(this)
    class(disc), intent(in) :: this
    disc_area = this%w*3.14d0*this%r**2
    if (allocated(this%holes)) disc_area = disc_area - sum(this%holes**2)
  end function
  real(8) function ring_area(this)
    class(ring), intent(in) :: this
    ring_area = this%disc%area() - 3.14d0*this%inner**2*this%w
  end function
  real(8) function shape_describe(this, k)
    class(shape), intent(in) :: this
    integer, intent(in) :: k
    shape_describe = this%area()*k
  end function
  real(8) function disc_describe(this, k)
    class(disc), intent(in) :: this
    integer, intent(in) :: k
    disc_describe = this%area()*k + this%r
  end function
  real(8) function shape_scale(t)
    real(8), intent(in) :: t
    shape_scale = t*t*1.5d0
  end function
  real(8) function times_r(this, f)
    class(shape), intent(in) :: this
    real(8), intent(in) :: f
    times_r = this%area()*f
  end function
  real(8) function times_i(this, f)
    class(shape), intent(in) :: this
    integer, intent(in) :: f
    times_i = this%area()*f
  end function

  function make(kind, t) result(s)
    integer, intent(in) :: kind
    real(8), intent(in) :: t
    class(shape), allocatable :: s
    select case (kind)
    case (1)
      allocate (s, source=square(w=1.1d0, s=t))
    case (2)
      allocate (disc :: s)
      select type (s)
      type is (disc)
        s%r = t
        s%holes = [0.1d0*t, 0.2d0*t*t]
      end select
    case default
      allocate (ring :: s)
      select type (s)
      class is (ring)
        s%r = t
        s%inner = 0.3d0*t
      end select
    end select
    s%w = t + 0.5d0
  end function

  subroutine made(x, y)
    real(8) :: x(3), y(3)
    class(shape), allocatable :: s
    integer :: i
    do i = 1, 3
      s = make(i, x(i))
      y(i) = s%area() + s%describe(2) + s%times(x(1)) + s%times(3) + s%scale(x(2))
    end do
  end subroutine

  subroutine boxes(x, y)
    real(8) :: x(3), y(1)
    type(abox) :: b(3)
    type(abox), allocatable :: c(:)
    integer :: i
    do i = 1, 3
      allocate (b(i)%p, source=make(4 - i, x(i)))
    end do
    c = b
    y(1) = 0
    do i = 1, 3
      b(i)%p%w = 2
      y(1) = y(1) + c(i)%p%area() + b(i)%p%describe(i)
    end do
  end subroutine

  subroutine pointers(x, y)
    real(8) :: x(3), y(1)
    type(pbox) :: b(4)
    type(ring), target :: r
    integer :: i
    r%r = x(1)*x(2)
    r%inner = x(3)
    do i = 1, 3
      allocate (b(i)%p, source=make(i, x(i)))
    end do
    b(4)%p => r
    y(1) = 0
    do i = 1, 4
      y(1) = y(1) + b(i)%p%area()*i
      select type (p => b(i)%p)
      type is (square)
        y(1) = y(1) + p%s
      class is (disc)
        y(1) = y(1) + p%r**3
      class default
        y(1) = 0
      end select
    end do
    do i = 1, 3
      deallocate (b(i)%p)
    end do
  end subroutine

  subroutine list(x, y)
    real(8) :: x(3), y(1)
    type(node), pointer :: head, n
    integer :: i
    head => null()
    do i = 1, 5
      allocate (n)
      allocate (n%item, source=make(mod(i, 3) + 1, x(mod(i, 3) + 1)*i))
      n%next => head
      head => n
    end do
    y(1) = 0
    n => head
    do while (associated(n))
      y(1) = y(1) + n%item%area()*0.5d0 + n%item%w
      n => n%next
    end do
    do while (associated(head))
      n => head%next
      deallocate (head%item)
      deallocate (head)
      head => n
    end do
  end subroutine

  subroutine moved(x, y)
    real(8) :: x(3), y(2)
    class(shape), allocatable :: a, b
    class(shape), allocatable :: v(:), w(:)
    integer :: i
    a = make(3, x(1))
    call move_alloc(a, b)
    a = make(1, x(2))
    y(1) = a%area()*b%area()
    a = b
    y(1) = y(1) + a%describe(3)
    allocate (square :: v(3))
    select type (v)
    type is (square)
      do i = 1, 3
        v(i)%s = x(i)
      end do
      v(2)%w = x(1)
    end select
    call move_alloc(v, w)
    y(2) = 0
    select type (w)
    type is (square)
      y(2) = sum(w%s**2*w%w)
    end select
    y(2) = y(2) + w(2)%area()
  end subroutine
  subroutine types(x, y)
    real(8) :: x(3), y(2)
    class(shape), allocatable :: a, b
    class(shape), pointer :: p
    type(square), target :: q
    y = 0
    a = make(3, x(1))
    b = make(2, x(2))
    q%s = x(3)
    p => q
    if (same_type_as(a, b)) y(1) = 5*x(1)
    if (extends_type_of(a, b)) y(1) = y(1) + x(1)*x(2)*a%area()
    if (extends_type_of(b, a)) y(1) = y(1) + 100*x(1)
    if (same_type_as(p, q)) y(2) = p%area()
    if (extends_type_of(p, a)) y(2) = 7*x(2)
  end subroutine
end module
program main
  use enzyme
  use check
  use class_objects
  implicit none
  VERIFY("made", made, 3, 3)
  VERIFY("boxes", boxes, 3, 1)
  VERIFY("pointers", pointers, 3, 1)
  VERIFY("list", list, 3, 1)
  VERIFY("moved", moved, 3, 2)
  VERIFY("types", types, 3, 2)
  call finish
end program
