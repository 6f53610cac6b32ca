! Internal procedures that change variables of their host, visited by a recursive procedure, host called anew.
module rec
  implicit none
contains
  recursive subroutine walk(k, visit)
    integer, intent(in) :: k
    interface
      subroutine visit(i)
        integer, intent(in) :: i
      end subroutine
    end interface
    if (k == 0) return
    call walk(k - 1, visit)
    call visit(k)
    call walk(k - 2 + mod(k, 2), visit)
  end subroutine
  subroutine host(n, x, a, s)
    integer, intent(in) :: n
    real(8), intent(in) :: x(n), a
    real(8), intent(out) :: s
    integer :: count
    s = a
    count = 0
    call walk(n, add)
    s = s + count
  contains
    subroutine add(i)
      integer, intent(in) :: i
      count = count + 1
      s = s*0.5d0 + x(i)*a*count*s
    end subroutine
  end subroutine
end module
subroutine fun(n, x, y)
  use rec
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8) :: u, v
  integer :: i
  y = 0
  do i = 1, 2
    call host(3, x(1:3)*0.3d0, x(4)*0.1d0*i, u)
    call host(2, x(2:3)*0.2d0, u*0.1d0, v)
    y = y + u*v
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
