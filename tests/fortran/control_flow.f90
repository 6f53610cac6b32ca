! do, do while, exit, cycle, select case, where, forall, do concurrent, goto, computed branches.
#include "check.inc"
module control_flow
  implicit none
contains
  subroutine loops(x, y)
    real(8) :: x(4), y(4)
    integer :: i, j
    y = 0
    outer: do i = 1, 4
      do j = 4, 1, -1
        if (i == j) cycle outer
        if (x(j) > 1.5d0) exit outer
        y(i) = y(i) + x(i)*x(j)**2
      end do
    end do outer
    do i = 1, 4, 2
      y(i) = y(i)*x(i + 1)
    end do
  end subroutine

  subroutine newton(x, y)
    real(8) :: x(1), y(1), r, change
    r = 1
    change = 1
    do while (abs(change) > 1d-12)
      change = (r*r - x(1))/(2*r)
      r = r - change
    end do
    y(1) = r
  end subroutine

  subroutine selection(x, y)
    real(8) :: x(4), y(4)
    integer :: i
    do i = 1, 4
      select case (mod(i, 3))
      case (0)
        y(i) = x(i)
      case (1)
        y(i) = x(i)**2
      case default
        y(i) = sin(x(i))
      end select
    end do
  end subroutine

  subroutine masked(x, y)
    real(8) :: x(6), y(6)
    where (x > 0.6d0)
      y = x*x
    elsewhere
      y = exp(x)
    end where
  end subroutine

  subroutine concurrent(x, y)
    real(8) :: x(6), y(6)
    integer :: i
    do concurrent (i=1:6)
      y(i) = x(i)*cos(x(i))
    end do
    forall (i=1:3) y(i) = y(i)*x(7 - i)
  end subroutine

  subroutine old_style(x, y)
    real(8) :: x(5), y(1), s
    integer :: i
    s = 0
    i = 0
10  i = i + 1
    if (i .gt. 5) goto 20
    if (x(i) - 0.6d0) 11, 12, 13
11  s = s + x(i)
    goto 10
12  s = s + 1
    goto 10
13  s = s + x(i)**2
    goto 10
20  y(1) = s
  end subroutine

  subroutine endless(x, y)
    real(8) :: x(2), y(1), t
    integer :: n
    t = x(1)
    n = 0
    do
      t = t*x(2) + 0.1d0
      n = n + 1
      if (n > 7) exit
    end do
    y(1) = t
  end subroutine
end module

program main
  use enzyme
  use check
  use control_flow
  implicit none
  VERIFY("loops", loops, 4, 4)
  VERIFY("newton", newton, 1, 1)
  VERIFY("selection", selection, 4, 4)
  VERIFY("masked", masked, 6, 6)
  VERIFY("concurrent", concurrent, 6, 6)
  VERIFY("old style", old_style, 5, 1)
  VERIFY("endless", endless, 2, 1)
  call finish
end program
