! Functions, recursion, module variables, common blocks, internal procedures, optional arguments, generics.
#include "check.inc"
module program_units
  implicit none
  real(8) :: gain = 2
  real(8), private :: state(3)
  interface area
    module procedure area_square, area_rectangle
  end interface
  interface operator(.half.)
    module procedure half_of
  end interface
contains
  real(8) function square(t)
    real(8), intent(in) :: t
    square = t*t
  end function

  subroutine functions(x, y)
    real(8) :: x(2), y(2)
    y(1) = square(x(1)) + power(x(2), 4)
    y(2) = area(x(1)) + area(x(1), x(2)) + (.half. x(2))
  end subroutine

  real(8) function half_of(t)
    real(8), intent(in) :: t
    half_of = t/2
  end function

  recursive real(8) function power(t, n) result(r)
    real(8), intent(in) :: t
    integer, intent(in) :: n
    if (n == 0) then
      r = 1
    else
      r = t*power(t, n - 1)
    end if
  end function

  real(8) function area_square(a)
    real(8), intent(in) :: a
    area_square = a*a
  end function

  real(8) function area_rectangle(a, b)
    real(8), intent(in) :: a, b
    area_rectangle = a*b
  end function

  subroutine module_variables(x, y)
    real(8) :: x(3), y(3)
    state = x*gain
    call step
    call step
    y = state
  end subroutine

  subroutine step
    state(1) = state(1)*state(2)
    state(2) = state(2) + sin(state(3))
    state(3) = state(3)*0.5d0
  end subroutine

  subroutine common_block(x, y)
    real(8) :: x(2), y(2), a, b(3)
    integer :: k
    common /shared/ a, b, k
    a = x(1)
    b = x(2)
    k = 2
    call uses_common
    y(1) = a
    y(2) = b(k)
  end subroutine

  subroutine uses_common
    real(8) :: p, q(3)
    integer :: m
    common /shared/ p, q, m
    p = p*q(1)
    q(m) = exp(p)
  end subroutine

  subroutine internal(x, y)
    real(8) :: x(3), y(3), factor
    integer :: i
    factor = x(1)*x(2)
    do i = 1, 3
      call apply(i)
    end do
  contains
    subroutine apply(k)
      integer, intent(in) :: k
      y(k) = factor*x(k)
      factor = factor + x(k)
    end subroutine
  end subroutine

  subroutine optionals(x, y)
    real(8) :: x(2), y(2)
    call shifted(x(1), y(1))
    call shifted(x(1), y(2), x(2))
  end subroutine

  subroutine shifted(a, r, by)
    real(8), intent(in) :: a
    real(8), intent(out) :: r
    real(8), intent(in), optional :: by
    r = a*a
    if (present(by)) r = r*by
  end subroutine

  subroutine with_output(x, y)
    real(8) :: x(2), y(1)
    character(20) :: text
    write (text, '(f8.3)') x(1)
    if (x(1) > 100) print *, "large", x(1), text
    y(1) = x(1)*x(2)
    if (x(1) > 1000) stop 3
    if (x(2) > 1000) error stop "too large"
  end subroutine

  subroutine saved(x, y)
    real(8) :: x(2), y(1)
    real(8), save :: memory
    memory = x(1)
    call add(memory, x(2))
    y(1) = memory*memory
  end subroutine

  elemental subroutine add(a, b)
    real(8), intent(inout) :: a
    real(8), intent(in) :: b
    a = a + b*b
  end subroutine
end module

program main
  use enzyme
  use check
  use program_units
  implicit none
  VERIFY("functions", functions, 2, 2)
  VERIFY("module variables", module_variables, 3, 3)
  VERIFY("common block", common_block, 2, 2)
  VERIFY("internal", internal, 3, 3)
  VERIFY("optionals", optionals, 2, 2)
  VERIFY("with output", with_output, 2, 1)
  VERIFY("saved", saved, 2, 1)
  call finish
end program
