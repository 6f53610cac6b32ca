module state
  implicit none
  type :: stack
    integer :: m = 0
    real(8) :: k(4) = 0, tol
    integer :: c(3)
  end type
end module
subroutine put(s, v)
  use state
  implicit none
  type(stack) :: s
  real(8) :: v
  s%m = s%m + 1
  s%k(s%m) = v
  s%c(mod(s%m, 3) + 1) = s%m
end subroutine
subroutine fun(n, x, y)
  use state
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(stack) :: s
  integer :: i
  interface
    subroutine put(s, v)
      use state
      type(stack) :: s
      real(8) :: v
    end subroutine
  end interface
  do i = 1, n
    call put(s, x(i) * x(1))
  end do
  y = s%k(1) * s%k(2) + s%k(3) * s%k(4) * s%c(2)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
