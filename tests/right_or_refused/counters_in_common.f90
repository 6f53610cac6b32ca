! COMMON blocks with counters beside numbers, as older programs keep their state: what is stored as an integer is none of
! the numbers beside it, though an element of an array is so many bytes behind the start of the block.
subroutine put(v)
  real(8) :: v, k(4)
  integer :: m
  character(8) :: name
  common /stack/ name, k, m
  m = m + 1
  k(m) = v
  name = 'put'
end subroutine
subroutine solve(n, x, y)
  integer :: n, it, kount(3)
  real(8) :: x(n), y, t, w(20), tol
  common /iterates/ w, tol, it, kount
  it = 0
  tol = 1d-10
  kount = 0
  do i = 1, n
    w(i) = x(i)
  end do
  do
    it = it + 1
    t = 0
    do i = 1, n
      w(n + i) = 0.5d0 * (w(i) + x(1) / w(i))
      t = t + abs(w(n + i) - w(i))
    end do
    do i = 1, n
      w(i) = w(n + i)
      kount(mod(i, 3) + 1) = kount(mod(i, 3) + 1) + 1
    end do
    if (t < tol .or. it >= 20) exit
  end do
  y = w(1) * w(2) + w(3) * x(4)
end subroutine
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  integer :: i, m
  real(8) :: k(4), e(4), z
  character(8) :: name
  common /stack/ name, k, m
  equivalence (e, k)
  m = 0
  do i = 1, n
    call put(x(i) * x(1))
  end do
  call solve(n, x, z)
  y = e(1) * e(2) + k(3) * k(4) + z
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
