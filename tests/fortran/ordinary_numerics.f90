! Adaptive quadrature, Newton's method for a system, Monte Carlo, layers of a network, tensors of rank 3.
#include "check.inc"
module ordinary_numerics_simpson
  implicit none
contains
  recursive function adapt(a, b, fa, fm, fb, k, depth) result(s)
    real(8), intent(in) :: a, b, fa, fm, fb, k
    integer, intent(in) :: depth
    real(8) :: s, m, f1, f2, left, right
    m = (a+b)/2
    f1 = g((a+m)/2, k); f2 = g((m+b)/2, k)
    left = (m-a)/6*(fa+4*f1+fm); right = (b-m)/6*(fm+4*f2+fb)
    s = (b-a)/6*(fa+4*fm+fb)
    if (depth == 0 .or. abs(left+right-s) < 1d-7) then
      s = left + right
    else
      s = adapt(a,m,fa,f1,fm,k,depth-1) + adapt(m,b,fm,f2,fb,k,depth-1)
    end if
  end function
  real(8) function g(t, k)
    real(8), intent(in) :: t, k
    g = exp(-k*t)*sin(3*t)
  end function
  subroutine f(x, y)
    real(8) :: x(2), y(1)
    y(1) = adapt(0d0, x(1), g(0d0,x(2)), g(x(1)/2,x(2)), g(x(1),x(2)), x(2), 12)
  end subroutine
end module

module ordinary_numerics_newton_sys
  implicit none
contains
  subroutine res(u, p, r)
    real(8), intent(in) :: u(:), p(:)
    real(8), intent(out) :: r(:)
    r(1) = u(1)**2 + u(2)**2 - p(1)
    r(2) = u(1)*p(2) - u(2) + p(3)
  end subroutine
  subroutine f(x, y)
    real(8) :: x(3), y(2)
    real(8) :: u(2), r(2), j(2,2), det
    integer :: it
    u = 1
    do it = 1, 30
      call res(u, x, r)
      if (maxval(abs(r)) < 1d-13) exit
      j(1,1) = 2*u(1); j(1,2) = 2*u(2); j(2,1) = x(2); j(2,2) = -1
      det = j(1,1)*j(2,2) - j(1,2)*j(2,1)
      u = u - [j(2,2)*r(1) - j(1,2)*r(2), j(1,1)*r(2) - j(2,1)*r(1)]/det
    end do
    y = u
  end subroutine
end module

module ordinary_numerics_random_mc
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(2), y(1), r(10)
    integer :: s(33), i
    s = 7
    call random_seed(put=s)
    call random_number(r)
    y(1) = 0
    do i = 1, 10
      y(1) = y(1) + exp(x(1)*r(i))*x(2)
    end do
  end subroutine
end module

module ordinary_numerics_spread_matmul
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(6), y(4)
    real(8) :: w(2,3), b(2), h(2)
    w = reshape(x, [2,3])
    b = x(1:2)
    h = tanh(matmul(w, x(3:5)) + b)
    y(1:2) = h
    y(3) = sum(matmul(transpose(w), h)**2)
    y(4) = dot_product(matmul(h, w), x(1:3))
  end subroutine
end module

module ordinary_numerics_rank3
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(8), y(2)
    real(8) :: a(2,2,2), b(2,2,2)
    a = reshape(x, [2,2,2])
    b = a*a
    b(:,2,:) = b(:,1,:)*a(2,:,:)
    y(1) = sum(b)
    y(2) = sum(sum(a, 3)*b(:,:,1)) + maxval(sum(sum(b,1),1))
  end subroutine
end module

module ordinary_numerics_func_array_result
  implicit none
contains
  pure function cross(a, b) result(c)
    real(8), intent(in) :: a(3), b(3)
    real(8) :: c(3)
    c = [a(2)*b(3)-a(3)*b(2), a(3)*b(1)-a(1)*b(3), a(1)*b(2)-a(2)*b(1)]
  end function
  subroutine f(x, y)
    real(8) :: x(6), y(6)
    y(1:3) = cross(x(1:3), x(4:6))
    y(4:6) = cross(y(1:3), x(1:3)) / norm2(x(4:6))
  end subroutine
end module

module ordinary_numerics_where_nested
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(6), y(6)
    logical :: m(6)
    m = x > 0.5d0
    where (m)
      y = sqrt(x)
    elsewhere (x > 0.2d0)
      y = x**2
    elsewhere
      y = -x
    end where
    where (.not. m) y = y*2
  end subroutine
end module

module ordinary_numerics_implied_and_merge
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(5), y(5), c(5)
    integer :: i
    c = [(real(i,8)**2, i=1,5)]
    y = merge(c*x, x/c, mod([(i,i=1,5)],2)==0)
    y = cshift(y, -1)*eoshift(x, -1, boundary=0.7d0)
  end subroutine
end module

program main
  use enzyme
  use check
  use ordinary_numerics_simpson, only: simpson => f
  use ordinary_numerics_newton_sys, only: newton_sys => f
  use ordinary_numerics_random_mc, only: random_mc => f
  use ordinary_numerics_spread_matmul, only: spread_matmul => f
  use ordinary_numerics_rank3, only: rank3 => f
  use ordinary_numerics_func_array_result, only: func_array_result => f
  use ordinary_numerics_where_nested, only: where_nested => f
  use ordinary_numerics_implied_and_merge, only: implied_and_merge => f
  implicit none
  VERIFY("simpson", simpson, 2, 1)
  VERIFY("newton sys", newton_sys, 3, 2)
  VERIFY("random mc", random_mc, 2, 1)
  VERIFY("spread matmul", spread_matmul, 6, 4)
  VERIFY("rank3", rank3, 8, 2)
  VERIFY("func array result", func_array_result, 6, 6)
  VERIFY("where nested", where_nested, 6, 6)
  VERIFY("implied and merge", implied_and_merge, 5, 5)
  call finish
end program
