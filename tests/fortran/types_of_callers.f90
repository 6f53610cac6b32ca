! Components of a variable of the caller's that the subroutine lets grow; the caller's shadow holds nothing to begin with.
module types_of_callers
  implicit none
  type box
    real(8), allocatable :: x(:)
    integer, allocatable :: k(:)
    complex(8), allocatable :: z(:)
    real(8), allocatable :: w(:, :)
  end type
contains
  subroutine clean(b)
    type(box), intent(inout) :: b
    b%x = [real(8) ::]
    b%k = [integer ::]
    b%z = [complex(8) ::]
    b%w = reshape([real(8) ::], [0, 0])
  end subroutine
  subroutine f(b, y, s)
    type(box), intent(inout) :: b
    real(8), intent(in) :: y(3)
    real(8), intent(out) :: s
    integer :: i
    do i = 1, 3
      b%x = [b%x, y(i)*y(1)]
      b%k = [b%k, i]
      b%z = [b%z, cmplx(y(i), y(2), 8)]
    end do
    b%w = reshape([b%x, b%x], [size(b%x), 2])
    s = 0
    do i = 1, size(b%x)
      s = s + b%x(i)*b%k(i) + real(b%z(i))**2 + aimag(b%z(i))**2 + b%w(i, 2)
    end do
  end subroutine
end module

program main
  use check, only: near, finish
  use enzyme
  use types_of_callers
  implicit none
  type(box) :: a, d
  real(8) :: s, ds, y(3), dy(3), up, down
  integer :: i
  y = [2d0, 3d0, 5d0]
  dy = 0
  ds = 1
  call clean(a)
  call clean(d)
  call enzyme_autodiff(f, enzyme_dup, a, d, enzyme_dup, y, dy, enzyme_dup, s, ds)
  do i = 1, 3
    y(i) = y(i) + 1d-4
    call clean(a)
    call f(a, y, up)
    y(i) = y(i) - 2d-4
    call clean(a)
    call f(a, y, down)
    y(i) = y(i) + 1d-4
    call near("callers", dy(i), (up - down)/2d-4, 1d-7)
  end do
  call finish
end program
