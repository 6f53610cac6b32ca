! A block whose numbers another procedure declares as integers: the high half of a number, which has a slope.
subroutine put(v)
  real(8) :: v, k(4)
  integer :: m
  common /blk/ k, m
  m = m + 1
  k(m) = v
end subroutine
function half(j)
  integer :: h(8), m, j
  real(8) :: half
  common /blk/ h, m
  half = h(j) * 1d-12
end function
subroutine fun(n, x, y)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  real(8), external :: half
  integer :: i, m
  real(8) :: k(4)
  common /blk/ k, m
  m = 0
  do i = 1, n
    call put(x(i) * x(1))
  end do
  y = k(1) * k(2) + half(2)
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
