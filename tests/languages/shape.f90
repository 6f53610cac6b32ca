subroutine shape(n, x, y, g)
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  interface
    real(8) function g(v)
      real(8), intent(in) :: v
    end function
  end interface
  real(8) :: t(n)
  integer :: i
  t = sin(x) + x**2
  y = 0
  do i = 1, n
    y = y + g(t(i)) * i
  end do
  if (y > 1d9) print *, 'large', y
end subroutine
