module laws
  implicit none
  type, abstract :: law
  contains
    procedure(ev), deferred :: eval
  end type
  abstract interface
    function ev(self, t) result(r)
      import law
      class(law), intent(in) :: self
      real(8), intent(in) :: t
      real(8) :: r
    end function
  end interface
  type, extends(law) :: power
    real(8) :: a, p
  contains
    procedure :: eval => power_eval
  end type
  type, extends(law) :: table
    real(8), allocatable :: y(:)
  contains
    procedure :: eval => table_eval
  end type
  type :: holder
    class(law), allocatable :: l
  end type
contains
  function power_eval(self, t) result(r)
    class(power), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    r = self%a*t**self%p
  end function
  function table_eval(self, t) result(r)
    class(table), intent(in) :: self
    real(8), intent(in) :: t
    real(8) :: r
    integer :: k
    r = 0
    do k = 1, size(self%y)
      r = r*t + self%y(k)
    end do
  end function
  subroutine make(kind, x, l)
    integer, intent(in) :: kind
    real(8), intent(in) :: x(:)
    class(law), allocatable, intent(out) :: l
    type(table) :: tb
    if (kind == 1) then
      allocate (l, source=power(x(1), 1.5d0))
    else
      tb%y = x**2
      allocate (l, source=tb)
    end if
  end subroutine
end module
subroutine fun(n, x, y)
  use laws
  implicit none
  integer, intent(in) :: n
  real(8), intent(in) :: x(n)
  real(8), intent(out) :: y
  type(holder), allocatable :: h(:), g(:)
  integer :: i
  allocate (h(3))
  do i = 1, 3
    call make(mod(i, 2), x(i:), h(i)%l)
  end do
  allocate (g(4))
  do i = 1, 3
    call move_alloc(h(i)%l, g(5 - i)%l)
  end do
  allocate (g(1)%l, source=g(2)%l)
  y = 0
  do i = 1, 4
    y = y + i*g(i)%l%eval(x(n))
    select type (l => g(i)%l)
    type is (power)
      y = y + l%a
    class is (table)
      y = y + l%y(1)
    end select
  end do
end subroutine
program main
  use enzyme, only: enzyme_autodiff, enzyme_fwddiff, enzyme_const, enzyme_dup
  implicit none
  call check(4)
contains
  include 'check.inc'
end program
