! Arrays of types with allocatable components: shifted, packed, reshaped, merged, put together, copied in and out.
#include "check.inc"
module types_owning
  implicit none
  type pt
    real(8) :: a = 1
    real(8), allocatable :: w(:)
  end type
contains
  function made(n, t) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: t
    type(pt) :: r(n)
    integer :: i
    do i = 1, n
      r(i)%a = t*i
      r(i)%w = [t, t**2, r(i)%a]
    end do
  end function
  subroutine twice(v)
    type(pt), intent(inout) :: v(*)
    integer :: i
    do i = 1, 2
      v(i)%a = v(i)%a*v(i)%w(1)
      v(i)%w = v(i)%w*2
    end do
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(8)
    real(8), intent(out) :: y(6)
    type(pt) :: p(4), q(4)
    type(pt), allocatable :: g(:), s(:, :)
    integer :: i
    p = made(4, x(1))
    p%a = p%a*x(2:5)
    q = cshift(p, 1)
    y(1) = q(4)%w(3)*q(1)%a
    g = pack(p, p%a > 0.5d0)
    y(2) = sum(g%a) + sum(g(1)%w)
    g = [p(1), q(2), made(2, x(6))]
    y(3) = sum(g%a) + sum(g(4)%w)
    g = [g, p(3)]
    y(4) = sum(g%a) + sum(g(5)%w) + size(g)
    s = reshape(p, [2, 2], order=[2, 1])
    y(5) = s(1, 2)%a*s(2, 1)%w(2)
    p(1:3) = p(2:4)
    p(4:1:-1) = q
    call twice(p(1:4:2))
    g = merge(p, q, p%a > x(7))
    y(6) = sum(p%a) + p(3)%w(1) + sum(q(4)%w) + sum(g(2)%w)
  end subroutine
end module

program main
  use enzyme
  use check
  use types_owning
  implicit none
  VERIFY("owning", f, 8, 6)
  call finish
end program
