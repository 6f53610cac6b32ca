! Roots and norms at the edges of their domains, and extremes of zeros of different sign, differentiated twice.
module edges_and_ties
  implicit none
contains
  subroutine roots(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y(8)
    real(4) :: single(3)
    complex(8) :: z
    single = real(x, 4)
    z = cmplx(x(1), x(2), 8)
    y(1) = sqrt(x(1)); y(2) = norm2(x); y(3) = norm2(single); y(4) = abs(z); y(5) = real(sqrt(z))
    y(6) = x(1)**0.4d0; y(7) = hypot(x(1), x(2)); y(8) = asin(1 + x(3))
  end subroutine

  subroutine sides(x, y)
    real(8), intent(in) :: x(1)
    real(8), intent(out) :: y(9)
    real(8) :: above, below, both(2)
    above = x(1)*x(1)
    below = -x(1)*x(1)
    both = [below, above]
    y(1) = max(above, below); y(2) = max(below, above); y(3) = min(above, below); y(4) = min(below, above)
    y(5) = abs(below); y(6) = sign(above, -1d0); y(7) = max(below, 0d0); y(8) = min(0d0, below, 2d0)
    y(9) = max(real(below, 4), real(above, 4))
  end subroutine

  subroutine slopes_of_sides(x, dy)
    use enzyme
    real(8), intent(in) :: x(1)
    real(8), intent(out) :: dy(9)
    real(8) :: one(1), y(9)
    one = 1
    call enzyme_fwddiff(sides, enzyme_dup, x, one, enzyme_dup, y, dy)
  end subroutine
end module

program main
  use enzyme
  use check, only: finish, near
  use edges_and_ties
  implicit none
  real(8) :: x(3), v(3), dx(3), y(8), dy(8), x1(1), v1(1), dx1(1), y9(9), dy9(9)
  real(8), parameter :: second(9) = [2d0, 2d0, -2d0, -2d0, 2d0, -2d0, 0d0, -2d0, 2d0]
  integer :: i
  x = 0
  v = 1
  call enzyme_fwddiff(roots, enzyme_dup, x, v, enzyme_dup, y, dy)
  do i = 1, 8
    call near("roots, forward", dy(i), 0d0, 0d0)
  end do
  dx = 0
  dy = 1
  call enzyme_autodiff(roots, enzyme_dup, x, dx, enzyme_dup, y, dy)
  do i = 1, 3
    call near("roots, reverse", dx(i), 0d0, 0d0)
  end do
  x1 = 0
  v1 = 1
  call enzyme_fwddiff(slopes_of_sides, enzyme_dup, x1, v1, enzyme_dup, y9, dy9)
  do i = 1, 9
    call near("sides, forward", dy9(i), second(i), 1d-15)
    dx1 = 0
    dy9 = 0
    dy9(i) = 1
    call enzyme_autodiff(slopes_of_sides, enzyme_dup, x1, dx1, enzyme_dup, y9, dy9)
    call near("sides, reverse", dx1(1), second(i), 1d-15)
    call enzyme_fwddiff(slopes_of_sides, enzyme_dup, x1, v1, enzyme_dup, y9, dy9)
  end do
  call finish
end program
