! Procedures as arguments, procedure pointers, internal procedures passed on, recursion through them.
#include "check.inc"
module procedures_passed
  implicit none
  abstract interface
    real(8) function of_one(t)
      real(8), intent(in) :: t
    end function
    function of_array(v) result(r)
      real(8), intent(in) :: v(:)
      real(8) :: r(size(v))
    end function
  end interface
contains
  real(8) function sine(t)
    real(8), intent(in) :: t
    sine = sin(t)
  end function
  real(8) function square(t)
    real(8), intent(in) :: t
    square = t*t
  end function

  real(8) function integral(f, a, b)
    procedure(of_one) :: f
    real(8), intent(in) :: a, b
    integer :: i
    integral = 0
    do i = 1, 10
      integral = integral + f(a + (b - a)*(i - 0.5d0)/10)*(b - a)/10
    end do
  end function

  subroutine passed(x, y)
    real(8) :: x(2), y(2)
    y(1) = integral(sine, x(1), x(2))
    y(2) = integral(square, x(1), x(2))
  end subroutine

  subroutine pointed(x, y)
    real(8) :: x(2), y(2)
    procedure(of_one), pointer :: p
    integer :: i
    do i = 1, 2
      if (i == 1) then
        p => sine
      else
        p => square
      end if
      y(i) = p(x(i))*x(1)
    end do
  end subroutine

  subroutine internal_passed(x, y)
    real(8) :: x(3), y(1)
    y(1) = integral(scaled, x(1), x(2))
  contains
    real(8) function scaled(t)
      real(8), intent(in) :: t
      scaled = x(3)*t**2
    end function
  end subroutine

  ! One internal procedure where another is optional, both of the same host.
  subroutine internal_optional(x, y)
    real(8) :: x(4), y(2), k(2)
    k = x(3:4)
    call smoothed(apply, x(1:2), y)
    call smoothed(apply, y, k, scaled)
    y = y*k
  contains
    function apply(v) result(r)
      real(8), intent(in) :: v(:)
      real(8) :: r(size(v))
      r = v*x(4) + v(2:1:-1)
    end function
    function scaled(v) result(r)
      real(8), intent(in) :: v(:)
      real(8) :: r(size(v))
      r = v/(2 + x(1:2))
    end function
  end subroutine
  subroutine smoothed(a, b, r, precondition)
    procedure(of_array) :: a
    procedure(of_array), optional :: precondition
    real(8), intent(in) :: b(:)
    real(8), intent(out) :: r(:)
    integer :: i
    r = b
    do i = 1, 2
      if (present(precondition)) r = precondition(r)
      r = r - 0.1d0*a(r)
    end do
  end subroutine
end module

program main
  use enzyme
  use check
  use procedures_passed
  implicit none
  VERIFY("passed", passed, 2, 2)
  VERIFY("pointed", pointed, 2, 2)
  VERIFY("internal passed", internal_passed, 3, 1)
  VERIFY("internal optional", internal_optional, 4, 2)
  call finish
end program
