! An internal procedure of a host that is recursive itself: which of its frames goes with it nobody sees.
module rec
  implicit none
contains
  recursive real(8) function fold(k, f) result(r)
    integer, intent(in) :: k
    interface
      real(8) function f(t)
        real(8), intent(in) :: t
      end function
    end interface
    if (k == 0) then
      r = f(1d0)
    else
      r = f(fold(k - 1, f))
    end if
  end function
  recursive real(8) function host(d, x, g) result(r)
    integer, intent(in) :: d
    real(8), intent(in) :: x
    interface
      real(8) function g(t)
        real(8), intent(in) :: t
      end function
    end interface
    real(8) :: a
    a = x*d
    if (d == 0) then
      r = fold(2, g)
    else
      r = host(d - 1, x*1.1d0, mine) + fold(2, mine)
    end if
  contains
    real(8) function mine(t)
      real(8), intent(in) :: t
      mine = a*t + g(t)*0.1d0
    end function
  end function
  real(8) function one(t)
    real(8), intent(in) :: t
    one = t
  end function
end module
subroutine fun(n, x, y)
  use rec
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  y = host(2, x(1)*0.3d0, one)*x(2)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
