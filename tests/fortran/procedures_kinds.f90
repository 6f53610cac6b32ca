! Elemental, pure, recursive, generic, optional; operators and assignment of types; host association; control flow.
#include "check.inc"
module procedures_kinds
  implicit none
  interface norm
    module procedure norm1, normv
  end interface
  interface operator(.dot.)
    module procedure dotp
  end interface
  type :: dual3
    real(8) :: c(3)
  end type
  interface operator(+)
    module procedure addd
  end interface
  interface operator(*)
    module procedure muld, mulds
  end interface
  interface assignment(=)
    module procedure setd
  end interface
contains
  pure elemental real(8) function smooth(t, k)
    real(8), intent(in) :: t, k
    smooth = t/(1 + k*t*t)
  end function

  pure real(8) recursive function fib(n, a) result(r)
    integer, intent(in) :: n
    real(8), intent(in) :: a
    if (n < 2) then
      r = a
    else
      r = fib(n - 1, a) + fib(n - 2, a)*a
    end if
  end function

  elemental subroutine clip(a, lo)
    real(8), intent(inout) :: a
    real(8), intent(in), optional :: lo
    if (present(lo)) then
      if (a < lo) a = lo*a
    else
      a = a**2
    end if
  end subroutine

  real(8) function norm1(a)
    real(8), intent(in) :: a
    norm1 = abs(a)
  end function

  real(8) function normv(a)
    real(8), intent(in) :: a(:)
    normv = sqrt(sum(a*a))
  end function

  real(8) function dotp(a, b)
    real(8), intent(in) :: a(:), b(:)
    dotp = sum(a*b)
  end function

  type(dual3) function addd(a, b)
    type(dual3), intent(in) :: a, b
    addd%c = a%c + b%c
  end function

  type(dual3) function muld(a, b)
    type(dual3), intent(in) :: a, b
    muld%c = a%c*b%c
  end function

  type(dual3) function mulds(a, s)
    type(dual3), intent(in) :: a
    real(8), intent(in) :: s
    mulds%c = a%c*s
  end function

  subroutine setd(a, s)
    type(dual3), intent(out) :: a
    real(8), intent(in) :: s(:)
    a%c = s(:3)
  end subroutine

  subroutine procs(x, y)
    real(8) :: x(6), y(6)
    type(dual3) :: a, b, c
    y = smooth(x, x(1))
    y(1) = y(1) + fib(5, x(2))
    call clip(y(2:4), 0.4d0)
    call clip(y(5:6))
    y(3) = y(3) + norm(x(1)) + norm(x) + (x(1:3).dot.x(4:6))
    a = x(1:3)
    b = x(4:6)
    c = a + b*a*x(1)
    y(4:6) = y(4:6)*c%c
  end subroutine

  subroutine host(x, y)
    real(8) :: x(6), y(6), acc(3), s
    integer :: k, calls
    calls = 0
    acc = 0
    s = x(6)
    do k = 1, 3
      call add(k)
    end do
    y(1:3) = acc
    y(4) = inner(x(4)) + inner(s)
    y(5) = quad(inner, 0d0, x(5))
    y(6) = calls*s
  contains
    subroutine add(k)
      integer, intent(in) :: k
      acc(k) = acc(k) + x(k)*s
      s = s + acc(k)**2
      calls = calls + 1
    end subroutine
    real(8) function inner(t)
      real(8), intent(in) :: t
      inner = t*t*x(1) + s
    end function
  end subroutine

  real(8) function quad(f, a, b)
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8), intent(in) :: a, b
    integer :: i
    quad = 0
    do i = 1, 8
      quad = quad + f(a + (i - 0.5d0)*(b - a)/8)*(b - a)/8
    end do
  end function

  subroutine control(x, y)
    real(8) :: x(6), y(3), t
    integer :: i, j
    t = 0
    outer: do i = 1, 6
      do j = 1, 6
        if (j == i) cycle
        if (x(j) > 1.05d0) cycle outer
        if (t > 50) exit outer
        t = t + x(i)*x(j)
      end do
    end do outer
    y(1) = t
    select case (int(10*x(1)))
    case (:0)
      y(2) = 1
    case (1:8, 10)
      y(2) = x(2)
    case (9, 11:20)
      y(2) = x(2)**2*x(3)
    case default
      y(2) = x(4)
    end select
    i = 0
    t = x(1)
    do while (t < 20)
      t = t*(1 + x(2))
      i = i + 1
      if (i > 40) exit
    end do
    y(3) = t
    do i = 6, 1, -2
      y(3) = y(3)*x(i)
    end do
    if (x(1) > 100) then
      error stop "far"
    else if (x(2) > 100) then
      return
    end if
  end subroutine
end module

program main
  use enzyme
  use check
  use procedures_kinds
  implicit none
  VERIFY("procs", procs, 6, 6)
  VERIFY("host", host, 6, 6)
  VERIFY("control", control, 6, 3)
  call finish
end program
