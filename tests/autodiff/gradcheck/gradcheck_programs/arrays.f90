module model
  use enzyme
  implicit none
  type cell
    real(8), allocatable :: values(:)
    real(8) :: scale
  end type
contains
  subroutine energy(c, n, result)
    integer, intent(in) :: n
    type(cell), intent(in) :: c(n)
    real(8), intent(out) :: result
    integer :: i
    result = 0
    do i = 1, n
      result = result + c(i)%scale * sum(c(i)%values**2) + dot_product(c(i)%values, c(1)%values)
    end do
  end subroutine
  subroutine smooth(x, y)
    real(8), intent(in) :: x(3, 3)
    real(8), intent(inout) :: y(3)
    y = matmul(x, y) + sin(y)
  end subroutine
  subroutine printed(x, y)
    real(8), intent(in) :: x
    real(8), intent(out) :: y
    character(len=40) :: text
    write (text, '(es30.20)') x * x
    read (text, *) y
    y = y + x
  end subroutine
end module
program main
  use model
  implicit none
  type(cell) :: c(2), dc(2)
  real(8) :: r, dr, x(3, 3), dx(3, 3), y(3), dy(3), a, da, b, db
  integer :: i
  do i = 1, 2
    allocate (c(i)%values(3), dc(i)%values(3))
    c(i)%values = [1d0, 2d0, 3d0] * i
    dc(i)%values = 0
    c(i)%scale = 0.5d0 * i
    dc(i)%scale = 0
  end do
  r = 0; dr = 1
  call enzyme_autodiff(energy, enzyme_dup, c, dc, enzyme_const, 2, enzyme_dup, r, dr)
  call random_number(x)
  dx = 0
  y = [1d0, 2d0, 3d0]; dy = 1
  call enzyme_autodiff(smooth, enzyme_dup, x, dx, enzyme_dup, y, dy)
  a = 1.5d0; da = 0; b = 0; db = 1
  call enzyme_autodiff(printed, enzyme_dup, a, da, enzyme_dup, b, db)
  print *, dc(1)%values, dx(1, 1), da
end program
