! Further kinds of dummies and arguments that the module's hooks take: scalars that are allocatable or pointers, objects of
! abstract types, CLASS(*), CONTIGUOUS, bounds, masks, several directions, pointers that change places.
module requests_of_variables
  use enzyme
  use check, only: near, finish
  implicit none
  type node
    real(8) :: w = 1
    type(node), pointer :: next => null()
  end type
  type field
    real(8), pointer :: v(:, :) => null()
    real(8), allocatable :: s
  end type
  type, abstract :: shape
  contains
    procedure(area_i), deferred :: area
  end type
  abstract interface
    real(8) function area_i(self)
      import :: shape
      class(shape), intent(in) :: self
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
contains
  real(8) function circle_area(self)
    class(circle), intent(in) :: self
    circle_area = 3*self%r**2
  end function
  subroutine picked(idx, mask, x, y)
    integer, intent(in) :: idx(:)
    logical, intent(in), optional :: mask(:)
    real(8), intent(in) :: x(:)
    real(8), intent(out) :: y
    if (present(mask)) then
      y = sum(x(idx)**2, mask=mask)
    else
      y = sum(x(idx)**2)
    end if
  end subroutine
  subroutine twice(a, b, y)
    real(8), intent(in) :: a(:), b(:)
    real(8), intent(out) :: y
    y = dot_product(a, b**2)
  end subroutine
  subroutine mat(m, y)
    real(8), intent(in) :: m(2, 2)
    real(8), intent(out) :: y
    y = m(1, 1)*m(2, 2) - m(1, 2)*m(2, 1)
  end subroutine
  subroutine scal(s, y)
    real(8), allocatable, intent(in) :: s
    real(8), intent(out) :: y
    y = s**3
  end subroutine
  subroutine list(p, y)
    type(node), pointer, intent(in) :: p
    real(8), intent(out) :: y
    y = p%w**2*p%next%w
  end subroutine
  subroutine poly(o, y)
    class(shape), allocatable, intent(in) :: o
    real(8), intent(out) :: y
    y = o%area()
  end subroutine
  subroutine anything(o, y)
    class(*), intent(in) :: o(:)
    real(8), intent(out) :: y
    y = 0
    select type (o)
    type is (real(8))
      y = sum(o**2)
    type is (real(4))
      y = sum(real(o, 8)**3)
    end select
  end subroutine
  subroutine contig(x, y)
    real(8), intent(in), contiguous :: x(:)
    real(8), intent(out) :: y
    y = sum(x**2)
  end subroutine
  subroutine low(x, y)
    real(8), intent(in) :: x(0:)
    real(8), intent(out) :: y
    y = x(0)*x(ubound(x, 1))
  end subroutine
  subroutine swap(p, r)
    real(8), pointer, intent(inout) :: p(:), r(:)
    real(8), pointer :: t(:)
    t => p
    p => r
    r => t
    p = p*2
  end subroutine
  real(4) function single(x)
    real(4), intent(in) :: x(:)
    single = sum(x**2)
  end function
  subroutine zero(name, values)
    character(*), intent(in) :: name
    real(8), intent(in) :: values(:)
    integer :: i
    do i = 1, size(values)
      call near(name, values(i), 0d0, 1d-12)
    end do
  end subroutine
end module
program main
  use requests_of_variables
  implicit none
  real(8) :: x(5) = [1d0, 2d0, 3d0, 4d0, 5d0], dx(5), dx2(5), y, dy, dy2, m(3, 3), dm(3, 3)
  type(field) :: f, df
  type(node), target :: n1, n2, d1, d2
  type(node), pointer :: p, dp
  class(shape), allocatable :: o, d
  real(8), pointer :: u(:), v(:), du(:), dv(:)
  real(4) :: x4(2) = [1.0, 2.0], dx4(2)
  integer :: i
  dx = 0; dy = 1
  call enzyme_autodiff(picked, enzyme_const, [1, 3, 3], enzyme_const, [.true., .true., .false.], enzyme_dup, x, dx, enzyme_dup, y, dy)
  call zero("picked", dx - [2d0, 0d0, 6d0, 0d0, 0d0])
  dx = 0; dx2 = 0; dy = 1; dy2 = 10
  call enzyme_autodiff(low, enzyme_width, 2, enzyme_dup, x(1:5:2), dx(1:5:2), dx2(1:5:2), enzyme_dupnoneed, y, dy, dy2)
  call zero("low", [dx - [5d0, 0d0, 0d0, 0d0, 1d0], dx2 - 10*[5d0, 0d0, 0d0, 0d0, 1d0]])
  m = reshape([(1d0*i*i, i = 1, 9)], [3, 3]); dm = 0; dy = 1
  call enzyme_autodiff(mat, enzyme_dup, m(1:3:2, 1:3:2), dm(1:3:2, 1:3:2), enzyme_dup, y, dy)
  call zero("mat", [dm(1, 1) - m(3, 3), dm(3, 3) - m(1, 1), dm(1, 3) + m(3, 1), sum(dm(2, :))])
  allocate (f%v(2, 2), df%v(2, 2), f%s, df%s)
  f%v = 3; df%v = 0; f%s = 2; df%s = 0; dy = 1
  call enzyme_autodiff(mat, enzyme_dup, f%v, df%v, enzyme_dup, y, dy)
  call zero("component", reshape(df%v, [4]) - [3d0, -3d0, -3d0, 3d0])
  dy = 1
  call enzyme_autodiff(scal, enzyme_dup, f%s, df%s, enzyme_dup, y, dy)
  call zero("scalar", [df%s - 12])
  n1%w = 2; n2%w = 5; n1%next => n2; d1%w = 0; d2%w = 0; d1%next => d2; p => n1; dp => d1; dy = 1
  call enzyme_autodiff(list, enzyme_dup, p, dp, enzyme_dup, y, dy)
  call zero("list", [d1%w - 20, d2%w - 4])
  o = circle(2d0); d = circle(0d0); dy = 1
  call enzyme_autodiff(poly, enzyme_dup, o, d, enzyme_dup, y, dy)
  select type (d)
  type is (circle)
    call zero("poly", [d%r - 12])
  end select
  dx = 0; dy = 1
  call enzyme_autodiff(anything, enzyme_dup, x(::2), dx(::2), enzyme_dup, y, dy)
  call zero("anything", dx - 2*x*[1, 0, 1, 0, 1])
  dx = 0; dy = 1
  call enzyme_autodiff(contig, enzyme_dup, x(::2), dx(::2), enzyme_dup, y, dy)
  call zero("contig", dx - 2*x*[1, 0, 1, 0, 1])
  allocate (u(2), v(3), du(2), dv(3)); u = 1; v = 2; du = 1; dv = 2
  call enzyme_fwddiff(swap, enzyme_dup, u, du, enzyme_dup, v, dv)
  call zero("swap", [size(u) - 3d0, size(v) - 2d0, size(du) - 3d0, size(dv) - 2d0, u - 4, v - 1, du - 4, dv - 1])
  dx4 = 0
  call enzyme_autodiff(single, enzyme_dup, x4, dx4)
  call zero("single", [real(8) :: dx4 - 2*x4, enzyme_fwddiff_real4(single, enzyme_dup, x4, x4) - 10])
  call finish
end program
