! The same from Fortran.
module wrapped
  use iso_c_binding
  implicit none
  interface
    real(c_double) function objective(n, x) bind(c)
      import
      integer(c_int), value :: n
      real(c_double), intent(in) :: x(*)
    end function
  end interface
contains
  subroutine evaluate(x, y)
    real(8), intent(in) :: x(3)
    real(8), intent(out) :: y
    y = objective(3, x)
  end subroutine
end module

program check
  use wrapped
  use enzyme
  implicit none
  real(8) :: x(3) = [0.3d0, 1.2d0, 0.8d0], dx(3) = 0d0, v(3), y, dy = 1d0, above, below
  real(8), parameter :: h = 1d-5
  integer :: i
  call enzyme_autodiff(evaluate, enzyme_dup, x, dx, enzyme_dup, y, dy)
  do i = 1, 3
    v = 0d0
    v(i) = 1d0
    dy = 0d0
    call enzyme_fwddiff(evaluate, enzyme_dup, x, v, enzyme_dup, y, dy)
    call evaluate(x + h * v, above)
    call evaluate(x - h * v, below)
    print '(3f18.9)', dx(i), dy, (above - below) / (2 * h)
  end do
end program
