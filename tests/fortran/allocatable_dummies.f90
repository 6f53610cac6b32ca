! Allocatable dummy arguments and results: filled, grown, reshaped, copied in and out of types.
#include "check.inc"
module allocatable_dummies_alloc_dummy
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(4), y(2)
    real(8), allocatable :: a(:)
    call fill(a, x)
    call grow(a)
    y(1) = sum(a**2)
    y(2) = a(size(a))
  end subroutine
  subroutine fill(a, x)
    real(8), allocatable, intent(out) :: a(:)
    real(8), intent(in) :: x(:)
    allocate(a(size(x)), source=2*x)
    a = a + x
  end subroutine
  subroutine grow(a)
    real(8), allocatable, intent(inout) :: a(:)
    a = [a, a(1)*a(2)]
    a(1) = a(5)
  end subroutine
end module

module allocatable_dummies_alloc_dummy2
  implicit none
  type holder
    real(8), allocatable :: v(:)
  end type
contains
  subroutine f(x, y)
    real(8) :: x(4), y(4)
    real(8), allocatable :: a(:), m(:,:)
    type(holder) :: h
    a = x
    h%v = x**2
    call use_it(a, h, y(1), y(2))
    call reshaped(a, m)
    y(3) = m(1,2)*m(2,1)
    y(4) = sum(spread_it(a)) 
  end subroutine
  subroutine use_it(a, h, r, s)
    real(8), allocatable, intent(in) :: a(:)
    type(holder), intent(in) :: h
    real(8), intent(out) :: r, s
    real(8), allocatable :: b(:), c(:)
    b = a
    c = h%v
    b(2:4) = b(1:3)*a(2:4)
    r = sum(b) + minval(pack(a, a > 0.4d0))
    s = dot_product(c, cshift(a, 1))
  end subroutine
  subroutine reshaped(a, m)
    real(8), allocatable, intent(in) :: a(:)
    real(8), allocatable, intent(out) :: m(:,:)
    m = reshape(a, [2,2])
    m = transpose(m)*m
  end subroutine
  function spread_it(a) result(r)
    real(8), allocatable, intent(in) :: a(:)
    real(8), allocatable :: r(:,:)
    r = spread(a, 1, 2)
    r(1,:) = r(1,:)*a
  end function
end module

module allocatable_dummies_interp_alloc2d
  implicit none
  real(8), allocatable, save :: table(:,:)
contains
  subroutine f(x, y)
    real(8) :: x(6), y(2)
    integer :: i, j
    allocate(table(0:2, -1:0))
    do j = -1, 0
      do i = 0, 2
        table(i,j) = x(1 + i + 3*(j+1))**2
      end do
    end do
    y(1) = table(1,0)*table(2,-1)
    y(2) = sum(table(:, -1)) + lbound(table,2)*table(0,0)
    deallocate(table)
  end subroutine
end module

module allocatable_dummies_stack_arrays
  implicit none
contains
  subroutine f(x, y)
    real(8) :: x(6), y(1)
    y(1) = determinant(reshape([x, x(1:3)**2], [3,3]))
  end subroutine
  recursive function determinant(a) result(d)
    real(8), intent(in) :: a(:,:)
    real(8) :: d
    real(8), allocatable :: minor(:,:)
    integer :: j, n
    n = size(a, 1)
    if (n == 1) then
      d = a(1,1)
      return
    end if
    d = 0
    allocate(minor(n-1, n-1))
    do j = 1, n
      minor(:, 1:j-1) = a(2:, 1:j-1)
      minor(:, j:) = a(2:, j+1:)
      d = d + (-1)**(j+1)*a(1,j)*determinant(minor)
    end do
  end function
end module

program main
  use enzyme
  use check
  use allocatable_dummies_alloc_dummy, only: alloc_dummy => f
  use allocatable_dummies_alloc_dummy2, only: alloc_dummy2 => f
  use allocatable_dummies_interp_alloc2d, only: interp_alloc2d => f
  use allocatable_dummies_stack_arrays, only: stack_arrays => f
  implicit none
  VERIFY("alloc dummy", alloc_dummy, 4, 2)
  VERIFY("alloc dummy2", alloc_dummy2, 4, 4)
  VERIFY("interp alloc2d", interp_alloc2d, 6, 2)
  VERIFY("stack arrays", stack_arrays, 6, 1)
  call finish
end program
