! CLASS pointers to scalars, components, parents and arrays; CLASS(*); components of CLASS; trees; procedure pointers.
#include "check.inc"
module class_pointers
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
    integer :: n = 2
    real(8) :: c(2) = 3
  contains
    procedure :: f => grand_f
  end type
  type holder
    class(*), allocatable :: u
    class(*), pointer :: q => null()
    class(base), pointer :: p => null()
    class(base), allocatable :: o
  end type
  abstract interface
    real(8) function fun(x)
      real(8), intent(in) :: x
    end function
  end interface
  type withproc
    procedure(fun), pointer, nopass :: g => null()
    real(8) :: k = 1
  end type
  type, extends(base) :: tree
    class(base), pointer :: left => null(), right => null()
  contains
    procedure :: f => tree_f
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
    child_f = this%base%f(t) + this%b*t**2
  end function
  real(8) function grand_f(this, t)
    class(grand), intent(in) :: this
    real(8), intent(in) :: t
    grand_f = this%child%f(t) + sum(this%c)*t**this%n
  end function
  recursive real(8) function tree_f(this, t) result(r)
    class(tree), intent(in) :: this
    real(8), intent(in) :: t
    r = this%a*sin(t)
    if (associated(this%left)) r = r + this%left%f(t)
    if (associated(this%right)) r = r + 2*this%right%f(t*0.5d0)
  end function
  real(8) function square(x)
    real(8), intent(in) :: x
    square = x*x
  end function
  real(8) function cube(x)
    real(8), intent(in) :: x
    cube = x*x*x
  end function
  subroutine use(p, t, y)
    class(base), intent(in) :: p
    real(8), intent(in) :: t
    real(8), intent(inout) :: y
    select type (p)
    type is (base)
      y = y + p%a*t
    type is (child)
      y = y + p%a*p%b*t
    class is (child)
      y = y + p%b*t**3
    class default
      y = y + t
    end select
  end subroutine
  subroutine number(u, y)
    class(*), intent(in) :: u
    real(8), intent(inout) :: y
    select type (u)
    type is (real(8))
      y = y + u**2
    type is (real(4))
      y = y + 3*u
    type is (integer)
      y = y + u
    class is (base)
      y = y + u%a**3
    class default
      y = y + 1000
    end select
  end subroutine
  ! class pointers to scalars, components, dummies, parent components
  subroutine aimed(x, y)
    real(8) :: x(3), y(3)
    type(grand), target :: g
    type(child), target :: c(2)
    class(base), pointer :: p, q
    class(base), pointer :: arr(:)
    integer :: i
    g%a = x(1); g%b = x(2); g%c = x(3)
    y = 0
    p => g
    q => p
    y(1) = q%f(x(1))
    call use(q, x(2), y(1))
    p => g%child
    y(2) = p%f(x(2))
    call use(p, x(1), y(2))
    p => g%child%base
    y(2) = y(2) + p%f(x(3))
    call use(p, x(1), y(2))
    c(1)%a = x(1); c(2)%b = x(2)**2
    arr => c
    do i = 1, size(arr)
      y(3) = y(3) + arr(i)%f(x(3))
    end do
    select type (arr)
    type is (child)
      y(3) = y(3) + arr(2)%b*arr(1)%a
    class default
      y(3) = 0
    end select
    p => c(2)
    call use(p, x(1), y(3))
  end subroutine
  ! class(*)
  subroutine unlimited(x, y)
    real(8) :: x(3), y(3)
    class(*), pointer :: p
    class(*), allocatable :: u, w, w2
    real(8), target :: r
    real(4), target :: s
    integer, target :: k
    type(child), target :: c
    y = 0
    r = x(1)**2; s = 3.5; k = 3; c%a = x(3); c%b = x(1)
    p => r
    call number(p, y(1))
    p => s
    select type (p)
    type is (real(4))
      y(1) = y(1) + 3*p
    class default
      y(1) = 0
    end select
    p => k
    call number(p, y(1))
    p => c
    call number(p, y(2))
    u = x(2)
    call number(u, y(2))
    allocate (w, source=c)
    call number(w, y(3))
    deallocate (u)
    allocate (real(8) :: w2)
    select type (w2)
    type is (real(8))
      w2 = x(2)*3
      y(3) = y(3) + w2*w2
    end select
  end subroutine
  ! components
  subroutine held(x, y)
    real(8) :: x(3), y(2)
    type(holder) :: h
    type(grand), target :: g
    real(8), target :: r
    y = 0
    g%a = x(1); g%b = x(2); g%c = [x(3), 1d0]
    r = x(2)*x(3)
    h%p => g
    h%q => r
    allocate (h%o, source=g)
    g%a = 2*g%a
    y(1) = h%p%f(x(1)) + h%o%f(x(2))
    select type (q => h%q)
    type is (real(8))
      y(2) = q**2
    end select
    allocate (h%u, source=g%child)
    select type (q => h%u)
    class is (base)
      y(2) = y(2) + q%f(x(3))
    end select
    deallocate (h%o)
    allocate (h%o, mold=g%child)
    h%o%a = x(3)
    y(2) = y(2) + h%o%f(x(1))
  end subroutine
  subroutine allocs(x, y)
    real(8) :: x(3), y(2)
    class(base), pointer :: p, q
    class(base), pointer :: v(:)
    class(base), allocatable :: w(:)
    type(child) :: c
    type(grand) :: g(3)
    integer :: i
    c%a = x(1); c%b = x(2)
    allocate (p, source=c)
    allocate (q, mold=c)
    q%a = x(3)
    y(1) = p%f(x(3)) + q%f(x(1))
    deallocate (p, q)
    allocate (grand :: v(3))
    do i = 1, 3
      v(i)%a = x(i)
      y(1) = y(1) + v(i)%f(x(2))
    end do
    deallocate (v)
    do i = 1, 3
      g(i)%b = x(i)**2
    end do
    allocate (w, source=g)
    y(2) = w(2)%f(x(1))
  end subroutine
  subroutine procs(x, y)
    real(8) :: x(3), y(1)
    type(withproc) :: w(3)
    procedure(fun), pointer :: g
    integer :: i
    w(1)%g => square
    w(2)%g => cube
    w(3)%g => w(1)%g
    w(2)%k = x(2)
    y(1) = 0
    do i = 1, 3
      g => w(i)%g
      y(1) = y(1) + w(i)%k*w(i)%g(x(i)) + g(x(1))
    end do
  end subroutine
  subroutine trees(x, y)
    real(8) :: x(3), y(1)
    type(tree), target :: t(3)
    type(grand), target :: g
    t(1)%a = x(1); t(2)%a = x(2); t(3)%a = x(3)
    g%a = x(1)*x(2)
    t(1)%left => t(2)
    t(1)%right => t(3)
    t(3)%left => g
    t(2)%right => g
    y(1) = t(1)%f(x(3))
  end subroutine
end module
program main
  use enzyme
  use check
  use class_pointers
  implicit none
  VERIFY("aimed", aimed, 3, 3)
  VERIFY("unlimited", unlimited, 3, 3)
  VERIFY("held", held, 3, 2)
  VERIFY("allocs", allocs, 3, 2)
  VERIFY("procs", procs, 3, 1)
  VERIFY("trees", trees, 3, 1)
  call finish
end program
