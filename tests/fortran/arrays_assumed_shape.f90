! Assumed shape, sections with strides, reversed sections, array expressions, automatic arrays.
#include "check.inc"
module arrays_assumed_shape
  implicit none
contains
  subroutine passed_on(x, y)
    real(8) :: x(6), y(6)
    call scaled(x, y)
  end subroutine

  subroutine scaled(a, b)
    real(8), intent(in) :: a(:)
    real(8), intent(out) :: b(:)
    integer :: i
    do i = 1, size(a)
      b(i) = a(i)**2*cos(a(i))
    end do
  end subroutine

  subroutine strided(x, y)
    real(8) :: x(8), y(4)
    call scaled(x(1:8:2), y)
    y = y + x(8:2:-2)**2
  end subroutine

  subroutine expressions(x, y)
    real(8) :: x(6), y(6)
    real(8) :: a(3), b(3)
    a = x(1:3) + 2*x(4:6)
    b = a*exp(-x(1:3))
    a(2:3) = a(1:2)*b(2:3)
    y(1:3) = a + b
    y(4:6) = a/b
  end subroutine

  subroutine automatic_arrays(x, y)
    real(8) :: x(4), y(2)
    call inner(4, x, y)
  end subroutine

  subroutine inner(n, a, b)
    integer, intent(in) :: n
    real(8), intent(in) :: a(n)
    real(8), intent(out) :: b(2)
    real(8) :: t(n), u(n, n)
    integer :: i
    t = a*a
    do i = 1, n
      u(:, i) = t*a(i)
    end do
    b(1) = sum(u)
    b(2) = sum(u(2, :))*u(1, 1)
  end subroutine

  subroutine matrix_sections(x, y)
    real(8) :: x(9), y(9)
    call transform(reshape(x, [3, 3]), y)
  end subroutine

  subroutine transform(a, y)
    real(8), intent(in) :: a(:, :)
    real(8), intent(out) :: y(9)
    integer :: i, j
    do j = 1, 3
      do i = 1, 3
        y(i + 3*(j - 1)) = sum(a(i, :)*a(:, j))
      end do
    end do
  end subroutine

  function doubled(a) result(r)
    real(8), intent(in) :: a(:)
    real(8) :: r(size(a))
    r = 2*a*a
  end function

  subroutine array_function(x, y)
    real(8) :: x(4), y(4)
    y = doubled(x) + x*doubled(x(4:1:-1))
  end subroutine
end module

program main
  use enzyme
  use check
  use arrays_assumed_shape
  implicit none
  VERIFY("passed on", passed_on, 6, 6)
  VERIFY("strided", strided, 8, 4)
  VERIFY("expressions", expressions, 6, 6)
  VERIFY("automatic arrays", automatic_arrays, 4, 2)
  VERIFY("matrix sections", matrix_sections, 9, 9)
  VERIFY("array function", array_function, 4, 4)
  call finish
end program
