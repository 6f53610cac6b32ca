! Plain loops without intrinsics that reduce: also compiled without optimisation.
subroutine heat(n, steps, u)
  implicit none
  integer, intent(in) :: n, steps
  real(8), intent(inout) :: u(n)
  real(8) :: v(n)
  integer :: i, k
  do k = 1, steps
     do i = 2, n - 1
        v(i) = u(i) + 0.1d0 * (u(i - 1) - 2d0 * u(i) + u(i + 1))
     end do
     do i = 2, n - 1
        u(i) = v(i)
     end do
  end do
end subroutine
real(8) function horner(n, c, x)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: c(n), x
  integer :: i
  horner = 0
  do i = n, 1, -1
     horner = horner * x + c(i)
  end do
  if (horner > 1d3) horner = sin(horner)
end function
