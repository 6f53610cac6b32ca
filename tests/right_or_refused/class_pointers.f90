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
  include 'check.inc'
end program
