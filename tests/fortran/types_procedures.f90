! Submodules, components of arrays of types, procedure pointers, array results, optional, masks and dim, jumps.
#include "check.inc"
module base
  implicit none
  interface
    module subroutine sub_impl(x, y)
      real(8), intent(in) :: x(:)
      real(8), intent(out) :: y(:)
    end subroutine
  end interface
end module
submodule (base) impl
contains
  module procedure sub_impl
    y = x**2 + sum(x)
  end procedure
end submodule
module types_procedures
  use base
  use, intrinsic :: ieee_arithmetic
  implicit none
  type :: particle
    real(8) :: pos(3), mass
    integer :: id
  end type
  type :: system
    type(particle), allocatable :: p(:)
    real(8) :: g = 0.5d0
    procedure(force_i), pointer, nopass :: force => null()
  end type
  abstract interface
    pure real(8) function force_i(r)
      real(8), intent(in) :: r
    end function
  end interface
  real(8), protected :: scale_factor = 1.5d0
  enum, bind(c)
    enumerator :: red = 1, green, blue
  end enum
contains
  pure real(8) function inv2(r)
    real(8), intent(in) :: r
    inv2 = 1/(r*r + 0.1d0)
  end function

  pure real(8) function lin(r)
    real(8), intent(in) :: r
    lin = -r
  end function

  subroutine systems(x, y)
    real(8) :: x(8), y(4)
    type(system) :: s
    integer :: i, j
    real(8) :: d
    allocate (s%p(2))
    do i = 1, 2
      s%p(i) = particle(pos=x(4*i - 3:4*i - 1), mass=x(4*i), id=i)
    end do
    s%force => inv2
    y = 0
    do i = 1, 2
      do j = 1, 2
        if (i == j) cycle
        d = norm2(s%p(i)%pos - s%p(j)%pos)
        y(i) = y(i) + s%g*s%p(j)%mass*s%force(d)
      end do
    end do
    s%force => lin
    y(3) = s%force(sum(s%p%mass)) + sum(s%p(:)%pos(2)*s%p(:)%mass)
    s%p%mass = s%p%mass*2
    s%p(:)%pos(1) = s%p(2:1:-1)%pos(3)
    y(4) = sum(s%p%mass*s%p%pos(1))
    call move_all(s%p, x(1))
    y(4) = y(4) + s%p(1)%pos(1)*scale_factor
  end subroutine

  elemental subroutine move_all(p, by)
    type(particle), intent(inout) :: p
    real(8), intent(in) :: by
    p%pos = p%pos + by*p%mass
  end subroutine

  function outer(a, b) result(c)
    real(8), intent(in) :: a(:), b(:)
    real(8) :: c(size(a), size(b))
    c = spread(a, 2, size(b))*spread(b, 1, size(a))
  end function

  function doubled(a) result(c)
    real(8), intent(in) :: a(:)
    real(8), allocatable :: c(:)
    c = [a, 2*a]
  end function

  function part(a, n) result(p)
    real(8), target, intent(in) :: a(:)
    integer, intent(in) :: n
    real(8), pointer :: p(:)
    p => a(n::2)
  end function

  subroutine results(x, y)
    real(8), target :: x(6)
    real(8) :: y(6), c(3, 3)
    real(8), pointer :: q(:)
    c = outer(x(1:3), x(4:6))
    y(1:3) = matmul(c, x(1:3))
    y(4) = sum(doubled(x)*doubled(x))
    q => part(x, 2)
    y(5) = product(q)
    call sub_impl(x(1:2), y(5:6))
    y(6) = y(6)*sum(part(x, 1))
  end subroutine

  subroutine absent(a, b, n, r)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b(:)
    integer, intent(in), optional :: n
    real(8), intent(out) :: r
    call inner(a, b, r)
    if (present(n)) r = r*n
  end subroutine

  subroutine inner(a, b, r)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b(:)
    real(8), intent(out) :: r
    r = a
    if (present(b)) r = r + sum(b**2)
  end subroutine

  subroutine opts(x, y)
    real(8) :: x(4), y(3)
    call absent(x(1), r=y(1))
    call absent(x(1), x(2:), r=y(2))
    call absent(x(4), n=blue, b=x(1:3:2), r=y(3))
  end subroutine

  subroutine masks(x, y)
    real(8) :: x(12), y(12), a(3, 4), b(0:2, -1:2)
    integer :: i, j, n(4)
    logical :: m(3, 4)
    a = reshape(x, [3, 4], order=[1, 2])
    b = reshape(x(1:6), [3, 4], pad=[x(7), x(8)], order=[2, 1])
    m = a > 0.5d0
    y(1:4) = sum(a, dim=1, mask=m)
    y(5:7) = maxval(a*b, dim=2, mask=m)
    n = count(m, dim=1)
    y(8) = sum(n)*x(1) + product(a, mask=a > 0.9d0)
    y(9) = sum(merge(a, b, m))
    y(10) = sum(pack(a, m)) + merge(x(1), x(2), any(any(m, 2)))
    y(11) = sum([((a(i, j)*b(i - 1, j - 2), i=1, 3), j=1, 4, 2)])
    y(12) = b(2, -1)*b(ubound(b, 1), ubound(b, 2)) + minval(pack(a, m)) + dot_product(a(3:1:-1, 2), a(:, 3))
    if (ieee_is_nan(y(12)) .or. .not. ieee_is_finite(y(1))) y = 0
  end subroutine

  subroutine jumps(x, y)
    real(8) :: x(6), y(2), s
    integer :: i, stat
    character(80) :: msg
    real(8), allocatable :: w(:)
    real(8), volatile :: v
    namelist /given/ s, i
    allocate (w(size(x)), stat=stat, errmsg=msg)
    s = 0
    w = x
    do i = 1, 6
      if (w(i) > 1.08d0) goto 10
      s = s + w(i)**i
    end do
10  continue
    v = s*x(2)
    look: block
      if (s > 100) exit look
      s = s + v
    end block look
    write (msg, nml=given)
    y(1) = s
    y(2) = recurse(w(1:4))
  end subroutine

  recursive real(8) function recurse(a) result(r)
    real(8), intent(in) :: a(:)
    real(8), allocatable :: half(:)
    if (size(a) == 1) then
      r = a(1)**2
      return
    end if
    half = a(:size(a)/2)*a(size(a)/2 + 1:)
    r = recurse(half) + sum(a)
  end function
end module
program main
  use enzyme
  use check
  use types_procedures
  implicit none
  VERIFY("systems", systems, 8, 4)
  VERIFY("results", results, 6, 6)
  VERIFY("opts", opts, 4, 3)
  VERIFY("masks", masks, 12, 12)
  VERIFY("jumps", jumps, 6, 2)
  call finish
end program
