! Subscripts that are vectors, on both sides of assignments and in WHERE and FORALL, of numbers and of types.
#include "check.inc"
module vector_subscripts_vectors
  implicit none
contains
  subroutine scale(v, s)
    real(8), intent(inout) :: v(:)
    real(8), intent(in) :: s
    v = v*s
  end subroutine
  function perm(n) result(p)
    integer, intent(in) :: n
    integer :: p(n), i
    p = [(modulo(3*i, n) + 1, i = 1, n)]
  end function
  subroutine f(x, y)
    real(8), intent(in) :: x(8)
    real(8), intent(out) :: y(8)
    integer :: idx(8), few(3)
    real(8) :: w(8), a(4, 4)
    idx = perm(8)
    w = x(idx)*x
    few = [7, 2, 5]
    w(few) = w(few(3:1:-1))**2 + x(few)
    call scale(w(2:8:3), x(1))
    call scale(w(8:1:-2), x(2))
    a = 0
    a(few(2:3) - 1, [1, 4]) = reshape(w(1:4), [2, 2])
    y = w
    y(1:4) = y(1:4) + matmul(a, x(5:8))
    y(idx) = y*x
  end subroutine
end module

module vector_subscripts_of_types
  implicit none
  type pt
    real(8) :: a, b(2)
    real(8), allocatable :: w(:)
  end type
contains
  subroutine bump(v)
    real(8), intent(inout) :: v(:)
    v = v*v
  end subroutine
  subroutine f(x, y)
    real(8), intent(in) :: x(8)
    real(8), intent(out) :: y(5)
    type(pt) :: p(4), q(2)
    integer :: idx(2), i
    complex(8) :: z(4)
    do i = 1, 4
      p(i)%a = x(i)
      p(i)%b = x(i+3:i+4)
      allocate (p(i)%w(i))
      p(i)%w = x(i)*x(8)
    end do
    idx = [3, 1]
    q = p(idx)
    q(1)%w = q(1)%w*x(5)
    p(idx) = q(2:1:-1)
    p(idx)%a = p([2, 4])%a*2
    y(1) = sum(p(1)%w)*p(3)%a
    y(2) = sum(p(3)%w)
    y(3) = sum(p(idx)%a) + sum(p(:)%b(2))
    z = cmplx(x(1:4), x(5:8), 8)
    z(idx) = z([4, 2])*z(idx)
    forall (i=1:4, x(i) > 0.2d0) z(i) = z(5-i)*x(i)
    y(4) = sum(abs(z))
    where (x([1,3,5,7]) > 0.5d0)
      p([4,3,2,1])%a = p%a*x(1:4)
    end where
    y(5) = sum(p%a*[1,2,3,4])
  end subroutine
end module

program main
  use enzyme
  use check
  use vector_subscripts_vectors, only: vectors => f
  use vector_subscripts_of_types, only: of_types => f
  implicit none
  VERIFY("vectors", vectors, 8, 8)
  VERIFY("of types", of_types, 8, 5)
  call finish
end program
