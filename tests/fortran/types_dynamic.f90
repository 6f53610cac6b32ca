! Dispatch, what is allocated with another type, lists, trees of components, final procedures.
#include "check.inc"
module types_dynamic
  implicit none
  type, abstract :: shape
    real(8) :: w = 1
  contains
    procedure(area_i), deferred :: area
    procedure :: scaled => shape_scaled
  end type
  abstract interface
    real(8) function area_i(this)
      import shape
      class(shape), intent(in) :: this
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: box
    real(8) :: a, b
  contains
    procedure :: area => box_area
    procedure :: scaled => box_scaled
  end type
  type :: holder
    class(shape), allocatable :: s
  end type
  type :: node
    real(8) :: v
    type(node), pointer :: next => null()
  end type
  type :: mesh
    real(8), allocatable :: x(:), f(:, :)
    integer, allocatable :: idx(:)
    type(mesh), allocatable :: child
  end type
  type, abstract :: law
  contains
    procedure(f_i), deferred :: f
  end type
  abstract interface
    real(8) function f_i(this, t)
      import law
      class(law), intent(in) :: this
      real(8), intent(in) :: t
    end function
  end interface
  type, extends(law) :: power
    real(8) :: p
  contains
    procedure :: f => power_f
  end type
  type, extends(law) :: wave
    real(8) :: a, b(2)
  contains
    procedure :: f => wave_f
  end type
  type :: handle
    real(8), pointer :: data(:) => null()
  contains
    final :: release
  end type
  integer :: released = 0
contains
  real(8) function shape_scaled(this, k)
    class(shape), intent(in) :: this
    real(8), intent(in) :: k
    shape_scaled = k*this%area()*this%w
  end function

  real(8) function circle_area(this)
    class(circle), intent(in) :: this
    circle_area = acos(-1d0)*this%r**2
  end function

  real(8) function box_area(this)
    class(box), intent(in) :: this
    box_area = this%a*this%b
  end function

  real(8) function box_scaled(this, k)
    class(box), intent(in) :: this
    real(8), intent(in) :: k
    box_scaled = k*this%area() + this%a
  end function

  subroutine poly(x, y)
    real(8) :: x(3), y(3)
    type(holder) :: h(2)
    integer :: i
    allocate (h(1)%s, source=circle(w=2d0, r=x(1)))
    allocate (h(2)%s, source=box(w=x(3), a=x(1), b=x(2)))
    do i = 1, 2
      y(i) = h(i)%s%scaled(x(2))
    end do
    y(3) = 0
    do i = 1, 2
      select type (s => h(i)%s)
      type is (circle)
        y(3) = y(3) + s%r**3
      type is (box)
        y(3) = y(3) + s%a*s%b*s%b
      class default
        y(3) = -1
      end select
    end do
  end subroutine

  subroutine list(x, y)
    real(8) :: x(4), y(1)
    type(node), pointer :: head, p, q
    integer :: i
    nullify (head)
    do i = 1, 4
      allocate (p)
      p%v = x(i)
      p%next => head
      head => p
    end do
    y(1) = 1
    p => head
    do while (associated(p))
      y(1) = y(1)*p%v + p%v**2
      q => p%next
      deallocate (p)
      p => q
    end do
  end subroutine

  subroutine meshes(x, y)
    real(8) :: x(6), y(3)
    type(mesh) :: m, c
    m%x = x(:3)
    m%f = reshape(x, [2, 3])
    m%idx = [3, 1, 2]
    allocate (m%child)
    m%child%x = m%x(m%idx)*x(6)
    c = m
    c%x(2) = c%x(2)*x(4)
    m%x = 0
    y(1) = sum(c%x*c%child%x)
    y(2) = sum(matmul(c%f, c%x))
    y(3) = sum(c%f(2, :)**2) + size(c%idx)
  end subroutine

  real(8) function power_f(this, t)
    class(power), intent(in) :: this
    real(8), intent(in) :: t
    power_f = t**this%p
  end function

  real(8) function wave_f(this, t)
    class(wave), intent(in) :: this
    real(8), intent(in) :: t
    wave_f = this%a*sin(this%b(1)*t + this%b(2))
  end function

  subroutine release(h)
    type(handle), intent(inout) :: h
    if (associated(h%data)) deallocate (h%data)
    released = released + 1
  end subroutine

  subroutine assigned(x, y)
    real(8) :: x(4), y(2)
    class(law), allocatable :: l, k
    l = power(x(1))
    y(1) = l%f(x(2))
    l = wave(x(1), x(2:3))
    k = l
    y(2) = k%f(x(4)) + l%f(x(1))
  end subroutine

  subroutine finals(x, y)
    real(8) :: x(3), y(1)
    type(handle) :: h
    call fill(h, x)
    y(1) = product(h%data)
  end subroutine

  subroutine fill(h, x)
    type(handle), intent(out) :: h
    real(8), intent(in) :: x(3)
    allocate (h%data(3))
    h%data = x*x(3)
  end subroutine
end module

program main
  use enzyme
  use check
  use types_dynamic
  implicit none
  VERIFY("poly", poly, 3, 3)
  VERIFY("list", list, 4, 1)
  VERIFY("meshes", meshes, 6, 3)
  VERIFY("assigned", assigned, 4, 2)
  VERIFY("finals", finals, 3, 1)
  call finish
end program
