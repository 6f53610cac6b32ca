module shapes
  implicit none
  type :: base
    real(8) :: a = 0
  contains
    procedure :: area => base_area
  end type
  type, extends(base) :: child
    real(8) :: b = 0
  contains
    procedure :: area => child_area
  end type
  type, extends(child) :: grand
    real(8) :: c = 0
  end type
  type :: box
    class(base), pointer :: p => null()
  end type
contains
  real(8) function base_area(self)
    class(base), intent(in) :: self
    base_area = self%a**2
  end function
  real(8) function child_area(self)
    class(child), intent(in) :: self
    child_area = self%a*self%b
  end function
end module
subroutine fun(n, x, y)
  use shapes
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(child), target :: c
  type(base), target :: b
  class(base), pointer :: p
  type(box) :: v(3)
  integer :: i
  c%a = x(1); c%b = x(2)**2; b%a = x(3)
  p => c
  y = 0
  select type (p)
  type is (base); y = y + 100*p%a
  type is (child); y = y + p%a*p%b
  end select
  p => b
  select type (p)
  type is (base); y = y + sin(p%a)
  class is (child); y = y + 3*p%b
  end select
  allocate(child :: v(1)%p); allocate(v(2)%p); allocate(grand :: v(3)%p)
  do i = 1, 3
    v(i)%p%a = x(i)
    select type (q => v(i)%p)
    class is (child); q%b = x(i+1)*x(i)
    end select
  end do
  do i = 1, 3
    y = y + i*v(i)%p%area()
    deallocate(v(i)%p)
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  subroutine check(n)
    integer, intent(in) :: n
    real(8) :: x(n), dx(n), y, dy, yp, ym, h, d, t(n), ty
    integer :: i
    logical :: bad
    external :: fun
    bad = .false.
    do i = 1, n
      x(i) = 0.7d0 + 0.31d0*i + 0.05d0*i*i
    end do
    dx = 0; y = 0; dy = 1
    call enzyme_autodiff(fun, enzyme_const, n, enzyme_dup, x, dx, enzyme_dup, y, dy)
    do i = 1, n
      h = 1d-6
      x(i) = x(i) + h; call fun(n, x, yp); x(i) = x(i) - 2*h; call fun(n, x, ym); x(i) = x(i) + h
      d = (yp - ym)/(2*h)
      t = 0; t(i) = 1; ty = 0
      call enzyme_fwddiff(fun, enzyme_const, n, enzyme_dup, x, t, enzyme_dup, y, ty)
      if (.not. abs(ty - d) <= 1d-5*(1 + abs(d))) then; bad = .true.; print *, 'FWD', i, ty, d; end if
      if (.not. abs(dx(i) - d) <= 1d-5*(1 + abs(d))) then; bad = .true.; print *, 'REV', i, dx(i), d; end if
    end do
    if (bad) then; print *, 'WRONG'; else; print *, 'OK'; end if
  end subroutine
end program
